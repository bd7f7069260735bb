import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { maxMusicSeconds } from '@nightlight/contract'
import { countFrames, frameAt, framesOf } from '../../platform/audio/mp3.ts'
import { InvalidInput } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import type { ImportResult, ImportTask } from './import-music.worker.ts'

/** Uploads that have not become a track yet; removed after a day. */
const pendingFolder = 'music-waiting/'
const maxPendingMs = 24 * 60 * 60 * 1000

/** The names of uploaded files; all others belong to the built-in music. */
const uploadedName = /^own-([0-9a-f-]{36})\.mp3$/

/** Where an upload is while it is imported. */
export interface OpenFile {
  readonly fd: number
  /** Bytes. */
  readonly size: number
}

export interface ImportedMusic {
  readonly filename: string
  /** Seconds. */
  readonly duration: number
  /** LUFS before normalization; null for silence. */
  readonly loudness: number | null
}

/**
 * Decodes, measures and normalizes a WAV file on a separate thread, and stores it as MP3 for a day, in which it can be made a track.
 * @param file an open file
 * @throws {InvalidInput} for a file that cannot be decoded, or is too short or too long
 */
export async function importMusic(files: Files, file: OpenFile): Promise<ImportedMusic> {
  await files.removeOlder(pendingFolder, new Date(Date.now() - maxPendingMs))
  const result = await runImport({ file: file.fd, size: file.size, maxSeconds: maxMusicSeconds })
  if ('refused' in result) throw new InvalidInput('file', refusalMessages[result.refused])
  const filename = `own-${randomUUID()}.mp3`
  await files.put(`${pendingFolder}${filename}`, result.mp3, 'audio/mpeg')
  const loudness = Number.isFinite(result.loudness) ? Math.round(result.loudness * 10) / 10 : null
  return { filename, duration: Math.round(result.seconds), loudness }
}

const refusalMessages = {
  unreadable: 'This sound file cannot be read. Please send a WAV file.',
  'too long': `Music may be ${maxMusicSeconds / 60} minutes long at most.`,
  'too short': 'This sound file is too short to be music.',
}

/** Stores an upload permanently. @returns its duration in seconds, or null when there is no upload of that name */
export async function savePendingMusic(files: Files, filename: string): Promise<number | null> {
  const mp3 = uploadedName.test(filename) ? await files.read(`${pendingFolder}${filename}`) : null
  if (!mp3) return null
  await files.put(musicFile(filename), mp3, 'audio/mpeg')
  return Math.round(secondsOf(mp3))
}

/** Deletes the file of an uploaded track. Built-in files stay, in case the track is seeded again. */
export async function deleteMusic(files: Files, filename: string): Promise<void> {
  const id = uploadedName.exec(filename)?.[1]
  if (id) await files.removeAll(`music-own/${id}/`)
}

/** The key of a track's file in the store. */
export function musicFile(filename: string): string {
  const id = uploadedName.exec(filename)?.[1]
  return id ? `music-own/${id}/sound.mp3` : `music/${filename}`
}

function secondsOf(mp3: Uint8Array): number {
  const frames = framesOf(mp3)
  const first = frameAt(frames, 0)
  return first ? (countFrames(frames) * first.samples) / first.sampleRate : 0
}

function runImport(task: ImportTask): Promise<ImportResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportResult>()
  const worker = new Worker(new URL('./import-music.worker.ts', import.meta.url), { workerData: task })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The music thread ended early (${code})`)))
  return promise
}
