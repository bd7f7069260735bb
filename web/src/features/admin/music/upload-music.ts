import { maxMusicBytes, type ReplyOf, uploadMusic } from '@nightlight/contract'
import { errorFromAnswer, unreachable } from '../../../lib/api-error.ts'
import { wavOf } from './wav-of.ts'

export type UploadedMusic = ReplyOf<typeof uploadMusic>

/** Reads a sound file here and hands it in. @param onStep told what is being done now */
export async function handInMusic(file: File, onStep: (step: string) => void): Promise<UploadedMusic> {
  onStep('Reading the file…')
  const wav = await wavOf(file)
  if (wav.size > maxMusicBytes) throw new Error('This is too long. Music may be 10 minutes long at most.')
  onStep('Levelling and saving the sound…')
  const body = new FormData()
  body.set('file', wav, 'music.wav')
  const answer = await fetch(uploadMusic.url, {
    method: uploadMusic.method,
    credentials: 'include',
    body,
  }).catch(() => {
    throw unreachable()
  })
  const text = await answer.text()
  if (!answer.ok) throw errorFromAnswer(answer.status, answer.statusText, text)
  return JSON.parse(text) as UploadedMusic
}
