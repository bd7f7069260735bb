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
/** Names and sizes that are just short enough for a field of the header or a block, and just too long. */
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

async function all(path: string): Promise<Entry[]> {
  const found: Entry[] = []
  for await (const entry of readTarGz(path)) found.push(entry)
  return found
}

async function written(name: string, entries: Iterable<Entry>): Promise<string> {
  const path = join(folder, name)
  await pipeline(tarStream(each(entries)), createGzip(), createWriteStream(path))
  return path
}

describe('an archive', () => {
  it('gives back what was put in, under its name', async () => {
    expect(await all(await written('whole.tgz', files))).toEqual(files)
  })

  it('keeps names that are too long for the fields of its headers', async () => {
    const long = [{ name: `files/${'n'.repeat(200)}/${'m'.repeat(300)}.mp3`, bytes: Buffer.from('hush') }]
    expect(await all(await written('long.tgz', long))).toEqual(long)
  })

  it('is the same whenever it is written', async () => {
    const first = gunzipSync(await readFile(await written('once.tgz', files)))
    expect(first.equals(gunzipSync(await readFile(await written('again.tgz', files))))).toBe(true)
  })

  it('is read as it was written before tar-stream', async () => {
    const fixture = fileURLToPath(new URL('../../test/fixtures/first-tar-format.tgz', import.meta.url))
    expect(await all(fixture)).toEqual(files)
  })

  it('passes large files on without asking for more, and asks for none when its reader has gone', async () => {
    let asked = 0
    let isOver = false
    async function* many() {
      try {
        for (; asked < 100; ) yield { name: `${asked++}`, bytes: Buffer.alloc(200_000) }
      } finally {
        isOver = true
      }
    }
    for await (const part of tarStream(many())) {
      expect(part).toBeInstanceOf(Buffer)
      break
    }
    while (!isOver) await setImmediate()
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(4)
  })

  it('fails as the source of its files does', async () => {
    const lost = new DatabaseRefused('There is nothing here')
    async function* broken() {
      yield { name: 'a', bytes: Buffer.from('a') }
      throw lost
    }
    const writing = pipeline(tarStream(broken()), createGzip(), createWriteStream(join(folder, 'broken.tgz')))
    await expect(writing).rejects.toBe(lost)
  })

  it('can be left after its first file', async () => {
    const path = await written('left.tgz', files)
    for await (const { name } of readTarGz(path)) {
      expect(name).toBe('nightlight.json')
      break
    }
  })

  it('skips folders and links that another program put in', async () => {
    const tar = gunzipSync(await readFile(await written('folders.tgz', files.slice(0, 3))))
    const foreign = retyped(retyped(tar, 0, '2'), 1024, '5')
    const path = join(folder, 'folders.tgz')
    await writeFile(path, gzipSync(foreign))
    expect((await all(path)).map(({ name }) => name)).toEqual([files[2]?.name])
  })
})

describe('what is refused', () => {
  let tar: Buffer
  beforeAll(async () => {
    tar = gunzipSync(await readFile(await written('good.tgz', files)))
  })

  it.each([
    ['text', () => Buffer.from('Dear Ida')],
    ['zipped text', () => gzipSync('Dear Ida')],
    ['zipped text as long as some headers', () => gzipSync('Dear Ida, '.repeat(200))],
    ['a compressed file that is cut off', () => gzipSync(tar).subarray(0, -30)],
    ['a compressed file whose sum is wrong', () => changed(gzipSync(tar), -6)],
    ['a compressed file with a wrong bit', () => changed(gzipSync(tar), 300)],
    ['an archive that is cut off in a header', () => gzipSync(tar.subarray(0, 1024 + 100))],
    ['an archive that is cut off in a file', () => gzipSync(tar.subarray(0, 2560 + 100))],
    ['an archive with a wrong letter in a header', () => gzipSync(changed(tar, 3))],
    ['an archive with a wrong size', () => gzipSync(changed(tar, 130))],
    ['an archive of another format', () => gzipSync(unmarked(tar))],
    ['an archive with a folder that has bytes', () => gzipSync(retyped(tar, 0, '5'))],
    ['an archive with a size that is no number', () => gzipSync(oversized(tar))],
  ])('%s', async (_, damaged) => {
    const path = join(folder, 'damaged.tgz')
    await writeFile(path, damaged())
    const reading = all(path)
    await expect(reading).rejects.toBeInstanceOf(DatabaseRefused)
    await expect(reading).rejects.toThrow('This file is no backup, or only a part of one.')
  })

  it('says of a missing file what the system says', async () => {
    await expect(all(join(folder, 'missing.tgz'))).rejects.toThrow(/ENOENT.*missing\.tgz/)
  })
})

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  const index = at < 0 ? copy.length + at : at
  copy[index] = (copy[index] ?? 0) ^ 1
  return copy
}

function unmarked(tar: Buffer): Buffer {
  const copy = Buffer.from(tar)
  copy.write('other\0', 257)
  return signed(copy, 0)
}

function oversized(tar: Buffer): Buffer {
  const copy = Buffer.from(tar)
  copy.write('9z9z9z9z9z9', 124)
  return signed(copy, 0)
}

function retyped(tar: Buffer, at: number, type: string): Buffer {
  const copy = Buffer.from(tar)
  copy.write(type, at + 156)
  return signed(copy, at)
}

/** Puts the sum of the header's bytes into it. Source: POSIX, pax, ustar interchange format. */
function signed(tar: Buffer, at: number): Buffer {
  const header = tar.subarray(at, at + 512)
  header.write(' '.repeat(8), 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return tar
}
