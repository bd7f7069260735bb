import type { Paper } from '@nightlight/contract'

/**
 * Dimensions of a sheet, for the printable page and the PDF. Every length is in 210ths of the paper's width; the style sheet of the
 * page has the same numbers.
 */
export const margin = 15
export const pictureRadius = 6
export const gapAboveText = 6
export const gapBelowText = 5
export const columnWidth = 172
export const lineHeight = 1.5
/** Between paragraphs, in ems. */
export const paragraphGap = 0.6

/** Font sizes, largest first. */
export const sizes = [6.4, 6, 5.6, 5.2, 4.8, 4.4, 4] as const
export const smallestSize = 4

/** Height of a sheet. */
export const sheetHeight: Record<Paper, number> = { a4: 297, a5: 297, letter: 271.765 }

/** Width of a picture over its height. */
export const pictureRatio: Record<Paper, number> = { a4: 4 / 3, a5: 4 / 3, letter: 3 / 2 }
