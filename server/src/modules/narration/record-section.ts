import { type Cadence, paces } from '@nightlight/contract'
import type { Speaker } from './choose-voice.ts'
import type { Recording, SpeechCall } from './speech-provider.ts'

export interface SectionToRecord {
  readonly text: string
  /** Factor of the story on the pace's speed; below 1 is slower. */
  readonly pace: number
}

/** Speaks one section at the pace that was chosen. */
export function recordSection(
  { provider, voiceId }: Speaker,
  { text, pace }: SectionToRecord,
  {
    cadence,
    signal,
    onCall,
  }: { cadence: Cadence; signal: AbortSignal; onCall: (call: SpeechCall) => Promise<void> },
): Promise<Recording> {
  const { speed, pauseDuration } = paces[cadence]
  return provider.record({
    text,
    voiceId,
    speed: speed * pace,
    pauseMs: pauseDuration * 1000,
    signal,
    onCall,
  })
}
