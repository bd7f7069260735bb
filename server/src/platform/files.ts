import type { Readable } from 'node:stream'
import { ExpectedError } from './errors.ts'

/** Where pictures and sound are kept. Keys are paths of our own making, never a user's text. */
export interface Files {
  /** Writes the whole file or nothing: a reader never sees half of it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @returns null when there is no such file */
  find(key: string): Promise<StoredFile | null>
  read(key: string): Promise<Uint8Array | null>
  /** Removes every file whose key begins with the prefix, which must end in a slash. */
  removeAll(prefix: string): Promise<void>
  /**
   * Removes the files whose key begins with the prefix, which must end in a slash, that were written before the moment.
   * @returns how many there were
   */
  removeOlder(prefix: string, before: Date): Promise<number>
  /** Every file there is, in no order that could be relied on. */
  list(): AsyncIterable<ListedFile>
  /** @throws {FilesUnavailable} when files can be neither read nor written at the moment */
  check(): Promise<void>
}

export interface StoredFile {
  readonly size: number
  readonly contentType: string
  /** Where a browser gets it without us, for some hours from now; null where only we can send it. */
  readonly address: string | null
  /** Bytes `from` to `to`, both included. */
  open(range?: { from: number; to: number }): Readable
}

export interface ListedFile {
  readonly key: string
  /** Bytes. */
  readonly size: number
}

/** The place where files are does not answer, or refuses for now. What was asked for may work in a moment. */
export class FilesUnavailable extends ExpectedError {
  constructor(cause: unknown) {
    super(503, 'unavailable', 'Pictures and sound cannot be reached just now. Please try again in a moment.')
    this.name = 'FilesUnavailable'
    this.cause = cause
  }
}

/** A place for files that cannot be used as it is set up; the message says what to do. */
export class FilesRefused extends Error {}
