import { addRinging, softened } from './waves.ts'

/** Cents that the voices of the choir are apart. */
const detuning = [-5, 0, 4]
const partials = [1, 0.34, 0.16, 0.08, 0.045, 0.02]

/** Many soft voices on one note that swell and sink slowly. */
export function pad(pitch: number, seconds: number, sampleRate: number): Float32Array {
  const overlap = Math.min(2.5, seconds / 2)
  const sound = new Float32Array(Math.round((seconds + overlap) * sampleRate))
  for (const cents of detuning) {
    const frequency = pitch * 2 ** (cents / 1200)
    for (const [index, strength] of partials.entries()) {
      if (frequency * (index + 1) > 3500) break
      addRinging(sound, frequency * (index + 1), strength / detuning.length, Infinity, sampleRate)
    }
  }
  return softened(sound, overlap, overlap, sampleRate)
}
