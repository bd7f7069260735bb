import { type Cadence, paces } from '@nightlight/contract'
import type { SpeechProvider } from './speech-provider.ts'

export interface SectionToRecord {
  readonly text: string
  /** Factor of the story on the pace's speed; below 1 is slower. */
  readonly pace: number
}

/** Speaks one section at the pace that was chosen. */
export function recordSection(
  provider: SpeechProvider,
  voiceId: string,
  cadence: Cadence,
  section: SectionToRecord,
  signal: AbortSignal,
) {
  const { speed, pauseDuration } = paces[cadence]
  return provider.record({
    text: section.text,
    voiceId,
    speed: speed * section.pace,
    pauseMs: pauseDuration * 1000,
    signal,
  })
}
