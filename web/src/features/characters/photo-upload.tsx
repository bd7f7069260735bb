import { maxPhotosPerUpload, tooManyPhotos } from '@nightlight/contract'
import { ImagePlus, Upload } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useUploadPhotos } from './photo-queries.ts'

/** Chooses photos, takes what a parent says about them, and sends both. */
export function PhotoUpload({ childId }: { childId: number }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [parentDescription, setDescription] = useState('')
  const upload = useUploadPhotos(childId)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // The same file chosen again is a change again.
    target.value = ''
    if (chosen.length > maxPhotosPerUpload) {
      toast({ title: 'Too Many Files', description: tooManyPhotos, tone: 'destructive' })
      return
    }
    setPhotos(chosen)
  }
  const clear = () => {
    setPhotos([])
    setDescription('')
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-dashed border-edge p-4">
      <p id={`${id}-hint`} className="text-soft">
        Choose 2 to 5 clear photos to compare the drawing with. Nobody outside your family sees them, and the
        place and time that a camera writes into them are removed. Our illustrator draws from words: say what
        the photos show.
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label="Photos"
        aria-describedby={`${id}-hint`}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button look="secondary" className="self-start" onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden="true" />
        Choose Photos
      </Button>
      {photos.length > 0 && (
        <>
          <ul aria-label="Chosen photos" className="flex flex-col gap-1">
            {photos.map((photo) => (
              <li key={`${photo.name} ${photo.lastModified}`} className="truncate">
                {photo.name}
              </li>
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
          <div className="flex flex-wrap gap-3">
            <Button
              busy={upload.isPending}
              disabled={upload.isPending}
              onClick={() => upload.mutate({ photos, parentDescription }, { onSuccess: clear })}
            >
              {!upload.isPending && <Upload size={20} aria-hidden="true" />}
              {photos.length === 1 ? 'Upload 1 Photo' : `Upload ${photos.length} Photos`}
            </Button>
            <Button look="secondary" disabled={upload.isPending} onClick={clear}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
