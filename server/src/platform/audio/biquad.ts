/** Coefficients of a second-order filter, divided by a0. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

export const filter = (input: Float32Array, biquad: Biquad): Float32Array =>
  new BiquadFilter(biquad).add(input)

/** The same for sound that arrives in chunks. */
export class BiquadFilter {
  private readonly biquad: Biquad
  /** The last two samples that came in and went out. */
  private memory = [0, 0, 0, 0] as [number, number, number, number]

  constructor(biquad: Biquad) {
    this.biquad = biquad
  }

  add(input: Float32Array): Float32Array {
    const { b0, b1, b2, a1, a2 } = this.biquad
    const output = new Float32Array(input.length)
    let [x1, x2, y1, y2] = this.memory
    for (let index = 0; index < input.length; index++) {
      const x = input[index] ?? 0
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      output[index] = y
    }
    this.memory = [x1, x2, y1, y2]
    return output
  }
}

/** Attenuates everything below the frequency. Source: RBJ Audio EQ Cookbook. */
export function highPass(frequency: number, sampleRate: number, q = Math.SQRT1_2): Biquad {
  const w = (2 * Math.PI * frequency) / sampleRate
  const alpha = Math.sin(w) / (2 * q)
  const cos = Math.cos(w)
  const a0 = 1 + alpha
  const b = (1 + cos) / 2 / a0
  return { b0: b, b1: -2 * b, b2: b, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

/** Raises or lowers everything above the frequency. Source: RBJ Audio EQ Cookbook, shelf slope 1. */
export function highShelf(frequency: number, gainDb: number, sampleRate: number): Biquad {
  const a = 10 ** (gainDb / 40)
  const w = (2 * Math.PI * frequency) / sampleRate
  const cos = Math.cos(w)
  const alpha = (Math.sin(w) / 2) * Math.SQRT2
  const root = 2 * Math.sqrt(a) * alpha
  const a0 = a + 1 - (a - 1) * cos + root
  return {
    b0: (a * (a + 1 + (a - 1) * cos + root)) / a0,
    b1: (-2 * a * (a - 1 + (a + 1) * cos)) / a0,
    b2: (a * (a + 1 + (a - 1) * cos - root)) / a0,
    a1: (2 * (a - 1 - (a + 1) * cos)) / a0,
    a2: (a + 1 - (a - 1) * cos - root) / a0,
  }
}
