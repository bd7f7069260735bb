import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type ZipEntry, zipped, zipStream } from './zip.ts'

const moment = new Date('2026-11-21T19:30:00Z')
const entry = (name: string, text: string, deflate = true): ZipEntry => ({
  name,
  bytes: Buffer.from(text),
  deflate,
})

/** Large enough that no stream on the way takes it for nothing. */
const photo = (turn: number): ZipEntry => ({
  name: `${turn}`,
  bytes: Buffer.alloc(200_000, turn),
  deflate: false,
})

describe.each([
  ['a zip in one piece', zipped],
  ['a zip as a stream', (...args: Parameters<typeof zipStream>) => buffer(zipStream(...args))],
])('%s', (_, zipOf) => {
  const long = 'The moon put a ladder down. '.repeat(1000)
  const entries = [entry('a.txt', long), entry('földer/שרה 🦖.txt', 'hush', false), entry('empty', '')]

  it('gives back what was put in, under its name', async () => {
    const zip = await zipOf(entries, moment)
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual(['a.txt', 'földer/שרה 🦖.txt', 'empty'])
    expect(strFromU8(files['a.txt'] ?? new Uint8Array())).toBe(long)
    expect(strFromU8(files['földer/שרה 🦖.txt'] ?? new Uint8Array())).toBe('hush')
    expect(files.empty).toHaveLength(0)
    expect(zip.length).toBeLessThan(long.length / 10)
  })

  it('takes bytes from the middle of a buffer', async () => {
    const bytes = new Uint8Array(Buffer.from('..hush..')).subarray(2, 6)
    const files = unzipSync(await zipOf([{ name: 'a', bytes, deflate: false }], moment))
    expect(strFromU8(files.a ?? new Uint8Array())).toBe('hush')
  })

  it('dates every entry as it was told', async () => {
    const found = directoryOf(await zipOf(entries, moment))
    expect(found.map(({ modified }) => modified)).toEqual(entries.map(() => moment))
  })

  it('stores or deflates as it was told', async () => {
    const found = directoryOf(await zipOf(entries, moment))
    expect(found.map(({ method }) => method)).toEqual([8, 0, 8])
  })

  it('fails when an entry cannot be had', async () => {
    function* broken() {
      yield photo(0)
      throw new Error('The disk is gone')
    }
    await expect(zipOf(broken(), moment)).rejects.toThrow('The disk is gone')
  })
})

it('says the size of each entry before its bytes, in one piece', async () => {
  const zip = await zipped([entry('mimetype', 'application/epub+zip', false)], moment)
  expect([zip.readUInt32LE(18), zip.readUInt32LE(22), zip.readUInt16LE(28)]).toEqual([20, 20, 0])
  expect(zip.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
})

describe('a zip as a stream', () => {
  it('asks for a few entries only while nobody reads, and for none when its reader has gone', async () => {
    let asked = 0
    let isOver = false
    async function* many() {
      try {
        for (; asked < 100; ) yield photo(asked++)
      } finally {
        isOver = true
      }
    }
    const zip = zipStream(many(), moment)
    const closed = new Promise((resolve) => zip.once('close', resolve))
    for await (const part of zip) {
      expect(part.length).toBeGreaterThan(0)
      break
    }
    await closed
    while (!isOver) await setImmediate()
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(6)
  })

  it('lets go of the bytes that have been read', async () => {
    let gone = 0
    const registry = new FinalizationRegistry(() => gone++)
    async function* many() {
      for (let turn = 0; turn < 50; turn++) {
        const next = photo(turn)
        registry.register(next.bytes, turn)
        yield next
        // What is no longer reached is collected between turns of the event loop.
        await setImmediate()
        collectGarbage()
      }
    }
    let length = 0
    for await (const part of zipStream(many(), moment)) length += part.length
    expect(length).toBeGreaterThan(50 * 200_000)
    expect(gone).toBeGreaterThan(40)
  })
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** What the directory at the end of a zip says. Source: PKWARE's APPNOTE 6.3; Info-ZIP's extra field 0x5455. */
function directoryOf(zip: Buffer): { method: number; modified: Date }[] {
  const end = zip.length - 22
  const found = []
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    const extra = at + 46 + zip.readUInt16LE(at + 28)
    expect(zip.readUInt16LE(extra)).toBe(0x5455)
    found.push({ method: zip.readUInt16LE(at + 10), modified: new Date(zip.readUInt32LE(extra + 5) * 1000) })
    at = extra + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return found
}
