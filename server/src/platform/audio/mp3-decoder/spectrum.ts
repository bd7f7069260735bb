import type { Bands } from './bands.ts'
import type { Bits } from './bits.ts'
import { readPairs, readQuad } from './huffman.ts'
import type { GranuleInfo } from './side-info.ts'

export const lines = 576

/** Reads the 576 lines of a granule's spectrum. Short blocks come out interleaved: line by line, window by window. */
export function readSpectrum(
  bits: Bits,
  end: number,
  granule: GranuleInfo,
  scales: Uint8Array,
  bands: Bands,
): Float32Array {
  const values = readValues(bits, end, granule, bands)
  return granule.blockType === 2
    ? shortLines(values, granule, scales, bands)
    : longLines(values, granule, scales, bands)
}

function readValues(bits: Bits, end: number, granule: GranuleInfo, bands: Bands): Int32Array {
  const values = new Int32Array(lines + 4)
  const last = Math.min(lines, 2 * granule.pairs)
  let at = 0
  for (const [region, until] of regionEnds(granule, bands).entries()) {
    const to = Math.min(last, until)
    if (to > at) readPairs(bits, granule.tables[region] ?? 0, values, at, to)
    at = Math.max(at, to)
  }
  while (bits.at < end && at <= lines - 4) {
    readQuad(bits, granule.secondQuadTable, values, at)
    // A last group that reaches beyond the granule's data does not count.
    if (bits.at > end) values.fill(0, at, at + 4)
    at += 4
  }
  bits.at = end
  return values
}

function regionEnds({ regions, blockType }: GranuleInfo, { long }: Bands): number[] {
  if (!regions) return [blockType === 2 ? 36 : (long[8] ?? 36), lines]
  const [first, second] = regions
  return [long[first + 1] ?? lines, long[first + second + 2] ?? lines, lines]
}

/** Added to the scale factors of the highest bands of long blocks where a granule says so. Source: table B.6. */
const emphasis = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 0]

function longLines(values: Int32Array, granule: GranuleInfo, scales: Uint8Array, { long }: Bands) {
  const spectrum = new Float32Array(lines)
  const step = granule.coarseScale ? 1 : 0.5
  for (let band = 0; band < 22; band++) {
    const scale = (scales[band] ?? 0) + (granule.emphasised ? (emphasis[band] ?? 0) : 0)
    const gain = 2 ** ((granule.gain - 210) / 4 - step * scale)
    const to = long[band + 1] ?? lines
    for (let at = long[band] ?? 0; at < to; at++) spectrum[at] = power(values[at] ?? 0) * gain
  }
  return spectrum
}

function shortLines(values: Int32Array, granule: GranuleInfo, scales: Uint8Array, { short }: Bands) {
  const spectrum = new Float32Array(lines)
  const step = granule.coarseScale ? 1 : 0.5
  for (let band = 0; band < 13; band++) {
    const from = short[band] ?? 0
    const width = (short[band + 1] ?? from) - from
    for (let window = 0; window < 3; window++) {
      const scale = scales[band * 3 + window] ?? 0
      const gain = 2 ** ((granule.gain - 210 - 8 * (granule.windowGains[window] ?? 0)) / 4 - step * scale)
      for (let line = 0; line < width; line++) {
        const value = values[3 * from + window * width + line] ?? 0
        spectrum[3 * (from + line) + window] = power(value) * gain
      }
    }
  }
  return spectrum
}

const powers = Float64Array.from({ length: 64 }, (_, value) => value ** (4 / 3))

function power(value: number): number {
  const size = Math.abs(value)
  const raised = powers[size] ?? size ** (4 / 3)
  return value < 0 ? -raised : raised
}
