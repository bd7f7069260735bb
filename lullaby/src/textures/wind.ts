import { bandPass, highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** Wind in high trees: a broad breath that rises and sinks, and a soft note in it that goes up and down with it. */
export function wind(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const gust = (part: number) => swell([5, 8, 3], [0.1, 0.45, 0.8], part)
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  loop.pass(() => chain(highPass(90, sampleRate), lowPass(260, sampleRate)))
  shape(loop, (part) => 0.45 + 0.55 * gust(part))
  loop.mix(branches(seconds, sampleRate, chance, gust), 1)
  loop.pass(() => steepLowPass(2800, sampleRate))
  return loop
}

/** What the needles sing: a narrow band of noise that follows the gusts. */
function branches(
  seconds: number,
  sampleRate: number,
  chance: () => number,
  gust: (part: number) => number,
): Loop {
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  const { length } = loop.left
  loop.pass(() => {
    // The filter processes the last seconds of the loop before its start: positions count from there.
    let at = 0
    let frequency = 400
    const warmUp = loop.memory
    const sing = bandPass(() => frequency, 5, sampleRate)
    return (sample) => {
      if (at % 256 === 0) frequency = 330 + 420 * gust((at - warmUp) / length)
      at++
      return sing(sample)
    }
  })
  shape(loop, (part) => 0.07 + 0.24 * gust(part) ** 1.5)
  return loop
}
