import { filter, highPass, highShelf } from '../../../platform/audio/biquad.ts'

/** What makes two speakers of the same voice two people. Everything here leaves the time as it is. */
export interface Tone {
  /** Decibels that the upper half of the voice is raised or lowered: below 0 is darker and warmer. */
  readonly brightness?: number
  /** Share of breath in the voice, 0 to about 0.3. */
  readonly breath?: number
}

/** Lower limit of the upper band: between the first and the second resonances of a vowel. */
const middle = 1100
const lowest = 70
/** Lower limit of the sibilants. */
const sharpFrom = 4800

/**
 * Colours a voice. Sharp sounds are softened in every voice.
 * @param engine decibels by which the upper half of the engine's voice and its sharp sounds are raised or lowered first
 */
export function coloured(
  pcm: Float32Array,
  engine: { readonly lift: number; readonly air: number },
  tone: Tone,
  sampleRate: number,
): Float32Array {
  const { brightness = 0, breath = 0 } = tone
  let voice = filter(filter(pcm, highPass(lowest, sampleRate)), highShelf(sharpFrom, engine.air, sampleRate))
  const lift = engine.lift + brightness
  if (lift !== 0) voice = filter(voice, highShelf(middle, lift, sampleRate))
  if (breath > 0) voice = withBreath(voice, breath, sampleRate)
  return withoutHiss(voice, sampleRate)
}

/** Noise that comes and goes with the voice, as air does that passes beside it. @param share of breath */
export function withBreath(pcm: Float32Array, share: number, sampleRate: number): Float32Array {
  const chance = noise()
  const white = Float32Array.from(pcm, () => chance())
  const airy = filter(filter(white, highPass(1400, sampleRate)), highShelf(4500, -20, sampleRate))
  const loudness = envelope(pcm, 0.012, sampleRate)
  return pcm.map((sample, index) => sample + (airy[index] ?? 0) * (loudness[index] ?? 0) * share)
}

/** Loudness of the sharp sounds beside that of the whole voice from which on they are held back. */
const sharp = 0.35

/** Holds an s or a t back where it is louder than the vowels around it. */
function withoutHiss(pcm: Float32Array, sampleRate: number): Float32Array {
  const high = filter(filter(pcm, highPass(4200, sampleRate)), highPass(4200, sampleRate))
  const whole = envelope(pcm, 0.15, sampleRate)
  const hiss = envelope(high, 0.004, sampleRate)
  return pcm.map((sample, index) => {
    const over = (hiss[index] ?? 0) / (sharp * (whole[index] ?? 0) + 1e-4)
    return over > 1 ? sample - (high[index] ?? 0) * (1 - 1 / over) : sample
  })
}

/** Mean height of a sound around each moment. */
function envelope(pcm: Float32Array, seconds: number, sampleRate: number): Float32Array {
  const follow = 1 - Math.exp(-1 / (seconds * sampleRate))
  let held = 0
  return pcm.map((sample) => {
    held += follow * (Math.abs(sample) - held)
    return held
  })
}

/** The same noise each time: a story that is spoken again sounds as before. (xorshift32) */
function noise(): () => number {
  let state = 0x9e3779b9
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  }
}
