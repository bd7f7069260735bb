export { absentFrom } from './absent.ts'
export { type AgeBand, ageBands, bandFor, isForToddlers, isPlotFor } from './age-bands.ts'
export {
  type Brief,
  type CastMember,
  type Scene,
  type Section,
  type Story,
  type StoryLength,
  type Theme,
  themes,
  wordsPerMinute,
} from './brief.ts'
export { describeScene } from './describe-scene.ts'
export type { Avoided, FactOutcome, StoryFact } from './facts.ts'
export { isWordForParent } from './grown-ups.ts'
export { leftForAnother } from './left-for-another.ts'
export { isNamedThing } from './named-things.ts'
export { type PictureWord, wordsToDraw } from './picture-words.ts'
export type { Need } from './plot-head.ts'
export { type PlotNotes, plotNotesOf } from './plot-notes.ts'
export { plots } from './plots.ts'
export { asNight, castOf } from './series.ts'
export { tellStory } from './tell-story.ts'
export { vocabulary } from './vocabulary.ts'
export { wantedWords } from './wanted-words.ts'
