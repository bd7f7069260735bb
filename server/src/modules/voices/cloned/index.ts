export { clonedVoiceRoutes } from './cloned-voices.routes.ts'
export { askAgainToForget } from './forget-voice.job.ts'
export { endVoicesOf, removeFailedVoices } from './own-voices.ts'
export { clonedVoiceJobs, workOnClonedVoices } from './work-on-cloned-voices.ts'
