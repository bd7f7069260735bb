import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseRefused } from '../platform/database/index.ts'
import { type Entry, readTarGz, tarStream } from './tar.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-tar-'))
})
afterAll(() => rm(folder, { recursive: true }))

const story = 'files/stories/01a1fdd9-71f0-714b-b29a-190d7afd8710/pictures'
/** Names and sizes that just fit a field of the header or a block, or just do not. */
const shapes: readonly (readonly [name: string, size: number])[] = [
  ['nightlight.json', 20],
  ['files/empty.svg', 0],
  [`${story}/block.webp`, 512],
  [`${story}/block-and-one.webp`, 513],
  [`files/${'a'.repeat(94)}`, 3],
  [`${story}/${'a-long-name-'.repeat(7)}.webp`, 1000],
  [`${story}/${'deep/'.repeat(12)}${'x'.repeat(90)}.webp`, 70_000],
  ['files/Gute Nacht, שרה 🦖.txt', 5],
  ['contents.json', 40],
]
const files = shapes.map(([name, size]) => ({ name, bytes: Buffer.alloc(size, name) }))

async function* each<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values
}

async function readAll(path: string): Promise<Entry[]> {
  const found: Entry[] = []
  for await (const entry of readTarGz(path)) found.push(entry)
  return found
}

async function writeArchive(name: string, entries: Iterable<Entry>): Promise<string> {
  const path = join(folder, name)
  await pipeline(tarStream(each(entries)), createGzip(), createWriteStream(path))
  return path
}

describe('an archive', () => {
  it('contains every file under its name', async () => {
    expect(await readAll(await writeArchive('whole.tgz', files))).toEqual(files)
  })

  it('preserves names that are too long for the fields of its headers', async () => {
    const long = [{ name: `files/${'n'.repeat(200)}/${'m'.repeat(300)}.mp3`, bytes: Buffer.from('hush') }]
    expect(await readAll(await writeArchive('long.tgz', long))).toEqual(long)
  })

  it('has the same bytes whenever it is written', async () => {
    const first = gunzipSync(await readFile(await writeArchive('once.tgz', files)))
    expect(first.equals(gunzipSync(await readFile(await writeArchive('again.tgz', files))))).toBe(true)
  })

  it('can be read if it was written before tar-stream was used', async () => {
    const fixture = fileURLToPath(new URL('../../test/fixtures/first-tar-format.tgz', import.meta.url))
    expect(await readAll(fixture)).toEqual(files)
  })

  it('reads ahead only a few files, and none when its reader has gone', async () => {
    let requested = 0
    let isClosed = false
    async function* many() {
      try {
        for (; requested < 100; ) yield { name: `${requested++}`, bytes: Buffer.alloc(200_000) }
      } finally {
        isClosed = true
      }
    }
    for await (const part of tarStream(many())) {
      expect(part).toBeInstanceOf(Buffer)
      break
    }
    while (!isClosed) await setImmediate()
    expect(requested).toBeGreaterThan(0)
    expect(requested).toBeLessThan(4)
  })

  it('fails with the error of the source of its files', async () => {
    const lost = new DatabaseRefused('There is nothing here')
    async function* broken() {
      yield { name: 'a', bytes: Buffer.from('a') }
      throw lost
    }
    const writing = pipeline(tarStream(broken()), createGzip(), createWriteStream(join(folder, 'broken.tgz')))
    await expect(writing).rejects.toBe(lost)
  })

  it('can be abandoned after its first file', async () => {
    const path = await writeArchive('left.tgz', files)
    for await (const { name } of readTarGz(path)) {
      expect(name).toBe('nightlight.json')
      break
    }
  })

  it('skips folders and links from another program', async () => {
    const tar = gunzipSync(await readFile(await writeArchive('folders.tgz', files.slice(0, 3))))
    const foreign = withType(withType(tar, 0, '2'), 1024, '5')
    const path = join(folder, 'folders.tgz')
    await writeFile(path, gzipSync(foreign))
    expect((await readAll(path)).map(({ name }) => name)).toEqual([files[2]?.name])
  })
})

describe('an invalid archive is refused', () => {
  let tar: Buffer
  beforeAll(async () => {
    tar = gunzipSync(await readFile(await writeArchive('good.tgz', files)))
  })

  it.each([
    ['text', () => Buffer.from('Dear Ida')],
    ['zipped text', () => gzipSync('Dear Ida')],
    ['zipped text as long as some headers', () => gzipSync('Dear Ida, '.repeat(200))],
    ['a truncated compressed file', () => gzipSync(tar).subarray(0, -30)],
    ['a compressed file with a wrong checksum', () => flipBit(gzipSync(tar), -6)],
    ['a compressed file with a wrong bit', () => flipBit(gzipSync(tar), 300)],
    ['an archive that is truncated in a header', () => gzipSync(tar.subarray(0, 1024 + 100))],
    ['an archive that is truncated in a file', () => gzipSync(tar.subarray(0, 2560 + 100))],
    ['an archive with a wrong character in a header', () => gzipSync(flipBit(tar, 3))],
    ['an archive with a wrong size', () => gzipSync(flipBit(tar, 130))],
    ['an archive of another format', () => gzipSync(withOtherMagic(tar))],
    ['an archive with a folder that has bytes', () => gzipSync(withType(tar, 0, '5'))],
    ['an archive with a size that is no number', () => gzipSync(withInvalidSize(tar))],
  ])('%s', async (_, damaged) => {
    const path = join(folder, 'damaged.tgz')
    await writeFile(path, damaged())
    const reading = readAll(path)
    await expect(reading).rejects.toBeInstanceOf(DatabaseRefused)
    await expect(reading).rejects.toThrow('This file is not a complete backup.')
  })

  it('names a file that does not exist', async () => {
    await expect(readAll(join(folder, 'missing.tgz'))).rejects.toThrow(/^There is no file .*missing\.tgz/)
  })
})

function flipBit(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  const index = at < 0 ? copy.length + at : at
  copy[index] = (copy[index] ?? 0) ^ 1
  return copy
}

function withOtherMagic(tar: Buffer): Buffer {
  const copy = Buffer.from(tar)
  copy.write('other\0', 257)
  return withChecksum(copy, 0)
}

function withInvalidSize(tar: Buffer): Buffer {
  const copy = Buffer.from(tar)
  copy.write('9z9z9z9z9z9', 124)
  return withChecksum(copy, 0)
}

function withType(tar: Buffer, at: number, type: string): Buffer {
  const copy = Buffer.from(tar)
  copy.write(type, at + 156)
  return withChecksum(copy, at)
}

/** Updates the checksum of the header. Source: POSIX, pax, ustar interchange format. */
function withChecksum(tar: Buffer, at: number): Buffer {
  const header = tar.subarray(at, at + 512)
  header.write(' '.repeat(8), 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return tar
}
