import type { StoryImage } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Brief } from './brief.ts'
import type { Draft } from './story-writer.ts'

type Db = Kysely<Schema>

/** What a card shows. The excerpt is cut in the database: a list must not carry whole stories about. */
const cardColumns = [
  'id',
  'userId',
  'title',
  'thumbnailUrl',
  'audioUrl',
  'duration',
  'favorite',
  'isSample',
  'childrenIncluded',
  'createdAt',
  'theme',
  'status',
  'progress',
  'failure',
  'sharedAt',
] as const

const excerpt = sql<string>`left(content, 240)`.as('excerpt')

export type CardRow = Awaited<ReturnType<typeof selectOwnCards>>[number]

/** Ids of version 7 rise with time: newest first is by id, and the last id of a page is the next page's cursor. */
export const selectOwnCards = (
  db: Db,
  userId: number,
  page: { limit: number; before?: string | undefined },
) =>
  db
    .selectFrom('stories')
    .select(cardColumns)
    .select(excerpt)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .$if(page.before !== undefined, (q) => q.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

export const selectSampleCards = (db: Db, page: { limit: number; before?: string | undefined }) =>
  db
    .selectFrom('stories')
    .select(cardColumns)
    .select(excerpt)
    .where('isSample', '=', true)
    .where('status', '=', 'ready')
    .where('deletedAt', 'is', null)
    .$if(page.before !== undefined, (q) => q.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

export const selectStory = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(cardColumns)
    .select(excerpt)
    .select(['content', 'storyImages', 'storyStructure', 'length', 'notes'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Whose it is and whether others may see it. Nobody may see what is deleted. */
export const selectAccess = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'isSample', 'sharedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Whether there is still a row, be it deleted: it may be brought back. */
export const storyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('stories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const selectWork = (db: Db, id: string) =>
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
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export const lockStory = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'status', 'content', 'brief', 'progress', 'deletedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertStory = (
  db: Db,
  story: {
    id: string
    userId: number | null
    isSample: boolean
    brief: Brief
    childrenIncluded: { id: number | null; name: string }[]
  },
) =>
  db
    .insertInto('stories')
    .values({
      id: story.id,
      userId: story.userId,
      isSample: story.isSample,
      title: '',
      content: '',
      status: 'generating',
      theme: story.brief.theme,
      length: story.brief.length,
      seed: story.brief.seed,
      brief: json(story.brief),
      childrenIncluded: json(story.childrenIncluded),
    })
    .execute()

/** Saves the text, unless an earlier try of the same job already did. @returns whether it was saved now */
export async function saveDraft(
  db: Db,
  id: string,
  draft: Draft,
  measured: { content: string; duration: number; pictures: number },
): Promise<boolean> {
  const saved = await db
    .updateTable('stories')
    .set({
      title: draft.title,
      content: measured.content,
      plot: draft.plot,
      duration: measured.duration,
      storyStructure: json({
        sections: draft.sections.map((section, index) => ({ ...section, imageIndex: index + 1 })),
      }),
      progress: json({ pictures: { done: 0, total: measured.pictures } }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .where('content', '=', '')
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

export const savePictures = (
  db: Db,
  id: string,
  pictures: { images: readonly StoryImage[]; thumbnailUrl: string | null; done: number; total: number },
) =>
  db
    .updateTable('stories')
    .set({
      storyImages: json(pictures.images),
      thumbnailUrl: pictures.thumbnailUrl,
      progress: json({ pictures: { done: pictures.done, total: pictures.total } }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const markStory = (db: Db, id: string, status: 'ready' | 'failed', failure: string | null = null) =>
  db.updateTable('stories').set({ status, failure, updatedAt: sql`now()` }).where('id', '=', id).execute()

export const setAudio = (db: Db, id: string, audioUrl: string) =>
  db.updateTable('stories').set({ audioUrl, updatedAt: sql`now()` }).where('id', '=', id).execute()

/** Notes are sentences for the parent; the same one is not said twice. */
export const addNote = (db: Db, id: string, note: string) =>
  db
    .updateTable('stories')
    .set({ notes: sql`notes || ${json([note])}::jsonb` })
    .where('id', '=', id)
    .where(sql<boolean>`not notes @> ${json([note])}::jsonb`)
    .execute()

/** Takes back what is not true any more. */
export const removeNote = (db: Db, id: string, note: string) =>
  db
    .updateTable('stories')
    .set({ notes: sql`notes - ${note}::text` })
    .where('id', '=', id)
    .execute()

export const setFavorite = (db: Db, id: string, favorite: boolean) =>
  db.updateTable('stories').set({ favorite }).where('id', '=', id).execute()

/** A story that is shared already keeps the moment from which it was. */
export const setShared = (db: Db, id: string, shared: boolean) =>
  db
    .updateTable('stories')
    .set({ sharedAt: shared ? sql`coalesce(shared_at, now())` : null })
    .where('id', '=', id)
    .execute()

export const markDeleted = (db: Db, id: string) =>
  db.updateTable('stories').set({ deletedAt: sql`now()` }).where('id', '=', id).execute()

export const markRestored = (db: Db, id: string) =>
  db.updateTable('stories').set({ deletedAt: null }).where('id', '=', id).execute()

/** A story that its owner deleted less than so many minutes ago. */
export const lockDeleted = (db: Db, userId: number, id: string, minutes: number) =>
  db
    .selectFrom('stories')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>', minutesAgo(minutes))
    .forUpdate()
    .executeTakeFirst()

/** Some at a time: a run that is stopped has lost little. */
export const selectDeletedLongAgo = (db: Db, minutes: number) =>
  db
    .selectFrom('stories')
    .select('id')
    .where('deletedAt', '<=', minutesAgo(minutes))
    .orderBy('deletedAt')
    .limit(500)
    .execute()

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`

export const removeStory = (db: Db, id: string) => db.deleteFrom('stories').where('id', '=', id).execute()

/** Plots of the family's latest stories, newest first. */
export const selectRecentPlots = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('stories')
    .select('plot')
    .where('userId', '=', userId)
    .where('plot', 'is not', null)
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
  return rows.flatMap((row) => row.plot ?? [])
}
