import { addRinging, softened } from './waves.ts'

/** Partials of a plucked tine: their ratio, strength and seconds to fade by 60 dB at 440 Hz. */
const partials = [
  [1, 1, 3.2],
  [2, 0.2, 1.8],
  [3.01, 0.08, 1.1],
  [5.4, 0.025, 0.3],
] as const

/** A music box: a soft strike and a long, clear fading. @returns samples from about −1 to 1 */
export function musicBox(pitch: number, sampleRate: number): Float32Array {
  const lowerRingsLonger = (440 / pitch) ** 0.5
  const seconds = 3.4 * lowerRingsLonger
  const sound = new Float32Array(Math.round(seconds * sampleRate))
  for (const [ratio, strength, fading] of partials) {
    const frequency = pitch * ratio
    if (frequency < 4000) addRinging(sound, frequency, strength, fading * lowerRingsLonger, sampleRate)
  }
  return softened(sound, 0.008, 0.25, sampleRate)
}
