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
  const send = useMutation({
    mutationFn: (file: File) => uploadMusicFile(file, setStep),
    onSuccess: (made, file) => onSound(made, titleOf(file.name)),
    onError: () => onSound(null, ''),
  })
  const error = send.isError ? errorText(send.error) : missing ? 'Please choose a sound file' : undefined
  return (
    <Field
      label="Sound file"
      hint="MP3, M4A, OGG, FLAC or WAV, 10 minutes at most. It is brought to the loudness of all music."
      error={send.isPending ? undefined : error}
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
              if (file) send.mutate(file)
            }}
          />
          <Button
            variant="secondary"
            busy={send.isPending}
            disabled={send.isPending}
            onClick={() => input.current?.click()}
          >
            {!send.isPending && <FileMusic size={20} aria-hidden="true" />}
            {sound ? 'Choose another file' : 'Choose a file'}
          </Button>
          <p role="status" className="text-soft">
            {send.isPending && step}
            {!send.isPending && sound && factsOf(sound)}
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

function factsOf({ duration, loudness }: UploadedMusic): string {
  const length = `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`
  return loudness === null
    ? `${length}, silent`
    : `${length}, was at ${String(loudness).replace('-', '−')} LUFS`
}
