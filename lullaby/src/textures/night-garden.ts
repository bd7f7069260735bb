import { highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** Crickets of the garden: their pitch, how often they chirp and where they sit. */
const crickets = [
  { pitch: 2300, every: 1.9, pan: -0.6, gain: 0.02 },
  { pitch: 2120, every: 2.7, pan: 0.5, gain: 0.016 },
  { pitch: 1880, every: 3.7, pan: 0.1, gain: 0.012 },
]

/** A warm night outside: leaves that hardly move, and crickets that take turns. */
export function nightGarden(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  loop.pass(() => chain(highPass(120, sampleRate), lowPass(300, sampleRate), steepLowPass(2200, sampleRate)))
  shape(loop, (part) => 0.5 * (0.7 + 0.3 * swell([3, 7], [0.3, 0.8], part)))
  for (const { pitch, every, pan, gain } of crickets) {
    for (let at = chance() * every; at < seconds - every; at += every * (0.8 + chance() * 0.7)) {
      const pulses = 3 + Math.floor(chance() * 3)
      for (let pulse = 0; pulse < pulses; pulse++)
        loop.add(chirp(pitch * (0.99 + chance() * 0.02), sampleRate), at + pulse * 0.06, gain, pan)
    }
  }
  return loop
}

function chirp(pitch: number, sampleRate: number): Float32Array {
  const length = Math.round(0.045 * sampleRate)
  return Float32Array.from(
    { length },
    (_, index) =>
      Math.sin((2 * Math.PI * pitch * index) / sampleRate) * Math.sin((Math.PI * index) / length) ** 2,
  )
}
