import { softened } from './music-box.ts'

/** Cents that the voices of the choir are apart. */
const detuning = [-5, 0, 4]
const partials = [1, 0.34, 0.16, 0.07, 0.03]

/** Many soft voices on one note that swell and sink slowly. */
export function pad(pitch: number, seconds: number, sampleRate: number): Float32Array {
  const overlap = Math.min(2.5, seconds / 2)
  const sound = new Float32Array(Math.round((seconds + overlap) * sampleRate))
  for (const cents of detuning) {
    const frequency = pitch * 2 ** (cents / 1200)
    for (const [index, strength] of partials.entries()) {
      if (frequency * (index + 1) > 3500) break
      addWave(sound, frequency * (index + 1), strength / detuning.length, sampleRate)
    }
  }
  return softened(sound, overlap, overlap, sampleRate)
}

function addWave(sound: Float32Array, frequency: number, strength: number, sampleRate: number): void {
  const step = (2 * Math.PI * frequency) / sampleRate
  for (let index = 0; index < sound.length; index++) {
    sound[index] = (sound[index] ?? 0) + strength * Math.sin(step * index)
  }
}
