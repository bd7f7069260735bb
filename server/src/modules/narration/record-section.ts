import { type Cadence, paces } from '@nightlight/contract'
import type { Recording, Speaker, SpeechCall } from '../voices/index.ts'
import { recordInParts } from './record-in-parts.ts'
import { type SpokenNames, sayNames } from './say-names.ts'

export interface SectionToRecord {
  readonly text: string
  /** Factor of the story on the pace's speed; below 1 is slower. */
  readonly pace: number
  /** Somebody waits for it before all others. */
  readonly soon?: boolean
}

export interface Manner {
  readonly cadence: Cadence
  readonly names: SpokenNames
  readonly signal: AbortSignal
  readonly onCall: (call: SpeechCall) => Promise<void>
}

/** Speaks one section at the pace that was chosen, with the names as the family says them. */
export async function recordSection(
  { provider, voiceId }: Speaker,
  { text, pace, soon }: SectionToRecord,
  { cadence, names, signal, onCall }: Manner,
): Promise<Recording> {
  const { speed, pauseDuration } = paces[cadence]
  const { said, shown } = sayNames(text, names)
  const request = { voiceId, speed: speed * pace, pauseMs: pauseDuration * 1000, signal, onCall }
  const atOnce = soon ? (provider.partsAtOnce ?? 1) : 1
  const recording = await recordInParts(said, (part) => provider.record({ ...request, text: part }), atOnce)
  return { ...recording, words: shown(recording.words) }
}
