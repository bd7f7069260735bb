import type { Bits } from './bits.ts'
import type { GranuleInfo } from './side-info.ts'

/** Bits of a scale factor in the lower and in the upper bands, above 24 kHz. Source: ISO/IEC 11172-3, 2.4.2.7. */
const lowerBits = [0, 0, 0, 0, 3, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
const upperBits = [0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 2, 3]

/** First bands of the groups whose factors the second granule may reuse. */
const groups = [0, 6, 11, 16, 21]

/**
 * Reads the scale factors of a granule: one per band of long blocks, three per band of short ones.
 * @param before those of the first granule, for the second
 * @param shared which groups the second reuses, the first in the highest of four bits
 */
export function readScaleFactors(
  bits: Bits,
  { scaleCompress, blockType }: GranuleInfo,
  before: Uint8Array | undefined,
  shared: number,
): Uint8Array {
  const scales = new Uint8Array(39)
  const lower = lowerBits[scaleCompress] ?? 0
  const upper = upperBits[scaleCompress] ?? 0
  if (blockType === 2) {
    for (let at = 0; at < 36; at++) scales[at] = bits.read(at < 18 ? lower : upper)
    return scales
  }
  for (let group = 0; group < 4; group++) {
    const [from = 0, to = 0] = groups.slice(group, group + 2)
    const isShared = before !== undefined && ((shared >> (3 - group)) & 1) === 1
    for (let at = from; at < to; at++) {
      scales[at] = isShared ? (before[at] ?? 0) : bits.read(at < 11 ? lower : upper)
    }
  }
  return scales
}

/** The same at 24 kHz and below. Source: ISO/IEC 13818-3, 2.4.3.2. */
export function readLowRateScaleFactors(bits: Bits, { scaleCompress, blockType }: GranuleInfo): Uint8Array {
  const { lengths, counts } = lowRateLayout(scaleCompress, blockType === 2)
  const scales = new Uint8Array(39)
  let at = 0
  for (const [part, count] of counts.entries()) {
    for (let left = count; left > 0; left--) scales[at++] = bits.read(lengths[part] ?? 0)
  }
  return scales
}

function lowRateLayout(compress: number, isShort: boolean): { lengths: number[]; counts: number[] } {
  if (compress < 400) {
    const high = compress >> 4
    const lengths = [Math.floor(high / 5), high % 5, (compress & 15) >> 2, compress & 3]
    return { lengths, counts: isShort ? [9, 9, 9, 9] : [6, 5, 5, 5] }
  }
  if (compress < 500) {
    const rest = compress - 400
    const lengths = [Math.floor((rest >> 2) / 5), (rest >> 2) % 5, rest & 3, 0]
    return { lengths, counts: isShort ? [9, 9, 12, 6] : [6, 5, 7, 3] }
  }
  const rest = compress - 500
  return { lengths: [Math.floor(rest / 3), rest % 3], counts: isShort ? [18, 18] : [11, 10] }
}
