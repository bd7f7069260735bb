import { bandPass } from '../filters.ts'
import { softened } from './waves.ts'

/** Harmonics of a wooden flute blown softly. */
const second = 0.3
const third = 0.1
/** Breath beside the tone, and how the tone sways once it stands. */
const breath = 0.05
const vibrato = { hertz: 4.3, depth: 0.0028, after: 0.5 }

/** A wooden flute that begins with a breath. @param seconds the note is held */
export function flute(pitch: number, seconds: number, sampleRate: number, noise: () => number): Float32Array {
  const sound = new Float32Array(Math.round((seconds + 0.25) * sampleRate))
  const air = bandPass(() => pitch * 2, 2, sampleRate)
  const step = (2 * Math.PI * pitch) / sampleRate
  const sway = (2 * Math.PI * vibrato.hertz) / sampleRate
  const settled = vibrato.after * sampleRate
  let phase = 0
  for (let index = 0; index < sound.length; index++) {
    phase += step * (1 + vibrato.depth * Math.min(1, (index / settled) ** 2) * Math.sin(sway * index))
    const sine = Math.sin(phase)
    const cosine = Math.cos(phase)
    // sin 2x and sin 3x from sin x and cos x.
    const tone = sine + second * 2 * sine * cosine + third * sine * (3 - 4 * sine * sine)
    sound[index] = tone * 0.75 + air(noise() * 2 - 1) * breath
  }
  return softened(sound, Math.min(0.14, seconds / 3), 0.3, sampleRate)
}
