import { readingLinkDays, type WordTiming } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { firstNameIn } from '../families/index.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'storyId',
  'userId',
  'readerName',
  'status',
  'narrationId',
  'expiresAt',
  'sentAt',
] as const
const isExpired = sql<boolean>`expires_at <= now()`.as('isExpired')
const inDays = sql<Date>`now() + make_interval(days => ${readingLinkDays})`

export type ReadingRow = Awaited<ReturnType<typeof selectReadings>>[number]

export const selectReadings = (db: Db, storyId: string) =>
  db
    .selectFrom('readings')
    .select(columns)
    .select(isExpired)
    .where('storyId', '=', storyId)
    .orderBy('id')
    .execute()

/** Only of a story that is not deleted. */
export const selectOwnReading = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('readings')
    .select(columns)
    .select(isExpired)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where((q) =>
      q.exists(
        q
          .selectFrom('stories')
          .select('stories.id')
          .whereRef('stories.id', '=', 'readings.storyId')
          .where('stories.deletedAt', 'is', null),
      ),
    )
    .executeTakeFirst()

/** Locked until commit, so that of two concurrent changes the second sees the first. */
export const lockReading = (db: Db, id: number) =>
  db.selectFrom('readings').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertReading = (
  db: Db,
  reading: { storyId: string; userId: number; readerName: string; tokenHash: string },
) =>
  db
    .insertInto('readings')
    .values({ ...reading, expiresAt: inDays })
    .returning(columns)
    .returning(isExpired)
    .executeTakeFirstOrThrow()

/** Replaces the link and opens the reading for changes again. */
export const renewReading = (db: Db, id: number, tokenHash: string) =>
  db
    .updateTable('readings')
    .set({ tokenHash, expiresAt: inDays, status: 'open', sentAt: null })
    .where('id', '=', id)
    .where('status', '!=', 'approved')
    .returning(columns)
    .returning(isExpired)
    .executeTakeFirst()

export const markSent = (db: Db, id: number) =>
  db
    .updateTable('readings')
    .set({ status: 'sent', sentAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()

export const markApproved = (db: Db, id: number, narrationId: number) =>
  db.updateTable('readings').set({ status: 'approved', narrationId }).where('id', '=', id).execute()

export const deleteReading = (db: Db, id: number) => db.deleteFrom('readings').where('id', '=', id).execute()

/** The reading of a link, with what decides whether the owner's plan still includes it. */
export const selectByToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('readings')
    .innerJoin('stories', 'stories.id', 'readings.storyId')
    .innerJoin('users', 'users.id', 'readings.userId')
    .select([
      'readings.id',
      'readings.storyId',
      'readings.userId',
      'readings.readerName',
      'readings.expiresAt',
    ])
    .select([
      'readings.status as readingStatus',
      'stories.title',
      'stories.language',
      'stories.storyStructure',
    ])
    .select(['users.isAdmin', 'users.status', 'users.subscriptionLevel'])
    .select(firstNameIn('users').as('askedBy'))
    .where('readings.tokenHash', '=', tokenHash)
    .where('readings.expiresAt', '>', sql<Date>`now()`)
    .where('readings.status', '!=', 'approved')
    .where('stories.deletedAt', 'is', null)
    .where('stories.status', '=', 'ready')
    .where('stories.awaitsParent', '=', false)
    .executeTakeFirst()

/** The owner of the story, if their mail address is verified. */
export const selectOwnerToNotify = (db: Db, readingId: number) =>
  db
    .selectFrom('readings')
    .innerJoin('users', 'users.id', 'readings.userId')
    .select(['users.id', 'users.email', 'users.username', 'users.fullName'])
    .where('readings.id', '=', readingId)
    .where('users.emailVerified', '=', true)
    .executeTakeFirst()

export const selectPages = (db: Db, readingId: number) =>
  db
    .selectFrom('readingPages')
    .select(['position', 'file', 'durationMs', 'words', 'takes'])
    .where('readingId', '=', readingId)
    .orderBy('position')
    .execute()

/** The last take wins. */
export const savePage = (
  db: Db,
  page: {
    readingId: number
    position: number
    file: string
    durationMs: number
    words: readonly WordTiming[]
  },
) => {
  const take = { file: page.file, durationMs: page.durationMs, words: json(page.words) }
  return db
    .insertInto('readingPages')
    .values({ ...page, words: json(page.words) })
    .onConflict((conflict) =>
      conflict
        .columns(['readingId', 'position'])
        .doUpdateSet({ ...take, takes: sql`reading_pages.takes + 1` }),
    )
    .execute()
}

export const deleteNarration = (db: Db, id: number) =>
  db.deleteFrom('narrations').where('id', '=', id).execute()

/** Readings that were never approved, long after their links have expired. */
export const selectAbandoned = (db: Db) =>
  db
    .selectFrom('readings')
    .select(['id', 'storyId'])
    .where('status', '!=', 'approved')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute()

/** For a story whose last narration has been removed. */
export const clearAudio = (db: Db, storyId: string) =>
  db.updateTable('stories').set({ audioUrl: null }).where('id', '=', storyId).execute()

/** The account's download of data contains this about readings. The hash of the link is not included. */
export const readingsData = (db: Db, userId: number) =>
  db.selectFrom('readings').select(columns).where('userId', '=', userId).orderBy('id').execute()

/** Folder of everything that was recorded for one reading. In it each take has a folder whose name cannot be guessed. */
export const folderOfReading = (storyId: string, readingId: number): string =>
  `stories/${storyId}/readings/${readingId}/`
