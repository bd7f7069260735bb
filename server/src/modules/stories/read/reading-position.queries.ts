import type { StoryPosition } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

export const selectPosition = (db: Db, userId: number, storyId: string) =>
  db
    .selectFrom('readingPositions')
    .select(['section', 'sentenceStart', 'positionMs', 'narrationId', 'updatedAt'])
    .where('userId', '=', userId)
    .where('storyId', '=', storyId)
    .executeTakeFirst()

/** The last one saved wins. A narration that is not, or no longer, one of the story's is left out. */
export const savePosition = (db: Db, userId: number, storyId: string, position: StoryPosition) => {
  const { section, sentenceStart, positionMs, narrationId } = position
  const values = {
    section,
    sentenceStart,
    positionMs,
    narrationId: sql<
      number | null
    >`(select id from narrations where id = ${narrationId} and story_id = ${storyId})`,
  }
  return db
    .insertInto('readingPositions')
    .values({ userId, storyId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'storyId']).doUpdateSet({ ...values, updatedAt: sql`now()` }),
    )
    .returning('updatedAt')
    .executeTakeFirstOrThrow()
}

/** For a text that has been replaced. */
export const removePositions = (db: Db, storyId: string) =>
  db.deleteFrom('readingPositions').where('storyId', '=', storyId).execute()
