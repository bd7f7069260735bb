export { fearsTouched } from './fears.ts'
export { countAll, wordsOf } from './prose.ts'
export { isFamiliar, measureLevel, newWordsOf } from './reading-level.ts'
export { type Check, failed, type ReviewCriteria, reviewPlan, reviewSection, reviewStory } from './review.ts'
