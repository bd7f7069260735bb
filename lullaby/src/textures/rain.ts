import { highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** Steady soft rain on leaves, a roof that hums under it, and single drops near by. */
export function rain(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  loop.pass(() => chain(highPass(380, sampleRate), lowPass(1100, sampleRate), steepLowPass(3300, sampleRate)))
  shape(loop, (part) => 0.62 * (0.75 + 0.25 * swell([3, 5, 8], [0.1, 0.6, 0.3], part)))
  for (let drop = 0; drop < seconds * 7; drop++) {
    loop.add(
      waterDrop(500 + chance() * 1200, sampleRate),
      chance() * seconds,
      0.008 + chance() * 0.022,
      chance() * 1.6 - 0.8,
    )
  }
  return loop
}

/** A drop rings like a small bell that rises. */
export function waterDrop(pitch: number, sampleRate: number): Float32Array {
  const length = Math.round(0.09 * sampleRate)
  let phase = 0
  return Float32Array.from({ length }, (_, index) => {
    const part = index / length
    phase += (2 * Math.PI * pitch * (1 + 0.25 * part)) / sampleRate
    return (
      Math.sin(phase) *
      Math.sin(Math.PI * Math.min(1, part * 12) * 0.5) *
      Math.exp(-7 * part) *
      Math.min(1, (1 - part) * 10)
    )
  })
}
