import { lengthMinutes } from '@nightlight/contract'
import { bandFor, isForToddlers } from '@nightlight/storyteller'
import {
  defaultRateIn,
  hasSpaces,
  type ReadSection,
  secondsOf,
  wordsBesideEnglish,
} from '../../narration/index.ts'
import { countAll } from '../write/review/index.ts'
import type { Brief } from './brief.ts'

/** Turns a length into words. It is the pace at which picture books are read, measured on the default voice with its pauses. */
const bedtimeWordsPerMinute = 115

/** Share of the requested minutes. The voice itself deviates by another two or three per cent. */
const tolerance = 0.07

/** The average over a story, as its last third is read a little slower. */
const meanPace = 0.97

/** Seconds that a story takes in its voice and at its pace; 'bedtime-story' is how most parents read aloud. */
export const readingSecondsOf = (
  { narration, lettersPerSecond, language = 'en' }: Brief,
  sections: readonly ReadSection[],
) => secondsOf(sections, narration?.cadence ?? 'bedtime-story', lettersPerSecond ?? defaultRateIn(language))

/** Whole minutes, at least one. */
export const minutesOf = (brief: Brief, sections: readonly ReadSection[]): number =>
  Math.max(1, Math.round(readingSecondsOf(brief, sections) / 60))

/**
 * Words that a story of this brief may have; characters, in a language without spaces between words. One for toddlers has the length of its
 * age, even if minutes were requested.
 * @param written the sections that exist: if minutes were requested, they show how many of this story's words fit into a minute
 */
export function wordsAllowed(
  brief: Brief,
  written: readonly ReadSection[] = [],
): { from: number; to: number } {
  const { language = 'en', ...inEnglish } = brief
  const ages = brief.children.map(({ age }) => age)
  const isByMinutes = brief.minutes !== undefined && !isForToddlers(ages)
  if (language !== 'en' && !(isByMinutes && written.length > 0)) {
    const { lettersPerSecond = defaultRateIn(language) } = brief
    const { from, to } = wordsAllowed({
      ...inEnglish,
      lettersPerSecond: (lettersPerSecond * defaultRateIn('en')) / defaultRateIn(language),
    })
    const factor = wordsBesideEnglish(language)
    return { from: Math.round(from * factor), to: Math.round(to * factor) }
  }
  if (isForToddlers(ages)) {
    const { words } = bandFor(ages)
    // Of a series: the night before takes a dozen words more, and a long one is told a little shorter for it.
    return brief.series ? { from: words.short.from, to: words.long.to } : words[brief.length]
  }
  if (brief.minutes !== undefined) {
    const target = (brief.minutes * 60) / secondsPerWord(brief, written)
    return { from: Math.ceil(target * (1 - tolerance)), to: Math.floor(target * (1 + tolerance)) }
  }
  const [fromMinutes, toMinutes] = lengthMinutes[brief.length]
  return { from: fromMinutes * bedtimeWordsPerMinute, to: toMinutes * bedtimeWordsPerMinute }
}

/** Seconds for one word of a story, including its share of the pauses. */
function secondsPerWord(brief: Brief, written: readonly ReadSection[]): number {
  const sections = (written.length > 0 ? written : [{ text: typicalProse }]).map((section) => ({
    pace: meanPace,
    ...section,
  }))
  const words = sections.reduce((sum, { text }) => sum + countIn(text, brief), 0)
  return readingSecondsOf(brief, sections) / Math.max(1, words)
}

/** With words, sentences and paragraphs of the length that stories for young children have. */
const typicalProse = [
  'The moon had come up over the garden wall, and it was looking for somebody to talk to.',
  '“Good evening,” said a very small voice. It came from under the bench.',
  'Nobody answered at first. Then the old gate creaked, and somebody looked out from behind the pots.',
].join('\n\n')

const countIn = (text: string, { language = 'en' }: Brief) =>
  hasSpaces(language) ? countWords(text) : countAll(text, language)

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0
