import { type AdminVoice, changeVoice, plans, type Tier, tiers } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useVoiceAction } from './queries.ts'

export function VoiceForm({ voice, onDone }: { voice: AdminVoice; onDone: () => void }) {
  const [name, setName] = useState(voice.name)
  const [tier, setTier] = useState<Tier>(voice.tier)
  const save = useVoiceAction(
    () =>
      call(changeVoice, {
        params: { id: voice.id },
        body: {
          ...(name.trim() !== voice.name && { name: name.trim() }),
          ...(tier !== voice.tier && { subscriptionLevel: tier }),
        },
      }),
    'Failed to update voice',
    () => {
      toast({ title: 'Voice updated', description: name.trim() })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) save.mutate(undefined)
  }
  return (
    <form noValidate aria-label={`Edit ${voice.name}`} onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={name.trim() ? undefined : 'Name is required'}
        />
        <Select
          label="Tier"
          value={tier}
          onChange={(value) => setTier(value as Tier)}
          options={tiers.map((option) => ({ value: option, label: plans[option].name }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} disabled={save.isPending}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
