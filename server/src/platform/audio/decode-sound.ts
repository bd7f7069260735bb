import { decodeWav, isWav, UnreadableSound, type Wav } from '@nightlight/lullaby/wav'

/** Sound of one channel, samples from −1 to 1. */
export interface Sound {
  readonly pcm: Float32Array
  readonly sampleRate: number
}

/** How to decode the bytes: as a WAV file, or as raw little-endian samples of 16 bits. */
export type SoundFormat = { readonly kind: 'wav' } | { readonly kind: 'pcm16'; readonly sampleRate: number }

/** Decodes sound to PCM; several channels are mixed to one. @throws {UnreadableSound} */
export function decodeSound(bytes: Uint8Array, format: SoundFormat): Sound {
  if (format.kind === 'wav' || isWav(bytes)) return asOneChannel(decodeWav(bytes))
  if (looksLikeSomethingElse(bytes)) throw new UnreadableSound('unsupported')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pcm = new Float32Array(bytes.length >> 1)
  for (let index = 0; index < pcm.length; index++) pcm[index] = view.getInt16(index * 2, true) / 32_768
  return { pcm, sampleRate: format.sampleRate }
}

function asOneChannel({ channels, sampleRate }: Wav): Sound {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return { pcm: first, sampleRate }
  const sumAt = (index: number) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0)
  return { pcm: first.map((_, index) => sumAt(index) / channels.length), sampleRate }
}

/** Raw samples have no signature; bytes with one are a web page, an error in JSON or another format. */
function looksLikeSomethingElse(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  const isMp3Frame = first === 0xff && (second & 0xe6) === 0xe2
  return (
    isMp3Frame || ['RIFF', 'ID3', 'OggS', 'fLaC', '{"', '<!', '<h'].some((mark) => startsWith(bytes, mark))
  )
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, mark.length)) === mark
}
