import type { Brief } from './brief.ts'
import { hashOf } from './random.ts'

/** Only a story of three minutes omits passages of the priority `usual`. */
export const isShortest = ({ minutes }: Brief): boolean => minutes !== undefined && minutes <= 3

/**
 * One or more paragraphs that are used together or not at all. Their priorities, highest first: `always` is required, `wished` is what tonight’s wish names, `asked` is what it asks for beside its matter, `personal` is
 * what was noted about the children, `beat` is where a companion helps or is in the way, `usual` is omitted from the shortest stories only, `company` is what else companions do, `spare` is
 * omitted where the story would get too long, `more` is added where it would be too short, `theme` where it still is, and `settling` fills a long evening.
 */
export interface Passage {
  readonly text: string
  readonly priority: 'always' | (typeof optional)[number]
}

export const optional = [
  'wished',
  'asked',
  'personal',
  'beat',
  'usual',
  'company',
  'spare',
  'more',
  'theme',
  'settling',
] as const

/** A passage may exceed the target by this many words: one too many is better than one too few. */
const allowance = 12

/** Part of its words by which a story may exceed the target for passages that are `asked`, `personal`, `beat` or `usual`. */
const stretch = 1 / 12

/** The part of its words by which a story may exceed the target for what its wish names. */
const mostExtra = 1 / 20

/** From this part of its words on a story does without the thing of its theme, which readers found in the way. */
const longEnough = 0.93

/** Number of words without optional passages, and with all of them. */
export function reachOf(passages: readonly Passage[]): { least: number; most: number } {
  const sum = (some: readonly Passage[]) => some.reduce((total, { text }) => total + wordsOf(text), 0)
  const full = ['always', 'wished', 'personal', 'beat', 'usual']
  return { least: sum(passages.filter(({ priority }) => full.includes(priority))), most: sum(passages) }
}

/** Chooses the passages that come closest to a number of words: all that are required, and as many others as fit. */
export function fitTo(words: number, passages: readonly Passage[], seed: string): ReadonlySet<Passage> {
  const withPriority = (priority: Passage['priority']) =>
    passages.filter((passage) => passage.priority === priority)
  const chosen = new Set(withPriority('always'))
  let total = [...chosen].reduce((sum, { text }) => sum + wordsOf(text), 0)
  // What the wish names is told on top of the rest, as far as the length allows.
  const wished = withPriority('wished').reduce((sum, { text }) => sum + wordsOf(text), 0)
  const extra = Math.min(wished, words * mostExtra)
  for (const passage of optional.flatMap((priority) => inOrder(withPriority(priority), seed))) {
    if (passage.priority === 'theme' && total >= words * longEnough) continue
    const most = words + extra + (mayExceed(passage) ? words * stretch : allowance)
    if (total + wordsOf(passage.text) > most) continue
    chosen.add(passage)
    total += wordsOf(passage.text)
  }
  return chosen
}

const mayExceed = ({ priority }: Passage) => exceeding.has(priority)

const exceeding: ReadonlySet<Passage['priority']> = new Set(['wished', 'asked', 'personal', 'beat', 'usual'])

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** In an order that depends on the seed, so that another story of the same plot omits others; notes are in order of importance already. */
function inOrder(passages: readonly Passage[], seed: string): Passage[] {
  const [first] = passages
  if (first && ordered.has(first.priority)) return [...passages]
  return passages
    .map((passage, index) => ({ passage, order: hashOf(`${seed}:passage:${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ passage }) => passage)
}

const ordered: ReadonlySet<Passage['priority']> = new Set(['wished', 'asked', 'personal'])
