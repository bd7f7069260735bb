import type { Paper } from '@nightlight/contract'
import { areaTop, sheetHeight } from '../measures.ts'

/** Points of a PDF in a millimetre. */
export const millimetre = 72 / 25.4
const bleedWidth = 3 * millimetre

const widths: Record<Paper, number> = { a4: 210 * millimetre, a5: 148 * millimetre, letter: 8.5 * 72 }
const heights: Record<Paper, number> = { a4: 297 * millimetre, a5: 210 * millimetre, letter: 11 * 72 }

/** A rectangle in points, from the corner of the trimmed page. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A sheet in points, with the trimmed page at its origin. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** A 210th of the width of a page, the unit of all dimensions. */
  readonly unit: number
  /** What is printed outside of the trimmed page; 0 for paper that is not cut. */
  readonly bleed: number
}

export function sheetOf(paper: Paper, withBleed: boolean): Sheet {
  const [width, height] = [widths[paper], heights[paper]]
  return { width, height, unit: width / 210, bleed: withBleed ? bleedWidth : 0 }
}

/** The whole sheet with its bleed. */
export const wholeSheet = ({ width, height, bleed }: Sheet): Place => ({
  x: -bleed,
  y: -bleed,
  width: width + 2 * bleed,
  height: height + 2 * bleed,
})

/** The height of a column of text on a page without a picture, in units; the page number is below it. */
export const roomAlone = (paper: Paper): number => sheetHeight[paper] - areaTop - 22

/** Trim and bleed boxes of a page, for print shops, which add their own marks. */
export function pageBoxes({ width, height, bleed }: Sheet): Record<string, number[]> {
  return {
    TrimBox: [bleed, bleed, bleed + width, bleed + height],
    BleedBox: [0, 0, width + 2 * bleed, height + 2 * bleed],
  }
}
