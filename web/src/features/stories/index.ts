export { useProgress } from './follow-progress.ts'
export { makingQuery } from './making.ts'
export { MakingNotice } from './making-notice.tsx'
export {
  storiesQuery,
  storyQuery,
  useDeleteStory,
  useFavorite,
  useShareStory,
  useStopSharing,
} from './queries.ts'
export { copyLink, linkToShare, sendLink } from './share-link.ts'
export {
  currentStep,
  finishAfterMs,
  hintEveryMs,
  hints,
  paintAfterMs,
  stepState,
  stepTitles,
} from './steps.ts'
