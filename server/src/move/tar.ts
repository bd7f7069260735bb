import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { DatabaseRefused } from '../platform/database/index.ts'

/** One file in an archive. */
export interface Entry {
  readonly name: string
  readonly bytes: Uint8Array
}

const block = 512

/** The archive (POSIX ustar) of these files, in pieces; any tar program reads it. */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length)
    yield bytes
    yield new Uint8Array(paddingOf(bytes.length))
  }
  yield new Uint8Array(2 * block)
}

/**
 * The files of a gzipped archive, one after the other.
 * @throws {DatabaseRefused} when it is no such archive, or cut off
 */
export async function* readTarGz(path: string): AsyncGenerator<Entry> {
  try {
    yield* entriesOf(createReadStream(path).pipe(createGunzip()))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!/^Z_/.test(code)) throw error
    throw damaged(error)
  }
}

async function* entriesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const pieces = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const take = async (length: number): Promise<Buffer> => {
    if (rest.length >= length) {
      const part = rest.subarray(0, length)
      rest = rest.subarray(length)
      return part
    }
    const parts: Buffer[] = [rest]
    let have = rest.length
    while (have < length) {
      const { value, done } = await pieces.next()
      if (done) throw damaged()
      parts.push(value)
      have += value.length
    }
    const all = Buffer.concat(parts)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
  for (;;) {
    const header = await take(block)
    // A block of nothing is the end.
    if (header[0] === 0) return
    if (textAt(header, 257, 5) !== 'ustar' || checksumOf(header) !== octalAt(header, 148, 8)) throw damaged()
    const prefix = textAt(header, 345, 155)
    const size = octalAt(header, 124, 12)
    const bytes = await take(size)
    await take(paddingOf(size))
    yield { name: (prefix ? `${prefix}/` : '') + textAt(header, 0, 100), bytes }
  }
}

function headerOf(name: string, size: number): Uint8Array {
  const header = Buffer.alloc(block)
  const { prefix, base } = split(name)
  header.write(base, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${'0'.repeat(11)}\0`, 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A long name is cut at one of its slashes into two fields. */
function split(name: string): { prefix: string; base: string } {
  if (name.length <= 100) return { prefix: '', base: name }
  const cut = name.indexOf('/', name.length - 101)
  if (cut < 1 || cut > 155) throw new Error(`The name is too long for an archive: ${name}`)
  return { prefix: name.slice(0, cut), base: name.slice(cut + 1) }
}

/** As if the field of the sum itself held blanks. */
const checksumOf = (header: Uint8Array): number =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0)

const textAt = (header: Buffer, from: number, length: number): string =>
  header.toString('utf8', from, from + length).split('\0')[0] ?? ''

const octalAt = (header: Buffer, from: number, length: number): number =>
  Number.parseInt(textAt(header, from, length).trim(), 8)

const paddingOf = (size: number): number => (block - (size % block)) % block

const damaged = (cause?: unknown): DatabaseRefused =>
  new DatabaseRefused('This file is no backup, or only a part of one.', { cause })
