import type { Face, Run, Typefaces } from './typefaces.ts'

/** Pieces from left to right as they are seen, `x` and `width` in the size of the letters. */
export interface Line {
  readonly pieces: readonly (Run & { readonly x: number })[]
  readonly width: number
}

/** What a paragraph is set in. */
export interface Setting {
  readonly typefaces: Typefaces
  readonly face: Face
  /** Width of the column in the size of the letters. */
  readonly column: number
}

interface Word {
  readonly text: string
  readonly runs: readonly (Run & { readonly width: number })[]
  readonly width: number
  readonly rtl: boolean
  /** Whether a space follows; after a dash inside a word there is none. */
  readonly spaced: boolean
}

/**
 * Breaks a paragraph into lines that are nowhere wider than the column. Words of scripts that run the other way are put in their
 * order; inside a word the typeface does that.
 */
export function breakLines(paragraph: string, setting: Setting): Line[] {
  const fromRight = startsRight(paragraph)
  const space = spaceOf(setting)
  const lines: Word[][] = []
  let width = 0
  for (const word of wordsOf(paragraph, setting)) {
    const line = lines.at(-1)
    const gap = line?.at(-1)?.spaced ? space : 0
    if (line && width + gap + word.width <= setting.column) {
      line.push(word)
      width += gap + word.width
    } else {
      lines.push([word])
      width = word.width
    }
  }
  return lines.map((line) => placed(inSight(line, fromRight, setting), setting.face, space))
}

/** Whether a paragraph is read from the right, and so begins there: its first letter says it. */
export const startsRight = (paragraph: string): boolean => runsLeft.test(/\p{L}/u.exec(paragraph)?.[0] ?? '')

/** Whether something in a text is read from the right. */
export const hasRightToLeft = (text: string): boolean => runsLeft.test(text)

const runsLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const spaceOf = ({ typefaces, face }: Setting) => typefaces.widthOf({ typeface: face, text: ' ' })

function wordsOf(paragraph: string, setting: Setting): Word[] {
  const chunks = paragraph.split(/\s+/).filter(Boolean)
  return chunks.flatMap((chunk) => {
    const parts = chunk.split(/(?<=[\p{L}\p{N}][—–-])(?=[\p{L}\p{N}])/u)
    return parts.flatMap((part, index) => cutToFit(part, index === parts.length - 1, setting))
  })
}

/** A word that is wider than the column is cut wherever it has to be. */
function cutToFit(text: string, spaced: boolean, setting: Setting): Word[] {
  const whole = wordOf(text, spaced, setting)
  if (whole.width <= setting.column) return [whole]
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  if (letters.length < 2) return []
  const size = Math.ceil(letters.length / Math.max(2, Math.ceil(whole.width / setting.column)))
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, part) =>
    letters.slice(part * size, (part + 1) * size).join(''),
  ).flatMap((part, index, all) => cutToFit(part, spaced && index === all.length - 1, setting))
}

function wordOf(text: string, spaced: boolean, { typefaces, face }: Setting): Word {
  const rtl = hasRightToLeft(text)
  const runs = typefaces.runsOf(text, face)
  const seen = rtl ? runs.map(mirrored).reverse() : runs
  const measured = seen.map((run) => ({ ...run, width: typefaces.widthOf(run) }))
  return { text, runs: measured, width: measured.reduce((sum, run) => sum + run.width, 0), rtl, spaced }
}

const mirrors: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

/** Of a word that runs to the left the last run is seen first, and brackets look the other way. */
const mirrored = (run: Run): Run => ({
  ...run,
  text: run.text.replace(/[()[\]«»]/g, (sign) => mirrors[sign] ?? sign),
})

type Seen = Word | 'space'

/** Words of one direction stand together; a group that runs to the left is turned round, and so are the groups of a paragraph that does. */
function inSight(line: readonly Word[], fromRight: boolean, setting: Setting): Seen[] {
  const groups: Word[][] = []
  for (const word of line) {
    const last = groups.at(-1)
    if (last?.[0]?.rtl === word.rtl) last.push(word)
    else groups.push([word])
  }
  const parts = groups.flatMap((group, index): Seen[][] => {
    const rtl = group[0]?.rtl ?? false
    const [before, inner, after] = rtl === fromRight ? [[], group, []] : withoutPunctuation(group, setting)
    const seen = spacedOut(inner)
    const gap: Seen[] = index < groups.length - 1 && group.at(-1)?.spaced ? ['space'] : []
    return [before, rtl ? seen.reverse() : seen, after, gap]
  })
  return (fromRight ? parts.reverse() : parts).flat()
}

const spacedOut = (words: readonly Word[]): Seen[] =>
  words.flatMap((word, index) =>
    word.spaced && index < words.length - 1 ? [word, 'space' as const] : [word],
  )

/** Signs at either end of a group that runs against its paragraph belong to the paragraph: the comma after a name, the quotes around it. */
function withoutPunctuation(group: readonly Word[], setting: Setting): [Word[], Word[], Word[]] {
  const words = [...group]
  const peel = (index: number, pattern: RegExp): Word[] => {
    const word = words[index]
    const signs = word && pattern.exec(word.text)?.[0]
    if (!word || !signs || signs === word.text) return []
    words[index] = wordOf(word.text.replace(pattern, ''), word.spaced, setting)
    return [wordOf(signs, false, setting)]
  }
  return [peel(0, /^[\p{P}\p{S}]+/u), words, peel(words.length - 1, /[\p{P}\p{S}]+$/u)]
}

/** Neighbours in the one typeface become one piece, with real spaces between them for whoever copies or listens. */
function placed(seen: readonly Seen[], face: Face, space: number): Line {
  const pieces: { typeface: string; text: string; x: number; open: boolean }[] = []
  let x = 0
  for (const [index, word] of seen.entries()) {
    if (word === 'space') {
      x += space
      continue
    }
    const gap = seen[index - 1] === 'space' ? ' ' : ''
    for (const [place, { typeface, text, width }] of word.runs.entries()) {
      const last = pieces.at(-1)
      const open = typeface === face && !word.rtl
      if (last?.open && open) last.text += (place === 0 ? gap : '') + text
      else pieces.push({ typeface, text, x, open })
      x += width
    }
  }
  return { pieces, width: x }
}
