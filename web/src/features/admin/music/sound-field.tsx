import { useMutation } from '@tanstack/react-query'
import { FileMusic } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type UploadedMusic, uploadMusicFile } from './upload-music.ts'

interface SoundFieldProps {
  sound: UploadedMusic | null
  missing: boolean
  /** @param name title derived from the file name */
  onSound: (sound: UploadedMusic | null, name: string) => void
}

/** A file is decoded, uploaded and normalised as soon as it is chosen. */
export function SoundField({ sound, missing, onSound }: SoundFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState('')
  const upload = useMutation({
    mutationFn: (file: File) => uploadMusicFile(file, setStep),
    onSuccess: (uploaded, file) => onSound(uploaded, titleOf(file.name)),
    onError: () => onSound(null, ''),
  })
  const error = upload.isError ? errorText(upload.error) : missing ? 'Please choose a sound file' : undefined
  return (
    <Field
      label="Sound file"
      hint="MP3, M4A, OGG, FLAC or WAV, 10 minutes at most. Its loudness is adjusted to match the other music."
      error={upload.isPending ? undefined : error}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            {...control}
            ref={input}
            type="file"
            accept="audio/*"
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) upload.mutate(file)
            }}
          />
          <Button
            variant="secondary"
            busy={upload.isPending}
            disabled={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {!upload.isPending && <FileMusic size={20} aria-hidden="true" />}
            {sound ? 'Choose another file' : 'Choose a file'}
          </Button>
          <p role="status" className="text-soft">
            {upload.isPending && step}
            {!upload.isPending && sound && detailsOf(sound)}
          </p>
        </div>
      )}
    </Field>
  )
}

/** `evening_rain-2.mp3` → 'evening rain 2'. */
const titleOf = (file: string) =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()

function detailsOf({ duration, loudness }: UploadedMusic): string {
  const length = `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`
  return loudness === null
    ? `${length}, silent`
    : `${length}, was at ${String(loudness).replace('-', '−')} LUFS`
}
