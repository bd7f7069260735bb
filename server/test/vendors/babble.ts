import type { WordTiming } from '@nightlight/contract'
import { encodeWav } from '@nightlight/lullaby/wav'
import { wordsOf } from '../../src/platform/audio/words-of.ts'

/** Artificial speech: a hum for each word, silence where a reader breathes. */
export interface Babble {
  readonly pcm: Float32Array
  readonly sampleRate: number
  readonly words: readonly WordTiming[]
  /** When each character of the text is spoken, in seconds. */
  readonly characters: readonly { readonly text: string; readonly from: number; readonly to: number }[]
}

const silenceMs = { none: 0, breath: 180, sentence: 320, paragraph: 450 }

/** Speaks a text with the given speed and loudness. */
export function babble(text: string, { sampleRate = 24_000, speed = 1, gain = 0.2 } = {}): Babble {
  const samples = (ms: number) => Math.round((ms / 1000) * sampleRate)
  let at = 120
  const words = wordsOf(text).map((word): WordTiming => {
    const from = at + silenceMs[word.before] / speed
    at = from + (90 + 55 * word.text.length) / speed
    return [word.start, word.end, Math.round(from), Math.round(at)]
  })
  const pcm = new Float32Array(samples(at + 250))
  for (const [index, [, , from, to]] of words.entries())
    hum(pcm, samples(from), samples(to), index, sampleRate, gain)
  return { pcm, sampleRate, words, characters: charactersOf(text, words) }
}

/** A voice swells and fades within each word, but is not silent between two. */
function hum(pcm: Float32Array, from: number, to: number, index: number, sampleRate: number, gain: number) {
  const pitch = 140 + (index % 5) * 12
  const wave = waveOf(sampleRate)
  for (let at = from; at < to; at++) {
    const swell = 0.35 + 0.65 * Math.sin((Math.PI * (at - from)) / (to - from))
    pcm[at] = gain * swell * (wave[(pitch * at) % sampleRate] ?? 0)
  }
}

const waves = new Map<number, Float64Array>()

/** A second of a tone of one hertz, in which every other tone is found. */
function waveOf(sampleRate: number): Float64Array {
  const known = waves.get(sampleRate)
  if (known) return known
  const wave = Float64Array.from({ length: sampleRate }, (_, at) => {
    const t = (2 * Math.PI * at) / sampleRate
    return Math.sin(t) + 0.5 * Math.sin(2 * t + 1) + 0.35 * Math.sin(5 * t)
  })
  waves.set(sampleRate, wave)
  return wave
}

function charactersOf(text: string, words: readonly WordTiming[]): Babble['characters'] {
  let last = 0
  let offset = 0
  return [...text].map((character) => {
    const word = words.find(([start, end]) => offset >= start && offset < end)
    const share = (ms: number) => (word ? word[2] + ((word[3] - word[2]) * ms) / (word[1] - word[0]) : last)
    const from = word ? share(offset - word[0]) : last
    offset += character.length
    last = word ? share(offset - word[0]) : last
    return { text: character, from: from / 1000, to: last / 1000 }
  })
}

/** Encodes a 16-bit WAV file. @param declared length of the data in its header, if it should be wrong */
export function wavOf(
  { pcm, sampleRate }: { pcm: Float32Array; sampleRate: number },
  declared = pcm.length * 2,
): Uint8Array {
  const bytes = encodeWav({ sampleRate, channels: [pcm] })
  const view = new DataView(bytes.buffer)
  view.setUint32(4, Math.min(0xffff_ffff, declared + 36), true)
  view.setUint32(40, declared, true)
  return bytes
}

export function pcm16Of(pcm: Float32Array): Uint8Array {
  const samples = new Int16Array(pcm.length)
  for (let at = 0; at < pcm.length; at++)
    samples[at] = Math.max(-32_768, Math.min(32_767, Math.round((pcm[at] ?? 0) * 32_767)))
  return new Uint8Array(samples.buffer)
}
