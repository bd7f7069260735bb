import type { Brief } from '../request/brief.ts'
import { minutesOf, readingSecondsOf } from '../request/duration.ts'
import { type Check, failed } from './review/index.ts'
import { reviewDraft } from './review-draft.ts'
import type { Draft, StoryWriter, WriterContext } from './story-writer.ts'

export interface Reviewed {
  readonly draft: Draft
  /** Sentences for the parent. */
  readonly notes: readonly string[]
}

/** How many other plots of the theme are tried if one does not pass. */
const otherPlots = 4

/**
 * Has a whole story written and reviewed. If it does not pass, other plots are tried, and finally the story without what the
 * parent added in their own words. If none passes, the best one is taken, with a note on what to look at.
 */
export async function writeReviewed(
  writer: StoryWriter,
  brief: Brief,
  context: WriterContext,
): Promise<Reviewed> {
  const tries: { draft: Draft; faults: Check[]; notes: string[] }[] = []
  const attempt = async (variant: Brief, notes: string[] = []) => {
    const draft = await writer.write(variant, context)
    // Reviewed against the whole brief: leaving something out of it does not lower the criteria.
    const faults = failed(reviewDraft(brief, draft))
    tries.push({ draft, faults, notes })
    return faults.length === 0 ? { draft, notes } : null
  }
  const first = await attempt(brief)
  if (first) return first
  for (let other = 1; other <= otherPlots; other++) {
    const triedPlots = tries.map(({ draft }) => draft.plot)
    const good = await attempt({
      ...brief,
      seed: `${brief.seed}:${other}`,
      toldBefore: [...triedPlots, ...brief.toldBefore],
    })
    if (good) return good
  }
  const good = await attempt(withoutOwnWords(brief), [
    'Your own words did not pass our review, so the story leaves them out.',
  ])
  if (good) return good
  const deviation = ({ draft }: { draft: Draft }) =>
    Math.abs(readingSecondsOf(brief, draft.sections) - (brief.minutes ?? 0) * 60)
  const [best] = tries.sort(
    (a, b) => a.faults.length - b.faults.length || (brief.minutes ? deviation(a) - deviation(b) : 0),
  )
  if (!best) throw new Error('Nothing was written')
  return { draft: best.draft, notes: [...best.notes, ...notesOn(brief, best)] }
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

/** Of a story that is only shorter or longer than requested, the note says nothing but its length, if that differs in whole minutes. */
function notesOn(brief: Brief, { draft, faults }: { draft: Draft; faults: readonly Check[] }): string[] {
  const isOnlyLength = faults.every(({ name }) => name === 'Length')
  if (brief.minutes === undefined || !isOnlyLength) return [faultsText(faults)]
  const minutes = minutesOf(brief, draft.sections)
  if (minutes === brief.minutes) return []
  const takes = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return [`This story takes about ${takes}: we found none that takes ${brief.minutes} at this pace.`]
}

const faultsText = (faults: readonly Check[]) =>
  `You may want to look at this story before you read it: ${faults.map(({ name, detail }) => `${name.toLowerCase()} (${detail})`).join('; ')}.`
