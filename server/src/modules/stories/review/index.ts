export { countAll, paragraphsOf, wordsOf } from './prose.ts'
export { bandFor, isFamiliar, measureLevel, newWordsOf } from './reading-level.ts'
export {
  type Check,
  checkNames,
  failed,
  type Measures,
  reviewPlan,
  reviewSection,
  reviewStory,
} from './review.ts'
export { stemsOf } from './stems.ts'
