/** Uncompressed audio. */
export interface Wav {
  readonly sampleRate: number
  /** Samples from −1 to 1, as many in each channel. */
  readonly channels: readonly Float32Array[]
}

/** `unsupported`: not a WAV file, or not in a supported format; `truncated`: shorter than it declares. */
export class UnreadableSound extends Error {
  readonly fault: 'unsupported' | 'truncated'

  constructor(fault: 'unsupported' | 'truncated') {
    super(`The sound cannot be read: ${fault}`)
    this.fault = fault
  }
}

export const isWav = (bytes: Uint8Array): boolean =>
  nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WAVE'

/** What a WAV file says about itself. */
export interface WavHeader {
  readonly sampleRate: number
  readonly channels: number
  readonly seconds: number
}

/** A WAV file wherever it is. */
export interface WavSource {
  /** Bytes. */
  readonly size: number
  /** At most that many bytes from there on. */
  read(at: number, length: number): Uint8Array
}

/** Reads the header only, so that a file that is too long costs nothing. @throws {UnreadableSound} */
export function readWavHeader(file: WavSource | Uint8Array): WavHeader {
  const { format, frames } = locateSamples(sourceOf(file))
  return { sampleRate: format.sampleRate, channels: format.channels, seconds: frames / format.sampleRate }
}

/**
 * Reads whole numbers of 16, 24 or 32 bits and floating-point numbers of 32, in up to 16 channels. The declared length of the file is
 * ignored, since many programs get it wrong; those of its chunks are checked. Source: Microsoft's "Multiple channel audio data and WAVE files".
 * @throws {UnreadableSound}
 */
export function decodeWav(bytes: Uint8Array): Wav {
  const source = sourceOf(bytes)
  const { format, at, frames } = locateSamples(source)
  return { sampleRate: format.sampleRate, channels: samplesAt(source, format, at, frames) }
}

/** The same file piece by piece, each with all channels. @param frames samples of each channel at a time */
export function* decodeWavChunks(source: WavSource, frames = 65_536): Generator<readonly Float32Array[]> {
  const { format, at, frames: all } = locateSamples(source)
  for (let done = 0; done < all; done += frames) {
    yield samplesAt(source, format, at + done * bytesPerFrame(format), Math.min(frames, all - done))
  }
}

const sourceOf = (file: WavSource | Uint8Array): WavSource =>
  file instanceof Uint8Array
    ? { size: file.length, read: (at, length) => file.subarray(at, at + length) }
    : file

function locateSamples(source: WavSource): { format: Format; at: number; frames: number } {
  if (!isWav(source.read(0, 12))) throw new UnreadableSound('unsupported')
  let format: Format | null = null
  for (let at = 12; at + 8 <= source.size; ) {
    const head = source.read(at, 8)
    const name = nameAt(head, 0)
    const size = viewOf(head).getUint32(4, true)
    const left = source.size - at - 8
    if (name === 'data') {
      if (!format) throw new UnreadableSound('unsupported')
      const isSizeKnown = size > 0 && size < unknownFrom
      if (isSizeKnown && size > left) throw new UnreadableSound('truncated')
      return { format, at: at + 8, frames: Math.floor((isSizeKnown ? size : left) / bytesPerFrame(format)) }
    }
    if (size > left) throw new UnreadableSound('truncated')
    if (name === 'fmt ') format = readFormat(viewOf(source.read(at + 8, Math.min(size, formats.extensible))))
    // Chunks start at even offsets.
    at += 8 + size + (size & 1)
  }
  throw new UnreadableSound(format ? 'truncated' : 'unsupported')
}

/** A streamed WAV file declares one of the highest possible lengths, or 0, because its length was not known yet. */
const unknownFrom = 0x7fff_0000

interface Format {
  readonly channels: number
  readonly sampleRate: number
  readonly bits: 16 | 24 | 32
  readonly isFloat: boolean
}

const formats = { basic: 16, extensible: 40 } as const
const kinds = { integer: 1, float: 3, extensible: 0xfffe } as const

function readFormat(view: DataView): Format {
  if (view.byteLength < formats.basic) throw new UnreadableSound('unsupported')
  const tag = view.getUint16(0, true)
  const isExtensible = tag === kinds.extensible
  if (isExtensible && view.byteLength < formats.extensible) throw new UnreadableSound('unsupported')
  // The extensible format has the actual tag in the first bytes of its GUID.
  const kind = isExtensible ? view.getUint16(24, true) : tag
  const channels = view.getUint16(2, true)
  const sampleRate = view.getUint32(4, true)
  const bits = view.getUint16(14, true)
  const isSupported =
    (kind === kinds.integer && (bits === 16 || bits === 24 || bits === 32)) ||
    (kind === kinds.float && bits === 32)
  if (!isSupported || channels < 1 || channels > 16 || sampleRate < 8_000 || sampleRate > 192_000) {
    throw new UnreadableSound('unsupported')
  }
  if (view.getUint16(12, true) !== (channels * bits) / 8) throw new UnreadableSound('unsupported')
  return { channels, sampleRate, bits: bits as Format['bits'], isFloat: kind === kinds.float }
}

const bytesPerFrame = ({ channels, bits }: Format) => (bits / 8) * channels

function samplesAt(source: WavSource, format: Format, at: number, frames: number): Float32Array[] {
  const { channels, bits, isFloat } = format
  const step = bytesPerFrame(format)
  const read = readerOf(viewOf(source.read(at, frames * step)), bits, isFloat)
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(frames)
    for (let index = 0; index < frames; index++) samples[index] = read(index * step + channel * (bits / 8))
    return samples
  })
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function readerOf(view: DataView, bits: Format['bits'], isFloat: boolean): (at: number) => number {
  if (isFloat) {
    return (at) => {
      const sample = view.getFloat32(at, true)
      return Number.isFinite(sample) ? sample : 0
    }
  }
  if (bits === 16) return (at) => view.getInt16(at, true) / 32_768
  if (bits === 32) return (at) => view.getInt32(at, true) / 2_147_483_648
  return (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608
}

/** Length of the header that `encodeWav` writes. */
export const wavHeaderBytes = 44

/** A WAV file of 16 bits. Samples are clipped to −1 to 1. */
export function encodeWav({ sampleRate, channels }: Wav): Uint8Array<ArrayBuffer> {
  const [first] = channels
  if (!first) throw new Error('A WAV file needs at least one channel')
  const step = channels.length * 2
  const size = first.length * step
  const bytes = new Uint8Array(wavHeaderBytes + size)
  const view = new DataView(bytes.buffer)
  nameTo(bytes, 0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  nameTo(bytes, 8, 'WAVE')
  nameTo(bytes, 12, 'fmt ')
  view.setUint32(16, formats.basic, true)
  view.setUint16(20, kinds.integer, true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * step, true)
  view.setUint16(32, step, true)
  view.setUint16(34, 16, true)
  nameTo(bytes, 36, 'data')
  view.setUint32(40, size, true)
  for (const [channel, samples] of channels.entries()) {
    for (let index = 0; index < first.length; index++) {
      const sample = Math.max(-1, Math.min(1, samples[index] ?? 0))
      view.setInt16(wavHeaderBytes + index * step + channel * 2, Math.round(sample * 32_767), true)
    }
  }
  return bytes
}

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

function nameTo(bytes: Uint8Array, at: number, name: string): void {
  for (let index = 0; index < name.length; index++) bytes[at + index] = name.charCodeAt(index)
}
