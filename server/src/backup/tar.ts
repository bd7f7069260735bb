import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { DatabaseRefused } from '../platform/database/index.ts'
import { Unreadable } from '../platform/read-if-exists.ts'

/** One file in an archive. */
export interface Entry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A tar archive of these files. Each is requested when the one before has been written. */
export function tarStream(entries: AsyncIterable<Entry>): Pack {
  const archive = pack()
  addEach(archive, entries).catch((error) => archive.destroy(error))
  return archive
}

async function addEach(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, bytes } of entries) {
    // The archive does not depend on the time.
    const header = { name, size: bytes.length, mode: 0o600, mtime: new Date(0) }
    await new Promise<void>((resolve, reject) => {
      const file = archive.entry(header, (error) => (error ? reject(error) : resolve()))
      file.end(bytes)
    })
  }
  archive.finalize()
}

/**
 * Reads the files of a gzipped archive, one after the other.
 * @throws {DatabaseRefused} when it is no such archive, or truncated
 * @throws {Unreadable} when there is no such file, or it cannot be read
 */
export async function* readTarGz(path: string): AsyncGenerator<Entry> {
  const archive = extract()
  const whole = pipeline(createReadStream(path), createGunzip(), archive)
  // The archive reports errors of the other streams as well.
  whole.catch(() => undefined)
  try {
    for await (const file of archive) {
      if (file.header.type === 'file') yield { name: file.header.name, bytes: await buffer(file) }
      else file.resume()
    }
    await whole
  } catch (error) {
    if (isOfTheDisk(error)) throw new Unreadable(path, error)
    throw new DatabaseRefused('This file is not a complete backup.', { cause: error })
  }
}

const isOfTheDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error
