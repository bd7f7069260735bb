import { type PronounChoice, pronounChoices } from '@nightlight/contract'
import { type ComponentProps, useId } from 'react'
import type { BeginDraft } from './begin-draft.ts'

interface SpokenOfProps {
  name: string
  value: PronounChoice
  onChange: (pronouns: PronounChoice) => void
}

/** How stories speak of the child. */
export function SpokenOf({ name, value, onChange }: SpokenOfProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-bold">
        In stories:<span className="sr-only">{` how they speak of ${name}`}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {pronounChoices.map((choice) => (
          <Pill
            key={choice}
            label={pronounLabels[choice]}
            type="radio"
            name={group}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface CallsForProps {
  name: string
  value: BeginDraft['grownUps']
  onChange: (grownUps: BeginDraft['grownUps']) => void
}

/** What stories call whoever puts the child to bed. */
export function CallsFor({ name, value, onChange }: CallsForProps) {
  const toggle = (word: string) =>
    onChange(value.includes(word) ? value.filter((each) => each !== word) : [...value, word])
  return (
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
            checked={value.includes(word)}
            onChange={() => toggle(word)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const pronounLabels: Record<PronounChoice, string> = {
  she: 'she',
  he: 'he',
  they: 'they',
  name: 'just the name',
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
      <span className="inline-flex min-h-12 items-center rounded-full border-2 border-line bg-surface px-3.5 peer-checked:border-accent peer-checked:bg-tint peer-checked:font-bold">
        {label}
      </span>
    </label>
  )
}
