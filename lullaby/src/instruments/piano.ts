import { addRinging, softened } from './waves.ts'

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
    if (frequency > 4000) break
    addPartial(sound, frequency, softness ** (partial - 1), partial, pitch, sampleRate)
  }
  // The hammer's own knock, felt more than heard.
  addRinging(sound, 96, 0.05, 0.16, sampleRate)
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
  addRinging(sound, frequency, strength * 0.6, seconds * 0.35, sampleRate)
  addRinging(sound, frequency * 1.0006, strength * 0.4, seconds, sampleRate)
}
