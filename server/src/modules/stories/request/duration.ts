import { lengthMinutes } from '@nightlight/contract'
import { type ReadSection, secondsOf } from '../../narration/index.ts'
import type { Brief } from './brief.ts'

/** Lengths are asked for at this pace: what picture books are read at, measured on the default voice with its pauses. */
const bedtimeWordsPerMinute = 115

/** Of the minutes that were asked for; the voice itself strays by two or three parts of a hundred more. */
const tolerance = 0.07

/** The last third of a story is read a little slower: on the whole so much. */
const meanPace = 0.97

/** Seconds that a story takes in its voice, at its pace; 'bedtime-story' is how most parents read aloud. */
export const readingSecondsOf = ({ narration, lettersPerSecond }: Brief, sections: readonly ReadSection[]) =>
  secondsOf(sections, narration?.cadence ?? 'bedtime-story', lettersPerSecond)

/** Whole minutes, at least one. */
export const minutesOf = (brief: Brief, sections: readonly ReadSection[]): number =>
  Math.max(1, Math.round(readingSecondsOf(brief, sections) / 60))

/**
 * Words that a story of this brief may have.
 * @param told what there is of it: where minutes were asked for, its own words and sentences say how many of them a minute has
 */
export function wordsAllowed(brief: Brief, told: readonly ReadSection[] = []): { from: number; to: number } {
  if (brief.minutes !== undefined) {
    const aim = (brief.minutes * 60) / secondsOfWord(brief, told)
    return { from: Math.ceil(aim * (1 - tolerance)), to: Math.floor(aim * (1 + tolerance)) }
  }
  const [fromMinutes, toMinutes] = lengthMinutes[brief.length]
  return { from: fromMinutes * bedtimeWordsPerMinute, to: toMinutes * bedtimeWordsPerMinute }
}

/** One word of a story, with its part of the pauses. */
function secondsOfWord(brief: Brief, told: readonly ReadSection[]): number {
  const sections = (told.length > 0 ? told : [{ text: usualProse }]).map((section) => ({
    pace: meanPace,
    ...section,
  }))
  const words = sections.reduce((sum, { text }) => sum + countWords(text), 0)
  return readingSecondsOf(brief, sections) / Math.max(1, words)
}

/** Words, sentences and paragraphs as long as stories for young children have them. */
const usualProse = [
  'The moon had come up over the garden wall, and it was looking for somebody to talk to.',
  '“Good evening,” said a very small voice. It came from under the bench.',
  'Nobody answered at first. Then the old gate creaked, and somebody looked out from behind the pots.',
].join('\n\n')

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0
