import type { Paper } from '@nightlight/contract'
import { columnWidth, lineHeight, paragraphGap, sizes, smallestSize } from './measures.ts'

/** Width of an average character of our typeface with its share of spaces, in ems. Measured on story text. */
const letterWidth = 0.485
/** Lines end half a word before the column, on average. */
const raggedLetters = 3

/** The height that the picture, the page number and the margins leave. */
const roomUnderPicture: Record<Paper, number> = { a4: 119, a5: 119, letter: 109 }
const roomAlone: Record<Paper, number> = { a4: 254, a5: 254, letter: 229 }

/** The largest font size in which a text fits its sheet. If none fits, the text continues on the next sheet, in the smallest. */
export function textSize(text: string, paper: Paper, withPicture: boolean): number {
  const room = (withPicture ? roomUnderPicture : roomAlone)[paper]
  const readable = sizes.filter((size) => size >= smallestSize[paper])
  return readable.find((size) => heightOf(paragraphsOf(text), size) <= room) ?? smallestSize[paper]
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

function heightOf(paragraphs: readonly string[], size: number): number {
  const lettersInLine = columnWidth / (letterWidth * size) - raggedLetters
  const lines = paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / lettersInLine), 0)
  return (lines * lineHeight + Math.max(0, paragraphs.length - 1) * paragraphGap) * size
}
