export { addFinishedNarration } from './add-finished-narration.ts'
export { familyNames, rememberCompanions } from './family-names.ts'
export { hasSpaces, wordsBesideEnglish } from './language-measures.ts'
export { narrateChanged } from './narrate-changed.ts'
export { giveUpNarration, isNoteOnVoice, narrate, narrateStory } from './narrate-story.job.ts'
export { narrationRoutes } from './narration.routes.ts'
export {
  insertNarration,
  makeCurrent,
  removeNarrations,
  selectCurrentNarration,
  selectReadyNarrations,
} from './narrations.queries.ts'
export { audioUrlOf, currentAudioOf, narrationOf } from './present-narration.ts'
export { defaultRate, defaultRateIn, type ReadSection, readingRateOf, secondsOf } from './reading-time.ts'
export type { StoryPrecedence } from './record-narration.ts'
export { speakText } from './speak-text.ts'
export { spokenNameRoutes } from './spoken-names.routes.ts'
export { startNarration } from './start-narration.ts'
export { prepareBuiltinSamples, prepareSamples, sampleOf, workOnVoiceSamples } from './voice-samples.ts'
