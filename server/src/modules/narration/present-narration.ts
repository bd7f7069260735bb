import type { Narration } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { mediaUrl } from '../../platform/media-url.ts'
import {
  selectCurrentNarration,
  selectOutcome,
  selectRecordedSections,
  selectUnfinishedNarration,
} from './narrations.queries.ts'
import { type StandIn, selectStandIn } from './stand-in.queries.ts'

/** The story's current narration as a player needs it: the recorded sections from the first one on, without a gap. */
export async function narrationOf(
  db: Kysely<Schema>,
  storyId: string,
  sectionCount: number,
): Promise<Narration | null> {
  const narration = await selectCurrentNarration(db, storyId)
  if (!narration) return null
  const recorded = withStandIn(
    await selectRecordedSections(db, narration.id),
    narration.status === 'recording' ? await selectStandIn(db, narration.id) : null,
  )
  const playable = recorded.filter((section, index) => section.position === index)
  let startMs = 0
  const sections = playable.map((section) => {
    const start = section.startMs ?? startMs
    startMs = start + section.durationMs
    return {
      position: section.position,
      audioUrl: mediaUrl(section.file),
      durationMs: section.durationMs,
      startMs: start,
      words: section.words,
    }
  })
  return {
    id: narration.id,
    providerId: narration.providerId,
    voiceId: narration.voiceId,
    voiceName: narration.voiceName ?? unknownVoiceName,
    cadence: narration.cadence,
    status: narration.status,
    sections,
    sectionCount,
    audioUrl: narration.file && mediaUrl(narration.file),
    durationMs: narration.durationMs,
    replacement: await replacementFor(db, storyId),
  }
}

type RecordedSections = Awaited<ReturnType<typeof selectRecordedSections>>

/** The stand-in stays until the narration is ready, so that a first section that somebody is listening to does not change. */
const withStandIn = (recorded: RecordedSections, standIn: StandIn | null): RecordedSections =>
  standIn
    ? [
        { position: 0, startMs: null, ...standIn, words: [...standIn.words] },
        ...recorded.filter(({ position }) => position > 0),
      ]
    : recorded

const unknownVoiceName = 'A voice that is no longer offered'

async function replacementFor(db: Kysely<Schema>, storyId: string): Promise<Narration['replacement']> {
  const next = await selectUnfinishedNarration(db, storyId)
  return next && !next.isCurrent ? { id: next.id, voiceName: next.voiceName ?? unknownVoiceName } : null
}

/** @returns the URL of a narration's audio, null while it is being recorded, undefined when it has failed */
export async function audioUrlOf(
  db: Kysely<Schema>,
  narrationId: number,
): Promise<string | null | undefined> {
  const outcome = await selectOutcome(db, narrationId)
  if (!outcome || outcome.status === 'failed') return undefined
  return outcome.file && mediaUrl(outcome.file)
}

/** The URL of the story's current audio file, once it is recorded. */
export async function currentAudioOf(db: Kysely<Schema>, storyId: string): Promise<string | null> {
  const narration = await selectCurrentNarration(db, storyId)
  return narration?.file ? mediaUrl(narration.file) : null
}
