export { beginNarration } from './begin-narration.ts'
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
export { speakText } from './speak-text.ts'
export { takeReading } from './take-reading.ts'
