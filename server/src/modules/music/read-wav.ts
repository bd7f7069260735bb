export interface StereoSound {
  /** Samples from −1 to 1. One channel stands in both. */
  readonly left: Float32Array
  readonly right: Float32Array
  readonly sampleRate: number
}

export class UnreadableWav extends Error {}

interface Format {
  readonly channels: number
  readonly sampleRate: number
  readonly bits: number
  readonly isFloat: boolean
}

/**
 * Reads a WAV file with its two channels; of more, the first two. Source: Microsoft's "Multiple channel audio data and WAVE
 * files".
 * @throws {UnreadableWav}
 */
export function readWav(bytes: Uint8Array): StereoSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE') throw new UnreadableWav('no WAV file')
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (nameAt(bytes, at) === 'fmt ' && body + 16 <= bytes.length) format = readFormat(view, body)
    if (nameAt(bytes, at) === 'data' && format) {
      return readSamples(view, format, body, Math.min(size, bytes.length - body))
    }
    at = body + size + (size & 1)
  }
  throw new UnreadableWav('no sound in it')
}

function readFormat(view: DataView, at: number): Format {
  const tag = view.getUint16(at, true)
  // The extensible form keeps the tag proper in the first bytes of its long name.
  const kind = tag === 0xfffe && view.byteLength >= at + 26 ? view.getUint16(at + 24, true) : tag
  const format = {
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
    isFloat: kind === 3,
  }
  const isKnown = (kind === 1 && [16, 24, 32].includes(format.bits)) || (kind === 3 && format.bits === 32)
  const { channels, sampleRate } = format
  if (!isKnown || channels < 1 || channels > 16 || sampleRate < 8_000 || sampleRate > 192_000) {
    throw new UnreadableWav('an unknown kind of WAV')
  }
  return format
}

function readSamples(view: DataView, format: Format, from: number, length: number): StereoSound {
  const width = format.bits / 8
  const step = width * format.channels
  const count = Math.floor(length / step)
  const left = new Float32Array(count)
  const right = format.channels > 1 ? new Float32Array(count) : left
  const read = readerOf(view, format)
  for (let index = 0; index < count; index++) {
    left[index] = read(from + index * step)
    if (right !== left) right[index] = read(from + index * step + width)
  }
  return { left, right, sampleRate: format.sampleRate }
}

function readerOf(view: DataView, { bits, isFloat }: Format): (at: number) => number {
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

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
