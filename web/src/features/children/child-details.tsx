import type { Child } from '@nightlight/contract'
import { directionOf } from '../../lib/bidi.ts'

/** A summary of the profile. */
export function ChildDetails({ child }: { child: Child }) {
  const looks = [
    hairText(child),
    child.eyeColor && `${child.eyeColor} eyes`,
    child.skinTone && `${child.skinTone} skin`,
    child.hasGlasses && 'glasses',
  ].flatMap((look) => (look ? [look.toLowerCase()] : []))
  if (child.otherFeatures) looks.push(child.otherFeatures)
  return (
    <dl className="mt-4 grid gap-2">
      <Detail name={child.interests ? 'Loves' : 'Interests'} text={child.interests ?? 'None yet'} />
      {looks.length > 0 && <Detail name="Looks" text={sentence(looks)} />}
      {child.fears && <Detail name="Stories avoid" text={child.fears} />}
    </dl>
  )
}

function hairText({ hairColor, hairStyle }: Child): string | null {
  if (!hairColor) return hairStyle && `${hairStyle} hair`
  return hairStyle ? `${hairColor} hair (${hairStyle})` : `${hairColor} hair`
}

/** 'Ginger hair, green eyes'. Free text about other features keeps its capitals. */
function sentence([first = '', ...others]: readonly string[]): string {
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')
}

function Detail({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm font-bold text-soft">{name}</dt>
      <dd className="line-clamp-3">
        <bdi dir={directionOf(text)}>{text}</bdi>
      </dd>
    </div>
  )
}
