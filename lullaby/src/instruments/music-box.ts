/** Partials of a plucked tine: their ratio, strength and seconds to fade by 60 dB at 440 Hz. */
const partials = [
  [1, 1, 3.2],
  [2, 0.22, 1.8],
  [3.01, 0.1, 1.1],
  [5.4, 0.04, 0.35],
] as const

/** A music box: a soft strike and a long, clear fading. @returns samples from about −1 to 1 */
export function musicBox(pitch: number, sampleRate: number): Float32Array {
  const lowerRingsLonger = (440 / pitch) ** 0.5
  const seconds = 3.4 * lowerRingsLonger
  const sound = new Float32Array(Math.round(seconds * sampleRate))
  for (const [ratio, strength, fading] of partials) {
    const frequency = pitch * ratio
    if (frequency > 5000) continue
    const step = (2 * Math.PI * frequency) / sampleRate
    const decay = 10 ** (-3 / (fading * lowerRingsLonger * sampleRate))
    let level = strength
    for (let index = 0; index < sound.length; index++, level *= decay) {
      sound[index] = (sound[index] ?? 0) + level * Math.sin(step * index)
    }
  }
  return softened(sound, 0.006, 0.25, sampleRate)
}

/** Without a click at the beginning or the end. */
export function softened(
  sound: Float32Array,
  attack: number,
  release: number,
  sampleRate: number,
): Float32Array {
  const rise = Math.min(sound.length, Math.round(attack * sampleRate))
  const fall = Math.min(sound.length, Math.round(release * sampleRate))
  for (let index = 0; index < rise; index++) sound[index] = (sound[index] ?? 0) * ease(index / rise)
  for (let index = 0; index < fall; index++) {
    const place = sound.length - 1 - index
    sound[place] = (sound[place] ?? 0) * ease(index / fall)
  }
  return sound
}

const ease = (part: number) => 0.5 - 0.5 * Math.cos(Math.PI * part)
