import type { Brief } from '../request/brief.ts'
import { CastNames } from '../write/cast-names.ts'
import { type Check, reviewSection } from '../write/review/index.ts'
import { reviewCriteria } from '../write/review-draft.ts'

/** What a single sentence can be looked at for. */
const ofASentence: ReadonlySet<Check['name']> = new Set(['Fit for bedtime', 'Fears kept out'])

/** What the review finds in a parent's own sentence, in words for the parent; names stay names. */
export function warningsOf(brief: Brief, sentence: string): string[] {
  const names = CastNames.of(brief)
  return reviewSection(names.hide(sentence), reviewCriteria(brief, names))
    .filter(({ name, passed }) => ofASentence.has(name) && passed === false)
    .map(({ name, detail }) => `${name}: ${names.reveal(detail)}`)
}
