import { lines } from './spectrum.ts'

const subbands = 32
const perSubband = 18

/** Coefficients of the alias reduction between neighbouring subbands. Source: ISO/IEC 11172-3, table B.9. */
const butterflies = [-0.6, -0.535, -0.33, -0.185, -0.095, -0.041, -0.0142, -0.0037].map((c) => ({
  keep: 1 / Math.sqrt(1 + c * c),
  cross: c / Math.sqrt(1 + c * c),
}))

/** `matrix[line * 36 + sample]`: the transform of a long block with the window of its type. */
const longMatrices = [0, 1, 3].map((type) =>
  Float32Array.from({ length: perSubband * 36 }, (_, index) => {
    const sample = index % 36
    const line = Math.floor(index / 36)
    return longWindow(type, sample) * Math.cos((Math.PI / 72) * (2 * sample + 19) * (2 * line + 1))
  }),
)

/** `matrix[line * 12 + sample]` of one of three short blocks. */
const shortMatrix = Float32Array.from({ length: 6 * 12 }, (_, index) => {
  const sample = index % 12
  const line = Math.floor(index / 12)
  const angle = (Math.PI / 24) * (2 * sample + 7) * (2 * line + 1)
  return Math.sin((Math.PI / 12) * (sample + 0.5)) * Math.cos(angle)
})

function longWindow(type: number, sample: number): number {
  const long = Math.sin((Math.PI / 36) * (sample + 0.5))
  const at = type === 3 ? 35 - sample : sample
  if (type === 0 || at < 18) return long
  if (at < 24) return 1
  return at < 30 ? Math.sin((Math.PI / 12) * (at - 18 + 0.5)) : 0
}

/** Transforms the lines of a spectrum to samples of 32 subbands, for one channel. */
export class Hybrid {
  private readonly overlap = new Float32Array(lines)
  private readonly block = new Float32Array(36)

  /** @returns samples by subband: 18 of the lowest, then 18 of the next; the spectrum is overwritten */
  transform(spectrum: Float32Array, blockType: number): Float32Array {
    if (blockType !== 2) unalias(spectrum)
    const samples = new Float32Array(lines)
    const matrix = longMatrices[blockType === 3 ? 2 : blockType] ?? new Float32Array()
    for (let subband = 0; subband < subbands; subband++) {
      const from = subband * perSubband
      this.block.fill(0)
      if (blockType === 2) addShort(this.block, spectrum, from)
      else addLong(this.block, spectrum, from, matrix)
      for (let at = 0; at < perSubband; at++) {
        const value = (this.block[at] ?? 0) + (this.overlap[from + at] ?? 0)
        // Every other subband runs backwards in frequency.
        samples[from + at] = subband & at & 1 ? -value : value
        this.overlap[from + at] = this.block[at + perSubband] ?? 0
      }
    }
    return samples
  }
}

function unalias(spectrum: Float32Array): void {
  for (let edge = perSubband; edge < lines; edge += perSubband) {
    for (const [distance, { keep, cross }] of butterflies.entries()) {
      const below = spectrum[edge - 1 - distance] ?? 0
      const above = spectrum[edge + distance] ?? 0
      spectrum[edge - 1 - distance] = below * keep - above * cross
      spectrum[edge + distance] = above * keep + below * cross
    }
  }
}

function addLong(block: Float32Array, spectrum: Float32Array, from: number, matrix: Float32Array): void {
  for (let line = 0; line < perSubband; line++) {
    const value = spectrum[from + line] ?? 0
    if (value === 0) continue
    const row = line * 36
    for (let at = 0; at < 36; at++) block[at] = (block[at] ?? 0) + value * (matrix[row + at] ?? 0)
  }
}

function addShort(block: Float32Array, spectrum: Float32Array, from: number): void {
  for (let line = 0; line < perSubband; line++) {
    const value = spectrum[from + line] ?? 0
    if (value === 0) continue
    const to = 6 + 6 * (line % 3)
    const row = Math.floor(line / 3) * 12
    for (let at = 0; at < 12; at++) {
      block[to + at] = (block[to + at] ?? 0) + value * (shortMatrix[row + at] ?? 0)
    }
  }
}
