import { highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** Seconds from one wave to the next: as long as a breath of somebody asleep, and half again. */
const waveSeconds = 9

/** Waves that come in and go out, no two alike: a swell far out that never rests, and foam that runs up the sand. */
export function sea(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const waves = Math.round(seconds / waveSeconds)
  const surge = (part: number) =>
    swell([waves], [0], part) ** 1.6 * (0.7 + 0.3 * swell([2, 3], [0.2, 0.7], part))
  const deep = noiseOf(seconds, sampleRate, chance, () =>
    chain(highPass(60, sampleRate), lowPass(420, sampleRate), steepLowPass(1600, sampleRate)),
  )
  shape(deep, (part) => 0.5 + 0.7 * surge(part))
  const foam = noiseOf(seconds, sampleRate, chance, () =>
    chain(highPass(500, sampleRate), lowPass(1100, sampleRate), steepLowPass(3100, sampleRate)),
  )
  // Foam comes when the wave has broken, a little after the crest.
  shape(foam, (part) => 0.06 + 0.5 * surge(part - 0.12 / waves) ** 1.5)
  deep.mix(foam, 1)
  return deep
}

function noiseOf(
  seconds: number,
  sampleRate: number,
  chance: () => number,
  filter: () => (sample: number) => number,
): Loop {
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  loop.pass(filter)
  return loop
}
