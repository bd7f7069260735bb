export { useProgress } from './follow-progress.ts'
export { announceMaking, useStoriesInMaking } from './making.ts'
export { makingIdOf, requestedStory, useMakingId, useOpenMaking } from './making-address.ts'
export { MakingNotice } from './making-notice.tsx'
export { type Place, placeOf } from './place.ts'
export {
  storiesQuery,
  storyQuery,
  useDeleteStory,
  useFavorite,
  useShareStory,
  useStopSharing,
} from './queries.ts'
export { linkToShare } from './share-link.ts'
export {
  currentStep,
  finishAfterMs,
  hintEveryMs,
  hints,
  paintAfterMs,
  stepState,
  stepTitles,
} from './steps.ts'
export { askToTell, mayAskToTell, willTell } from './tell-when-ready.ts'
export { useSendLink } from './use-send-link.ts'
