import { cutWord, type ItemizedText, type Word } from './itemize-text.ts'
import type { Run } from './typefaces.ts'

/** Pieces in visual order, from left to right; `x` and `width` in ems. */
export interface Line {
  readonly pieces: readonly (Run & { readonly x: number })[]
  readonly width: number
}

/** Breaks a paragraph into lines that are no wider than the column. @param column in ems */
export function breakLines(text: ItemizedText, column: number): Line[] {
  const lines: Word[][] = []
  let width = 0
  for (const word of text.words.flatMap((whole) => fitted(whole, column, text))) {
    const line = lines.at(-1)
    const gap = line?.at(-1)?.space?.width ?? 0
    if (line && width + gap + widthAtEnd(word) <= column) {
      line.push(word)
      width += gap + word.width
    } else {
      lines.push([word])
      width = word.width
    }
  }
  return lines.map((line) => placed(line, text))
}

const widthAtEnd = ({ width, hyphen }: Word) => width + (hyphen?.width ?? 0)

const fitted = (word: Word, column: number, { setting }: ItemizedText): Word[] =>
  widthAtEnd(word) <= column ? [word] : cutWord(word, column, setting)

function placed(line: readonly Word[], { setting: { face }, directions }: ItemizedText): Line {
  const last = line.at(-1)
  const runs = line.flatMap((word) => {
    const after = word === last ? word.hyphen : word.space
    return after ? [...word.runs, after] : word.runs
  })
  const pieces: { typeface: string; text: string; x: number }[] = []
  let x = 0
  let space = ''
  for (const { typeface, text, width } of directions.visualOrder(runs, endOf(last))) {
    const previous = pieces.at(-1)
    if (text === ' ') space = ' '
    else {
      // Neighbours in the main typeface become one piece, with real spaces for copying and for screen readers.
      if (typeface === face && previous?.typeface === face) previous.text += space + text
      else pieces.push({ typeface, text, x })
      space = ''
    }
    x += width
  }
  return { pieces, width: x }
}

function endOf(word: Word | undefined): number {
  const last = word?.clusters.at(-1)
  return last ? last.start + last.text.length : 0
}
