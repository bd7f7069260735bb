import { maxPhotosPerUpload, tooManyPhotosMessage } from '@nightlight/contract'
import { ImagePlus, Upload, X } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUploadPhotos } from './photo-queries.ts'
import { fileErrors } from './send-photos.ts'

interface PhotoUploadProps {
  childId: number
  keptDays: number
  /** The service that could describe the photos; null if there is none, undefined while that is unknown. */
  reader: string | null | undefined
}

/** Chooses photos with the parent's note and uploads both. */
export function PhotoUpload({ childId, keptDays, reader }: PhotoUploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [parentDescription, setDescription] = useState('')
  const { upload, percent } = useUploadPhotos(childId)
  const errors = fileErrors(upload.error)

  const change = (chosen: readonly File[]) => {
    setPhotos(chosen)
    upload.reset()
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // Otherwise choosing the same file again would not fire a change event.
    target.value = ''
    if (chosen.length > maxPhotosPerUpload) {
      toast({ title: 'Too Many Files', description: tooManyPhotosMessage, tone: 'destructive' })
      return
    }
    change(chosen)
  }
  const clear = () => {
    change([])
    setDescription('')
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-dashed border-edge p-4">
      {reader !== undefined && <p id={`${id}-use`}>{photosAreFor(reader)}</p>}
      <p id={`${id}-hint`} className="text-soft">
        {`Choose 2 to 5 clear photos. They are stored encrypted, seen by nobody outside your family, and deleted after ${keptDays === 1 ? 'a day' : `${keptDays} days`}. The place and time that cameras store in photos are removed immediately.`}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label="Photos"
        aria-describedby={`${id}-use ${id}-hint`}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        variant="secondary"
        className="self-start"
        disabled={upload.isPending}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={20} aria-hidden="true" />
        Choose Photos
      </Button>
      {photos.length > 0 && (
        <>
          <ul aria-label="Chosen photos" className="flex flex-col gap-1">
            {photos.map((photo, index) => (
              <ChosenPhoto
                key={`${photo.name} ${photo.lastModified}`}
                photo={photo}
                error={errors.get(index)}
                disabled={upload.isPending}
                onRemove={() => change(photos.filter((other) => other !== photo))}
              />
            ))}
          </ul>
          <TextArea
            label="What the photos show"
            optional
            maxLength={500}
            placeholder="Two plaits, freckles, a gap between the front teeth"
            className="min-h-20!"
            value={parentDescription}
            onChange={(event) => setDescription(event.target.value)}
          />
          {upload.isPending && <UploadProgress percent={percent} />}
          <div className="flex flex-wrap gap-3">
            <Button
              busy={upload.isPending}
              disabled={upload.isPending || errors.size > 0}
              onClick={() => upload.mutate({ photos, parentDescription }, { onSuccess: clear })}
            >
              {!upload.isPending && <Upload size={20} aria-hidden="true" />}
              {photos.length === 1 ? 'Upload 1 Photo' : `Upload ${photos.length} Photos`}
            </Button>
            <Button variant="secondary" disabled={upload.isPending} onClick={clear}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Said before a photo is chosen, and where the upload is offered with another plan. */
export const photosAreFor = (reader: string | null): string =>
  reader
    ? `What photos are for: after the upload you can pick the colours of hair, eyes and skin in them yourself, or let ${reader} describe them. It sees them only if you agree to that then.`
    : 'What photos are for: after the upload you can pick the colours of hair, eyes and skin in them yourself. Nobody else looks at them here: the character is drawn from these colours and from your words, not from the photos.'

interface ChosenPhotoProps {
  photo: File
  /** Why it cannot be used. */
  error: string | undefined
  disabled: boolean
  onRemove: () => void
}

function ChosenPhoto({ photo, error, disabled, onRemove }: ChosenPhotoProps) {
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <bdi dir="auto" className="block truncate">
          {photo.name}
        </bdi>
        {error && <span className="block text-[0.9375rem] font-bold text-danger">{error}</span>}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${photo.name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </li>
  )
}

function UploadProgress({ percent }: { percent: number }) {
  return (
    <div className="flex flex-col gap-2">
      <Progress value={percent} label="Upload" />
      <p role="status" className="text-[0.9375rem] text-soft">
        {percent < 100 ? 'Sending the photos...' : 'Checking the photos...'}
      </p>
    </div>
  )
}
