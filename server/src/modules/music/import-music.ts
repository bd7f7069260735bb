import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { maxMusicSeconds } from '@nightlight/contract'
import { countFrames, frameAt, framesOf } from '../../platform/audio/mp3.ts'
import { InvalidInput } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import type { ImportAnswer, ImportTask } from './import-music.worker.ts'

/** Handed in, and no track yet: gone after a day. */
const waiting = 'music-waiting/'
const waitingMs = 24 * 60 * 60 * 1000

/** Sound that was handed in has a name of this form; everything else is our own music. */
const handedIn = /^own-([0-9a-f-]{36})\.mp3$/

export interface ImportedMusic {
  readonly filename: string
  /** Seconds. */
  readonly duration: number
  /** LUFS before it was levelled; null for silence. */
  readonly loudness: number | null
}

/**
 * Decodes, measures and levels a WAV and keeps it as MP3, for a day, until it is made a track. The work is done on a thread of
 * its own.
 * @throws {InvalidInput} for what is no sound that can be read
 */
export async function importMusic(files: Files, bytes: Uint8Array): Promise<ImportedMusic> {
  await files.removeOlder(waiting, new Date(Date.now() - waitingMs))
  const made = await prepare({ bytes, maxSeconds: maxMusicSeconds })
  if ('refused' in made) throw new InvalidInput('file', refusals[made.refused])
  const filename = `own-${randomUUID()}.mp3`
  await files.put(`${waiting}${filename}`, made.mp3, 'audio/mpeg')
  const loudness = Number.isFinite(made.loudness) ? Math.round(made.loudness * 10) / 10 : null
  return { filename, duration: Math.round(made.seconds), loudness }
}

const refusals = {
  unreadable: 'This sound cannot be read here. Please send a WAV file.',
  'too long': `Music may be ${maxMusicSeconds / 60} minutes long at most.`,
  'too short': 'This is too short to be music.',
}

/** @returns how long it is in seconds, or null when nothing of that name was handed in */
export async function keepMusic(files: Files, filename: string): Promise<number | null> {
  const mp3 = handedIn.test(filename) ? await files.read(`${waiting}${filename}`) : null
  if (!mp3) return null
  await files.put(musicFile(filename), mp3, 'audio/mpeg')
  return Math.round(secondsOf(mp3))
}

/** Removes the sound of a track that was handed in; our own stays, to be there should the track come back. */
export async function forgetMusic(files: Files, filename: string): Promise<void> {
  const id = handedIn.exec(filename)?.[1]
  if (id) await files.removeAll(`music-own/${id}/`)
}

/** Where the sound of a track is kept. */
export function musicFile(filename: string): string {
  const id = handedIn.exec(filename)?.[1]
  return id ? `music-own/${id}/sound.mp3` : `music/${filename}`
}

function secondsOf(mp3: Uint8Array): number {
  const frames = framesOf(mp3)
  const first = frameAt(frames, 0)
  return first ? (countFrames(frames) * first.samples) / first.sampleRate : 0
}

function prepare(task: ImportTask): Promise<ImportAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportAnswer>()
  const worker = new Worker(new URL('./import-music.worker.ts', import.meta.url), { workerData: task })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The music thread ended early (${code})`)))
  return promise
}
