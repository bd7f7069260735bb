import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflated = promisify(deflateRaw)

export interface ZipEntry {
  /** Folders are in the name, with slashes. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Pictures and sound are small already, and are stored as they are. */
  readonly deflate: boolean
}

/**
 * A zip file, piece by piece: it holds one entry at a time, and a line for each that has gone by. Each header has its sizes, so that
 * readers need not seek; files beyond 4 GiB or 65,535 entries are Zip64, which fflate cannot write. Source: PKWARE's APPNOTE 6.3.
 * @param modified shown for every entry, in UTC
 */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, deflate } of entries) {
    const data = deflate ? await deflated(bytes) : bytes
    const fields = commonFields(name, {
      method: deflate ? 8 : 0,
      modified,
      crc: crc32(bytes),
      packed: data.length,
      size: bytes.length,
    })
    const header = Buffer.concat([numbers([0x04034b50, 4], [20, 2]), fields, Buffer.from(name)])
    directory.push(directoryEntry(name, fields, offset))
    yield header
    if (data.length > 0) yield data
    offset += header.length + data.length
  }
  const length = directory.reduce((sum, entry) => sum + entry.length, 0)
  yield* directory
  yield endOfDirectory(directory.length, length, offset)
}

/** The whole file at once. */
export async function zipped(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modified: Date,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of zipOf(entries, modified)) parts.push(part)
  return Buffer.concat(parts)
}

/** What does not fit into a field stands in an extra one. */
const full16 = 0xffff
const full32 = 0xffffffff

/** Numbers, each with its count of bytes, the least significant byte first. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

interface Packing {
  readonly method: number
  readonly modified: Date
  readonly crc: number
  readonly packed: number
  readonly size: number
}

/** From the flags to the length of the extra field of a file's header; an entry of the directory begins with the same. */
function commonFields(name: string, { method, modified, crc, packed, size }: Packing): Buffer {
  if (Math.max(packed, size) >= full32) throw new RangeError('A file in a zip may have 4 GiB at most')
  const length = Buffer.byteLength(name)
  const nameIsUtf8 = length === name.length ? 0 : 0x0800
  const day =
    (Math.max(0, modified.getUTCFullYear() - 1980) << 9) |
    ((modified.getUTCMonth() + 1) << 5) |
    modified.getUTCDate()
  const time =
    (modified.getUTCHours() << 11) | (modified.getUTCMinutes() << 5) | (modified.getUTCSeconds() >> 1)
  return numbers(
    [nameIsUtf8, 2],
    [method, 2],
    [time, 2],
    [day, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [length, 2],
    [0, 2],
  )
}

function directoryEntry(name: string, fields: Buffer, offset: number): Buffer {
  const far = offset >= full32
  const extra = far ? numbers([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0)
  const version = far ? 45 : 20
  return Buffer.concat([
    numbers([0x02014b50, 4], [version, 2], [version, 2]),
    fields.subarray(0, -2),
    numbers([extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [Math.min(offset, full32), 4]),
    Buffer.from(name),
    extra,
  ])
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const short = Math.min(count, full16)
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [short, 2],
    [short, 2],
    [Math.min(length, full32), 4],
    [Math.min(offset, full32), 4],
    [0, 2],
  )
  if (count < full16 && offset < full32 && length < full32) return end
  const end64 = numbers(
    [0x06064b50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [length, 8],
    [offset, 8],
  )
  const locator = numbers([0x07064b50, 4], [0, 4], [offset + length, 8], [1, 4])
  return Buffer.concat([end64, locator, end])
}
