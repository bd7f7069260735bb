import { synthesisWindow } from './synthesis-window.ts'

const window = Float32Array.from({ length: 512 }, (_, index) => {
  const value = (synthesisWindow[index <= 256 ? index : 512 - index] ?? 0) / 65_536
  return index > 256 && (index & 63) !== 0 ? -value : value
})

/** The distinct rows of the matrix: 0 to 15, and 33 to 48. The others repeat them. */
const rows = Array.from({ length: 32 }, (_, index) => (index < 16 ? index : index + 17))
const matrix = Float32Array.from({ length: 32 * 32 }, (_, index) => {
  const row = rows[index >> 5] ?? 0
  return Math.cos((Math.PI / 64) * (16 + row) * (2 * (index & 31) + 1))
})

/** Synthesizes sound from the samples of 32 subbands, for one channel. Source: ISO/IEC 11172-3, figure A.2. */
export class Synthesis {
  private readonly ring = new Float32Array(1024)
  private newest = 0

  /** @param samples 18 of each subband; 576 samples of sound are written to `into` from `at` on */
  synthesize(samples: Float32Array, into: Float32Array, at: number): void {
    for (let slot = 0; slot < 18; slot++) {
      this.newest = (this.newest - 64) & 1023
      this.transform(samples, slot)
      this.applyWindow(into, at + slot * 32)
    }
  }

  private transform(samples: Float32Array, slot: number): void {
    const { ring, newest } = this
    for (let index = 0; index < 32; index++) {
      let sum = 0
      const from = index << 5
      for (let subband = 0; subband < 32; subband++) {
        sum += (matrix[from + subband] ?? 0) * (samples[subband * 18 + slot] ?? 0)
      }
      const row = rows[index] ?? 0
      ring[newest + row] = sum
      // The other rows repeat these, some with the opposite sign.
      if (row < 16) ring[newest + 32 - row] = -sum
      else if (row < 48) ring[newest + 96 - row] = sum
    }
    ring[newest + 16] = 0
  }

  private applyWindow(into: Float32Array, at: number): void {
    const { ring, newest } = this
    for (let sample = 0; sample < 32; sample++) {
      let sum = 0
      for (let step = 0; step < 8; step++) {
        const near = (newest + 128 * step + sample) & 1023
        const far = (newest + 128 * step + 96 + sample) & 1023
        sum += (ring[near] ?? 0) * (window[64 * step + sample] ?? 0)
        sum += (ring[far] ?? 0) * (window[64 * step + 32 + sample] ?? 0)
      }
      into[at + sample] = sum
    }
  }
}
