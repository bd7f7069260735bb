import { openChildProcess, type Worker } from '../../platform/child-process.ts'
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
  decoder: Worker<Uint8Array, Awaited<ReturnType<typeof cleanPhoto>>> = openChildProcess(
    new URL('./clean-photo.process.ts', import.meta.url),
    { deadlineMs },
  ),
): PhotoCleaner {
  return {
    // A photo on which the decoder crashes or never ends is one that cannot be read.
    clean: (bytes) => decoder.run(bytes).catch(() => ({ refused: unreadable })),
    close: decoder.close,
  }
}
