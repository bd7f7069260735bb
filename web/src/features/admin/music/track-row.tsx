import {
  type AdminTrack,
  type CategoryWithTracks,
  changeMusicTrack,
  deleteMusicTrack,
  plans,
} from '@nightlight/contract'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { PlayButton } from '../play-button.tsx'
import type { useSound } from '../use-sound.ts'
import { useMusicAction } from './queries.ts'
import { TrackForm } from './track-form.tsx'

interface TrackRowProps {
  track: AdminTrack
  categories: readonly CategoryWithTracks[]
  sound: ReturnType<typeof useSound>
}

export function TrackRow({ track, categories, sound }: TrackRowProps) {
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const key = String(track.id)
  const params = { id: track.id }
  const makeDefault = useMusicAction(
    () => call(changeMusicTrack, { params, body: { isDefault: true } }),
    'Failed to update track',
    () => toast({ title: 'Default track set', description: track.title }),
  )
  const remove = useMusicAction(
    () => call(deleteMusicTrack, { params }),
    'Failed to delete track',
    () => toast({ title: 'Track deleted', description: track.title }),
    () => setDeleting(false),
  )
  if (editing) {
    return (
      <li className="p-4 sm:px-5">
        <TrackForm track={track} categories={categories} onDone={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 p-4 sm:px-5">
      <PlayButton
        what={track.title}
        state={sound.stateOf(key)}
        onPlay={() => void sound.play(key, () => track.webPath)}
        onStop={sound.stop}
      />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-bold wrap-anywhere">{track.title}</span>
          <Badge tone={track.tier}>{plans[track.tier].name}</Badge>
          {track.isDefault && <Badge tone="good">Default</Badge>}
          {!track.isActive && <Badge>Inactive</Badge>}
        </p>
        <p className="text-[0.9375rem] text-soft">
          {[durationText(track.duration), track.description].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="ml-auto flex">
        {!track.isDefault && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Make ${track.title} the default`}
            busy={makeDefault.isPending}
            disabled={makeDefault.isPending || !track.isActive}
            onClick={() => makeDefault.mutate(undefined)}
          >
            <Star size={20} aria-hidden="true" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Edit ${track.title}`}
          onClick={() => setEditing(true)}
        >
          <Pencil size={20} aria-hidden="true" />
        </Button>
        {!track.isDefault && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete ${track.title}`}
            onClick={() => setDeleting(true)}
          >
            <Trash2 size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
      <Confirm
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete this track?"
        action="Delete track"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      >
        {track.title} will be permanently deleted. To keep it for later, edit it and make it inactive instead.
      </Confirm>
    </li>
  )
}

/** @param seconds of the track; '3:07' */
const durationText = (seconds: number) =>
  seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''
