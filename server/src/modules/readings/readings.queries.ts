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

/** Of a story that is there: nobody may see what is deleted. */
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

/** Held until commit: of two changes at once the second sees the first. */
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

/** From now on only the new link opens, and what was sent can be changed again. */
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

/** What a link leads to, with what decides whether the owner's plan still has it. */
export const selectByToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('readings')
    .innerJoin('stories', 'stories.id', 'readings.storyId')
    .innerJoin('users', 'users.id', 'readings.userId')
    .select(['readings.id', 'readings.storyId', 'readings.readerName', 'readings.expiresAt'])
    .select(['readings.status as readingStatus', 'stories.title', 'stories.storyStructure'])
    .select(['users.isAdmin', 'users.status', 'users.subscriptionLevel'])
    .select(firstNameIn('users').as('askedBy'))
    .where('readings.tokenHash', '=', tokenHash)
    .where('readings.expiresAt', '>', sql<Date>`now()`)
    .where('readings.status', '!=', 'approved')
    .where('stories.deletedAt', 'is', null)
    .where('stories.status', '=', 'ready')
    .executeTakeFirst()

/** Whose story it is, where the address is known to be theirs. */
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

/** The last take counts. */
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

/** Long after their links ended, with nothing that anybody took over. */
export const selectAbandoned = (db: Db) =>
  db
    .selectFrom('readings')
    .select(['id', 'storyId'])
    .where('status', '!=', 'approved')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute()

/** Nothing of the story can be heard any more. */
export const clearAudio = (db: Db, storyId: string) =>
  db.updateTable('stories').set({ audioUrl: null }).where('id', '=', storyId).execute()

/** What an account may download about readings that it asked for. The link's hash stays where it is. */
export const readingsData = (db: Db, userId: number) =>
  db.selectFrom('readings').select(columns).where('userId', '=', userId).orderBy('id').execute()

/** Everything that was recorded for one reading. Below it each take has a folder whose name nobody guesses. */
export const folderOfReading = (storyId: string, readingId: number): string =>
  `stories/${storyId}/readings/${readingId}/`
