import type { Child, Voice } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { usePreview, voicesQuery } from '../voices/index.ts'
import { previewErrors, voiceKey, voiceKeyOfChild } from './child-voice.ts'
import { sortVoices, useChooseDefaultVoice } from './voice-queries.ts'

/** The child's default voice, chosen on the child's card. */
export function DefaultVoiceSelect({ child }: { child: Child }) {
  const voices = useQuery(voicesQuery)
  const choose = useChooseDefaultVoice(child.id)
  const preview = usePreview(previewErrors)
  const { available, premium } = sortVoices(voices.data ?? [])
  const chosen = available.find((voice) => voiceKey(voice) === voiceKeyOfChild(child))
  // Optimistic: if the server refuses, the previous voice is shown again.
  const pendingVoice = choose.isPending
    ? available.find((voice) => isSame(voice, choose.variables))
    : undefined
  const shown = pendingVoice ?? chosen
  return (
    <div className="flex items-end gap-2">
      <Select
        label="Default voice"
        fieldClassName="flex-1"
        value={shown && voiceKey(shown)}
        onChange={(key) => {
          const voice = available.find((candidate) => voiceKey(candidate) === key)
          if (voice && voice !== shown)
            choose.mutate({ voiceId: voice.voiceId, providerId: voice.providerId })
        }}
        options={[...available, ...premium].map(optionOf)}
        placeholder={voices.isPending ? 'Loading voices...' : 'Choose a voice'}
        empty="No voices available"
        error={voices.isError ? 'The voices could not be loaded.' : undefined}
      />
      <Button
        variant="secondary"
        size="icon"
        aria-label={`Preview the voice of ${child.name}`}
        busy={preview.state === 'generating'}
        disabled={!shown || preview.state === 'generating'}
        onClick={() =>
          shown &&
          (preview.state === 'playing'
            ? preview.stop()
            : void preview.play({ providerId: shown.providerId, voiceId: shown.voiceId }, pace))
        }
      >
        {preview.state !== 'generating' && <Volume2 size={20} aria-hidden="true" />}
      </Button>
    </div>
  )
}

const pace = 'bedtime-story'

const isSame = (voice: Voice, other: { voiceId: string; providerId: string } | undefined) =>
  other !== undefined && voiceKey(voice) === voiceKey(other)

const optionOf = (voice: Voice) => ({
  value: voiceKey(voice),
  label: voice.gender ? `${voice.name} (${voice.gender})` : voice.name,
  disabled: !voice.isAccessible,
  note: voice.requiresUpgrade && <Badge tone={voice.tier}>Upgrade Required</Badge>,
})
