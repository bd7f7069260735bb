import { eyeColours, hairColours, hairStyles, type Look, skinTones } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Shuffle } from 'lucide-react'
import { useEffect, useId } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type LookChoice, looksQuery, newSeed } from './look-choice.ts'
import { Swatches } from './swatches.tsx'

interface LookPickerProps {
  /** What the portraits are called: 'Which one is Maya?' */
  label: string
  age: number
  choice: LookChoice
  onChange: (choice: LookChoice) => void
}

/** Six portraits to choose from, others at a press, and swatches for what is to be the same in all of them. */
export function LookPicker({ label, age, choice, onChange }: LookPickerProps) {
  const name = useId()
  const looks = useQuery(looksQuery(age, choice))
  useFollowedLook(looks.isPlaceholderData ? undefined : looks.data?.looks, choice, onChange)
  const know = (known: LookChoice['known']) => onChange({ ...choice, known: { ...choice.known, ...known } })
  return (
    <div className="flex flex-col gap-6">
      {looks.isError ? (
        <Notice
          tone="danger"
          title="The portraits could not be drawn"
          action={<Button onClick={() => void looks.refetch()}>Try again</Button>}
        >
          {errorText(looks.error)} You can go on without one and choose it later.
        </Notice>
      ) : (
        <fieldset aria-label={label} className="grid grid-cols-3 gap-3 sm:gap-4">
          {looks.isPending
            ? Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={String(index)} className="aspect-square w-full rounded-full" />
              ))
            : looks.data.looks.map(({ portrait, ...look }, index) => (
                <label key={look.lookSeed} className="group relative block cursor-pointer">
                  <input
                    type="radio"
                    name={name}
                    checked={choice.look?.lookSeed === look.lookSeed}
                    onChange={() => onChange({ ...choice, look })}
                    className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-full outline-offset-4"
                  />
                  <img
                    src={`data:image/svg+xml,${encodeURIComponent(portrait)}`}
                    alt={`Portrait ${index + 1}: ${wordsFor(look)}`}
                    width={160}
                    height={160}
                    className="aspect-square w-full rounded-full bg-tint ring-accent ring-offset-4 ring-offset-surface transition-transform duration-200 group-hover:scale-[1.03] peer-checked:ring-4 motion-reduce:transition-none"
                  />
                </label>
              ))}
        </fieldset>
      )}
      <Button
        variant="secondary"
        className="self-center"
        onClick={() => onChange({ ...choice, seed: newSeed(), look: null })}
      >
        <Shuffle size={20} aria-hidden="true" />
        Show me others
      </Button>
      <details className="group rounded-card border border-line bg-sunken">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-4 py-2.5 leading-snug font-bold">
          <span className="flex-1">Choose skin, hair, eyes and glasses</span>
          <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-5 px-4 pt-1 pb-5">
          <Swatches
            label="Skin"
            options={skinTones}
            value={choice.known.skinTone}
            onChange={(skinTone) => know({ skinTone })}
          />
          <Swatches
            label="Hair colour"
            options={hairColours}
            value={choice.known.hairColor}
            onChange={(hairColor) => know({ hairColor })}
          />
          <Swatches
            label="Hair"
            options={hairStyles.map((style) => ({ name: style }))}
            value={choice.known.hairStyle}
            onChange={(hairStyle) => know({ hairStyle })}
          />
          <Swatches
            label="Eyes"
            options={eyeColours.map((colour) => ({ name: colour, colour: eyePaint[colour] }))}
            value={choice.known.eyeColor}
            onChange={(eyeColor) => know({ eyeColor })}
          />
          <Switch
            label="Wears glasses"
            checked={choice.known.hasGlasses ?? false}
            onChange={(hasGlasses) => know({ hasGlasses })}
          />
        </div>
      </details>
    </div>
  )
}

/** The chosen portrait stays chosen when a swatch changes it: its seed is the same. */
function useFollowedLook(
  looks: readonly (Look & { portrait: string })[] | undefined,
  choice: LookChoice,
  onChange: (choice: LookChoice) => void,
): void {
  const latest = useLatest({ choice, onChange })
  useEffect(() => {
    const { choice, onChange } = latest.current
    const offered = looks?.find(({ lookSeed }) => lookSeed === choice.look?.lookSeed)
    if (!offered || !choice.look) return
    const { portrait: _, ...look } = offered
    if (wordsFor(look) !== wordsFor(choice.look)) onChange({ ...choice, look })
  }, [looks, latest])
}

const wordsFor = ({ hairColor, hairStyle, skinTone, eyeColor, hasGlasses }: Look): string =>
  [`${hairColor} hair, ${hairStyle}`, `${skinTone} skin`, `${eyeColor} eyes`, hasGlasses && 'glasses']
    .filter(Boolean)
    .join(', ')

const eyePaint: Record<(typeof eyeColours)[number], string> = {
  'dark brown': '#2a1c18',
  brown: '#5a3520',
  hazel: '#8a6a2f',
  green: '#4f8258',
  blue: '#3f74a8',
  grey: '#6b7684',
}
