import type { Brief } from '../request/brief.ts'
import { minutesOf, readingSecondsOf } from '../request/duration.ts'
import { type Check, failed } from './review/index.ts'
import { reviewTold } from './review-draft.ts'
import type { Draft, StoryWriter, WriterContext } from './story-writer.ts'

export interface Reviewed {
  readonly draft: Draft
  /** Sentences for the parent. */
  readonly notes: readonly string[]
}

/** Other plots of the theme that are tried where one does not pass. */
const otherPlots = 4

/**
 * Has a whole story written that passes review. Where one does not, other plots are tried, and at last the story without what the
 * parent added in their own words. Where none passes, the best one is taken, and says what to look at.
 */
export async function writeReviewed(
  writer: StoryWriter,
  brief: Brief,
  context: WriterContext,
): Promise<Reviewed> {
  const tries: { draft: Draft; faults: Check[]; notes: string[] }[] = []
  const attempt = async (wanted: Brief, notes: string[] = []) => {
    const draft = await writer.write(wanted, context)
    // Judged by the whole brief: what was left out of it is no reason to ask for less.
    const faults = failed(reviewTold(brief, draft))
    tries.push({ draft, faults, notes })
    return faults.length === 0 ? { draft, notes } : null
  }
  const first = await attempt(brief)
  if (first) return first
  for (let other = 1; other <= otherPlots; other++) {
    const told = tries.map(({ draft }) => draft.plot)
    const good = await attempt({
      ...brief,
      seed: `${brief.seed}:${other}`,
      toldBefore: [...told, ...brief.toldBefore],
    })
    if (good) return good
  }
  const good = await attempt(withoutOwnWords(brief), [
    'Your own words did not pass our review, so the story leaves them out.',
  ])
  if (good) return good
  const off = ({ draft }: { draft: Draft }) =>
    Math.abs(readingSecondsOf(brief, draft.sections) - (brief.minutes ?? 0) * 60)
  const [best] = tries.sort(
    (a, b) => a.faults.length - b.faults.length || (brief.minutes ? off(a) - off(b) : 0),
  )
  if (!best) throw new Error('Nothing was written')
  return { draft: best.draft, notes: [...best.notes, noteOn(brief, best)] }
}

const emptyCanon = { who: '', where: '', learnt: '', thread: '' }

function withoutOwnWords({ details: _, series, ...brief }: Brief): Brief {
  const ofSeries = series && { series: { ...series, canon: emptyCanon } }
  return {
    ...brief,
    ...ofSeries,
    children: brief.children.map((child) => ({ ...child, interests: [], details: [] })),
  }
}

/** A story that is only shorter or longer than it was wanted is as good as any. */
function noteOn(brief: Brief, { draft, faults }: { draft: Draft; faults: readonly Check[] }): string {
  const isOnlyLength = faults.every(({ name }) => name === 'Length')
  if (brief.minutes === undefined || !isOnlyLength) return lookAt(faults)
  const minutes = minutesOf(brief, draft.sections)
  return `This story takes about ${minutes} minutes: we found none that takes ${brief.minutes} at this pace.`
}

const lookAt = (faults: readonly Check[]) =>
  `You may want to look at this story before you read it: ${faults.map(({ name, detail }) => `${name.toLowerCase()} (${detail})`).join('; ')}.`
