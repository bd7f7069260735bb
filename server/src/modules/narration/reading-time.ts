import { type Cadence, paces, type StoryLanguage } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { planReading } from '../../platform/prosody/plan-reading.ts'
import type { ChosenVoice, SpeechDeps } from '../voices/index.ts'
import { lettersBesideEnglish } from './language-measures.ts'

export interface ReadSection {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  /** Factor of the story on the pace's speed; below 1 is slower. */
  readonly pace?: number
}

/**
 * Letters a second at speed 1, without pauses, of a voice that has recorded nothing yet: the rate of the default voice. It is also
 * assumed for a parent who reads.
 */
export const defaultRate = 12.9

/** The same for a language: the letters that it needs to say as much. */
export const defaultRateIn = (language: StoryLanguage): number => defaultRate * lettersBesideEnglish(language)

/** The pause after a paragraph or a section, as a multiple of that after a sentence. */
const paragraphPause = 1.5

/**
 * Seconds that it takes to read sections aloud with their pauses. For a story of the embedded writer this is within 3 % of the recording.
 * @param lettersPerSecond of the voice, as `readingRateOf` returns it
 */
export function secondsOf(
  sections: readonly ReadSection[],
  cadence: Cadence,
  lettersPerSecond = defaultRate,
): number {
  const { speed } = paces[cadence]
  return sections.reduce((sum, { text, pace = 1 }) => {
    const speech = lettersIn(text) / (lettersPerSecond * speed * pace)
    return sum + speech + pausesIn(text, cadence)
  }, 0)
}

/**
 * How fast a voice reads, in letters a second at speed 1, without pauses: as its engine declares, else as measured in its latest
 * narrations, else the default.
 */
export async function readingRateOf(
  { db, speakers }: Pick<PlatformDeps, 'db'> & Pick<SpeechDeps, 'speakers'>,
  voice: ChosenVoice,
  cadence: Cadence,
  language: StoryLanguage = 'en',
): Promise<number> {
  const declared = language === 'en' && speakers.get(voice.providerId)?.readingRate?.(voice.voiceId)
  if (declared) return declared
  const rates = (await selectLatestRecordings(db, voice, cadence, language)).flatMap(
    ({ storyStructure, durationMs }) =>
      measuredRate(storyStructure.sections, cadence, (durationMs ?? 0) / 1000, language) ?? [],
  )
  return rates.sort((a, b) => a - b)[rates.length >> 1] ?? defaultRateIn(language)
}

/** No intelligible voice is slower or faster: a narration outside this range was not read as it is written. */
const [slowest, fastest] = [6, 26]

function measuredRate(
  sections: readonly ReadSection[],
  cadence: Cadence,
  seconds: number,
  language: StoryLanguage,
): number | null {
  const pauses = sections.reduce((sum, { text }) => sum + pausesIn(text, cadence), 0)
  const atOne = secondsOf(sections, cadence, 1) - pauses
  const rate = atOne / Math.max(0.1, seconds - pauses)
  const inEnglish = rate / lettersBesideEnglish(language)
  return inEnglish >= slowest && inEnglish <= fastest ? rate : null
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Nobody speaks in it, and it is one page of a story. */
const somePage = { from: 0, to: 0, endsSection: true, cast: [] }

/** Other scripts have marks of their own: there pauses are counted, and not planned. */
const otherMarks = /[。！？।؟]/

function pausesIn(text: string, cadence: Cadence): number {
  if (!otherMarks.test(text)) {
    const planned = planReading(text, paces[cadence].pauseDuration * 1000, somePage)
    return planned.reduce((sum, { pauseMs }) => sum + pauseMs, 0) / 1000
  }
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => lettersIn(paragraph) > 0)
  const sentences = paragraphs.reduce((sum, paragraph) => sum + sentencesIn(paragraph), 0)
  return (sentences + paragraphs.length * (paragraphPause - 1)) * paces[cadence].pauseDuration
}

/** “Stop!” said Mia: one sentence. */
const sentencesIn = (paragraph: string): number =>
  1 +
  (paragraph.match(/[.!?…؟]+["'”’»)\]]*\s+(?!["'“‘«(]*\p{Ll})|[。！？।]+[”’」』"]*\s*(?=\S)/gu)?.length ?? 0)

/** The newest few narrations by a voice, with what was read. */
const selectLatestRecordings = (
  db: Kysely<Schema>,
  voice: ChosenVoice,
  cadence: Cadence,
  language: StoryLanguage,
) =>
  db
    .selectFrom('narrations')
    .innerJoin('stories', 'stories.id', 'narrations.storyId')
    .select(['narrations.durationMs', 'stories.storyStructure'])
    .where('narrations.status', '=', 'ready')
    .where('stories.language', '=', language)
    .where('narrations.providerId', '=', voice.providerId)
    .where('narrations.voiceId', '=', voice.voiceId)
    .where('narrations.cadence', '=', cadence)
    .where('narrations.durationMs', '>', 0)
    .where(sql<boolean>`jsonb_array_length(story_structure -> 'sections') > 0`)
    .orderBy('narrations.id', 'desc')
    .limit(5)
    .execute()
