import type { Canon } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

export const selectSeries = (db: Db, id: number) =>
  db
    .selectFrom('series')
    .select(['id', 'userId', 'title', 'canon', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Nights are numbered consecutively and each of them changes the canon, so only one may be added at a time. */
export const lockSeries = (db: Db, id: number) =>
  db
    .selectFrom('series')
    .select(['id', 'userId', 'title', 'canon'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertSeries = (db: Db, series: { userId: number; title: string; canon: Canon }) =>
  db
    .insertInto('series')
    .values({ ...series, canon: json(series.canon) })
    .returning(['id', 'title', 'canon'])
    .executeTakeFirstOrThrow()

export const saveSeries = (db: Db, id: number, { title, canon }: { title: string; canon: Canon }) =>
  db
    .updateTable('series')
    .set({ title, canon: json(canon), updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()

/** First night first, without those that failed or were deleted. */
export const selectNights = (db: Db, seriesId: number) =>
  db
    .selectFrom('stories')
    .select(['id', 'title', 'status', 'plot'])
    .select(sql<number>`coalesce(night, 1)`.as('night'))
    .where('seriesId', '=', seriesId)
    .where('status', '!=', 'failed')
    .where('deletedAt', 'is', null)
    .orderBy('night')
    .orderBy('id')
    .execute()

/** Deleted nights count too, as they may be restored. The number of a failed night is used again. */
export async function nextNightNumber(db: Db, seriesId: number): Promise<number> {
  const { last } = await db
    .selectFrom('stories')
    .select(({ fn }) => fn.max('night').as('last'))
    .where('seriesId', '=', seriesId)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return (last ?? 1) + 1
}

export const addToSeries = (db: Db, storyId: string, seriesId: number, night: number) =>
  db.updateTable('stories').set({ seriesId, night }).where('id', '=', storyId).execute()

/** What the next night continues from. */
export const selectPreviousStory = (db: Db, storyId: string) =>
  db
    .selectFrom('stories')
    .select([
      'id',
      'title',
      'status',
      'brief',
      'plot',
      'outline',
      'storyStructure',
      'theme',
      'length',
      'language',
    ])
    .select(['seriesId', 'childrenIncluded', 'isSample'])
    .where('id', '=', storyId)
    .executeTakeFirst()
export type PreviousStoryRow = NonNullable<Awaited<ReturnType<typeof selectPreviousStory>>>

/** A series is removed with the last of its stories. */
export const removeEmptySeries = (db: Db) =>
  db
    .deleteFrom('series')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('stories').select('stories.id').whereRef('stories.seriesId', '=', 'series.id'))),
    )
    .execute()
