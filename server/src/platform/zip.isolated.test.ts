import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type ZipEntry, zipStream, zipToBuffer } from './zip.ts'

const modified = new Date('2026-11-21T19:30:00Z')
const entry = (name: string, text: string, deflate = true): ZipEntry => ({
  name,
  bytes: Buffer.from(text),
  deflate,
})

/** Too large for the buffers of the streams. */
const photo = (turn: number): ZipEntry => ({
  name: `${turn}`,
  bytes: Buffer.alloc(200_000, turn),
  deflate: false,
})

describe.each([
  ['a zip in one piece', zipToBuffer],
  ['a zip as a stream', (...args: Parameters<typeof zipStream>) => buffer(zipStream(...args))],
])('%s', (_, zipOf) => {
  const long = 'The moon put a ladder down. '.repeat(1000)
  const entries = [entry('a.txt', long), entry('földer/שרה 🦖.txt', 'hush', false), entry('empty', '')]

  it('contains every entry under its name', async () => {
    const zip = await zipOf(entries, modified)
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual(['a.txt', 'földer/שרה 🦖.txt', 'empty'])
    expect(strFromU8(files['a.txt'] ?? new Uint8Array())).toBe(long)
    expect(strFromU8(files['földer/שרה 🦖.txt'] ?? new Uint8Array())).toBe('hush')
    expect(files.empty).toHaveLength(0)
    expect(zip.length).toBeLessThan(long.length / 10)
  })

  it('accepts bytes from the middle of a buffer', async () => {
    const bytes = new Uint8Array(Buffer.from('..hush..')).subarray(2, 6)
    const files = unzipSync(await zipOf([{ name: 'a', bytes, deflate: false }], modified))
    expect(strFromU8(files.a ?? new Uint8Array())).toBe('hush')
  })

  it('has the given date on every entry', async () => {
    const entriesOfZip = directoryOf(await zipOf(entries, modified))
    expect(entriesOfZip.map(({ modified }) => modified)).toEqual(entries.map(() => modified))
  })

  it('stores or deflates each entry as requested', async () => {
    const entriesOfZip = directoryOf(await zipOf(entries, modified))
    expect(entriesOfZip.map(({ method }) => method)).toEqual([8, 0, 8])
  })

  it('fails when an entry cannot be read', async () => {
    function* broken() {
      yield photo(0)
      throw new Error('The disk is gone')
    }
    await expect(zipOf(broken(), modified)).rejects.toThrow('The disk is gone')
  })
})

it('a zip in one piece has the size of each entry before its bytes', async () => {
  const zip = await zipToBuffer([entry('mimetype', 'application/epub+zip', false)], modified)
  expect([zip.readUInt32LE(18), zip.readUInt32LE(22), zip.readUInt16LE(28)]).toEqual([20, 20, 0])
  expect(zip.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
})

describe('a zip as a stream', () => {
  it('fetches only a few entries while nobody reads, and none when its reader has gone', async () => {
    let fetched = 0
    let isFinished = false
    async function* many() {
      try {
        for (; fetched < 100; ) yield photo(fetched++)
      } finally {
        isFinished = true
      }
    }
    const zip = zipStream(many(), modified)
    const closed = new Promise((resolve) => zip.once('close', resolve))
    for await (const part of zip) {
      expect(part.length).toBeGreaterThan(0)
      break
    }
    await closed
    while (!isFinished) await setImmediate()
    expect(fetched).toBeGreaterThan(0)
    expect(fetched).toBeLessThan(6)
  })

  it('releases the bytes that have been read', async () => {
    let collected = 0
    const registry = new FinalizationRegistry(() => collected++)
    async function* many() {
      for (let turn = 0; turn < 50; turn++) {
        const next = photo(turn)
        registry.register(next.bytes, turn)
        yield next
        // Unreachable objects are collected between turns of the event loop.
        await setImmediate()
        collectGarbage()
      }
    }
    let length = 0
    for await (const part of zipStream(many(), modified)) length += part.length
    expect(length).toBeGreaterThan(50 * 200_000)
    expect(collected).toBeGreaterThan(40)
  })
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Reads the central directory at the end of a zip. Source: PKWARE's APPNOTE 6.3; Info-ZIP's extra field 0x5455. */
function directoryOf(zip: Buffer): { method: number; modified: Date }[] {
  const end = zip.length - 22
  const entriesOfZip = []
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    const extra = at + 46 + zip.readUInt16LE(at + 28)
    expect(zip.readUInt16LE(extra)).toBe(0x5455)
    entriesOfZip.push({
      method: zip.readUInt16LE(at + 10),
      modified: new Date(zip.readUInt32LE(extra + 5) * 1000),
    })
    at = extra + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entriesOfZip
}
