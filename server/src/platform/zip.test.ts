import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type ZipEntry, zipOf, zipped } from './zip.ts'

const moment = new Date('2026-11-21T19:30:00Z')
const entry = (name: string, text: string, deflate = true): ZipEntry => ({
  name,
  bytes: Buffer.from(text),
  deflate,
})

describe('a zip', () => {
  it('gives back what was put in, under its name', async () => {
    const long = 'The moon put a ladder down. '.repeat(1000)
    const zip = await zipped(
      [entry('a.txt', long), entry('földer/שרה 🦖.txt', 'hush', false), entry('empty', '')],
      moment,
    )
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual(['a.txt', 'földer/שרה 🦖.txt', 'empty'])
    expect(strFromU8(files['a.txt'] ?? new Uint8Array())).toBe(long)
    expect(strFromU8(files['földer/שרה 🦖.txt'] ?? new Uint8Array())).toBe('hush')
    expect(zip.length).toBeLessThan(long.length / 10)
  })

  it('asks for the next file only when the one before is taken', async () => {
    let asked = 0
    async function* many() {
      for (let turn = 0; turn < 100; turn++) {
        asked++
        yield entry(`${turn}`, 'x')
      }
    }
    const zip = zipOf(many(), moment)
    await zip.next()
    await zip.next()
    expect(asked).toBe(1)
    await zip.return()
  })

  it('counts more files than the old form has numbers for', async () => {
    const count = 66_000
    const zip = await zipped(
      Array.from({ length: count }, (_, turn) => entry(`${turn}`, '', false)),
      moment,
    )
    const locator = zip.length - 22 - 20
    expect(zip.readUInt32LE(locator)).toBe(0x07064b50)
    const end = Number(zip.readBigUInt64LE(locator + 8))
    expect(zip.readUInt32LE(end)).toBe(0x06064b50)
    expect(Number(zip.readBigUInt64LE(end + 32))).toBe(count)
    const [length, offset] = [end + 40, end + 48].map((at) => Number(zip.readBigUInt64LE(at)))
    expect((offset ?? 0) + (length ?? 0)).toBe(end)
    expect(Object.keys(unzipSync(zip))).toHaveLength(count)
  })
})
