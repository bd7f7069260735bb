import type { WordTiming } from '@nightlight/contract'
import { type LexiconExtent, type Reading, readingsIn } from '../../platform/prosody/lexicon.ts'

/** How names are pronounced, by the name as it is written. */
export type SpokenNames = Readonly<Record<string, string>>

export interface SubstitutedText {
  /** The text for the voice. */
  readonly spoken: string
  /** The word times of the spoken text, at the offsets of the original text. */
  toOriginal(words: readonly WordTiming[]): WordTiming[]
}

/**
 * Replaces names as they are written by names as they are pronounced, on whole words only: a family sees the real name and hears
 * its own pronunciation. What else is not read as it is written is replaced as well.
 * @param extent what the voice has to be told; null where the text is not English
 */
export function substituteNames(
  text: string,
  names: SpokenNames,
  extent: LexiconExtent | null = null,
): SubstitutedText {
  const ofFamily = namesIn(text, names)
  const others = extent === null ? [] : readingsIn(text, extent)
  const isFree = ({ start, end }: Reading) => ofFamily.every((name) => end <= name.start || start >= name.end)
  const pieces = piecesOf(text, [...ofFamily, ...others.filter(isFree)])
  return {
    spoken: pieces.map(({ spoken }) => spoken).join(''),
    toOriginal: (words) => mapToOriginal(pieces, words),
  }
}

/** Whether a text is said the same way with both. */
export const isSaidAlike = (text: string, one: SpokenNames, other: SpokenNames): boolean =>
  substituteNames(text, one).spoken === substituteNames(text, other).spoken

interface Piece {
  readonly spoken: string
  /** Where the piece begins in the original text, and its length there. */
  readonly start: number
  readonly length: number
  /** Read otherwise than it is written. */
  readonly isReplaced: boolean
}

/** The names of a text that the family has told how to say. */
function namesIn(text: string, names: SpokenNames): Reading[] {
  const substitutes = Object.entries(names).flatMap(([name, said]) => {
    const spoken = pronounceable(said)
    return name.trim() && spoken ? [{ name: name.trim(), spoken }] : []
  })
  if (substitutes.length === 0) return []
  const byLength = substitutes.sort((a, b) => b.name.length - a.name.length)
  const parts = byLength.flatMap(({ name }) => [patternOf(name), patternOf(name.toUpperCase())])
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'gu')
  return [...text.matchAll(pattern)].map(({ 0: hit, index }) => ({
    start: index,
    end: index + hit.length,
    said: byLength.find(({ name }) => nameKey(name) === nameKey(hit))?.spoken ?? hit,
  }))
}

function piecesOf(text: string, readings: readonly Reading[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end, said } of readings.toSorted((one, other) => one.start - other.start)) {
    pieces.push(unchanged(text, from, start))
    pieces.push({ spoken: said, start, length: end - start, isReplaced: true })
    from = end
  }
  pieces.push(unchanged(text, from, text.length))
  return pieces
}

const unchanged = (text: string, from: number, to: number): Piece => ({
  spoken: text.slice(from, to),
  start: from,
  length: to - from,
  isReplaced: false,
})

/** Parents stress a syllable with capitals, which a voice would spell out. */
const pronounceable = (said: string) =>
  /\p{L}/u.test(said) ? said.trim().replace(/\p{Lu}{2,}/gu, (stressed) => stressed.toLowerCase()) : ''

/** Straight and curly apostrophes are the same, and so is any white space. */
const patternOf = (name: string) =>
  name
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+')

/** The same for two spellings that a family would call one name. */
export const nameKey = (name: string): string => name.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')

/** Words that were spoken for one name become one word: the name is what is highlighted. */
function mapToOriginal(pieces: readonly Piece[], words: readonly WordTiming[]): WordTiming[] {
  const moved: WordTiming[] = []
  for (const [start, end, from, to] of words) {
    const shownStart = originalOffset(pieces, start, 'start')
    const shownEnd = originalOffset(pieces, end, 'end')
    const last = moved.at(-1)
    if (last && shownStart < last[1]) {
      moved[moved.length - 1] = [last[0], Math.max(last[1], shownEnd), last[2], Math.max(last[3], to)]
    } else moved.push([shownStart, shownEnd, from, to])
  }
  return moved
}

/** Offsets inside a name do not exist in the original: a word that begins there begins with the name, one that ends there ends with it. */
function originalOffset(pieces: readonly Piece[], offset: number, edge: 'start' | 'end'): number {
  let at = 0
  for (const { spoken, start, length, isReplaced } of pieces) {
    const after = at + spoken.length
    const isInside = edge === 'start' ? offset < after : offset <= after && offset > at
    if (isInside) return isReplaced ? start + (edge === 'start' ? 0 : length) : start + offset - at
    at = after
  }
  const last = pieces.at(-1)
  return last ? last.start + last.length : offset
}
