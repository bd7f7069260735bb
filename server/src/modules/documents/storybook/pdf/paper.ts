import type { Paper } from '@nightlight/contract'
import { gapAboveText, gapBelowText, margin, pictureRatio, sheetHeight } from '../measures.ts'

/** Points of a PDF in a millimetre. */
const millimetre = 72 / 25.4
const bleedWidth = 3 * millimetre
/** Outside of the bleed, for the crop marks. */
const slugWidth = 6 * millimetre
const markLength = 4 * millimetre

const widths: Record<Paper, number> = { a4: 210 * millimetre, a5: 148 * millimetre, letter: 8.5 * 72 }
const heights: Record<Paper, number> = { a4: 297 * millimetre, a5: 210 * millimetre, letter: 11 * 72 }

/** A sheet in points, with the trimmed page at its origin. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** A 210th of the width, the unit of all dimensions. */
  readonly unit: number
  /** What is printed outside of the trimmed page; 0 for paper that is not cut. */
  readonly bleed: number
  /** From the edge of the sheet to the trimmed page. */
  readonly offset: number
  readonly picture: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /** In units: where text begins under a picture, and its height there and on a sheet without a picture. */
  readonly words: { readonly top: number; readonly under: number; readonly alone: number }
}

/** Without bleed, pictures have a margin, as home printers do not reach the edge. With bleed, they extend beyond it. */
export function sheetOf(paper: Paper, withBleed: boolean): Sheet {
  const unit = widths[paper] / 210
  const bleed = withBleed ? bleedWidth : 0
  const inset = withBleed ? 0 : margin
  const wide = 210 - 2 * inset
  const bottom = inset + wide / pictureRatio[paper]
  const below = gapAboveText + gapBelowText + margin
  return {
    width: widths[paper],
    height: heights[paper],
    unit,
    bleed,
    offset: withBleed ? bleedWidth + slugWidth : 0,
    picture: {
      x: inset * unit - bleed,
      y: inset * unit - bleed,
      width: wide * unit + 2 * bleed,
      height: (bottom - inset) * unit + bleed,
    },
    words: {
      top: bottom + gapAboveText,
      under: sheetHeight[paper] - bottom - below,
      alone: sheetHeight[paper] - margin - below,
    },
  }
}

/** Trim and bleed boxes of a page, for print shops. */
export function pageBoxes({ width, height, bleed, offset }: Sheet): Record<string, number[]> {
  const box = (out: number) => [offset - out, offset - out, offset + width + out, offset + height + out]
  return { TrimBox: box(0), BleedBox: box(bleed) }
}

/** Lines at which the page is cut: from, to, in points. */
export function cropMarks({ width, height, bleed }: Sheet): [number, number, number, number][] {
  const far = bleed + markLength
  const along = (side: number, length: number) =>
    side === 0 ? [-far, -bleed] : [length + bleed, length + far]
  return [0, 1].flatMap((right) =>
    [0, 1].flatMap((low): [number, number, number, number][] => {
      const [x, y] = [right * width, low * height]
      const [fromX = 0, toX = 0] = along(right, width)
      const [fromY = 0, toY = 0] = along(low, height)
      return [
        [fromX, y, toX, y],
        [x, fromY, x, toY],
      ]
    }),
  )
}
