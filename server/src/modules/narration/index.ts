export { adoptVoices } from './adopt-voices.ts'
export { beginNarration } from './begin-narration.ts'
export { anybody, approvedVoice, defaultVoiceFor, offeredVoice } from './choose-voice.ts'
export { isLabelOfClone, labelOfClone } from './label-of-clone.ts'
export { giveUpNarration, isNoteOnVoice, narrate, narrateStory } from './narrate-story.job.ts'
export { narrationRoutes } from './narration.routes.ts'
export {
  insertNarration,
  makeCurrent,
  removeNarrations,
  selectCurrentNarration,
  selectReadyNarrations,
} from './narrations.queries.ts'
export { currentAudioOf, narrationOf, soundOf } from './present-narration.ts'
export { type ReadSection, readingRateOf, secondsOf, usualRate } from './reading-time.ts'
export { seedVoices } from './seed-voices.ts'
export { previewFolder, speakText } from './speak-text.ts'
export { openSample, sampleFile, sampleFolder } from './speaker-of.ts'
export { insertSpeechCall } from './speech-calls.queries.ts'
export { reasonOf, SpeechFailed } from './speech-failed.ts'
export type {
  JoinSections,
  ProviderVoice,
  Recording,
  SpeechCall,
  SpeechProvider,
  SpeechRequest,
  VoiceCloning,
} from './speech-provider.ts'
export { takeReading } from './take-reading.ts'
