import type { Filter } from '../filters.ts'
import type { Loop } from '../loop.ts'

/** Makes a loop of sound without notes. */
export type Texture = (seconds: number, seed: number, sampleRate: number) => Loop

/** Fills a loop with white noise, most of it from the middle. */
export function fillWithNoise(loop: Loop, chance: () => number): void {
  for (let index = 0; index < loop.left.length; index++) {
    const middle = chance() * 2 - 1
    loop.left[index] = 0.6 * middle + 0.4 * (chance() * 2 - 1)
    loop.right[index] = 0.6 * middle + 0.4 * (chance() * 2 - 1)
  }
}

/** A slow oscillation from 0 to 1 that loops: the number of cycles is an integer. */
export function swell(cycles: readonly number[], phases: readonly number[], part: number): number {
  let sum = 0
  for (const [index, cycle] of cycles.entries())
    sum += Math.sin(2 * Math.PI * (cycle * part + (phases[index] ?? 0)))
  return 0.5 + (0.5 * sum) / cycles.length
}

/** Samples between two updates of a gain that changes slowly. */
const stride = 64

/** Applies a gain to the loop. @param gain for a position in the loop, 0 to 1 */
export function shape(loop: Loop, gain: (part: number) => number): void {
  const { length } = loop.left
  let from = gain(0)
  for (let start = 0; start < length; start += stride) {
    const to = gain((start + stride) / length)
    const end = Math.min(length, start + stride)
    for (let index = start; index < end; index++) {
      const now = from + ((to - from) * (index - start)) / stride
      loop.left[index] = (loop.left[index] ?? 0) * now
      loop.right[index] = (loop.right[index] ?? 0) * now
    }
    from = to
  }
}

export function chain(...filters: readonly Filter[]): Filter {
  return (sample) => {
    let heard = sample
    for (const filter of filters) heard = filter(heard)
    return heard
  }
}
