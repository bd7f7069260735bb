import { type CharacterPhotos, type Child, mayUploadPhotos, type User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { errorText } from '../../../lib/api-error.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ColourPicker } from './colour-picker.tsx'
import { photosQuery, useRemovePhoto, useRemovePhotos } from './photo-queries.ts'
import { PhotoReading } from './photo-reading.tsx'
import { PhotoUpload, photosAreFor } from './photo-upload.tsx'

/** The photos that a character is based on, for plans that include them. */
export function Photos({ user, child }: { user: User; child: Child }) {
  const photos = useQuery(photosQuery(child.id))
  const isSold = useInstallation()?.payments
  const mayUpload = mayUploadPhotos(user)
  const photoList = photos.data?.photos ?? []
  return (
    <section aria-labelledby={`photos-${child.id}`} className="flex flex-col gap-4">
      <h4 id={`photos-${child.id}`} className="text-lg font-bold">
        Photos
      </h4>
      {photos.isError && (
        <Notice tone="danger" action={<Button onClick={() => void photos.refetch()}>Try again</Button>}>
          {`The photos could not be loaded. ${errorText(photos.error)}`}
        </Notice>
      )}
      {photoList.length > 0 && (
        <ul aria-label="Photos" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {photoList.map((photo, index) => (
            <Photo key={photo.id} childId={child.id} photo={photo} name={`Photo ${index + 1}`} />
          ))}
        </ul>
      )}
      {photos.data?.parentDescription && (
        <p dir="auto" className="text-soft">
          {photos.data.parentDescription}
        </p>
      )}
      {photoList.length > 0 && photos.data && <DeleteAll childId={child.id} count={photoList.length} />}
      {mayUpload && photoList.length > 0 && photos.data && (
        <>
          {photos.data.reader && (
            <PhotoReading child={child} photos={photos.data} reader={photos.data.reader} />
          )}
          <ColourPicker child={child} photos={photoList} />
        </>
      )}
      {mayUpload ? (
        <PhotoUpload childId={child.id} keptDays={photos.data?.keptDays ?? 30} reader={photos.data?.reader} />
      ) : (
        <Notice
          title="Photo upload comes with Moonbeam"
          action={
            isSold && (
              <Button asChild variant="secondary">
                <Link href="/subscribe">Upgrade</Link>
              </Button>
            )
          }
        >
          {photos.data && photosAreFor(photos.data.reader)} Until then a character is generated from what the
          profile says.
        </Notice>
      )}
    </section>
  )
}

function DeleteAll({ childId, count }: { childId: number; count: number }) {
  const [confirming, setConfirming] = useState(false)
  const remove = useRemovePhotos(childId)
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setConfirming(true)}>
        <Trash2 size={18} aria-hidden="true" />
        Delete All Photos
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={count === 1 ? 'Delete the photo?' : `Delete all ${count} photos?`}
        action="Delete all"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setConfirming(false) })}
      >
        They will be permanently deleted from this Nightlight, with your note about them and what was seen in
        them. What you have added to the profile stays.
      </Confirm>
    </>
  )
}

interface PhotoProps {
  childId: number
  photo: CharacterPhotos['photos'][number]
  name: string
}

function Photo({ childId, photo, name }: PhotoProps) {
  const [confirming, setConfirming] = useState(false)
  const [broken, setBroken] = useState(false)
  const remove = useRemovePhoto(childId)
  return (
    <li className="relative">
      {broken ? (
        <p className="grid aspect-square w-full place-items-center rounded-field bg-tint p-2 text-center text-[0.9375rem] text-soft">
          <span className="flex flex-col items-center gap-1 pb-8">
            <ImageOff size={20} aria-hidden="true" />
            Cannot be opened
          </span>
        </p>
      ) : (
        <img
          src={photo.url}
          alt={name}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          onError={() => setBroken(true)}
          className="aspect-square w-full rounded-field bg-tint object-cover"
        />
      )}
      <Button
        variant="secondary"
        size="icon"
        aria-label={`Delete ${name}`}
        className="absolute right-1 bottom-1"
        onClick={() => setConfirming(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title="Delete this photo?"
        action="Delete photo"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(photo.id, { onSettled: () => setConfirming(false) })}
      >
        It will be permanently deleted from this Nightlight.
      </Confirm>
    </li>
  )
}
