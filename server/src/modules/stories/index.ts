export { removeDeletedStories } from './delete-story.ts'
export { drawnPicturesOf } from './illustrate/drawn-pictures.ts'
export { narrationAdvanced } from './narrate/narration-advanced.ts'
export { presentStory } from './read/present-story.ts'
export { ownStory, readableStory } from './read/readable-story.ts'
export { storyMediaRoutes } from './read/story-media.routes.ts'
export type { Brief, Companion } from './request/brief.ts'
export { readingSecondsOf, wordsAllowed } from './request/duration.ts'
export { type BriefFacts, factsOf } from './request/facts-of.ts'
export { seedSamples } from './seed-samples.ts'
export { linkPreview } from './share/link-preview.ts'
export { lockStory, selectStory } from './stories.queries.ts'
export { storyRoutes } from './stories.routes.ts'
export { countSamples, selectChildScreenStories } from './story-cards.queries.ts'
export { storyJobs, workOnStories } from './workers.ts'
export { CastNames, patternOf } from './write/cast-names.ts'
export { insertCall } from './write/external-calls.queries.ts'
export {
  type Check,
  countAll,
  failed,
  findUnsafeByRules,
  isFamiliar,
  isInDoubt,
  loadLanguageDetector,
  type ReviewCriteria,
  readAhead,
  reviewPlan,
  reviewSection,
  reviewStory,
  sentenceBand,
  unitIn,
} from './write/review/index.ts'
export { absentOf, reviewCriteria } from './write/review-draft.ts'
export {
  type CastMember,
  type Draft,
  type DraftSection,
  type ExternalCall,
  languagesWritten,
  type Planned,
  type Scene,
  type StoryWriter,
  type WriterContext,
  type WriterDeps,
  WriterGaveUp,
} from './write/story-writer.ts'
export { canBeFound, tells, wishesOf } from './write/wishes.ts'
