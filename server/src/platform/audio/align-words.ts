import type { WordTiming } from '@nightlight/contract'
import { findSilences, type Stretch } from './silences.ts'
import { expectedMs } from './word-lengths.ts'
import { type Gap, type ShownWord, wordsOf } from './words-of.ts'

/** A stop inside a word is silent too, but not for so long. */
const shortestPauseMs = 60

/**
 * Estimates when each word of a text is spoken where nobody tells: the pauses that are heard are laid on the places where a
 * reader would pause, and the words between two pauses share the time by how long they take to say.
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
  let places = laidOut(words, spoken, pauses, rateWithout(words, spoken, pauses.filter(isLong)))
  // Now it is known which silences are pauses, and so how fast the voice is.
  places = laidOut(
    words,
    spoken,
    pauses,
    rateWithout(
      words,
      spoken,
      pauses.filter((_, at) => places.has(at)),
    ),
  )
  return shareOut(words, spoken, pauses, places)
}

const isLong = ({ from, to }: Stretch) => to - from >= 150

/** Milliseconds of speech for each millisecond that the words are expected to take. */
function rateWithout(words: readonly ShownWord[], spoken: Stretch, pauses: readonly Stretch[]): number {
  const silent = pauses.reduce((sum, { from, to }) => sum + to - from, 0)
  const expected = words.reduce((sum, word) => sum + expectedMs(word.text), 0)
  return Math.max(1, spoken.to - spoken.from - silent) / expected
}

/** What is unlikely costs; the way that costs least is taken. */
interface Way {
  readonly cost: number
  /** The pause that was laid before, and the word it stands before. */
  readonly pause: number
  readonly word: number
}

/**
 * Lays pauses before words. Each stretch of speech between two of them should take as long as its words do.
 * @returns pause → the word that it stands before; a pause that is left out is a stop inside a word
 */
function laidOut(
  words: readonly ShownWord[],
  spoken: Stretch,
  pauses: readonly Stretch[],
  rate: number,
): Map<number, number> {
  const upTo = running(words, (word) => expectedMs(word.text) * rate)
  const missed = running(words, (word) => costWithoutPause[word.before])
  const end = { from: spoken.to, to: spoken.to }
  const begin = { from: spoken.from, to: spoken.from }
  const all = [begin, ...pauses, end]
  const ways: Map<number, Way>[] = [new Map([[0, { cost: 0, pause: 0, word: 0 }]])]
  for (let at = 1; at < all.length; at++) {
    const here = all[at] ?? end
    const isEnd = at === all.length - 1
    const found = new Map<number, Way>()
    let skipped = 0
    for (let before = at - 1; before >= 0 && skipped < 30; before--) {
      const there = all[before] ?? begin
      for (const [from, way] of ways[before] ?? []) {
        for (let to = isEnd ? words.length : from + 1; to <= words.length; to++) {
          if (to === words.length && !isEnd) break
          const expected = (upTo[to] ?? 0) - (upTo[from] ?? 0) + drawnOut * rate
          const strange = strangeness(here.from - there.to, expected)
          if (strange > 40 && expected > here.from - there.to) break
          const missing = (missed[to] ?? 0) - (missed[from + 1] ?? 0)
          const cost = way.cost + skipped + strange + missing + (isEnd ? 0 : costOfPause(here, words[to]))
          if (cost < (found.get(to)?.cost ?? Number.POSITIVE_INFINITY))
            found.set(to, { cost, pause: before, word: from })
        }
      }
      skipped += (there.to - there.from) / 40
    }
    ways.push(found)
  }
  return waysBack(ways, words.length)
}

function waysBack(ways: readonly Map<number, Way>[], wordCount: number): Map<number, number> {
  const places = new Map<number, number>()
  let pause = ways.length - 1
  let word = wordCount
  while (pause > 0) {
    const way = ways[pause]?.get(word)
    if (!way) break
    pause = way.pause
    word = way.word
    // The first of all is where the speech begins: no pause.
    if (pause > 0) places.set(pause - 1, word)
  }
  return places
}

/** How far a stretch is from the time that its words take: half the square of the deviations, as of a normal distribution. */
function strangeness(actual: number, expected: number): number {
  return (actual - expected) ** 2 / (2 * (deviationPerWord ** 2 * (expected / 300) + 50 ** 2))
}

/** Words of 300 ms vary by so much. */
const deviationPerWord = 75

const costWithoutPause: Readonly<Record<Gap, number>> = { none: 0, breath: 1, sentence: 6, paragraph: 8 }

function costOfPause({ from, to }: Stretch, word: ShownWord | undefined): number {
  const gap = word?.before ?? 'none'
  const long = to - from
  if (gap === 'none') return 3 + long / 100
  if (gap === 'breath') return 0.3
  return long < 120 ? 1.5 : 0
}

function running<T>(items: readonly T[], value: (item: T) => number): number[] {
  const sums = [0]
  for (const item of items) sums.push((sums.at(-1) ?? 0) + value(item))
  return sums
}

function shareOut(
  words: readonly ShownWord[],
  spoken: Stretch,
  pauses: readonly Stretch[],
  places: ReadonlyMap<number, number>,
): WordTiming[] {
  const laid = [...places].map(([pause, word]) => ({ word, ...(pauses[pause] ?? spoken) }))
  const breaks = [
    { word: 0, from: spoken.from, to: spoken.from },
    ...laid.sort((a, b) => a.word - b.word),
    { word: words.length, from: spoken.to, to: spoken.to },
  ]
  return breaks.slice(1).flatMap((next, index) => {
    const last = breaks[index] ?? next
    return inStretch(words.slice(last.word, next.word), { from: last.to, to: next.from })
  })
}

/** The last word before a pause is drawn out, by so many milliseconds of an even voice. */
const drawnOut = 80

function inStretch(words: readonly ShownWord[], { from, to }: Stretch): WordTiming[] {
  const lengths = words.map(
    (word, index) => expectedMs(word.text) + (index === words.length - 1 ? drawnOut : 0),
  )
  const ends = running(lengths, (length) => length)
  const scale = (to - from) / (ends.at(-1) || 1)
  return words.map((word, index) => [
    word.start,
    word.end,
    Math.round(from + (ends[index] ?? 0) * scale),
    Math.round(from + (ends[index + 1] ?? 0) * scale),
  ])
}
