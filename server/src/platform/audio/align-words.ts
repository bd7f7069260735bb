import type { WordTiming } from '@nightlight/contract'
import { findSilences, type Stretch } from './silences.ts'
import { expectedMs } from './word-lengths.ts'
import { type Gap, type ShownWord, wordsOf } from './words-of.ts'

/** A stop consonant inside a word is silent too, but shorter. */
const shortestPauseMs = 60

/**
 * Estimates when each word of a text is spoken, for voices that report no timings: the pauses in the recording are matched with
 * the gaps at which a reader would pause, and the words between two pauses share the time in proportion to how long they take to
 * say.
 * @param pcm the text being spoken, samples from −1 to 1
 * @returns one timing for each word of `wordsOf`, in order, never overlapping
 */
export function alignWords(text: string, pcm: Float32Array, sampleRate: number): WordTiming[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const lengthMs = (pcm.length / sampleRate) * 1000
  const silences = findSilences(pcm, sampleRate, shortestPauseMs)
  const spoken = {
    from: silences[0]?.from === 0 ? silences[0].to : 0,
    to: silences.at(-1)?.to === Math.floor(lengthMs / 10) * 10 ? (silences.at(-1)?.from ?? 0) : lengthMs,
  }
  const pauses = silences.filter(({ from, to }) => from > spoken.from && to < spoken.to)
  let wordAfterPause = alignPauses(words, spoken, pauses, rateExcluding(words, spoken, pauses.filter(isLong)))
  // Now that it is clear which silences are pauses, the rate of the voice can be computed more precisely.
  wordAfterPause = alignPauses(
    words,
    spoken,
    pauses,
    rateExcluding(
      words,
      spoken,
      pauses.filter((_, at) => wordAfterPause.has(at)),
    ),
  )
  return timeAllWords(words, spoken, pauses, wordAfterPause)
}

const isLong = ({ from, to }: Stretch) => to - from >= 150

/** Milliseconds of speech for each millisecond that the words are expected to take. */
function rateExcluding(words: readonly ShownWord[], spoken: Stretch, pauses: readonly Stretch[]): number {
  const silent = pauses.reduce((sum, { from, to }) => sum + to - from, 0)
  const expected = words.reduce((sum, word) => sum + expectedMs(word.text), 0)
  return Math.max(1, spoken.to - spoken.from - silent) / expected
}

/** A partial assignment of pauses to words. Unlikely assignments cost more; the cheapest one is chosen. */
interface PartialAlignment {
  readonly cost: number
  /** The previous pause, and the word that follows it. */
  readonly previousPause: number
  readonly previousWord: number
}

/**
 * Assigns pauses to gaps between words, so that each stretch of speech between two pauses takes about as long as its words
 * should.
 * @returns index of a pause → index of the word after it; a pause that is missing is a stop inside a word
 */
function alignPauses(
  words: readonly ShownWord[],
  spoken: Stretch,
  pauses: readonly Stretch[],
  rate: number,
): Map<number, number> {
  const expectedUpTo = cumulativeSums(words, (word) => expectedMs(word.text) * rate)
  const skippedUpTo = cumulativeSums(words, (word) => costWithoutPause[word.before])
  const end = { from: spoken.to, to: spoken.to }
  const start = { from: spoken.from, to: spoken.from }
  const all = [start, ...pauses, end]
  const alignments: Map<number, PartialAlignment>[] = [
    new Map([[0, { cost: 0, previousPause: 0, previousWord: 0 }]]),
  ]
  for (let at = 1; at < all.length; at++) {
    const pause = all[at] ?? end
    const isEnd = at === all.length - 1
    const reachable = new Map<number, PartialAlignment>()
    let skippedPauses = 0
    for (let before = at - 1; before >= 0 && skippedPauses < 30; before--) {
      const previous = all[before] ?? start
      for (const [from, alignment] of alignments[before] ?? []) {
        for (let to = isEnd ? words.length : from + 1; to <= words.length; to++) {
          if (to === words.length && !isEnd) break
          const expected = (expectedUpTo[to] ?? 0) - (expectedUpTo[from] ?? 0) + finalLengtheningMs * rate
          const deviation = deviationCost(pause.from - previous.to, expected)
          if (deviation > 40 && expected > pause.from - previous.to) break
          const skippedGaps = (skippedUpTo[to] ?? 0) - (skippedUpTo[from + 1] ?? 0)
          const cost =
            alignment.cost +
            skippedPauses +
            deviation +
            skippedGaps +
            (isEnd ? 0 : costOfPause(pause, words[to]))
          if (cost < (reachable.get(to)?.cost ?? Number.POSITIVE_INFINITY))
            reachable.set(to, { cost, previousPause: before, previousWord: from })
        }
      }
      skippedPauses += (previous.to - previous.from) / 40
    }
    alignments.push(reachable)
  }
  return traceBack(alignments, words.length)
}

function traceBack(
  alignments: readonly Map<number, PartialAlignment>[],
  wordCount: number,
): Map<number, number> {
  const wordAfterPause = new Map<number, number>()
  let pause = alignments.length - 1
  let word = wordCount
  while (pause > 0) {
    const alignment = alignments[pause]?.get(word)
    if (!alignment) break
    pause = alignment.previousPause
    word = alignment.previousWord
    // The first entry is the start of the speech, not a pause.
    if (pause > 0) wordAfterPause.set(pause - 1, word)
  }
  return wordAfterPause
}

/** Negative log-likelihood of a stretch taking this long, by a normal distribution around the time that its words take. */
function deviationCost(actual: number, expected: number): number {
  return (actual - expected) ** 2 / (2 * (deviationPerWord ** 2 * (expected / 300) + 50 ** 2))
}

/** Standard deviation, in milliseconds, of a word of 300 ms. */
const deviationPerWord = 75

const costWithoutPause: Readonly<Record<Gap, number>> = { none: 0, breath: 1, sentence: 6, paragraph: 8 }

function costOfPause({ from, to }: Stretch, word: ShownWord | undefined): number {
  const gap = word?.before ?? 'none'
  const long = to - from
  if (gap === 'none') return 3 + long / 100
  if (gap === 'breath') return 0.3
  return long < 120 ? 1.5 : 0
}

function cumulativeSums<T>(items: readonly T[], value: (item: T) => number): number[] {
  const sums = [0]
  for (const item of items) sums.push((sums.at(-1) ?? 0) + value(item))
  return sums
}

function timeAllWords(
  words: readonly ShownWord[],
  spoken: Stretch,
  pauses: readonly Stretch[],
  wordAfterPause: ReadonlyMap<number, number>,
): WordTiming[] {
  const assigned = [...wordAfterPause].map(([pause, word]) => ({ word, ...(pauses[pause] ?? spoken) }))
  const breaks = [
    { word: 0, from: spoken.from, to: spoken.from },
    ...assigned.sort((a, b) => a.word - b.word),
    { word: words.length, from: spoken.to, to: spoken.to },
  ]
  return breaks.slice(1).flatMap((next, index) => {
    const last = breaks[index] ?? next
    return timeWords(words.slice(last.word, next.word), { from: last.to, to: next.from })
  })
}

/** The last word before a pause is longer by this many milliseconds of an even voice. */
const finalLengtheningMs = 80

function timeWords(words: readonly ShownWord[], { from, to }: Stretch): WordTiming[] {
  const lengths = words.map(
    (word, index) => expectedMs(word.text) + (index === words.length - 1 ? finalLengtheningMs : 0),
  )
  const ends = cumulativeSums(lengths, (length) => length)
  const scale = (to - from) / (ends.at(-1) || 1)
  return words.map((word, index) => [
    word.start,
    word.end,
    Math.round(from + (ends[index] ?? 0) * scale),
    Math.round(from + (ends[index + 1] ?? 0) * scale),
  ])
}
