import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ifMissing } from '../../../../platform/read-if-exists.ts'
import { explainInstallError, InstallFailed } from './install-failed.ts'

export interface Wanted {
  readonly url: string
  readonly bytes: number
  /** In hexadecimal. */
  readonly sha256: string
}

export interface DownloadOptions {
  /** Path of the partial file; the part that exists is not downloaded again. */
  readonly file: string
  readonly onProgress?: (done: number, total: number) => void
  /** Between two tries, in milliseconds. */
  readonly backoffMs?: number
  /** A connection without data for this long is dead. */
  readonly silenceMs?: number
  /** Stops it; the part that has arrived stays. */
  readonly signal?: AbortSignal
  /** Where bytes go; a test brings a disk of its own. */
  readonly open?: (file: string, append: boolean) => Writable
}

const mostTries = 5

/**
 * Fetches a file, going on where an earlier try stopped.
 * @throws {InstallFailed} the downloaded part stays for the next attempt, unless its digest is wrong
 */
export async function download(wanted: Wanted, means: DownloadOptions): Promise<void> {
  const { file, backoffMs = 1000 } = means
  for (let tries = 1; ; tries++) {
    try {
      if (await fetchRest(wanted, means)) break
      throw new ConnectionCut()
    } catch (error) {
      if (means.signal?.aborted) throw new InstallFailed('It was stopped. The next try goes on from here.')
      if (!(error instanceof ConnectionCut)) throw explainInstallError(error, file)
      if (tries >= mostTries) {
        throw new InstallFailed(
          `${new URL(wanted.url).host} could not be reached. The next try goes on from here.`,
        )
      }
      await pause(backoffMs * tries)
    }
  }
  const digest = await digestOf(file)
  if (digest !== wanted.sha256) {
    await rm(file, { force: true })
    throw new InstallFailed(
      `What came is not what was expected: its SHA-256 is ${digest}, and ${wanted.sha256} was wanted. It was thrown away.`,
    )
  }
}

class ConnectionCut extends Error {}

/** @returns whether all of it is there */
async function fetchRest({ url, bytes }: Wanted, means: DownloadOptions): Promise<boolean> {
  const { file, onProgress, silenceMs = 30_000, open = onDisk, signal } = means
  const before = await sizeOf(file)
  if (before >= bytes) return true
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silenceMs)
  const stop = () => silence.abort()
  signal?.addEventListener('abort', stop)
  try {
    const headers = before > 0 ? { range: `bytes=${before}-` } : {}
    const answer = await fetch(url, { headers, signal: silence.signal }).catch(() => {
      throw new ConnectionCut()
    })
    if (answer.status >= 500 || answer.status === 429) throw new ConnectionCut()
    if (!answer.ok || !answer.body) throw new InstallFailed(`${url} answered with ${answer.status}.`)
    // A server without range requests starts from the beginning, and so do we.
    const isRest = answer.status === 206
    let done = isRest ? before : 0
    const chunks = countBytes(answer.body, (length) => {
      timer.refresh()
      done += length
      onProgress?.(done, bytes)
    })
    await pipeline(chunks, open(file, isRest))
    return done >= bytes
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Ends the data where a connection breaks: what has arrived is saved, and the next try continues from there. */
async function* countBytes(source: AsyncIterable<Uint8Array>, onBytes: (length: number) => void) {
  try {
    for await (const chunk of source) {
      onBytes(chunk.length)
      yield chunk
    }
  } catch {
    // What is missing is seen by its length.
  }
}

const onDisk = (file: string, append: boolean): Writable =>
  createWriteStream(file, { flags: append ? 'a' : 'w' })

const sizeOf = async (file: string): Promise<number> => {
  const found = await stat(file).catch(ifMissing(null))
  return found?.size ?? 0
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
