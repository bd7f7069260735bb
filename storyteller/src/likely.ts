import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'
import type { PlotHead } from './plot-head.ts'
import type { Plot } from './plots.ts'

/**
 * Whether a wish is so like the evenings of a plot that it is told though nothing that was understood says so. What is tender is told by what was
 * understood alone, and a plot about a loss never without one.
 */
export function isLikely({ id, head }: Pick<Plot, 'id' | 'head'>, { likely, facts = [] }: Brief): boolean {
  const least = facts.some(isUnderstood) ? surelyLike : quiteLike
  if ((likely?.get(id) ?? Number.NEGATIVE_INFINITY) < least) return false
  return !isOfLoss(head) && !facts.some(isTenderWish)
}

/** Half of all likeness. */
const surelyLike = Math.log(0.5)

/** Where nothing that happened, is felt or is wished for was understood, a quarter. */
const quiteLike = Math.log(0.25)

const isUnderstood = ({ from, kind }: StoryFact) =>
  from === 'wish' && /^(?:event|feeling|lesson|want|loss)$/.test(kind)

const isTenderWish = ({ from, sensitivity }: StoryFact) => from === 'wish' && sensitivity === 'tender'

const isOfLoss = ({ about }: PlotHead): boolean => about.some(({ intent }) => losses.test(intent))

const losses =
  /-died$|^(?:somebody-|pet-)(?:ill|in-hospital|missing)$|^(?:hospital|parents-apart|condition|unwell)$/
