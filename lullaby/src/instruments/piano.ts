import { softened } from './music-box.ts'

/** Stiffness of the strings: partials lie a little above the multiples. */
const stiffness = 0.0004
/** Felt between hammer and string: how much quieter each partial is than the one before. */
const softness = 0.42

/** A piano with felt on its hammers. @param seconds the note is held; then the damper falls */
export function piano(pitch: number, seconds: number, sampleRate: number): Float32Array {
  const release = 0.5
  const sound = new Float32Array(Math.round((seconds + release) * sampleRate))
  for (let partial = 1; partial <= 8; partial++) {
    const frequency = pitch * partial * Math.sqrt(1 + stiffness * partial * partial)
    if (frequency > 4500) break
    addPartial(sound, frequency, softness ** (partial - 1), partial, pitch, sampleRate)
  }
  return softened(sound, 0.012, release, sampleRate)
}

/** Two strings a hair apart, a quick fading and a slow one: what makes a piano's tone live. */
function addPartial(
  sound: Float32Array,
  frequency: number,
  strength: number,
  partial: number,
  pitch: number,
  sampleRate: number,
): void {
  const seconds = (5.5 * (262 / pitch) ** 0.5) / partial ** 0.7
  const quick = 10 ** (-3 / (seconds * 0.35 * sampleRate))
  const slow = 10 ** (-3 / (seconds * sampleRate))
  const step = (2 * Math.PI * frequency) / sampleRate
  const other = step * 1.0006
  let first = strength * 0.6
  let second = strength * 0.4
  for (let index = 0; index < sound.length; index++) {
    sound[index] = (sound[index] ?? 0) + first * Math.sin(step * index) + second * Math.sin(other * index)
    first *= quick
    second *= slow
  }
}
