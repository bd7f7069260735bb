import { type PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** May contain folders, separated by slashes. */
  readonly name: string
  readonly bytes: Uint8Array
  /** False for pictures and sound, which are compressed already. */
  readonly deflate: boolean
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>

/**
 * A zip file as a stream, of any size. It fetches an entry when the one before has been written, and no more when its reader has
 * gone. The headers of entries do not state their sizes; the central directory at the end of the file does.
 * @param modified date of every entry
 */
export function zipStream(entries: Entries, modified: Date): Readable {
  const zip = new ZipFile()
  // The declared type leaves out that it can be destroyed.
  const output = zip.outputStream as PassThrough
  zip.once('error', (error) => output.destroy(error))
  addEntries(zip, entries, modified, whenClosed(output)).catch((error) => output.destroy(error))
  return output
}

/** The whole file at once. Each header states the size of its entry, which e-book readers may rely on. */
export async function zipToBuffer(entries: Entries, modified: Date): Promise<Buffer> {
  const zip = new ZipFile()
  for await (const { name, bytes, deflate } of entries) {
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, {
      mtime: modified,
      compress: deflate,
    })
  }
  zip.end()
  return buffer(zip.outputStream)
}

async function addEntries(
  zip: ZipFile,
  entries: Entries,
  modified: Date,
  closed: AbortSignal,
): Promise<void> {
  // yazl retains the buffers of its entries, and the functions below, until the file is complete. These functions reference only the newest entry.
  let source = Readable.from([])
  for await (const { name, bytes, deflate } of entries) {
    source = Readable.from([bytes], { objectMode: false })
    const options = { mtime: modified, compress: deflate }
    zip.addReadStreamLazy(name, options, (read) => read(null, source))
    await finished(source, { signal: closed })
  }
  zip.end()
}

function whenClosed(stream: PassThrough): AbortSignal {
  const controller = new AbortController()
  stream.once('close', () => controller.abort())
  return controller.signal
}
