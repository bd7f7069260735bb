export { clonedVoicesQuery } from './cloned/queries.ts'
export { chooseDefaultVoice, withoutDuplicates } from './default-voice.ts'
export { defaultVoiceQuery, musicQuery, voicesQuery } from './queries.ts'
export { usePreview } from './use-preview.ts'
