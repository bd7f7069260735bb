import { type Cadence, ownVoicesProviderId, type WordTiming } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { SpokenNames } from './substitute-names.ts'

type Db = Kysely<Schema>

/** Only one narration of a story is the current one. The name of a cloned voice is saved too, as it is in no list of voices. */
export const insertNarration = (
  db: Db,
  {
    voiceName,
    spokenNames,
    ...narration
  }: {
    storyId: string
    providerId: string
    voiceId: string
    voiceName?: string
    cadence: Cadence
    isCurrent: boolean
    gainDb?: number | null
    spokenNames?: SpokenNames
  },
) =>
  db
    .insertInto('narrations')
    .values({
      ...narration,
      voiceName: voiceName ?? nameOfOwnVoice(narration),
      ...(spokenNames && { spokenNames: json(spokenNames) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const nameOfOwnVoice = ({ providerId, voiceId }: VoiceKey) =>
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
      'narrations.gainDb',
      'stories.userId',
      'stories.notes',
      'stories.title',
      'stories.language',
      'stories.storyStructure',
      'stories.brief',
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
      'narrations.gainDb',
    ])
    .select(sql<string | null>`coalesce(approved_voices.name, narrations.voice_name)`.as('voiceName'))
    .where('narrations.storyId', '=', storyId)
    .where('narrations.isCurrent', '=', true)
    .executeTakeFirst()

const unfinishedStatuses = ['pending', 'recording'] as const

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
    .where('narrations.status', 'in', unfinishedStatuses)
    .orderBy('narrations.id', 'desc')
    .executeTakeFirst()

/** The narration that was recorded earlier in this voice at this pace. */
export const selectReadyNarration = (
  db: Db,
  storyId: string,
  choice: { providerId: string; voiceId: string; cadence: Cadence },
) =>
  db
    .selectFrom('narrations')
    .innerJoin('stories', 'stories.id', 'narrations.storyId')
    .select(['narrations.id', 'narrations.spokenNames', 'stories.storyStructure'])
    .where('narrations.storyId', '=', storyId)
    .where('narrations.status', '=', 'ready')
    .where('narrations.providerId', '=', choice.providerId)
    .where('narrations.voiceId', '=', choice.voiceId)
    .where('narrations.cadence', '=', choice.cadence)
    .orderBy('narrations.id', 'desc')
    .executeTakeFirst()

/** All narrations of a story that are ready; of several in the same voice at the same pace the newest one. */
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

/** The outcome of a narration that somebody is waiting for. */
export const selectOutcome = (db: Db, id: number) =>
  db.selectFrom('narrations').select(['status', 'file']).where('id', '=', id).executeTakeFirst()

export const selectRecordedSections = (db: Db, narrationId: number) =>
  db
    .selectFrom('narrationSections')
    .select(['position', 'file', 'durationMs', 'startMs', 'words'])
    .where('narrationId', '=', narrationId)
    .orderBy('position')
    .execute()

interface VoiceKey {
  readonly providerId: string
  readonly voiceId: string
}

/**
 * A section that an earlier try of the same job has recorded stays as it is; one in a voice that the narration no longer has is not
 * saved. The narration's row is locked, so that its voice does not change meanwhile.
 * @returns whether it was saved
 */
export const insertRecordedSection = async (
  db: Db,
  voice: VoiceKey,
  section: {
    narrationId: number
    position: number
    file: string
    durationMs: number
    words: readonly WordTiming[]
  },
): Promise<boolean> => {
  const saved = await db
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
    .executeTakeFirst()
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const setSectionStart = (db: Db, narrationId: number, position: number, startMs: number) =>
  db
    .updateTable('narrationSections')
    .set({ startMs })
    .where('narrationId', '=', narrationId)
    .where('position', '=', position)
    .execute()

/** The first one stays, if two runs record at once. A voice that the narration no longer has decides nothing. */
export const saveGain = (db: Db, id: number, voice: VoiceKey, gainDb: number) =>
  db
    .updateTable('narrations')
    .set({ gainDb })
    .where('id', '=', id)
    .where('providerId', '=', voice.providerId)
    .where('voiceId', '=', voice.voiceId)
    .where('gainDb', 'is', null)
    .execute()

/** For a text that has been replaced. A worker that is recording it notices that by itself. */
export const removeNarrations = (db: Db, storyId: string) =>
  db.deleteFrom('narrations').where('storyId', '=', storyId).execute()

/**
 * Saves the pronunciations with the narration, so that a change meanwhile does not affect its later sections. One that uses sections of
 * another has them already.
 */
export const markRecording = (db: Db, id: number, spokenNames: SpokenNames) =>
  db
    .updateTable('narrations')
    .set({
      status: 'recording',
      spokenNames: sql`coalesce(spoken_names, ${JSON.stringify(spokenNames)}::jsonb)`,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()

/**
 * Starts again in another voice and deletes what was recorded in the former one. Inside a transaction.
 * @returns false when it has another voice already, or is ready
 */
export async function changeVoice(
  db: Db,
  id: number,
  { from, to }: { from: VoiceKey; to: VoiceKey },
): Promise<boolean> {
  const changed = await db
    .updateTable('narrations')
    .set({ providerId: to.providerId, voiceId: to.voiceId, voiceName: null, gainDb: null })
    .where('id', '=', id)
    .where('providerId', '=', from.providerId)
    .where('voiceId', '=', from.voiceId)
    .where('status', '!=', 'ready')
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  await db.deleteFrom('narrationSections').where('narrationId', '=', id).execute()
  return true
}

/** @returns false when the narration has another voice by now, or is ready already */
export async function markReady(
  db: Db,
  id: number,
  voice: VoiceKey,
  file: string,
  durationMs: number,
): Promise<boolean> {
  const marked = await db
    .updateTable('narrations')
    .set({ status: 'ready', file, durationMs, finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('providerId', '=', voice.providerId)
    .where('voiceId', '=', voice.voiceId)
    .where('status', '!=', 'ready')
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

/** A failed narration stays the current one only until another one is requested. */
export const replaceFailedNarration = (db: Db, storyId: string) =>
  db
    .updateTable('narrations')
    .set({ isCurrent: false })
    .where('storyId', '=', storyId)
    .where('isCurrent', '=', true)
    .where('status', '=', 'failed')
    .execute()

/** For a transaction that changes several narrations of a story. */
export const lockStoryOfNarrations = (db: Db, storyId: string) =>
  db.selectFrom('stories').select('id').where('id', '=', storyId).forUpdate().execute()

/** Makes a narration the current one. Inside a transaction, since for a moment there is none. */
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

/** A narration in the same voice and at the same pace is that of an older text. Its files go with the next night. */
export const removeReplaced = (
  db: Db,
  { id, storyId, providerId, voiceId, cadence }: VoiceKey & { id: number; storyId: string; cadence: Cadence },
) =>
  db
    .deleteFrom('narrations')
    .where('storyId', '=', storyId)
    .where('id', '!=', id)
    .where('isCurrent', '=', false)
    .where('status', '=', 'ready')
    .where('providerId', '=', providerId)
    .where('voiceId', '=', voiceId)
    .where('cadence', '=', cadence)
    .execute()

export const markFailed = (db: Db, id: number) =>
  db
    .updateTable('narrations')
    .set({ status: 'failed', finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '!=', 'ready')
    .execute()
