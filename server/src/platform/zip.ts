import { type PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Folders are in the name, with slashes. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Pictures and sound are small already, and are stored as they are. */
  readonly deflate: boolean
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>

/**
 * A zip file as a stream, of any size. It asks for an entry when the one before has been passed on, and for no more when its reader has
 * gone. What is stored follows a header that does not say its size yet: the directory at the end of the file does.
 * @param modified shown for every entry
 */
export function zipStream(entries: Entries, modified: Date): Readable {
  const zip = new ZipFile()
  // The declared type leaves out that it can be destroyed.
  const output = zip.outputStream as PassThrough
  zip.once('error', (error) => output.destroy(error))
  passOn(zip, entries, modified, whenClosed(output)).catch((error) => output.destroy(error))
  return output
}

/** The whole file at once. Each header says the size of its entry, which readers of e-books may rely on. */
export async function zipped(entries: Entries, modified: Date): Promise<Buffer> {
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

async function passOn(zip: ZipFile, entries: Entries, modified: Date, closed: AbortSignal): Promise<void> {
  // yazl keeps the buffers of its entries, and the functions below, until the file is complete. These reach only the newest entry.
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
