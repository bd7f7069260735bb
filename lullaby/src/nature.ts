import { bandPass, highPass, lowPass } from './filters.ts'
import { Loop } from './loop.ts'
import { random } from './random.ts'

/** A slow swell from 0 to 1 that closes in itself: cycles are whole numbers a loop. */
function swell(cycles: readonly number[], phases: readonly number[], part: number): number {
  let sum = 0
  for (const [index, cycle] of cycles.entries())
    sum += Math.sin(2 * Math.PI * (cycle * part + (phases[index] ?? 0)))
  return 0.5 + (0.5 * sum) / cycles.length
}

function noise(loop: Loop, chance: () => number): void {
  for (let index = 0; index < loop.left.length; index++) {
    const middle = chance() * 2 - 1
    loop.left[index] = 0.6 * middle + 0.4 * (chance() * 2 - 1)
    loop.right[index] = 0.6 * middle + 0.4 * (chance() * 2 - 1)
  }
}

/** Steady soft rain on leaves, with single drops near by. */
export function rain(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  noise(loop, chance)
  loop.pass(() => chain(highPass(350, sampleRate), lowPass(2400, sampleRate), lowPass(5200, sampleRate)))
  shape(loop, (part) => 0.3 * (0.75 + 0.25 * swell([3, 5, 8], [0.1, 0.6, 0.3], part)))
  for (let drop = 0; drop < seconds * 7; drop++) {
    loop.add(
      waterDrop(900 + chance() * 1800, sampleRate),
      chance() * seconds,
      0.012 + chance() * 0.03,
      chance() * 1.6 - 0.8,
    )
  }
  loop.pass(() => lowPass(5000, sampleRate))
  return loop
}

/** Waves that come in and go out, no two alike. */
export function ocean(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  noise(loop, chance)
  loop.pass(() => chain(highPass(60, sampleRate), lowPass(900, sampleRate), lowPass(1900, sampleRate)))
  const waves = Math.round(seconds / 9)
  shape(loop, (part) => {
    const surge = swell([waves], [0], part) ** 2.2
    return 0.12 + 0.88 * surge * (0.7 + 0.3 * swell([2, 3], [0.2, 0.7], part))
  })
  return loop
}

/** A small fire: a low breath and now and then a crackle. */
export function hearth(seconds: number, seed: number, sampleRate: number): Loop {
  const chance = random(seed)
  const loop = new Loop(seconds, sampleRate)
  noise(loop, chance)
  loop.pass(() => chain(lowPass(280, sampleRate), lowPass(500, sampleRate), highPass(50, sampleRate)))
  shape(loop, (part) => 1.6 * (0.6 + 0.4 * swell([7, 11, 17], [0.3, 0.8, 0.5], part)))
  for (let crackle = 0; crackle < seconds * 2.2; crackle++) {
    loop.add(spark(chance, sampleRate), chance() * seconds, 0.04 + 0.1 * chance() ** 3, chance() * 1.2 - 0.6)
  }
  loop.pass(() => lowPass(3800, sampleRate))
  return loop
}

function shape(loop: Loop, gain: (part: number) => number): void {
  for (let index = 0; index < loop.left.length; index++) {
    const now = gain(index / loop.left.length)
    loop.left[index] = (loop.left[index] ?? 0) * now
    loop.right[index] = (loop.right[index] ?? 0) * now
  }
}

const chain =
  (...filters: ((sample: number) => number)[]) =>
  (sample: number) =>
    filters.reduce((heard, filter) => filter(heard), sample)

/** A drop rings like a small bell that rises. */
function waterDrop(pitch: number, sampleRate: number): Float32Array {
  const length = Math.round(0.09 * sampleRate)
  let phase = 0
  return Float32Array.from({ length }, (_, index) => {
    const part = index / length
    phase += (2 * Math.PI * pitch * (1 + 0.25 * part)) / sampleRate
    return Math.sin(phase) * Math.sin(Math.PI * Math.min(1, part * 12) * 0.5) * Math.exp(-7 * part)
  })
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
