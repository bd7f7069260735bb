import {
  type AdminTrack,
  addMusicTrack,
  type CategoryWithTracks,
  changeMusicTrack,
  plans,
  type Tier,
  tiers,
} from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMusicAction } from './queries.ts'
import { SoundField } from './sound-field.tsx'
import type { UploadedMusic } from './upload-music.ts'

interface TrackFormProps {
  /** undefined for a new track. */
  track?: AdminTrack
  categories: readonly CategoryWithTracks[]
  onDone: () => void
}

export function TrackForm({ track, categories, onDone }: TrackFormProps) {
  const [title, setTitle] = useState(track?.title ?? '')
  const [description, setDescription] = useState(track?.description ?? '')
  const [category, setCategory] = useState(track ? String(track.categoryId) : undefined)
  const [tier, setTier] = useState<Tier>(track?.tier ?? 'firefly')
  const [isActive, setActive] = useState(track?.isActive ?? true)
  const [sound, setSound] = useState<UploadedMusic | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const body = {
    title: title.trim(),
    description: description.trim(),
    categoryId: Number(category),
    subscriptionLevel: tier,
    isActive,
  }
  const save = useMusicAction(
    async () => {
      if (track) return call(changeMusicTrack, { params: { id: track.id }, body })
      if (!sound) throw new Error('Please choose a sound file')
      const { filename, webPath, duration } = sound
      return call(addMusicTrack, { body: { ...body, filename, webPath, duration } })
    },
    track ? 'Failed to update track' : 'Failed to add track',
    () => {
      toast({ title: track ? 'Track updated' : 'Track added', description: body.title })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (body.title && category && (track || sound)) save.mutate(undefined)
  }
  return (
    <form
      noValidate
      aria-label={track ? `Edit ${track.title}` : 'New track'}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {!track && (
        <SoundField
          sound={sound}
          missing={submitted && !sound}
          onSound={(next, name) => {
            setSound(next)
            if (next && !title.trim()) setTitle(name)
          }}
        />
      )}
      <TextField
        label="Title"
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={submitted && !body.title ? 'Title is required' : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Category"
          value={category}
          onChange={setCategory}
          placeholder="Choose a category"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={submitted && !category ? 'Please choose a category' : undefined}
        />
        <Select
          label="Tier"
          value={tier}
          onChange={(value) => setTier(value as Tier)}
          options={tiers.map((option) => ({ value: option, label: plans[option].name }))}
        />
      </div>
      <TextArea
        label="Description"
        optional
        maxLength={2000}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        className="min-h-20!"
      />
      <Switch
        label="Active"
        hint="Families whose plan includes the tier can choose it."
        checked={isActive}
        disabled={track?.isDefault ?? false}
        onChange={setActive}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} disabled={save.isPending}>
          {track ? 'Save' : 'Add track'}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
