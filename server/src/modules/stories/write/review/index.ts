export { loadLanguageDetector } from './detect-language.ts'
export { fearsTouched, openWords, type Words } from './fears.ts'
export { countAll, unitIn, wordsOf } from './prose.ts'
export { isFamiliar, measureLevel, measureSentences, newWordsOf, sentenceBand } from './reading-level.ts'
export {
  type Check,
  failed,
  isInDoubt,
  notByRules,
  type ReviewCriteria,
  reviewPlan,
  reviewSection,
  reviewStory,
} from './review.ts'
export { findUnsafeByRules, readAhead } from './safety/find-unsafe.ts'
export { stemsOf } from './stems.ts'
