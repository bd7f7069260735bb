import type { StoryLength } from './brief.ts'
import { hashOf } from './random.ts'

/**
 * Words that a story of each length aims at. At 115 words a minute they make narrations of about 3¾, 6½ and 10¼ minutes, each
 * well inside what the form promises (3-5, 5-8 and 8-12).
 */
export const wordsAimedAt: Record<StoryLength, number> = { short: 430, medium: 750, long: 1180 }

/** A paragraph which may be left out says so. */
export interface Passage {
  readonly text: string
  readonly optional: boolean
}

/** One passage too many is better than one too few, by this many words. */
const allowance = 12

/** The passages that together come nearest to the words aimed at: all that must be told, and of the others what there is room for. */
export function fitTo(words: number, passages: readonly Passage[], seed: string): ReadonlySet<Passage> {
  const told = new Set(passages.filter(({ optional }) => !optional))
  let total = [...told].reduce((sum, { text }) => sum + wordsOf(text), 0)
  for (const passage of shuffled(
    passages.filter(({ optional }) => optional),
    seed,
  )) {
    if (total + wordsOf(passage.text) > words + allowance) continue
    told.add(passage)
    total += wordsOf(passage.text)
  }
  return told
}

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Another telling of the same plot leaves out something else. */
function shuffled(passages: readonly Passage[], seed: string): Passage[] {
  return passages
    .map((passage, index) => ({ passage, order: hashOf(`${seed}:passage:${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ passage }) => passage)
}
