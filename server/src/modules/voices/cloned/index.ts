export { clonedVoiceRoutes } from './cloned-voices.routes.ts'
export { retryRemovals } from './delete-remote-voice.job.ts'
export { deleteVoicesOf, findCloner, removeFailedVoices, voiceSamplesOfAccount } from './own-voices.ts'
export { clonedVoiceJobs, workOnClonedVoices } from './work-on-cloned-voices.ts'
