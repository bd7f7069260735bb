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

type LookField = 'hairColor' | 'hairStyle' | 'eyeColor' | 'skinTone'

const fields: readonly { name: LookField; label: string; options: readonly string[] }[] = [
  { name: 'hairColor', label: 'Hair colour', options: hairColours.map(({ name }) => name) },
  { name: 'hairStyle', label: 'Hair style', options: hairStyles },
  { name: 'eyeColor', label: 'Eye colour', options: eyeColours },
  { name: 'skinTone', label: 'Skin tone', options: skinTones.map(({ name }) => name) },
]

/** The option that does not change the profile. */
const unchanged = 'unchanged'

interface ConfirmLooksProps {
  child: Child
  looks: Pick<DetectedLooks, 'hairColor' | 'skinTone'> & Partial<DetectedLooks>
  by: ConfirmedLooks['by']
}

/** What the service saw in the photos, for a parent to correct. Only what is confirmed here changes the profile. */
export function ConfirmLooks({ child, looks, by }: ConfirmLooksProps) {
  const shown = fields.filter(({ name }) => looks[name] !== undefined)
  const [values, setValues] = useState<Partial<Record<LookField, string>>>({})
  const [glasses, setGlasses] = useState(glassesOf(looks.hasGlasses))
  const confirm = useConfirmLooks(child.id)
  const lookOf = (name: LookField) => values[name] ?? looks[name] ?? unchanged
  const features = (looks.features ?? []).filter((feature) =>
    appearanceFeatures.some((drawable) => drawable === feature),
  )

  const apply = () => {
    const changed = shown.flatMap(({ name }) => (lookOf(name) === unchanged ? [] : [[name, lookOf(name)]]))
    const chosen: ConfirmedLooks['looks'] = {
      ...Object.fromEntries(changed),
      ...(glasses !== unchanged && { hasGlasses: glasses === 'yes' }),
      ...(features.length > 0 && { features: features as ConfirmedLooks['looks']['features'] }),
    }
    const onSuccess = () => toast({ title: 'Profile Updated', description: 'New pictures will show it.' })
    confirm.mutate({ by, looks: chosen }, { onSuccess })
  }
  return (
    <fieldset aria-label="What was seen" className="flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            value={lookOf(name)}
            onChange={(word) => setValues({ ...values, [name]: word })}
            options={[
              ...options.map((word) => ({ value: word, label: capitalised(word) })),
              { value: unchanged, label: child[name] ? `Keep: ${child[name]}` : 'Leave open' },
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
              { value: unchanged, label: `Keep: ${child.hasGlasses ? 'yes' : 'no'}` },
            ]}
          />
        )}
      </div>
      {features.length > 0 && <p>{`Also seen, and added to the profile: ${features.join(', ')}.`}</p>}
      <Button className="self-start" busy={confirm.isPending} disabled={confirm.isPending} onClick={apply}>
        {!confirm.isPending && <Check size={20} aria-hidden="true" />}
        {by === 'colours' ? 'Use These Colours' : 'Use These'}
      </Button>
    </fieldset>
  )
}

const glassesOf = (seen: boolean | null | undefined) =>
  seen === null || seen === undefined ? unchanged : seen ? 'yes' : 'no'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
