import { type Cadence, paces, type StoryLanguage } from '@nightlight/contract'
import type { ReadingPlace } from '../../platform/prosody/plan-reading.ts'
import { lexiconFor, type Recording, type Speaker, type SpeechCall } from '../voices/index.ts'
import { recordInParts, type Share } from './record-in-parts.ts'
import { type SpokenNames, substituteNames } from './substitute-names.ts'

export interface SectionToRecord {
  readonly text: string
  /** Factor of the story on the pace's speed; below 1 is slower. */
  readonly pace: number
  readonly place: Omit<ReadingPlace, 'endsSection'>
  /** Somebody is waiting for this section. */
  readonly isUrgent?: boolean
  /** That of its story, once another section has decided it. */
  readonly storyGain?: Promise<number | undefined>
}

export interface RecordingOptions {
  readonly cadence: Cadence
  readonly names: SpokenNames
  readonly language: StoryLanguage
  readonly signal: AbortSignal
  readonly onCall: (call: SpeechCall) => Promise<void>
}

/** Records one section at the chosen pace, with the names as the family pronounces them. */
export async function recordSection(
  { provider, voiceId }: Speaker,
  { text, pace, place, isUrgent: soon, storyGain }: SectionToRecord,
  { cadence, names, language, signal, onCall }: RecordingOptions,
): Promise<Recording> {
  const { speed, pauseDuration } = paces[cadence]
  const { spoken, toOriginal } = substituteNames(text, names, language === 'en' ? lexiconFor(provider) : null)
  // A quick voice divides what somebody waits for among its threads; a slow one says it before the sections of other stories.
  const urgent = soon === true && (provider.isRemote === true || provider.waitMs !== undefined)
  const request = { voiceId, speed: speed * pace, pauseMs: pauseDuration * 1000, urgent, signal, onCall }
  const atOnce = soon ? (provider.partsAtOnce ?? 1) : 1
  const recording = await recordInParts(
    spoken,
    (part, share, earlier) => {
      const gain = storyGain ?? (earlier && Promise.resolve(earlier.gainDb))
      return provider.record({
        ...request,
        text: part,
        place: { ...place, ...partOf(place, share) },
        ...(gain && { storyGain: gain }),
      })
    },
    atOnce,
  )
  return { ...recording, words: toOriginal(recording.words) }
}

const partOf = ({ from, to }: SectionToRecord['place'], share: Share) => ({
  from: from + (to - from) * share.from,
  to: from + (to - from) * share.to,
  endsSection: share.to === 1,
})
