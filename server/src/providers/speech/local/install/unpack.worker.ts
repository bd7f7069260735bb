import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createGunzip } from 'node:zlib'
import { Unzip, UnzipInflate } from 'fflate'
import tar from 'tar-stream'
import unbzip2 from 'unbzip2-stream'

export type UnpackReport =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'unpacked' }
  | { readonly kind: 'failed'; readonly reason: 'full' | 'outside' | 'unknown' | 'broken' }

/** What a model has at most. An archive that grows beyond it has been made to fill the disk. */
const mostBytes = 4e9

class Refused extends Error {
  readonly reason: 'outside' | 'unknown' | 'broken'

  constructor(reason: Refused['reason']) {
    super(reason)
    this.reason = reason
  }
}

const { archive, into }: { archive: string; into: string } = workerData
const report = (message: UnpackReport) => parentPort?.postMessage(message)

try {
  await extract()
  report({ kind: 'unpacked' })
} catch (error) {
  report({ kind: 'failed', reason: reasonOf(error) })
}

function reasonOf(error: unknown): 'full' | Refused['reason'] {
  if (error instanceof Refused) return error.reason
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'broken'
}

async function extract(): Promise<void> {
  const { size: total } = await stat(archive)
  const first = await firstBytes()
  const source = createReadStream(archive)
  const counted = counting(total)
  if (first.startsWith('PK')) return pipeline(source, counted, zipInto())
  if (first.startsWith('BZh')) return pipeline(source, counted, unbzip2(), tarInto())
  if (first.charCodeAt(0) === 0x1f && first.charCodeAt(1) === 0x8b)
    return pipeline(source, counted, createGunzip(), tarInto())
  if (first.slice(257, 262) === 'ustar') return pipeline(source, counted, tarInto())
  source.destroy()
  throw new Refused('unknown')
}

async function firstBytes(): Promise<string> {
  const file = await open(archive)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(300), 0, 300, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await file.close()
  }
}

function counting(total: number): Transform {
  let done = 0
  return new Transform({
    transform(chunk: Buffer, _, next) {
      done += chunk.length
      report({ kind: 'progress', done, total })
      next(null, chunk)
    },
  })
}

/** Files and folders only: a link could point anywhere. The library's streams are Node's in all but their types. */
function tarInto(): Writable {
  const entries = tar.extract()
  let bytes = 0
  entries.on('entry', (header, stream, next) => {
    bytes += header.size ?? 0
    if (bytes > mostBytes) return void entries.destroy(new Refused('broken'))
    void save(header, stream as unknown as Readable).then(
      () => next(),
      (error) => entries.destroy(error),
    )
  })
  return entries as unknown as Writable

  async function save({ name, type }: Pick<tar.Header, 'name' | 'type'>, stream: Readable): Promise<void> {
    const path = inside(name)
    if (type === 'directory') await mkdir(path, { recursive: true })
    if (type !== 'file' && type !== 'contiguous-file') return void stream.resume()
    await mkdir(dirname(path), { recursive: true })
    await pipeline(stream, createWriteStream(path))
  }
}

function zipInto(): Writable {
  let bytes = 0
  /** Pieces are written one after the other, and the next chunk is read when they are on the disk. */
  let written: Promise<unknown> = Promise.resolve()
  const unzip = new Unzip((file) => {
    if (file.name.endsWith('/')) return
    const path = inside(file.name)
    let isFirst = true
    file.ondata = (error, data) => {
      if (error) throw new Refused('broken')
      bytes += data.length
      if (bytes > mostBytes) throw new Refused('broken')
      const flag = isFirst ? 'w' : 'a'
      isFirst = false
      written = written.then(() => append(path, data, flag))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const push = (chunk: Uint8Array, isLast: boolean, done: (error?: Error | null) => void) => {
    try {
      unzip.push(chunk, isLast)
    } catch (error) {
      return done(error instanceof Refused ? error : new Refused('broken'))
    }
    void written.then(() => done(), done)
  }
  return new Writable({
    write: (chunk: Buffer, _, done) => push(chunk, false, done),
    final: (done) => push(new Uint8Array(), true, done),
  })
}

async function append(path: string, data: Uint8Array, flag: 'w' | 'a'): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, flag)
  try {
    await file.writeFile(data)
  } finally {
    await file.close()
  }
}

/** @throws {Refused} */
function inside(name: string): string {
  const path = normalize(join(into, name))
  if (path !== normalize(into) && !path.startsWith(normalize(into) + sep)) throw new Refused('outside')
  return path
}
