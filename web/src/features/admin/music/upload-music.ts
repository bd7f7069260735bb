import { maxMusicBytes, type ReplyOf, uploadMusic } from '@nightlight/contract'
import { errorFromResponse, unreachableError } from '../../../lib/api-error.ts'
import { toStereoWav } from './to-stereo-wav.ts'

export type UploadedMusic = ReplyOf<typeof uploadMusic>

/** Decodes an audio file in the browser and uploads it. @param onStep called with the current step */
export async function uploadMusicFile(file: File, onStep: (step: string) => void): Promise<UploadedMusic> {
  onStep('Reading the file…')
  const wav = await toStereoWav(file)
  if (wav.size > maxMusicBytes) throw new Error('This is too long. Music can be at most 10 minutes long.')
  onStep('Levelling and saving the audio…')
  const body = new FormData()
  body.set('file', wav, 'music.wav')
  const response = await fetch(uploadMusic.url, {
    method: uploadMusic.method,
    credentials: 'include',
    body,
  }).catch(() => {
    throw unreachableError()
  })
  const text = await response.text()
  if (!response.ok) throw errorFromResponse(response.status, response.statusText, text)
  return JSON.parse(text) as UploadedMusic
}
