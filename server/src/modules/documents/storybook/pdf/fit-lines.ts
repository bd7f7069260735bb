import { breakLines } from './break-lines.ts'
import type { Column } from './fill-sheets.ts'
import { type ItemizedText, itemizeText, type Setting } from './itemize-text.ts'

interface FitOptions {
  /** Largest first. */
  readonly sizes: readonly number[]
  /** From line to line, in ems. */
  readonly pitch: number
  /** In 210ths of the paper's width. */
  readonly room: { readonly width: number; readonly height: number }
}

const mostLines = 5
const widestInSizes = 14

/** Sets a title or a dedication in the largest font size in which it fits; one that fits in none loses its last lines. */
export function fitLines(text: string, setting: Setting, { sizes, pitch, room }: FitOptions): Column {
  const itemized = itemizeText(text, setting)
  const attempts = sizes.map((size) => {
    const column = Math.min(widestInSizes, room.width / size)
    const lines = balanced(itemized, column)
    return {
      size,
      height: lines.length * pitch * size,
      lines: lines.map((line, index) => ({
        ...line,
        paragraph: 0,
        fromRight: false,
        top: index * pitch * size,
      })),
    }
  })
  const fitting = attempts.find(({ height, lines }) => height <= room.height && lines.length <= mostLines)
  const column = fitting ?? attempts.at(-1) ?? { size: 1, height: 0, lines: [] }
  const lines = column.lines.filter((line) => line.top + pitch * column.size <= room.height)
  return { ...column, lines, height: lines.length * pitch * column.size }
}

/** Lines of about the same length, as a title has them. */
function balanced(text: ItemizedText, column: number) {
  const lines = breakLines(text, column)
  for (let share = 0.55; share < 1; share += 0.05) {
    const narrower = breakLines(text, column * share)
    if (narrower.length === lines.length) return narrower
  }
  return lines
}
