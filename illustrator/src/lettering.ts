import { group, line, n } from './paper.ts'
import { Chance } from './random.ts'

/** Letters as strokes, 100 high: how wide each is, and its path from the upper left. */
const letters: Readonly<Record<string, readonly [number, string]>> = {
  A: [76, 'M4 100L38 2L72 100M17 66H59'],
  B: [64, 'M6 2V98M6 2H30Q56 4 54 26Q52 46 26 48H6M26 48Q60 50 58 74Q56 98 28 98H6'],
  C: [72, 'M66 20Q52 0 32 4Q4 12 6 52Q8 94 36 98Q56 98 66 80'],
  D: [70, 'M6 2V98H24Q64 94 64 50Q64 6 24 2H6'],
  E: [56, 'M50 2H6V98H52M6 48H42'],
  F: [54, 'M50 2H6V100M6 48H42'],
  G: [74, 'M66 20Q52 0 32 4Q4 12 6 52Q8 96 38 98Q66 96 68 56H42'],
  H: [68, 'M6 2V98M62 2V98M6 48H62'],
  I: [16, 'M8 2V98'],
  J: [50, 'M44 2V70Q42 98 22 98Q6 96 4 78'],
  K: [64, 'M6 2V98M58 2L8 56M24 42L60 98'],
  L: [52, 'M6 2V98H50'],
  M: [88, 'M6 98V4L44 66L82 4V98'],
  N: [70, 'M6 98V4L64 96V2'],
  O: [78, 'M39 3Q6 4 6 50Q6 97 39 97Q72 97 72 50Q72 4 39 3'],
  P: [62, 'M6 98V2H30Q58 4 56 30Q54 56 28 56H6'],
  Q: [78, 'M39 3Q6 4 6 50Q6 97 39 97Q72 97 72 50Q72 4 39 3M48 72L76 102'],
  R: [64, 'M6 98V2H30Q58 4 56 28Q54 52 28 52H6M30 52L60 98'],
  S: [62, 'M56 18Q46 0 28 3Q6 8 8 26Q10 42 32 48Q58 56 56 74Q54 98 28 98Q10 96 5 80'],
  T: [64, 'M2 2H62M32 2V98'],
  U: [68, 'M6 2V64Q8 98 34 98Q60 98 62 64V2'],
  V: [72, 'M4 2L36 98L68 2'],
  W: [100, 'M4 2L26 98L50 24L74 98L96 2'],
  X: [68, 'M6 2L62 98M62 2L6 98'],
  Y: [68, 'M4 2L34 50L64 2M34 50V98'],
  Z: [64, 'M6 2H58L6 98H60'],
  0: [66, 'M33 3Q6 4 6 50Q6 97 33 97Q60 97 60 50Q60 4 33 3'],
  1: [34, 'M6 20L24 2V98'],
  2: [60, 'M6 22Q10 2 30 2Q54 4 52 28Q50 46 6 98H56'],
  3: [58, 'M6 12Q16 0 30 3Q52 8 50 28Q46 46 24 48Q54 50 52 74Q48 98 26 98Q12 96 5 84'],
  4: [64, 'M46 98V2L4 68H60'],
  5: [58, 'M52 2H12L8 46Q28 36 44 48Q56 62 50 80Q42 98 24 98Q12 96 5 86'],
  6: [62, 'M48 4Q8 20 6 66Q8 98 32 98Q56 96 56 68Q54 46 32 46Q12 48 7 66'],
  7: [58, 'M4 2H54L20 98'],
  8: [62, 'M31 48Q8 44 10 24Q14 2 31 2Q50 4 52 24Q52 44 31 48Q4 54 6 74Q10 98 31 98Q54 96 56 74Q56 54 31 48'],
  9: [62, 'M55 34Q50 54 30 54Q8 52 6 30Q8 4 32 2Q56 4 56 36Q54 80 16 98'],
  '.': [14, 'M7 96V97'],
  ',': [14, 'M8 92L4 110'],
  '!': [16, 'M8 2V66M8 96V97'],
  '?': [56, 'M6 20Q10 0 30 3Q52 6 50 26Q46 42 28 52V66M28 96V97'],
  '’': [14, 'M9 2L5 22'],
  '-': [40, 'M4 54H36'],
  ':': [14, 'M7 38V39M7 92V93'],
  '&': [78, 'M72 98L20 30Q16 4 34 3Q54 6 48 26Q44 38 20 52Q0 66 8 84Q20 102 42 94Q62 86 68 56'],
}

/** Marks over and under letters, for the words of other languages. */
const marks: Readonly<Record<string, string>> = {
  '\u0301': 'M0 -16L14 -30',
  '\u0300': 'M0 -16L-14 -30',
  '\u0302': 'M-14 -14L0 -28L14 -14',
  '\u0308': 'M-14 -20V-19M14 -20V-19',
  '\u0303': 'M-16 -18Q-8 -30 0 -20T16 -22',
  '\u030a': 'M0 -30Q-10 -30 -9 -21Q-8 -13 0 -13Q9 -13 9 -21Q9 -30 0 -30',
  '\u030c': 'M-14 -28L0 -14L14 -28',
  '\u0327': 'M0 100Q12 108 2 118',
}

interface Glyph {
  readonly width: number
  readonly d: string
  readonly mark?: string
}

/** undefined where a title has letters that nobody has cut. */
function glyphsOf(word: string): Glyph[] | undefined {
  const plain = word
    .toUpperCase()
    .replace(/['‘]/g, '’')
    .replace(/[“”"]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/ß/gi, 'SS')
    .replace(/Æ/g, 'AE')
    .replace(/Ø/g, 'O')
    .replace(/Ł/g, 'L')
  const glyphs: Glyph[] = []
  for (const sign of plain.normalize('NFD')) {
    const last = glyphs.at(-1)
    const mark = marks[sign]
    if (mark !== undefined && last) glyphs[glyphs.length - 1] = { ...last, mark }
    else {
      const letter = letters[sign]
      if (!letter) return undefined
      glyphs.push({ width: letter[0], d: letter[1] })
    }
  }
  return glyphs
}

const between = 22
const space = 46

interface Lettered {
  /** Each line, with how wide it is at a height of 100. */
  readonly lines: readonly { readonly words: readonly (readonly Glyph[])[]; readonly width: number }[]
  readonly height: number
}

const widthOf = (words: readonly (readonly Glyph[])[]): number =>
  words.reduce((sum, word) => sum + word.reduce((all, { width }) => all + width + between, 0) - between, 0) +
  space * (words.length - 1)

/** The title in as few lines as keep its letters large. */
function linesOf(title: string, width: number, room: number): Lettered | undefined {
  const words = title.split(/\s+/).filter(Boolean).map(glyphsOf)
  if (words.length === 0 || words.some((word) => word === undefined)) return undefined
  const known = words.filter((word) => word !== undefined)
  const options = [1, 2, 3, 4].flatMap((count) => {
    if (count > known.length) return []
    const target = widthOf(known) / count
    const lines: (readonly Glyph[])[][] = [[]]
    for (const word of known) {
      const line = lines.at(-1) ?? []
      if (line.length > 0 && lines.length < count && widthOf([...line, word]) - widthOf([word]) / 2 > target)
        lines.push([word])
      else line.push(word)
    }
    const measured = lines.map((each) => ({ words: each, width: widthOf(each) }))
    const widest = Math.max(...measured.map((each) => each.width))
    const height = Math.min(104, (width / widest) * 100, room / (measured.length * 1.42))
    return [{ lines: measured, height }]
  })
  return options.reduce<Lettered | undefined>(
    (best, each) => (!best || each.height > best.height + 4 ? each : best),
    undefined,
  )
}

/** How high a lettered title is, or 0 where its letters cannot be drawn. */
export function letteredHeight(title: string, width: number, room: number): number {
  const lettered = linesOf(title, width, room)
  return lettered ? lettered.lines.length * lettered.height * 1.42 : 0
}

/** Whether somebody has cut all letters of a title. */
export const canLetter = (title: string): boolean => linesOf(title, 1, 1) !== undefined

/** A title in letters cut by hand, centred on x, from y downwards. */
export function lettering(
  title: string,
  { x, y, width, room }: { x: number; y: number; width: number; room: number },
  { fill, edge }: { fill: string; edge: string },
): string {
  const lettered = linesOf(title, width, room)
  if (!lettered) return ''
  const { lines, height } = lettered
  const k = height / 100
  const chance = new Chance(title)
  return lines
    .map(({ words, width: whole }, row) => {
      let at = x - (whole * k) / 2
      const level = y + row * height * 1.42 + height * 0.3
      return words
        .map((word) => {
          const drawn = word
            .map((glyph) => {
              const turn = chance.between(-2.4, 2.4)
              const strokes = glyph.d + (glyph.mark ? markAt(glyph) : '')
              const cut = (colour: string, stroke: number, dx = 0, dy = 0) =>
                group(line(strokes, colour, stroke), `translate(${n(dx)} ${n(dy)})`)
              const letter = group(
                cut(edge, 25, 3, 6) + cut(edge, 25) + cut(fill, 15),
                `translate(${n(at)} ${n(level + chance.between(-2, 2) * k)}) rotate(${n(turn)}) scale(${n(k)})`,
              )
              at += (glyph.width + between) * k
              return letter
            })
            .join('')
          at += (space - between) * k
          return drawn
        })
        .join('')
    })
    .join('')
}

const markAt = ({ width, mark = '' }: Glyph): string => {
  const [x, y] = [width / 2, 0]
  // Paths of marks start with one absolute point for each stroke and use absolute points only.
  return mark
    .replace(/(-?\d+) (-?\d+)/g, (_, mx: string, my: string) => `${Number(mx) + x} ${Number(my) + y}`)
    .replace(/V(-?\d+)/g, (_, my: string) => `V${Number(my) + y}`)
}
