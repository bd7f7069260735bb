import type { StoryImage } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

const columns = ['id', 'storyId', 'provider', 'wanted', 'painted', 'fault', 'finishedAt'] as const

export type ImageGeneration = NonNullable<Awaited<ReturnType<typeof selectGeneration>>>

export const selectGeneration = (db: Db, id: number) =>
  db.selectFrom('storyPaintings').select(columns).where('id', '=', id).executeTakeFirst()

export const selectLatestGeneration = (db: Db, storyId: string) =>
  db
    .selectFrom('storyPaintings')
    .select(columns)
    .where('storyId', '=', storyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertGeneration = (
  db: Db,
  generation: { storyId: string; provider: string; wanted: readonly number[] },
) =>
  db
    .insertInto('storyPaintings')
    .values({ ...generation, wanted: json(generation.wanted) })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Puts a picture into its story, unless its text has been replaced meanwhile. */
export async function saveGeneratedImage(
  db: Db,
  generation: ImageGeneration,
  story: { edition: number },
  index: number,
  image: StoryImage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const path = `{${index}}`
    const saved = await trx
      .updateTable('stories')
      .set({
        storyImages: sql`jsonb_set(story_images, ${path}::text[], ${json(image)})`,
        ...(index === 0 && { thumbnailUrl: image.bitmaps[0]?.url ?? null }),
        updatedAt: sql`now()`,
      })
      .where('id', '=', generation.storyId)
      .where('edition', '=', story.edition)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) return
    await trx
      .updateTable('storyPaintings')
      .set({ painted: sql`painted || ${json([index])}` })
      .where('id', '=', generation.id)
      .execute()
  })
}

export const markGenerationFinished = (db: Db, id: number, fault: string | null) =>
  db
    .updateTable('storyPaintings')
    .set({ fault, finishedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute()

/** Bibles of those of these children whose character is approved, as they are now. */
export const selectApprovedBibles = async (db: Db, userId: number, ids: readonly number[]) => {
  if (ids.length === 0) return []
  return db
    .selectFrom('children')
    .select(['id', 'characterBible'])
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .where('characterApproved', '=', true)
    .execute()
}
