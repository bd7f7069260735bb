import { type AdminVoice, deleteVoice, plans, setDefaultVoice, toggleVoice } from '@nightlight/contract'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { PlayButton } from '../play-button.tsx'
import { fetchSampleUrl, useVoiceAction } from './queries.ts'
import { VoiceForm } from './voice-form.tsx'
import type { Sound } from './voices-tab.tsx'

export function VoiceRow({ voice, sound }: { voice: AdminVoice; sound: Sound }) {
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const key = `${voice.providerId}/${voice.voiceId}`
  const params = { id: voice.id }
  const toggle = useVoiceAction(() => call(toggleVoice, { params, body: {} }), 'Failed to update voice')
  const makeDefault = useVoiceAction(
    () => call(setDefaultVoice, { body: { voiceId: voice.id } }),
    'Failed to set default voice',
    () => toast({ title: 'Default voice set', description: voice.name }),
  )
  const remove = useVoiceAction(
    () => call(deleteVoice, { params }),
    'Failed to delete voice',
    ({ children, accounts }) => {
      setDeleting(false)
      toast({ title: 'Voice deleted', description: reassignedText(children, accounts) })
    },
    () => setDeleting(false),
  )
  if (editing) {
    return (
      <li className="p-4 sm:px-5">
        <VoiceForm voice={voice} onDone={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-bold wrap-anywhere">{voice.name}</span>
            <Badge tone={voice.tier}>{plans[voice.tier].name}</Badge>
            {voice.isDefault && <Badge tone="good">Default</Badge>}
          </p>
          {voice.description && <p className="text-[0.9375rem] text-soft">{voice.description}</p>}
          <p className="text-[0.9375rem] text-soft">
            {[voice.providerId, voice.gender, voice.language].filter(Boolean).join(' · ')}
          </p>
        </div>
        <PlayButton
          what={`a sample of ${voice.name}`}
          state={sound.stateOf(key)}
          onPlay={() => void sound.play(key, () => fetchSampleUrl(voice))}
          onStop={sound.stop}
        />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <div className="mr-auto w-full sm:w-52">
          <Switch
            label={voice.isActive ? 'Active' : 'Inactive'}
            name={`${voice.isActive ? 'Active' : 'Inactive'}: ${voice.name}`}
            checked={voice.isActive}
            disabled={toggle.isPending || voice.isDefault}
            onChange={() => toggle.mutate(undefined)}
          />
        </div>
        {!voice.isDefault && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Make ${voice.name} the default`}
            busy={makeDefault.isPending}
            disabled={makeDefault.isPending || !voice.isActive}
            onClick={() => makeDefault.mutate(undefined)}
          >
            <Star size={20} aria-hidden="true" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Edit ${voice.name}`}
          onClick={() => setEditing(true)}
        >
          <Pencil size={20} aria-hidden="true" />
        </Button>
        {!voice.isDefault && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete ${voice.name}`}
            onClick={() => setDeleting(true)}
          >
            <Trash2 size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
      <Confirm
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete this voice?"
        action="Delete voice"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      >
        Families who chose {voice.name} will hear the default voice instead. Existing recordings stay, and you
        can approve the voice again later.
      </Confirm>
    </li>
  )
}

function reassignedText(children: number, accounts: number): string {
  if (children + accounts === 0) return 'Nobody had chosen it.'
  const countText = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  return `${countText(children, 'child', 'children')} and ${countText(accounts, 'account', 'accounts')} now hear the default.`
}
