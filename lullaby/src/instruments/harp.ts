import { lowPass } from '../filters.ts'
import { softened } from './waves.ts'

/**
 * A plucked string after Karplus and Strong: a burst of noise runs round a line as long as one wave and loses its edge on
 * every turn. An all-pass of first order makes up what the whole samples of the line leave out, so that it is in tune.
 */
export function harp(pitch: number, seconds: number, sampleRate: number, noise: () => number): Float32Array {
  const period = sampleRate / pitch
  // The averaging of the loop delays by half a sample.
  const length = Math.floor(period - 0.5 - 0.1)
  const fraction = period - 0.5 - length
  const tune = (1 - fraction) / (1 + fraction)
  const line = burst(length, pitch, sampleRate, noise)
  const loss = 10 ** (-3 / (pitch * ringing(pitch)))
  const sound = new Float32Array(Math.round(seconds * sampleRate))
  let at = 0
  let last = 0
  let lastIn = 0
  let lastOut = 0
  for (let index = 0; index < sound.length; index++) {
    const sample = line[at] ?? 0
    sound[index] = sample
    const averaged = 0.5 * (sample + last) * loss
    last = sample
    const tuned = tune * averaged + lastIn - tune * lastOut
    lastIn = averaged
    lastOut = tuned
    line[at] = tuned
    at = at + 1 === length ? 0 : at + 1
  }
  return softened(sound, 0.006, Math.min(0.6, seconds / 3), sampleRate)
}

/** Seconds that a string rings. */
const ringing = (pitch: number) => Math.min(7, 2.5 * (262 / pitch) ** 0.4)

/** A finger's pluck: noise without its highs, and without a mean that would push the string aside. */
function burst(length: number, pitch: number, sampleRate: number, noise: () => number): Float32Array {
  const fleshy = 700 + 2 * pitch
  const soft = lowPass(fleshy, sampleRate)
  const softer = lowPass(fleshy, sampleRate)
  const line = Float32Array.from({ length }, () => softer(soft(noise() * 2 - 1)))
  const mean = line.reduce((sum, sample) => sum + sample, 0) / length
  const peak = line.reduce((most, sample) => Math.max(most, Math.abs(sample - mean)), 1e-6)
  return line.map((sample) => (sample - mean) / peak)
}
