import type { DetectedLooks } from '@nightlight/contract'
import type { ExternalCall } from '../stories/index.ts'

/** Describes a child's looks from photos. It is given the pictures and nothing else: no name, no age. */
export interface PhotoReader {
  /** Its name for people: 'OpenAI', or the host of the operator's own server. */
  readonly vendor: string
  /**
   * @param photos JPEG files
   * @returns null if nobody can be seen clearly
   * @throws {PhotosNotRead}
   */
  read(
    photos: readonly Uint8Array[],
    visit: { readonly signal: AbortSignal; readonly onCall: (call: ExternalCall) => Promise<void> },
  ): Promise<DetectedLooks | null>
}

/** What the composition root provides for reading photos. */
export interface PhotoReaderDeps {
  /** null if none is configured. */
  readonly photoReader: PhotoReader | null
}

/** The reader failed. */
export class PhotosNotRead extends Error {
  readonly kind: string
  /** For the parent: a whole sentence. */
  readonly note: string

  constructor(kind: string, note: string) {
    super(`The photos were not read: ${kind}`)
    this.kind = kind
    this.note = note
  }
}
