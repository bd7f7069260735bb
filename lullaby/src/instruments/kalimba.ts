import { addRinging, softened } from './waves.ts'

/** Partials of a tongue of steel over a wooden box: ratio, strength and seconds to fade by 60 dB at 262 Hz. */
const partials = [
  [1, 1, 2.8],
  [1.004, 0.25, 1.9],
  [2, 0.12, 1.2],
  [5.9, 0.03, 0.18],
] as const

/** The box itself answers the thumb: low and short. */
const box = { frequency: 118, strength: 0.16, fading: 0.22 }

/** A thumb piano: rounder than a music box, and lower. @returns samples from about −1 to 1 */
export function kalimba(pitch: number, sampleRate: number): Float32Array {
  const lowerRingsLonger = (262 / pitch) ** 0.5
  const sound = new Float32Array(Math.round(3 * lowerRingsLonger * sampleRate))
  for (const [ratio, strength, fading] of partials) {
    const frequency = pitch * ratio
    if (frequency < 4000) addRinging(sound, frequency, strength, fading * lowerRingsLonger, sampleRate)
  }
  addRinging(sound, box.frequency, box.strength, box.fading, sampleRate)
  return softened(sound, 0.006, 0.3, sampleRate)
}
