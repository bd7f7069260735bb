import type { Readable } from 'node:stream'
import { ExpectedError } from '../errors.ts'
import type { HeldMemory } from './upload-memory.ts'

/** A client that sends nothing for so long has gone: what has arrived would take the memory from other families. */
const longestSilenceMs = 15_000

/** The client went away or fell silent. */
export class BrokenOff extends ExpectedError {
  constructor() {
    super(400, 'invalid_input', 'The upload was broken off.')
  }
}

/**
 * Reads a body, or one file of a form, into memory that the caller gives back. It is read to its end even when there is no room for it:
 * a browser that is still sending would report a lost connection instead of the reason.
 * @param most bytes; a form has limits of its own
 * @throws {UploadsBusy | TooMuchAtOnce | BrokenOff} or 413, and holds nothing then
 */
export async function receive(
  stream: Readable,
  held: HeldMemory,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of chunksOf(stream)) {
      held.take(chunk.length)
      size += chunk.length
      chunks.push(chunk)
      if (size > most) throw new ExpectedError(413, 'payload_too_large', 'That is too large to be sent.')
    }
  } catch (error) {
    chunks.length = 0
    held.giveBack(size)
    if (!(error instanceof BrokenOff)) await discard(stream)
    throw error
  }
  return Buffer.concat(chunks)
}

/** Reads to the end and keeps nothing. */
export async function discard(stream: Readable): Promise<void> {
  try {
    for await (const _chunk of chunksOf(stream));
  } catch {
    // The client may go away meanwhile.
  }
}

const chunksOf = (stream: Readable): AsyncIterable<Buffer> =>
  whileArriving(stream.iterator({ destroyOnReturn: false }))

/**
 * The same items, chunks of a file or parts of a form. Time counts only while they are waited for, not while one is being worked on.
 * @throws {BrokenOff} when they end early or nothing arrives for too long
 */
export async function* whileArriving<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  try {
    while (true) {
      const item = await unlessSilent(iterator.next())
      if (item.done) return
      yield item.value
    }
  } finally {
    // Not awaited: where nothing arrives, it would wait as well.
    iterator.return?.().catch(() => {})
  }
}

async function unlessSilent<T>(next: Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BrokenOff()), longestSilenceMs)
  try {
    return await Promise.race([next, silence])
  } catch (error) {
    throw isOfRequest(error) ? error : new BrokenOff()
  } finally {
    clearTimeout(timer)
  }
}

/** What a parser says about a form has a status; what a connection says that ends early has none. */
const isOfRequest = (error: unknown) => error instanceof Error && 'statusCode' in error
