import { highPass, lowPass, steepLowPass } from '../filters.ts'
import { softened } from '../instruments/waves.ts'
import { Loop } from '../loop.ts'
import { type Piece, play } from '../piece.ts'
import { random } from '../random.ts'
import { heldChords } from '../score.ts'
import { chain, fillWithNoise, shape, swell } from './noise.ts'

/** Two joints of the rail to each length of it: wheels of one bogie, then those of the next. */
const railSeconds = 2
const wheelsAt = [0, 0.17, 0.86, 1.03]

/** A sleeper train heard from the bunk: a low rolling, wheels over the joints, and a chord as of a far valley. */
export function nightTrain(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  fillWithNoise(loop, chance)
  loop.pass(() => chain(highPass(55, sampleRate), lowPass(160, sampleRate), lowPass(700, sampleRate)))
  shape(loop, (part) => 0.85 * (0.8 + 0.2 * swell([3, 5], [0.2, 0.7], part)))
  for (let at = 0; at < seconds; at += railSeconds) {
    for (const [index, wheel] of wheelsAt.entries()) {
      const gain = (index % 2 === 0 ? 0.16 : 0.11) * (0.85 + 0.3 * chance())
      loop.add(knock(chance, sampleRate), at + wheel + chance() * 0.012, gain, index < 2 ? -0.2 : 0.25)
    }
  }
  loop.pass(() => steepLowPass(1800, sampleRate))
  const tempo = 60
  const valley: Piece = { ...valleyChords, tempo, beats: seconds }
  loop.mix(play(valley, seed, sampleRate), 1)
  return loop
}

const valleyChords = {
  phrase: 24,
  wet: 0.5,
  roomSeconds: 3.5,
  parts: [
    {
      instrument: 'pad',
      notes: heldChords(
        ['D3 A3 E4 F#4', 'G3 B3 D4 F#4', 'B2 A3 D4 F#4', 'G2 D3 B3 E4', 'A2 E3 B3 D4', 'A2 E3 A3 C#4'],
        12,
        0,
      ),
      gain: 0.045,
      pan: 0,
    },
  ],
} as const satisfies Omit<Piece, 'tempo' | 'beats'>

/** A wheel over a joint, through the floor and the mattress. */
function knock(chance: () => number, sampleRate: number): Float32Array {
  const length = Math.round(0.16 * sampleRate)
  const floor = chain(lowPass(240, sampleRate), lowPass(420, sampleRate))
  const pitch = 84 + chance() * 10
  const sound = Float32Array.from({ length }, (_, index) => {
    const seconds = index / sampleRate
    const thud = Math.sin(2 * Math.PI * pitch * seconds) * Math.exp(-seconds * 34)
    return thud * 0.7 + floor(chance() * 2 - 1) * Math.exp(-seconds * 45) * 1.6
  })
  return softened(sound, 0.006, 0.03, sampleRate)
}
