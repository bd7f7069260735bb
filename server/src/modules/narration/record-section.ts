import { type Cadence, paces } from '@nightlight/contract'
import type { Recording, Speaker, SpeechCall } from '../voices/index.ts'
import { recordInParts } from './record-in-parts.ts'
import { type SpokenNames, substituteNames } from './substitute-names.ts'

export interface SectionToRecord {
  readonly text: string
  /** Factor of the story on the pace's speed; below 1 is slower. */
  readonly pace: number
  /** Somebody is waiting for this section. */
  readonly isUrgent?: boolean
}

export interface RecordingOptions {
  readonly cadence: Cadence
  readonly names: SpokenNames
  readonly signal: AbortSignal
  readonly onCall: (call: SpeechCall) => Promise<void>
}

/** Records one section at the chosen pace, with the names as the family pronounces them. */
export async function recordSection(
  { provider, voiceId }: Speaker,
  { text, pace, isUrgent: soon }: SectionToRecord,
  { cadence, names, signal, onCall }: RecordingOptions,
): Promise<Recording> {
  const { speed, pauseDuration } = paces[cadence]
  const { spoken, toOriginal } = substituteNames(text, names)
  const request = { voiceId, speed: speed * pace, pauseMs: pauseDuration * 1000, signal, onCall }
  const atOnce = soon ? (provider.partsAtOnce ?? 1) : 1
  const recording = await recordInParts(spoken, (part) => provider.record({ ...request, text: part }), atOnce)
  return { ...recording, words: toOriginal(recording.words) }
}
