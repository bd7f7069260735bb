import type { Cadence } from '@nightlight/contract'

/**
 * Words a minute of a whole narration with its pauses, measured on the default voice reading picture-book prose
 * (bench/narration-speed).
 */
const wordsPerMinute: Readonly<Record<Cadence, number>> = {
  'gentle-lullaby': 96,
  'bedtime-story': 115,
  'cozy-reading': 137,
}

/** Lengths are asked for at this pace. */
export const bedtimeWordsPerMinute = wordsPerMinute['bedtime-story']

/** Whole minutes, at least one, that a text takes at a pace; 'bedtime-story' is how most parents read aloud. */
export function minutesOf(text: string, cadence: Cadence | undefined): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute[cadence ?? 'bedtime-story']))
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0
