import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

export const countReadyStories = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('stories')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('status', '=', 'ready')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The account's next stories to be packed, oldest first. */
export const selectReadyIds = (
  db: Db,
  userId: number,
  { after, limit }: { after: string | null; limit: number },
) =>
  db
    .selectFrom('stories')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'ready')
    .where('deletedAt', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Everything that is stored about one story, with its narrations. */
export async function selectRecord(db: Db, id: string) {
  const story = await db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!story) return null
  const narrations = await db
    .selectFrom('narrations')
    .selectAll()
    .where('storyId', '=', id)
    .orderBy('id')
    .execute()
  const narrationSections = await db
    .selectFrom('narrationSections')
    .innerJoin('narrations', 'narrations.id', 'narrationSections.narrationId')
    .selectAll('narrationSections')
    .where('narrations.storyId', '=', id)
    .where('narrations.isCurrent', '=', true)
    .orderBy('position')
    .execute()
  return { ...story, narrations, narrationSections }
}
