import { type Cadence, ownVoicesProviderId, type WordTiming } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { SpokenNames } from './say-names.ts'

type Db = Kysely<Schema>

/** Only one narration of a story is the current one. A cloned voice is in no list: its name goes along. */
export const insertNarration = (
  db: Db,
  {
    voiceName,
    ...narration
  }: {
    storyId: string
    providerId: string
    voiceId: string
    voiceName?: string
    cadence: Cadence
    isCurrent: boolean
  },
) =>
  db
    .insertInto('narrations')
    .values({ ...narration, voiceName: voiceName ?? nameOfOwnVoice(narration) })
    .returning('id')
    .executeTakeFirstOrThrow()

const nameOfOwnVoice = ({ providerId, voiceId }: OfVoice) =>
  providerId === ownVoicesProviderId
    ? sql<string | null>`(select name from cloned_voices where voice_key::text = ${voiceId})`
    : null

export const selectNarration = (db: Db, id: number) =>
  db
    .selectFrom('narrations')
    .innerJoin('stories', 'stories.id', 'narrations.storyId')
    .select([
      'narrations.id',
      'narrations.storyId',
      'narrations.providerId',
      'narrations.voiceId',
      'narrations.cadence',
      'narrations.status',
      'narrations.isCurrent',
      'narrations.spokenNames',
      'stories.userId',
      'stories.notes',
      'stories.title',
      'stories.storyStructure',
    ])
    .select(sql<number>`coalesce(jsonb_array_length(stories.outline -> 'scenes'), 0)`.as('plannedCount'))
    .where('narrations.id', '=', id)
    .executeTakeFirst()

export const selectCurrentNarration = (db: Db, storyId: string) =>
  db
    .selectFrom('narrations')
    .leftJoin('approvedVoices', (join) =>
      join
        .onRef('approvedVoices.providerId', '=', 'narrations.providerId')
        .onRef('approvedVoices.voiceId', '=', 'narrations.voiceId'),
    )
    .select([
      'narrations.id',
      'narrations.storyId',
      'narrations.providerId',
      'narrations.voiceId',
      'narrations.cadence',
      'narrations.status',
      'narrations.durationMs',
      'narrations.file',
    ])
    .select(sql<string | null>`coalesce(approved_voices.name, narrations.voice_name)`.as('voiceName'))
    .where('narrations.storyId', '=', storyId)
    .where('narrations.isCurrent', '=', true)
    .executeTakeFirst()

const inTheMaking = ['pending', 'recording'] as const

/** The narration of a story that is still to be recorded, or being recorded. */
export const selectUnfinishedNarration = (db: Db, storyId: string) =>
  db
    .selectFrom('narrations')
    .leftJoin('approvedVoices', (join) =>
      join
        .onRef('approvedVoices.providerId', '=', 'narrations.providerId')
        .onRef('approvedVoices.voiceId', '=', 'narrations.voiceId'),
    )
    .select([
      'narrations.id',
      'narrations.providerId',
      'narrations.voiceId',
      'narrations.cadence',
      'narrations.isCurrent',
    ])
    .select(sql<string | null>`coalesce(approved_voices.name, narrations.voice_name)`.as('voiceName'))
    .where('narrations.storyId', '=', storyId)
    .where('narrations.status', 'in', inTheMaking)
    .orderBy('narrations.id', 'desc')
    .executeTakeFirst()

/** What was recorded earlier with this voice at this pace. */
export const selectReadyNarration = (
  db: Db,
  storyId: string,
  sound: { providerId: string; voiceId: string; cadence: Cadence },
) =>
  db
    .selectFrom('narrations')
    .select(['id', 'spokenNames'])
    .where('storyId', '=', storyId)
    .where('status', '=', 'ready')
    .where('providerId', '=', sound.providerId)
    .where('voiceId', '=', sound.voiceId)
    .where('cadence', '=', sound.cadence)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Everything that a story can be heard in at once, of the same voice at the same pace the newest. */
export const selectReadyNarrations = (db: Db, storyId: string) =>
  db
    .selectFrom('narrations')
    .leftJoin('approvedVoices', (join) =>
      join
        .onRef('approvedVoices.providerId', '=', 'narrations.providerId')
        .onRef('approvedVoices.voiceId', '=', 'narrations.voiceId'),
    )
    .distinctOn(['narrations.providerId', 'narrations.voiceId', 'narrations.cadence'])
    .select(['narrations.id', 'narrations.durationMs', 'narrations.isCurrent'])
    .select(sql<string | null>`coalesce(approved_voices.name, narrations.voice_name)`.as('voiceName'))
    .where('narrations.storyId', '=', storyId)
    .where('narrations.status', '=', 'ready')
    .orderBy('narrations.providerId')
    .orderBy('narrations.voiceId')
    .orderBy('narrations.cadence')
    .orderBy('narrations.isCurrent', 'desc')
    .orderBy('narrations.id', 'desc')
    .execute()

/** What becomes of a narration that somebody waits for. */
export const selectOutcome = (db: Db, id: number) =>
  db.selectFrom('narrations').select(['status', 'file']).where('id', '=', id).executeTakeFirst()

export const selectRecordedSections = (db: Db, narrationId: number) =>
  db
    .selectFrom('narrationSections')
    .select(['position', 'file', 'durationMs', 'startMs', 'words'])
    .where('narrationId', '=', narrationId)
    .orderBy('position')
    .execute()

interface OfVoice {
  readonly providerId: string
  readonly voiceId: string
}

/**
 * A section that was recorded by an earlier try of the same job stays as it is; one in a voice that the narration has not any more
 * is not kept. The narration is held, so that its voice does not change meanwhile.
 */
export const insertRecordedSection = (
  db: Db,
  voice: OfVoice,
  section: {
    narrationId: number
    position: number
    file: string
    durationMs: number
    words: readonly WordTiming[]
  },
) =>
  db
    .insertInto('narrationSections')
    .columns(['narrationId', 'position', 'file', 'durationMs', 'words'])
    .expression((q) =>
      q
        .selectFrom('narrations')
        .select([
          'narrations.id',
          sql<number>`${section.position}::integer`.as('position'),
          sql<string>`${section.file}::text`.as('file'),
          sql<number>`${section.durationMs}::integer`.as('durationMs'),
          sql<string>`${JSON.stringify(section.words)}::jsonb`.as('words'),
        ])
        .where('narrations.id', '=', section.narrationId)
        .where('narrations.providerId', '=', voice.providerId)
        .where('narrations.voiceId', '=', voice.voiceId)
        .forShare(),
    )
    .onConflict((conflict) => conflict.columns(['narrationId', 'position']).doNothing())
    .execute()

export const placeSection = (db: Db, narrationId: number, position: number, startMs: number) =>
  db
    .updateTable('narrationSections')
    .set({ startMs })
    .where('narrationId', '=', narrationId)
    .where('position', '=', position)
    .execute()

/** Of a text that was thrown away. A worker that is speaking it finds that out by itself. */
export const removeNarrations = (db: Db, storyId: string) =>
  db.deleteFrom('narrations').where('storyId', '=', storyId).execute()

/** Names are said in the same way from the first section to the last, whatever is changed meanwhile. */
export const markRecording = (db: Db, id: number, spokenNames: SpokenNames) =>
  db
    .updateTable('narrations')
    .set({ status: 'recording', spokenNames: json(spokenNames) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()

/**
 * Begins anew in another voice: what was recorded in the one before is not kept. Inside a transaction.
 * @returns false when it has another voice already, or is ready
 */
export async function changeVoice(
  db: Db,
  id: number,
  { from, to }: { from: OfVoice; to: OfVoice },
): Promise<boolean> {
  const changed = await db
    .updateTable('narrations')
    .set({ providerId: to.providerId, voiceId: to.voiceId, voiceName: null })
    .where('id', '=', id)
    .where('providerId', '=', from.providerId)
    .where('voiceId', '=', from.voiceId)
    .where('status', '!=', 'ready')
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  await db.deleteFrom('narrationSections').where('narrationId', '=', id).execute()
  return true
}

/** @returns false when the narration has another voice by now */
export async function markReady(
  db: Db,
  id: number,
  voice: OfVoice,
  file: string,
  durationMs: number,
): Promise<boolean> {
  const marked = await db
    .updateTable('narrations')
    .set({ status: 'ready', file, durationMs, finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('providerId', '=', voice.providerId)
    .where('voiceId', '=', voice.voiceId)
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

/** A failed narration keeps its place only until another one is asked for. */
export const setFailedAside = (db: Db, storyId: string) =>
  db
    .updateTable('narrations')
    .set({ isCurrent: false })
    .where('storyId', '=', storyId)
    .where('isCurrent', '=', true)
    .where('status', '=', 'failed')
    .execute()

/** The one that is heard from now on. Inside a transaction: for a moment there is none. */
export async function makeCurrent(db: Db, storyId: string, id: number): Promise<void> {
  await db
    .updateTable('narrations')
    .set({ isCurrent: false })
    .where('storyId', '=', storyId)
    .where('id', '!=', id)
    .where('isCurrent', '=', true)
    .execute()
  await db.updateTable('narrations').set({ isCurrent: true }).where('id', '=', id).execute()
}

export const markFailed = (db: Db, id: number) =>
  db
    .updateTable('narrations')
    .set({ status: 'failed', finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '!=', 'ready')
    .execute()
