import { highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** Brown noise: an even rumble without any high sound, as in a car at night. It changes so little that nobody waits for what comes. */
export function brownNoise(seconds: number, seed: number, sampleRate: number): Loop {
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, random(seed))
  loop.pass(() => chain(highPass(40, sampleRate), lowPass(70, sampleRate), steepLowPass(1800, sampleRate)))
  shape(loop, (part) => 2.2 * (0.94 + 0.06 * swell([2, 3], [0, 0.4], part)))
  return loop
}

/** Seconds from one beat to the next: of somebody who sleeps. */
const beatSeconds = 1.05

/** A heart that is heard through a pillow, over very soft brown noise. */
export function slowHeart(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = brownNoise(seconds, seed, sampleRate)
  shape(loop, () => 0.35)
  for (let beat = 0; beat < Math.round(seconds / beatSeconds); beat++) {
    const at = beat * beatSeconds + (chance() - 0.5) * 0.03
    const strength = 0.2 + chance() * 0.04
    loop.add(thud(58, sampleRate), at, strength, 0)
    loop.add(thud(68, sampleRate), at + 0.3, strength * 0.6, 0)
  }
  return loop
}

function thud(pitch: number, sampleRate: number): Float32Array {
  const length = Math.round(0.3 * sampleRate)
  return Float32Array.from({ length }, (_, index) => {
    const seconds = index / sampleRate
    const rising = Math.sin((Math.PI / 2) * Math.min(1, seconds / 0.03))
    return (
      Math.sin(2 * Math.PI * pitch * seconds) *
      rising *
      Math.exp(-seconds * 14) *
      Math.min(1, (0.3 - seconds) * 20)
    )
  })
}
