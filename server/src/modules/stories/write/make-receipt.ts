import type { FactReceipt, StoryReceipt } from '@nightlight/contract'
import type { Brief } from '../request/brief.ts'
import { CastNames } from './cast-names.ts'
import { factReceipts } from './fact-receipts.ts'
import { type Check, measureLevel, measureSentences, newWordsOf, stemsOf, wordsOf } from './review/index.ts'
import { reviewCriteria, reviewDraft } from './review-draft.ts'
import type { Draft, DraftSection, StoryWriter } from './story-writer.ts'

declare module '../../../platform/database/schema.ts' {
  interface JsonShapes {
    receipt: StoryReceipt
  }
}

/** How a story was made. @param sentTo what was sent to services, by any writer */
export function makeReceipt(
  brief: Brief,
  writer: StoryWriter,
  story: Omit<Draft, 'sections' | 'plot'> & {
    readonly sections: readonly Pick<DraftSection, 'text' | 'pace'>[]
  },
  { sentTo, costUsd }: Pick<StoryReceipt, 'sentTo' | 'costUsd'>,
): StoryReceipt {
  const names = CastNames.of(brief)
  const text = names.hide(story.sections.map((section) => section.text).join('\n\n'))
  const { language } = brief
  const level = language ? { ...measureSentences(text, language), gradeLevel: null } : measureLevel(text)
  const { ages, ownWords } = reviewCriteria(brief, names)
  // A word that a parent wrote is not new to the family.
  const parentsWords = new Set(ownWords.flatMap(wordsOf))
  const facts = factReceipts(brief, story)
  const notDrawn = missedIn(text, story.notDrawn)
  return {
    writer: writer.credit?.writer ?? 'Nightlight',
    model: writer.credit?.model ?? null,
    checks: reviewDraft(brief, story).map((check) => withWhatWasAskedFor(check, facts)),
    readingLevel: { gradeLevel: level.gradeLevel, wordsPerSentence: level.wordsPerSentence },
    newWords: language ? [] : newWordsOf(text, Math.min(...ages)).filter((word) => !parentsWords.has(word)),
    sentTo,
    costUsd,
    facts,
    ...(notDrawn.length > 0 && { notDrawn }),
  }
}

/** What was asked to be kept out tonight is no fear, and is kept out like one. */
function withWhatWasAskedFor(check: Check, facts: readonly FactReceipt[]): Check {
  const asked = facts.filter(({ outcome }) => outcome === 'kept-out').map(({ said }) => `“${said}”`)
  if (check.name !== 'Fears kept out' || check.passed !== true || asked.length === 0) return check
  return { ...check, detail: `${check.detail}. Kept out as you asked: ${asked.join(', ')}` }
}

/** Of what a model wanted in its pictures: what its text has, which is what a child looks for in them. */
function missedIn(text: string, wanted: readonly string[] = []): string[] {
  const told = new Set(wordsOf(text).flatMap((word) => [...stemsOf(word)]))
  const isTold = (words: string) => {
    const said = wordsOf(words)
    return said.length > 0 && said.every((word) => [...stemsOf(word)].some((stem) => told.has(stem)))
  }
  return wanted.filter(isTold).slice(0, mostMissed)
}

const mostMissed = 12
