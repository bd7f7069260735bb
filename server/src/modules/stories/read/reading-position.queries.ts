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

/** The last one to be saved counts. A narration that is not the story's, or not any more, is left out. */
export const savePosition = (db: Db, userId: number, storyId: string, place: StoryPosition) => {
  const { section, sentenceStart, positionMs, narrationId } = place
  const kept = {
    section,
    sentenceStart,
    positionMs,
    narrationId: sql<
      number | null
    >`(select id from narrations where id = ${narrationId} and story_id = ${storyId})`,
  }
  return db
    .insertInto('readingPositions')
    .values({ userId, storyId, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'storyId']).doUpdateSet({ ...kept, updatedAt: sql`now()` }),
    )
    .returning('updatedAt')
    .executeTakeFirstOrThrow()
}
