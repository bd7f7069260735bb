import { highPass, lowPass, steepLowPass } from '../filters.ts'
import { Loop } from '../loop.ts'
import { random } from '../random.ts'
import { chain, fillWithNoise } from './noise.ts'

/** Brown noise: its energy falls by 6 dB an octave, like a waterfall far away. Below what a small loudspeaker can move it is left out. */
export function brownNoise(seconds: number, seed: number, sampleRate: number): Loop {
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, random(seed))
  loop.pass(() => chain(highPass(50, sampleRate), lowPass(60, sampleRate), steepLowPass(2800, sampleRate)))
  return loop
}
