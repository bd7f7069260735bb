import type { Brief, StoryLength } from './brief.ts'
import { hashOf } from './random.ts'

/**
 * Words that a story of each length aims at. At 115 words a minute they make narrations of about 3¾, 6½ and 10¼ minutes, each
 * well inside what the form promises (3-5, 5-8 and 8-12).
 */
export const wordsAimedAt: Record<StoryLength, number> = { short: 430, medium: 765, long: 1180 }

/** Only a story of three minutes leaves out what is `usual`. */
export const isBriefest = ({ minutes }: Brief): boolean => minutes !== undefined && minutes <= 3

/**
 * A paragraph of a story, or a few that stand or fall together. `always` is what the story cannot do without, `personal` what was
 * noted about its children, `usual` what only the briefest telling leaves out, `company` what its companions do, `spare` what is
 * left out where the story would grow too long, `more` what is put in where it would be too short, and `settling` what a long
 * evening has time for: told in this order, as long as there is room.
 */
export interface Passage {
  readonly text: string
  readonly told: 'always' | (typeof optional)[number]
}

export const optional = ['personal', 'usual', 'company', 'spare', 'more', 'settling'] as const

/** One passage too many is better than one too few, by this many words. */
const allowance = 12

/** For what was noted about the children, and what nearly every telling has, a story may grow by so much of its words. */
const stretch = 1 / 12

/** Words of what every telling but the briefest has, and of all that may be told. */
export function reachOf(passages: readonly Passage[]): { least: number; most: number } {
  const sum = (some: readonly Passage[]) => some.reduce((total, { text }) => total + wordsOf(text), 0)
  const full = ['always', 'personal', 'usual']
  return { least: sum(passages.filter(({ told }) => full.includes(told))), most: sum(passages) }
}

/** The passages that together come nearest to the words aimed at: all that must be told, and of the others what there is room for. */
export function fitTo(words: number, passages: readonly Passage[], seed: string): ReadonlySet<Passage> {
  const which = (told: Passage['told']) => passages.filter((passage) => passage.told === told)
  const kept = new Set(which('always'))
  let total = [...kept].reduce((sum, { text }) => sum + wordsOf(text), 0)
  for (const passage of optional.flatMap((told) => inOrder(which(told), seed))) {
    const most = words + (isDear(passage) ? words * stretch : allowance)
    if (total + wordsOf(passage.text) > most) continue
    kept.add(passage)
    total += wordsOf(passage.text)
  }
  return kept
}

const isDear = ({ told }: Passage) => told === 'personal' || told === 'usual'

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Another telling of the same plot leaves out something else; but what is noted first about a child weighs most. */
function inOrder(passages: readonly Passage[], seed: string): Passage[] {
  if (passages[0]?.told === 'personal') return [...passages]
  return passages
    .map((passage, index) => ({ passage, order: hashOf(`${seed}:passage:${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ passage }) => passage)
}
