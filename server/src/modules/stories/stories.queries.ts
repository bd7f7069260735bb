import type { ShareDuration } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Brief } from './request/brief.ts'
import { familyCards, isShared } from './story-cards.queries.ts'

type Db = Kysely<Schema>

export const selectStory = (db: Db, id: string) =>
  familyCards(db, null)
    .select([
      'content',
      'storyImages',
      'storyStructure',
      'edition',
      'length',
      'notes',
      'receipt',
      'sharedUntil',
    ])
    .select(isShared.as('isShared'))
    .where('id', '=', id)
    .executeTakeFirst()

export type AccessRow = NonNullable<Awaited<ReturnType<typeof selectAccess>>>

/** Who owns a story and whether others may see it. Nobody may see a deleted one. */
export const selectAccess = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'isSample', 'awaitsParent', 'status', 'childrenIncluded'])
    .select(isShared.as('isShared'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** What the link preview of a shared story shows. */
export const selectPreview = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['title', 'storyImages'])
    .where('id', '=', id)
    .where(isShared)
    .where('awaitsParent', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Also true for a deleted story, since it may be restored. */
export const storyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('stories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const selectStoryForJob = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select([
      'id',
      'userId',
      'isSample',
      'status',
      'title',
      'brief',
      'storyStructure',
      'storyImages',
      'progress',
      'outline',
      'edition',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export const lockStory = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'status', 'content', 'brief', 'progress', 'notes', 'deletedAt', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertStory = (
  db: Db,
  story: {
    id: string
    userId: number | null
    madeBy?: number | null
    isSample: boolean
    brief: Brief
    childrenIncluded: { id: number | null; name: string }[]
    notes?: readonly string[]
    waitsForYes?: boolean
  },
) =>
  db
    .insertInto('stories')
    .values({
      id: story.id,
      userId: story.userId,
      madeBy: story.madeBy ?? null,
      isSample: story.isSample,
      title: '',
      content: '',
      status: 'generating',
      waitsForYes: story.waitsForYes ?? false,
      awaitsParent: story.waitsForYes ?? false,
      theme: story.brief.theme,
      language: story.brief.language ?? 'en',
      notes: json(story.notes ?? []),
      length: story.brief.length,
      seed: story.brief.seed,
      brief: json(story.brief),
      childrenIncluded: json(story.childrenIncluded),
      seriesId: story.brief.series?.id ?? null,
      night: story.brief.series?.night ?? null,
    })
    .execute()

export const setFavorite = (db: Db, id: string, favorite: boolean) =>
  db.updateTable('stories').set({ favorite }).where('id', '=', id).execute()

const shareSeconds = { hour: 3600, week: 7 * 24 * 3600 } as const

/** Sharing a story again does not change since when it has been shared. @returns when sharing ends by itself */
export async function share(db: Db, id: string, duration: ShareDuration | undefined): Promise<Date | null> {
  const { sharedUntil } = await db
    .updateTable('stories')
    .set({
      sharedAt: sql`case when ${isShared} then shared_at else now() end`,
      sharedUntil: shareEnd(duration),
    })
    .where('id', '=', id)
    .returning('sharedUntil')
    .executeTakeFirstOrThrow()
  return sharedUntil
}

function shareEnd(duration: ShareDuration | undefined) {
  if (duration === 'unlimited') return null
  if (duration) return sql<Date>`now() + make_interval(secs => ${shareSeconds[duration]})`
  return sql<Date | null>`case when ${isShared} then shared_until end`
}

export const stopSharing = (db: Db, id: string) =>
  db.updateTable('stories').set({ sharedAt: null, sharedUntil: null }).where('id', '=', id).execute()

export const markDeleted = (db: Db, id: string) =>
  db.updateTable('stories').set({ deletedAt: sql`now()` }).where('id', '=', id).execute()

export const markRestored = (db: Db, id: string) =>
  db.updateTable('stories').set({ deletedAt: null }).where('id', '=', id).execute()

/** Locks a story that its owner deleted less than so many minutes ago. */
export const lockDeleted = (db: Db, userId: number, id: string, minutes: number) =>
  db
    .selectFrom('stories')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>', minutesAgo(minutes))
    .forUpdate()
    .executeTakeFirst()

/** A limited number at a time, so that a run that is stopped loses little. */
export const selectDeletedBefore = (db: Db, minutes: number) =>
  db
    .selectFrom('stories')
    .select('id')
    .where('deletedAt', '<=', minutesAgo(minutes))
    .orderBy('deletedAt')
    .limit(500)
    .execute()

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`

export const removeStory = (db: Db, id: string) => db.deleteFrom('stories').where('id', '=', id).execute()
