import type { WordTiming } from '@nightlight/contract'

/** How names are said: by the name as it is written. */
export type SpokenNames = Readonly<Record<string, string>>

export interface SaidText {
  /** What the voice is given. */
  readonly said: string
  /** The times of its words, at the places of the words that are shown. */
  shown(words: readonly WordTiming[]): WordTiming[]
}

/**
 * Puts names as they are said in the place of names as they are written, on whole words only: a family sees the true name and hears
 * it as they say it.
 */
export function sayNames(text: string, names: SpokenNames): SaidText {
  const pieces = piecesOf(text, names)
  return {
    said: pieces.map(({ said }) => said).join(''),
    shown: (words) => moveBack(pieces, words),
  }
}

interface Piece {
  readonly said: string
  /** Where what is shown begins in the text, and its length. */
  readonly start: number
  readonly length: number
  readonly isName: boolean
}

function piecesOf(text: string, names: SpokenNames): Piece[] {
  const known = Object.entries(names).flatMap(([name, said]) => {
    const sayable = asSaid(said)
    return name.trim() && sayable ? [{ name: name.trim(), said: sayable }] : []
  })
  if (known.length === 0) return [{ said: text, start: 0, length: text.length, isName: false }]
  const byLength = known.sort((a, b) => b.name.length - a.name.length)
  const parts = byLength.flatMap(({ name }) => [patternOf(name), patternOf(name.toUpperCase())])
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'gu')
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const [hit] = match
    const said = byLength.find(({ name }) => plain(name) === plain(hit))?.said ?? hit
    pieces.push(unchanged(text, from, match.index))
    pieces.push({ said, start: match.index, length: hit.length, isName: true })
    from = match.index + hit.length
  }
  pieces.push(unchanged(text, from, text.length))
  return pieces
}

const unchanged = (text: string, from: number, to: number): Piece => ({
  said: text.slice(from, to),
  start: from,
  length: to - from,
  isName: false,
})

/** Parents stress a syllable with capitals, which a voice would spell. */
const asSaid = (said: string) =>
  /\p{L}/u.test(said) ? said.trim().replace(/\p{Lu}{2,}/gu, (stressed) => stressed.toLowerCase()) : ''

/** Both apostrophes are one, and so is any white space. */
const patternOf = (name: string) =>
  name
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+')

const plain = (name: string) => name.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')

/** Words that were put in one name's place become one: what is highlighted is the name. */
function moveBack(pieces: readonly Piece[], words: readonly WordTiming[]): WordTiming[] {
  const moved: WordTiming[] = []
  for (const [start, end, from, to] of words) {
    const shownStart = placeOf(pieces, start, 'start')
    const shownEnd = placeOf(pieces, end, 'end')
    const last = moved.at(-1)
    if (last && shownStart < last[1]) {
      moved[moved.length - 1] = [last[0], Math.max(last[1], shownEnd), last[2], Math.max(last[3], to)]
    } else moved.push([shownStart, shownEnd, from, to])
  }
  return moved
}

/** Inside a name there are no places: a word that begins there begins with the name, and one that ends there ends with it. */
function placeOf(pieces: readonly Piece[], place: number, edge: 'start' | 'end'): number {
  let at = 0
  for (const { said, start, length, isName } of pieces) {
    const after = at + said.length
    const isInside = edge === 'start' ? place < after : place <= after && place > at
    if (isInside) return isName ? start + (edge === 'start' ? 0 : length) : start + place - at
    at = after
  }
  const last = pieces.at(-1)
  return last ? last.start + last.length : place
}
