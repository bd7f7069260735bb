import type { StoryReceipt } from '@nightlight/contract'
import type { Brief } from '../request/brief.ts'
import { CastNames } from './cast-names.ts'
import { measureLevel, newWordsOf, wordsOf } from './review/index.ts'
import { measuresOf, reviewTold } from './review-draft.ts'
import type { DraftSection, StoryWriter } from './story-writer.ts'

declare module '../../../platform/database/schema.ts' {
  interface JsonShapes {
    receipt: StoryReceipt
  }
}

/** How a story was made. @param sentTo what left the house for it, by whoever */
export function makeReceipt(
  brief: Brief,
  writer: StoryWriter,
  story: { readonly title: string; readonly sections: readonly Pick<DraftSection, 'text' | 'pace'>[] },
  { sentTo, costUsd }: Pick<StoryReceipt, 'sentTo' | 'costUsd'>,
): StoryReceipt {
  const names = CastNames.of(brief)
  const text = names.hide(story.sections.map((section) => section.text).join('\n\n'))
  const level = measureLevel(text)
  const { age, asked } = measuresOf(brief, names)
  // What a parent wrote themselves is no new word to the family.
  const own = new Set(asked.flatMap(wordsOf))
  return {
    writer: writer.credit?.writer ?? 'Nightlight',
    model: writer.credit?.model ?? null,
    checks: reviewTold(brief, story),
    readingLevel: { gradeLevel: level.gradeLevel, wordsPerSentence: level.wordsPerSentence },
    newWords: newWordsOf(text, age).filter((word) => !own.has(word)),
    sentTo,
    costUsd,
  }
}
