import { type Biquad, BiquadFilter } from './biquad.ts'

/** Blocks of 400 ms that overlap by three quarters, and the two gates. Source: ITU-R BS.1770-5. */
const stepSeconds = 0.1
const stepsPerBlock = 4
const absoluteGate = -70
const relativeGate = -10

/**
 * Integrated loudness of one channel in LUFS; −Infinity for silence.
 * @param pcm samples from −1 to 1
 */
export function measureLoudness(pcm: Float32Array, sampleRate: number): number {
  const meter = new LoudnessMeter(sampleRate)
  meter.add(pcm)
  return meter.lufs
}

/** At a time, so that measuring an hour takes no more memory than measuring a second. */
const chunkSamples = 32_768

/** The same for sound that arrives in chunks. */
export class LoudnessMeter {
  private readonly stepSamples: number
  /** The head's effect and the ear's: the two filters of BS.1770, computed for any sample rate as in libebur128. */
  private readonly filters: readonly [BiquadFilter, BiquadFilter]
  /** Sums of the squares of each whole step. */
  private readonly steps: number[] = []
  private sum = 0
  private inStep = 0

  constructor(sampleRate: number) {
    this.stepSamples = Math.max(1, Math.round(stepSeconds * sampleRate))
    this.filters = [new BiquadFilter(headFilter(sampleRate)), new BiquadFilter(lowCut(sampleRate))]
  }

  add(pcm: Float32Array): void {
    const [head, ear] = this.filters
    for (let at = 0; at < pcm.length; at += chunkSamples) {
      this.addPowers(ear.add(head.add(pcm.subarray(at, at + chunkSamples))))
    }
  }

  get lufs(): number {
    const audible = this.blockPowers().filter((power) => toLufs(power) > absoluteGate)
    if (audible.length === 0) return Number.NEGATIVE_INFINITY
    const threshold = toLufs(mean(audible)) + relativeGate
    return toLufs(mean(audible.filter((power) => toLufs(power) > threshold)))
  }

  private addPowers(weighted: Float32Array): void {
    for (let index = 0; index < weighted.length; index++) {
      this.sum += (weighted[index] ?? 0) ** 2
      if (++this.inStep < this.stepSamples) continue
      this.steps.push(this.sum)
      this.sum = 0
      this.inStep = 0
    }
  }

  /** Sound that is shorter than a block is one block. */
  private blockPowers(): number[] {
    const { steps, stepSamples, inStep } = this
    const total = (some: readonly number[]) => some.reduce((sum, step) => sum + step, 0)
    if (steps.length < stepsPerBlock) {
      return [(total(steps) + this.sum) / Math.max(1, steps.length * stepSamples + inStep)]
    }
    return steps
      .slice(stepsPerBlock - 1)
      .map((_, index) => total(steps.slice(index, index + stepsPerBlock)) / (stepsPerBlock * stepSamples))
  }
}

function headFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const vh = 10 ** (3.999843853973347 / 20)
  const vb = vh ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (vh + (vb * k) / q + k * k) / a0,
    b1: (2 * (k * k - vh)) / a0,
    b2: (vh - (vb * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function lowCut(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
