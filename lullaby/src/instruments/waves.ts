/**
 * Adds a sine that fades. A resonator with two products a sample: a sine of its own for every sample would take ten times
 * as long.
 * @param fading seconds until it is 60 dB down; `Infinity` holds it
 */
export function addRinging(
  sound: Float32Array,
  frequency: number,
  strength: number,
  fading: number,
  sampleRate: number,
): void {
  const step = (2 * Math.PI * frequency) / sampleRate
  const decay = 10 ** (-3 / (fading * sampleRate))
  const turn = 2 * Math.cos(step) * decay
  const loss = decay * decay
  let before = -strength * Math.sin(step)
  before /= decay
  let now = 0
  for (let index = 0; index < sound.length; index++) {
    sound[index] = (sound[index] ?? 0) + now
    const next = turn * now - loss * before
    before = now
    now = next
  }
}

/** Without a click at the beginning or the end. @param attack seconds, as is `release` */
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
