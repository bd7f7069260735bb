import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ExpectedError } from '../errors.ts'
import type { HeldMemory } from './upload-memory.ts'

/**
 * Reads a body, or one file of a form, into memory that the caller gives back. It is read to its end even when there is no room for it:
 * a browser that is still sending would report a lost connection instead of the reason.
 * @param most bytes; a form has limits of its own
 * @throws {UploadsBusy | TooMuchAtOnce} or 413, and holds nothing then
 */
export async function receive(
  stream: Readable,
  held: HeldMemory,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      held.take(chunk.length)
      size += chunk.length
      chunks.push(chunk)
      if (size > most) throw new ExpectedError(413, 'payload_too_large', 'That is too large to be sent.')
    }
  } catch (error) {
    chunks.length = 0
    held.giveBack(size)
    await discard(stream)
    throw error
  }
  return Buffer.concat(chunks)
}

/** Reads to the end and keeps nothing. */
export async function discard(stream: Readable): Promise<void> {
  stream.resume()
  // The client may go away meanwhile.
  await finished(stream, { writable: false }).catch(() => {})
}
