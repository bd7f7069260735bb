export type { Brief, Companion } from './brief.ts'
export { removeDeletedStories } from './delete-story.ts'
export { readingSecondsOf, wordsAllowed } from './duration.ts'
export { linkPreview } from './link-preview.ts'
export { CastNames } from './names.ts'
export { narrationAdvanced } from './narration-advanced.ts'
export { insertCall } from './outside-calls.queries.ts'
export { presentStory } from './present-story.ts'
export { ownStory, readableStory } from './readable-story.ts'
export {
  countAll,
  failed,
  isFamiliar,
  type Measures,
  reviewPlan,
  reviewSection,
  reviewStory,
} from './review/index.ts'
export { measuresOf } from './review-draft.ts'
export { seedSamples } from './seed-samples.ts'
export { lockStory, selectStory } from './stories.queries.ts'
export { storyRoutes } from './stories.routes.ts'
export { storyMediaRoutes } from './story-media.routes.ts'
export {
  type CastMember,
  type Draft,
  type DraftSection,
  type OutsideCall,
  type Scene,
  type Sitting,
  type StoryWriter,
  WriterGaveUp,
} from './story-writer.ts'
export { storyJobs, workOnStories } from './workers.ts'
