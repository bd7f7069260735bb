import {
  appearanceFeatures,
  type Child,
  type ConfirmedLooks,
  type DetectedLooks,
  eyeColours,
  hairColours,
  hairStyles,
  skinTones,
} from '@nightlight/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { useConfirmLooks } from './photo-queries.ts'

type Word = 'hairColor' | 'hairStyle' | 'eyeColor' | 'skinTone'

const fields: readonly { name: Word; label: string; words: readonly string[] }[] = [
  { name: 'hairColor', label: 'Hair colour', words: hairColours.map(({ name }) => name) },
  { name: 'hairStyle', label: 'Hair style', words: hairStyles },
  { name: 'eyeColor', label: 'Eye colour', words: eyeColours },
  { name: 'skinTone', label: 'Skin tone', words: skinTones.map(({ name }) => name) },
]

/** Closes without changing the profile. */
const leave = 'leave'

interface ConfirmLooksProps {
  child: Child
  looks: Pick<DetectedLooks, 'hairColor' | 'skinTone'> & Partial<DetectedLooks>
  by: ConfirmedLooks['by']
}

/** What the service saw in the photos, for a parent to correct. Only what is confirmed here changes the profile. */
export function ConfirmLooks({ child, looks, by }: ConfirmLooksProps) {
  const shown = fields.filter(({ name }) => looks[name] !== undefined)
  const [words, setWords] = useState<Partial<Record<Word, string>>>({})
  const [glasses, setGlasses] = useState(glassesOf(looks.hasGlasses))
  const confirm = useConfirmLooks(child.id)
  const wordFor = (name: Word) => words[name] ?? looks[name] ?? leave
  const features = (looks.features ?? []).filter((feature) =>
    appearanceFeatures.some((known) => known === feature),
  )

  const take = () => {
    const told = shown.flatMap(({ name }) => (wordFor(name) === leave ? [] : [[name, wordFor(name)]]))
    const chosen: ConfirmedLooks['looks'] = {
      ...Object.fromEntries(told),
      ...(glasses !== leave && { hasGlasses: glasses === 'yes' }),
      ...(features.length > 0 && { features: features as ConfirmedLooks['looks']['features'] }),
    }
    const onSuccess = () => toast({ title: 'Profile Updated', description: 'Pictures show it from now on.' })
    confirm.mutate({ by, looks: chosen }, { onSuccess })
  }
  return (
    <fieldset aria-label="What was seen" className="flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ name, label, words: known }) => (
          <Select
            key={name}
            label={label}
            value={wordFor(name)}
            onChange={(word) => setWords({ ...words, [name]: word })}
            options={[
              ...known.map((word) => ({ value: word, label: capitalised(word) })),
              { value: leave, label: child[name] ? `Leave it: ${child[name]}` : 'Leave it open' },
            ]}
          />
        ))}
        {looks.hasGlasses !== undefined && (
          <Select
            label="Glasses"
            value={glasses}
            onChange={setGlasses}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
              { value: leave, label: `Leave it: ${child.hasGlasses ? 'yes' : 'no'}` },
            ]}
          />
        )}
      </div>
      {features.length > 0 && <p>{`Also seen, and added to the profile: ${features.join(', ')}.`}</p>}
      <Button className="self-start" busy={confirm.isPending} disabled={confirm.isPending} onClick={take}>
        {!confirm.isPending && <Check size={20} aria-hidden="true" />}
        {by === 'colours' ? 'Use These Colours' : 'Use These'}
      </Button>
    </fieldset>
  )
}

const glassesOf = (seen: boolean | null | undefined) =>
  seen === null || seen === undefined ? leave : seen ? 'yes' : 'no'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
