import type { Readable } from 'node:stream'
import { ExpectedError } from './errors.ts'

/** The store of pictures and sound. Keys are paths that we generate, never a user's text. */
export interface Files {
  /** Atomic: a reader never sees half of the file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @returns null when there is no such file */
  find(key: string): Promise<StoredFile | null>
  read(key: string): Promise<Uint8Array | null>
  /** Removes one file; nothing happens where there is none. */
  remove(key: string): Promise<void>
  /** Removes every file whose key begins with the prefix, which must end in a slash. */
  removeAll(prefix: string): Promise<void>
  /**
   * Removes the files whose key begins with the prefix, which must end in a slash, that were written before the moment.
   * @returns how many there were
   */
  removeOlder(prefix: string, before: Date): Promise<number>
  /** Every file, in no particular order. */
  list(): AsyncIterable<ListedFile>
  /** @throws {FilesUnavailable} when files can be neither read nor written at the moment */
  check(): Promise<void>
}

export interface StoredFile {
  readonly size: number
  readonly contentType: string
  /** A presigned URL from which a browser can load it for some hours; null if only we can send it. */
  readonly address: string | null
  /** Bytes `from` to `to`, both included. */
  open(range?: { from: number; to: number }): Readable
}

export interface ListedFile {
  readonly key: string
  /** Bytes. */
  readonly size: number
}

/** The file store does not respond, or refuses for now. A later try may succeed. */
export class FilesUnavailable extends ExpectedError {
  constructor(cause: unknown) {
    super(503, 'unavailable', 'Pictures and sound cannot be reached just now. Please try again in a moment.')
    this.name = 'FilesUnavailable'
    this.cause = cause
  }

  override get retryAfterSeconds(): number {
    return 5
  }
}

/** A file store that cannot be used as it is configured; the message says what to do. */
export class FilesRefused extends Error {}
