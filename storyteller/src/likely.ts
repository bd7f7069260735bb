import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'
import type { PlotHead } from './plot-head.ts'
import type { Plot } from './plots.ts'

/**
 * Whether a wish is so like the evenings of a plot that it is told though nothing that was understood says so. What is tender is told by what was
 * understood alone, and a plot about a loss never without one; a plot about one feast or question is not told where the wish names another.
 */
export function isLikely({ id, head }: Pick<Plot, 'id' | 'head'>, { likely, facts = [] }: Brief): boolean {
  const least = facts.some(isUnderstood) ? surelyLike : quiteLike
  if ((likely?.get(id) ?? Number.NEGATIVE_INFINITY) < least) return false
  return !isOfLoss(head) && !facts.some(isTenderWish) && !isOfAnother(head, facts)
}

/** Half of all likeness. */
const surelyLike = Math.log(0.5)

/** Where nothing that happened, is felt or is wished for was understood, a quarter. */
const quiteLike = Math.log(0.25)

const isUnderstood = ({ from, kind }: StoryFact) =>
  from === 'wish' && /^(?:event|feeling|lesson|want|loss)$/.test(kind)

const isTenderWish = ({ from, sensitivity }: StoryFact) => from === 'wish' && sensitivity === 'tender'

/** Candles are lit at many feasts, and much can be asked: a family that names its own feast or question is told of no other one. */
const isOfAnother = ({ about }: PlotHead, facts: readonly StoryFact[]): boolean =>
  ['feast', 'question'].some(
    (each) =>
      about.some(({ intent }) => intent === each) &&
      facts.some((fact) => fact.from === 'wish' && fact.about === each),
  )

const isOfLoss = ({ about }: PlotHead): boolean => about.some(({ intent }) => losses.test(intent))

const losses =
  /-died$|^(?:somebody-|pet-)(?:ill|in-hospital|missing)$|^(?:hospital|parents-apart|condition|wheelchair|unwell)$/
