import { type ClonedVoice, ownVoicesProviderId } from '@nightlight/contract'
import { Pencil, Square, Trash2, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { isolate } from '../../../lib/bidi.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePreview } from '../use-preview.ts'
import { useDeleteVoice, useRetryCloning } from './queries.ts'
import { RenameVoice } from './rename-voice.tsx'

export function VoiceRow({ voice, canUse }: { voice: ClonedVoice; canUse: boolean }) {
  const [confirming, setConfirming] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const retry = useRetryCloning()
  const remove = useDeleteVoice()
  const { name, status } = voice
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          <bdi dir="auto" className="min-w-0 break-words">
            {name}
          </bdi>
          {status === 'ready' && <Badge tone="good">Ready</Badge>}
          {status === 'failed' && <Badge tone="danger">Failed</Badge>}
        </p>
        <StatusText voice={voice} />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {status === 'ready' && canUse && <PreviewVoice voice={voice} />}
        {status === 'failed' && canUse && (
          <Button
            variant="secondary"
            busy={retry.isPending}
            disabled={retry.isPending}
            onClick={() => retry.mutate(voice)}
          >
            Try again
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          <Pencil size={20} aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={() => setConfirming(true)}>
          <Trash2 size={20} aria-hidden="true" />
        </Button>
      </div>
      <RenameVoice voice={voice} open={renaming} onOpenChange={setRenaming} />
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={`Delete the voice of ${isolate(name)}?`}
        action="Delete voice"
        cancel="Keep it"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(voice, { onSettled: () => setConfirming(false) })}
      >
        It will be permanently deleted, here and where it was made, with its recording. Stories that it has
        already read keep their narration until you have them read by another voice, or delete them.
      </Confirm>
    </li>
  )
}

function StatusText({ voice: { status, fault, service, consent } }: { voice: ClonedVoice }) {
  if (status === 'making') {
    return (
      <p role="status" className="flex items-center gap-2 text-soft">
        <Spinner size={18} /> {service} is listening. This takes a minute or so.
      </p>
    )
  }
  if (status === 'failed') {
    return (
      <p className="text-soft">{fault} Nothing of it is stored there; the recording is kept for a week.</p>
    )
  }
  return (
    <p className="text-[0.9375rem] text-soft">
      Made by {service}. <bdi dir="auto">{consent.by}</bdi> agreed on{' '}
      {new Date(consent.at).toLocaleDateString(undefined, { dateStyle: 'long' })}.
    </p>
  )
}

function PreviewVoice({ voice: { voiceId, name } }: { voice: ClonedVoice }) {
  const preview = usePreview()
  const isPlaying = preview.state === 'playing'
  const Icon = isPlaying ? Square : Volume2
  return (
    <Button
      variant="secondary"
      aria-label={isPlaying ? `Stop ${name}` : `Hear ${name}`}
      busy={preview.state === 'generating'}
      disabled={preview.state === 'generating'}
      onClick={() =>
        isPlaying
          ? preview.stop()
          : void preview.play({ providerId: ownVoicesProviderId, voiceId }, 'bedtime-story')
      }
    >
      {preview.state !== 'generating' && <Icon size={20} aria-hidden="true" />}
      {isPlaying ? 'Stop' : 'Hear it'}
    </Button>
  )
}
