import { type Biquad, filter } from './biquad.ts'

/** Blocks of 400 ms that overlap by three quarters, and the two gates. Source: ITU-R BS.1770-5. */
const blockSeconds = 0.4
const stepSeconds = 0.1
const absoluteGate = -70
const relativeGate = -10

/**
 * Integrated loudness of one channel in LUFS; −Infinity for silence.
 * @param pcm samples from −1 to 1
 */
export function measureLoudness(pcm: Float32Array, sampleRate: number): number {
  const powers = blockPowers(kWeighted(pcm, sampleRate), sampleRate)
  const audible = powers.filter((power) => toLufs(power) > absoluteGate)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const threshold = toLufs(mean(audible)) + relativeGate
  return toLufs(mean(audible.filter((power) => toLufs(power) > threshold)))
}

function blockPowers(weighted: Float32Array, sampleRate: number): number[] {
  const block = Math.min(weighted.length, Math.round(blockSeconds * sampleRate))
  const step = Math.max(1, Math.round(stepSeconds * sampleRate))
  const powers: number[] = []
  for (let start = 0; start + block <= weighted.length; start += step) {
    let sum = 0
    for (let index = start; index < start + block; index++) sum += (weighted[index] ?? 0) ** 2
    powers.push(sum / block)
  }
  return powers
}

/** The head's effect and the ear's: the two filters of BS.1770, computed for any sample rate as in libebur128. */
function kWeighted(pcm: Float32Array, sampleRate: number): Float32Array {
  return filter(filter(pcm, headFilter(sampleRate)), lowCut(sampleRate))
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
