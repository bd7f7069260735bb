import type { DetectedLooks } from '@nightlight/contract'
import type { ExternalCall } from '../stories/index.ts'

/** Looks at photos and says in words what is in them. It is given pictures and nothing else: no name, no age. */
export interface PhotoReader {
  /** Who runs it, as a person would say: 'OpenAI', or the host of a server of one's own. */
  readonly vendor: string
  /**
   * @param photos JPEG files
   * @returns null where nobody can be seen clearly
   * @throws {PhotosNotRead}
   */
  read(
    photos: readonly Uint8Array[],
    visit: { readonly signal: AbortSignal; readonly onCall: (call: ExternalCall) => Promise<void> },
  ): Promise<DetectedLooks | null>
}

/** What looks at photos, as the composition root brings it. */
export interface PhotoReaderDeps {
  /** null where nobody is set up to look at photos. */
  readonly photoReader: PhotoReader | null
}

/** The reader gave no answer. */
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
