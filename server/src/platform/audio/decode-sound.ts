/** Sound of one channel, samples from −1 to 1. */
export interface Sound {
  readonly pcm: Float32Array
  readonly sampleRate: number
}

/** How bytes are to be read: a WAV file, or bare samples of 16 bits, the low byte first. */
export type SoundFormat = { readonly kind: 'wav' } | { readonly kind: 'pcm16'; readonly sampleRate: number }

/** `strange`: no sound in the format that was expected; `cut`: it stops before it says that it does. */
export class UnreadableSound extends Error {
  readonly fault: 'strange' | 'cut'

  constructor(fault: 'strange' | 'cut') {
    super(`The sound cannot be read: ${fault}`)
    this.fault = fault
  }
}

/** Reads sound as PCM; several channels become one. @throws {UnreadableSound} */
export function decodeSound(bytes: Uint8Array, format: SoundFormat): Sound {
  if (format.kind === 'wav' || startsWith(bytes, 'RIFF')) return decodeWav(bytes)
  if (looksLikeSomethingElse(bytes)) throw new UnreadableSound('strange')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { pcm: samplesOf(view, bytes.length, { bits: 16, isFloat: false, channels: 1 }), ...format }
}

interface Layout {
  readonly bits: number
  readonly isFloat: boolean
  readonly channels: number
}

/** Who streams a WAV file does not know its length yet, and writes one of the highest numbers there are, or nothing. */
const unknownFrom = 0x7fff_0000

/** Source: Microsoft's "Multiple channel audio data and WAVE files". */
function decodeWav(bytes: Uint8Array): Sound {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes.subarray(8), 'WAVE'))
    throw new UnreadableSound('strange')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let layout: (Layout & { sampleRate: number }) | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const size = view.getUint32(at + 4, true)
    const left = bytes.length - at - 8
    if (name === 'fmt ' && left >= 16) layout = layoutAt(view, at + 8)
    if (name === 'data' && layout) {
      const isKnown = size > 0 && size < unknownFrom
      if (isKnown && size > left) throw new UnreadableSound('cut')
      const data = new DataView(bytes.buffer, bytes.byteOffset + at + 8, isKnown ? size : left)
      return { pcm: samplesOf(data, data.byteLength, layout), sampleRate: layout.sampleRate }
    }
    at += 8 + size + (size & 1)
  }
  throw new UnreadableSound(layout ? 'cut' : 'strange')
}

function layoutAt(view: DataView, at: number) {
  const tag = view.getUint16(at, true)
  // The extensible form keeps the tag proper in the first bytes of its long name.
  const kind = tag === 0xfffe && view.byteLength >= at + 26 ? view.getUint16(at + 24, true) : tag
  const layout = {
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
    isFloat: kind === 3,
  }
  const isKnown = (kind === 1 && [16, 24, 32].includes(layout.bits)) || (kind === 3 && layout.bits === 32)
  if (!isKnown || layout.channels < 1 || layout.sampleRate < 8_000 || layout.sampleRate > 192_000) {
    throw new UnreadableSound('strange')
  }
  return layout
}

function samplesOf(view: DataView, length: number, { bits, isFloat, channels }: Layout): Float32Array {
  const width = bits / 8
  const read = readerOf(view, bits, isFloat)
  const pcm = new Float32Array(Math.floor(length / (width * channels)))
  for (let index = 0; index < pcm.length; index++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += read((index * channels + channel) * width)
    pcm[index] = sum / channels
  }
  return pcm
}

function readerOf(view: DataView, bits: number, isFloat: boolean): (at: number) => number {
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

/** Bare samples have no name on them; what has one is a page, an excuse or another format. */
function looksLikeSomethingElse(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  const isMp3Frame = first === 0xff && (second & 0xe6) === 0xe2
  return isMp3Frame || ['ID3', 'OggS', 'fLaC', '{"', '<!', '<h'].some((mark) => startsWith(bytes, mark))
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, mark.length)) === mark
}
