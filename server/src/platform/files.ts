import type { Readable } from 'node:stream'

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
   * Removes the files right below the prefix, which must end in a slash, that were written before the moment.
   * @returns how many there were
   */
  removeOlder(prefix: string, before: Date): Promise<number>
}

export interface StoredFile {
  readonly size: number
  readonly contentType: string
  /** Bytes `from` to `to`, both included. */
  open(range?: { from: number; to: number }): Readable
}
