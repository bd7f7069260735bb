export { approveInstalledVoices } from './approve-installed-voices.ts'
export {
  anybody,
  approvedVoice,
  type ChosenVoice,
  defaultVoiceFor,
  fallbackVoice,
  offeredVoice,
  refuseOtherLanguage,
  type Speaker,
  speaks,
  voiceIn,
} from './choose-voice.ts'
export {
  clonedVoiceJobs,
  clonedVoiceRoutes,
  deleteVoicesOf,
  findCloner,
  removeFailedVoices,
  retryRemovals,
  voiceSamplesOfAccount,
  workOnClonedVoices,
} from './cloned/index.ts'
export { seedVoices } from './seed-voices.ts'
export { providerOf, speakerOf } from './speaker-of.ts'
export { insertSpeechCall } from './speech-calls.queries.ts'
export { reasonOf, SpeechFailed } from './speech-failed.ts'
export type {
  ProviderVoice,
  Recording,
  SpeechCall,
  SpeechDeps,
  SpeechProvider,
  SpeechRequest,
  VoiceCloning,
} from './speech-provider.ts'
export { lexiconFor } from './speech-provider.ts'
export {
  type BroughtModel,
  ModelTaskRefused,
  type VoiceModel,
  type VoiceModelList,
  type VoiceModels,
  type VoiceModelTask,
} from './voice-models.ts'
export { isLabelOfClone, previewFolder, sampleFile, sharedPreviews } from './voice-names.ts'
export {
  type CatalogueVoice,
  clearChoicesOf,
  dropDefaultVoice,
  findVoiceId,
  insertVoice,
  lockVoice,
  removeVoice,
  selectVoices,
  updateVoice,
} from './voices.queries.ts'
export { voiceRoutes } from './voices.routes.ts'
