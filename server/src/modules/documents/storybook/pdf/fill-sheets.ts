import { lineHeight, paragraphGap } from '../measures.ts'
import { breakLines, type Line } from './break-lines.ts'
import type { ItemizedText } from './itemize-text.ts'

export interface SetLine extends Line {
  readonly paragraph: number
  readonly fromRight: boolean
  /** How far below the top of the words this line begins, in 210ths of the paper's width. */
  readonly top: number
}

/** The text of one sheet. */
export interface Column {
  readonly size: number
  readonly lines: readonly SetLine[]
  readonly height: number
}

interface Room {
  readonly first: number
  /** The height on a sheet on which the text continues. */
  readonly next: number
  readonly width: number
}

/**
 * Sets the text of a section in a font size. A text that does not fit its sheet continues on further sheets and is distributed evenly, so that
 * no sheet has only a line or two.
 */
export function fillSheets(texts: readonly ItemizedText[], size: number, room: Room): Column[] {
  const lines = linesOf(texts, room.width / size)
  if (lines.length === 0) return []
  if (heightOf(lines, size) <= room.first) return [columnOf(lines, size)]
  return paginate(lines, size, balanceRoom(lines, size, room)).map((sheet) => columnOf(sheet, size))
}

interface OpenLine extends Line {
  readonly paragraph: number
  readonly fromRight: boolean
  /** Lines of the same paragraph before and after this one. */
  readonly before: number
  readonly after: number
}

const linesOf = (texts: readonly ItemizedText[], column: number): OpenLine[] =>
  texts.flatMap((text, paragraph) =>
    withoutStub(text, column).map((line, index, all) => ({
      ...line,
      paragraph,
      fromRight: text.directions.rtl,
      before: index,
      after: all.length - index - 1,
    })),
  )

/** Avoids a last line of one short word, if that takes no additional line. */
function withoutStub(text: ItemizedText, column: number): Line[] {
  const lines = breakLines(text, column)
  if (lines.length < 2 || (lines.at(-1)?.width ?? 0) > column / 8) return lines
  const narrower = breakLines(text, column * 0.92)
  return narrower.length === lines.length ? narrower : lines
}

/** As many lines on each sheet as fit, and if possible no widows and orphans. */
function paginate(
  lines: readonly OpenLine[],
  size: number,
  room: Pick<Room, 'first' | 'next'>,
): OpenLine[][] {
  const sheets: OpenLine[][] = []
  for (let at = 0; at < lines.length; ) {
    const available = sheets.length === 0 ? room.first : room.next
    let count = 1
    while (at + count < lines.length && heightOf(lines.slice(at, at + count + 1), size) <= available) count++
    const fitting = count
    while (at + count < lines.length && count > 1 && !mayEnd(lines[at + count - 1])) count--
    if (count === 1 && !mayEnd(lines[at])) count = fitting
    sheets.push(lines.slice(at, at + count))
    at += count
  }
  return sheets
}

const mayEnd = (line: OpenLine | undefined) =>
  !line || line.after === 0 || (line.before > 0 && line.after > 1)

/** Reduces the height on the following sheets as long as that takes no more of them. */
function balanceRoom(lines: readonly OpenLine[], size: number, room: Room): Room {
  const count = paginate(lines, size, room).length
  let even = room
  for (let share = 0.95; share > 0.3; share -= 0.05) {
    const tighter = { ...room, next: room.next * share }
    if (paginate(lines, size, tighter).length > count) break
    even = tighter
  }
  return even
}

const heightOf = (lines: readonly OpenLine[], size: number) => columnOf(lines, size).height

function columnOf(lines: readonly OpenLine[], size: number): Column {
  let top = 0
  const set = lines.map((line, index) => {
    if (index > 0 && line.before === 0) top += paragraphGap * size
    const here = top
    top += lineHeight * size
    return { ...line, top: here }
  })
  return { size, lines: set, height: top }
}
