import { DecodingQueue } from './decoding-queue.ts'
import { UploadMemory } from './upload-memory.ts'

export type { HeldMemory } from './upload-memory.ts'

/** What the uploads to one process share. */
export interface Uploads {
  readonly memory: UploadMemory
  readonly decoding: DecodingQueue
}

const mebibyte = 1024 * 1024

/**
 * Enough for a dozen families that send a photo in the same second, and for the longest recording of one. A process that decodes at the
 * same time stays below a gibibyte: `npm run bench -- uploads`.
 */
export const openUploads = (): Uploads => ({
  memory: new UploadMemory(48 * mebibyte, 32 * mebibyte),
  decoding: new DecodingQueue(16, 8),
})

/** Whom an upload counts for: a relative's recording for the family that asked for it. */
export const uploaderOf = ({ id }: { readonly id: number }) => `account ${id}`
