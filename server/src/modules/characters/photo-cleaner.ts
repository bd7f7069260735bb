import type { Logger } from 'pino'
import { NotAnswered, openChildProcess, type Worker } from '../../platform/child-process.ts'
import type { CleanPhoto, cleanPhoto } from './clean-photo.ts'
import { unreadable } from './photo-limits.ts'

/** Much longer than the largest photo takes on a slow machine. */
const deadlineMs = 30_000

/** Decodes photos in a process of its own: a picture that somebody sends can need hundreds of megabytes, or crash a decoder. */
export interface PhotoCleaner {
  /** One at a time. @returns a sentence for the parent if the photo cannot be used */
  clean(bytes: Uint8Array): Promise<CleanPhoto | { readonly refused: string }>
  close(): void
}

export function openPhotoCleaner(
  log: Logger,
  decoder: Worker<Uint8Array, Awaited<ReturnType<typeof cleanPhoto>>> = openChildProcess(
    new URL('./clean-photo.process.ts', import.meta.url),
    { deadlineMs, log },
  ),
): PhotoCleaner {
  return {
    async clean(bytes) {
      try {
        return await decoder.run(bytes)
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error
        // A photo on which the decoder crashes or never ends is one that cannot be read.
        log.warn({ reason: error.message }, 'a photo was refused because it could not be decoded')
        return { refused: unreadable }
      }
    },
    close: decoder.close,
  }
}
