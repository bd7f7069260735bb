import type { StoryLength } from './brief.ts'

/** Numbers of words: what a story aims at, and the fewest and the most that it may have. */
export interface WordRange {
  readonly from: number
  readonly aim: number
  readonly to: number
}

/** What a story for listeners of an age is like. The highest figures hold for any writer; our own plots stay well below them. */
export interface AgeBand {
  /** In years, of the youngest listener; both included. */
  readonly from: number
  readonly to: number
  readonly words: Readonly<Record<StoryLength, WordRange>>
  /** On average, at most. */
  readonly wordsPerSentence: number
  readonly longestSentence: number
  /** Of all words, 0 to 1, at most. */
  readonly unfamiliarShare: number
  /** Flesch-Kincaid, at most. */
  readonly gradeLevel: number
}

/** A minute or two: a listener of one has sat still for as long as that. */
const wordsForToddlers = {
  short: { from: 120, aim: 145, to: 200 },
  medium: { from: 145, aim: 185, to: 235 },
  long: { from: 175, aim: 225, to: 250 },
} satisfies AgeBand['words']

/** At 115 words a minute these make about 3¾, 6½ and 10¼ minutes, each well inside what the form promises (3-5, 5-8 and 8-12). */
const wordsFromThree = {
  short: { from: 390, aim: 430, to: 500 },
  medium: { from: 680, aim: 765, to: 830 },
  long: { from: 1080, aim: 1180, to: 1290 },
} satisfies AgeBand['words']

const limits = (
  wordsPerSentence: number,
  longestSentence: number,
  unfamiliarShare: number,
  gradeLevel: number,
) => ({ wordsPerSentence, longestSentence, unfamiliarShare, gradeLevel })

const toddlers: AgeBand = { from: 1, to: 2, words: wordsForToddlers, ...limits(8, 22, 0.08, 2) }
const threeAndFour: AgeBand = { from: 3, to: 4, words: wordsFromThree, ...limits(11, 36, 0.08, 3) }

/** The youngest first. A band rises by about a school year over the one before it. */
export const ageBands: readonly AgeBand[] = [
  toddlers,
  threeAndFour,
  { from: 5, to: 6, words: wordsFromThree, ...limits(13, 42, 0.1, 4) },
  { from: 7, to: 9, words: wordsFromThree, ...limits(16, 50, 0.15, 6) },
  { from: 10, to: 99, words: wordsFromThree, ...limits(19, 60, 0.2, 8.5) },
]

/** A brother or sister of this age would be bored by a story for toddlers: all who listen must be younger. */
const tooOldForToddlers = 4

/** @returns the band of the youngest listener; that of three and four, if somebody older listens with a toddler */
export function bandFor(ages: readonly number[]): AgeBand {
  const youngest = Math.min(...ages)
  const band = ageBands.find(({ to }) => youngest <= to) ?? threeAndFour
  return band === toddlers && ages.some((age) => age >= tooOldForToddlers) ? threeAndFour : band
}

export const isForToddlers = (ages: readonly number[]): boolean => bandFor(ages) === toddlers

interface Ages {
  readonly from: number
  readonly to: number
}

/** A plot that is written for toddlers has their length, whoever it is told to. */
export const isToddlerPlot = ({ to }: Ages): boolean => to <= toddlers.to

/** A plot that does not talk down to those who are nearly grown up. */
export const isOlderPlot = ({ from }: Ages): boolean => from >= 10

export const wordsOfPlot = (ages: Ages): AgeBand['words'] =>
  isToddlerPlot(ages) ? wordsForToddlers : wordsFromThree

/**
 * Whether a plot may be told to these listeners at all. Toddlers have the plots that are written for them and no others, since in others
 * people read, write and are sent for; and no plot from ten on is told to somebody younger.
 */
export function isPlotFor(plot: Ages, listeners: readonly number[]): boolean {
  if (isForToddlers(listeners) || isToddlerPlot(plot)) return isForToddlers(listeners) && isToddlerPlot(plot)
  return !isOlderPlot(plot) || Math.min(...listeners) >= plot.from
}
