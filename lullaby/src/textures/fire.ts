import { bandPass, highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** A small fire: a low breath and now and then a crackle. */
export function fire(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  loop.pass(() => chain(lowPass(280, sampleRate), lowPass(500, sampleRate), highPass(60, sampleRate)))
  shape(loop, (part) => 1.6 * (0.6 + 0.4 * swell([7, 11, 17], [0.3, 0.8, 0.5], part)))
  for (let crackle = 0; crackle < seconds * 2.2; crackle++) {
    loop.add(spark(chance, sampleRate), chance() * seconds, 0.04 + 0.1 * chance() ** 3, chance() * 1.2 - 0.6)
  }
  loop.pass(() => steepLowPass(3400, sampleRate))
  return loop
}

function spark(chance: () => number, sampleRate: number): Float32Array {
  const length = Math.round((0.012 + chance() * 0.03) * sampleRate)
  const pitch = 900 + chance() * 1400
  const ring = bandPass(() => pitch, 4, sampleRate)
  return Float32Array.from({ length }, (_, index) => {
    const part = index / length
    return ring(chance() * 2 - 1) * Math.min(1, part * 10) * Math.exp(-5 * part)
  })
}
