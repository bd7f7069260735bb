import type { Paper } from '@nightlight/contract'

/**
 * Dimensions of a sheet, for the printable page and the PDF. Every length is in 210ths of the paper's width; the style sheet of the
 * page has the same numbers.
 */
export const margin = 15
/** Where words and spots begin. */
export const areaTop = 18
export const gapAboveText = 6
export const columnWidth = 172
export const lineHeight = 1.5
/** Between paragraphs, in ems. */
export const paragraphGap = 0.6

/** Font sizes of the printable page, largest first. */
export const sizes = [6.4, 6, 5.6, 5.2, 4.8, 4.4, 4] as const
/** A text that fits in none continues on the next sheet. On small paper, type becomes no smaller than 10 points. */
export const smallestSize: Record<Paper, number> = { a4: 4, a5: 5.2, letter: 4 }

/** Height of a sheet. */
export const sheetHeight: Record<Paper, number> = { a4: 297, a5: 297, letter: 271.765 }
