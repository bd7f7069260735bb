import { type PronounChoice, pronounChoices } from '@nightlight/contract'
import { type ComponentProps, useId } from 'react'
import type { BeginDraft } from './begin-draft.ts'

interface SpokenOfProps {
  name: string
  draft: Pick<BeginDraft, 'pronouns' | 'grownUps'>
  onChange: (changes: Partial<Pick<BeginDraft, 'pronouns' | 'grownUps'>>) => void
}

/** How stories speak of the child, and what they call whoever puts it to bed. Both may be left as they are. */
export function SpokenOf({ name, draft: { pronouns, grownUps }, onChange }: SpokenOfProps) {
  const group = useId()
  const toggle = (word: string) =>
    onChange({
      grownUps: grownUps.includes(word) ? grownUps.filter((each) => each !== word) : [...grownUps, word],
    })
  return (
    <div className="mt-6 flex flex-col gap-5">
      <fieldset>
        <legend className="mb-2 font-bold">{`In stories, ${name} is`}</legend>
        <div className="flex flex-wrap gap-2">
          {pronounChoices.map((choice) => (
            <Pill
              key={choice}
              label={pronounLabels[choice]}
              type="radio"
              name={group}
              checked={pronouns === choice}
              onChange={() => onChange({ pronouns: choice })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-bold">
          {`At bedtime, ${name} calls for`} <span className="font-normal text-soft">(optional)</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {callNames.map((word) => (
            <Pill
              key={word}
              label={word}
              type="checkbox"
              checked={grownUps.includes(word)}
              onChange={() => toggle(word)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

const pronounLabels: Record<PronounChoice, string> = {
  she: 'she',
  he: 'he',
  they: 'they',
  name: 'only the name',
}

const callNames = [
  'Mummy',
  'Mum',
  'Mommy',
  'Mom',
  'Mama',
  'Daddy',
  'Dad',
  'Papa',
  'Granny',
  'Grandma',
  'Grandad',
]

interface PillProps extends Pick<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'onChange'> {
  label: string
}

/** A label in the shape of a button; its field lies over it. */
function Pill({ label, ...field }: PillProps) {
  return (
    <label className="relative inline-flex min-h-12 cursor-pointer items-center rounded-full">
      <input
        {...field}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-full outline-offset-2"
      />
      <span className="inline-flex min-h-12 items-center rounded-full border-2 border-line bg-surface px-4 peer-checked:border-accent peer-checked:bg-tint peer-checked:font-bold">
        {label}
      </span>
    </label>
  )
}
