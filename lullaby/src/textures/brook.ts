import { highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** Bubbles that break each second. */
const bubblesEachSecond = 26

/** Water over small stones: a murmur, and bubbles of every size, the big ones deep and rare. */
export function brook(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  loop.pass(() => chain(highPass(160, sampleRate), lowPass(480, sampleRate), steepLowPass(2600, sampleRate)))
  shape(loop, (part) => 0.22 * (0.7 + 0.3 * swell([4, 7, 11], [0.2, 0.5, 0.9], part)))
  for (let bubble = 0; bubble < seconds * bubblesEachSecond; bubble++) {
    const size = chance() ** 2
    const at = chance() * seconds
    const nearer = 0.6 + 0.4 * swell([4, 7, 11], [0.2, 0.5, 0.9], at / seconds)
    loop.add(
      bubbleOf(1400 - 1050 * size, chance, sampleRate),
      at,
      (0.012 + 0.03 * size * chance()) * nearer,
      chance() * 1.5 - 0.75,
    )
  }
  loop.pass(() => steepLowPass(3200, sampleRate))
  return loop
}

/** A bubble rings at a pitch by its size, a little higher as it nears the surface, and is gone. */
function bubbleOf(pitch: number, chance: () => number, sampleRate: number): Float32Array {
  const seconds = Math.min(0.12, 26 / pitch)
  const length = Math.round(seconds * 1.6 * sampleRate)
  const rise = 0.1 + 0.35 * chance()
  let phase = 0
  return Float32Array.from({ length }, (_, index) => {
    const part = index / length
    phase += (2 * Math.PI * pitch * (1 + rise * part)) / sampleRate
    return Math.sin(phase) * Math.min(1, part * 14) * Math.exp(-5.5 * part) * Math.min(1, (1 - part) * 8)
  })
}
