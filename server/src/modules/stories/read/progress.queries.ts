import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

/** The narration that is being recorded; if there is none, the current one. */
const followedNarration = sql<number>`(
  select followed.id
  from narrations as followed
  where followed.story_id = stories.id and (followed.is_current or followed.status in ('pending', 'recording'))
  order by followed.status in ('pending', 'recording') desc, followed.id desc
  limit 1
)`

export type ProgressRow = NonNullable<Awaited<ReturnType<typeof selectProgress>>>

/** Everything from which progress is derived, in one query. */
export const selectProgress = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('stories')
    .leftJoin('narrations', (join) => join.on('narrations.id', '=', followedNarration))
    .select([
      'stories.id',
      'stories.status',
      'stories.title',
      'stories.language',
      'stories.edition',
      'stories.thumbnailUrl',
      'stories.failure',
      'stories.progress',
      'narrations.status as narrationStatus',
    ])
    .select((q) => [
      sql<string>`left(stories.content, 280)`.as('opening'),
      sql<number>`jsonb_array_length(stories.story_structure -> 'sections')`.as('sectionCount'),
      sql<number>`coalesce(jsonb_array_length(stories.outline -> 'scenes'), 0)`.as('plannedCount'),
      q
        .selectFrom('narrationSections')
        .whereRef('narrationSections.narrationId', '=', 'narrations.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('recorded'),
      q
        .exists(
          q
            .selectFrom('narrationSections')
            .whereRef('narrationSections.narrationId', '=', 'narrations.id')
            .where('narrationSections.position', '=', 0)
            .select('narrationSections.position'),
        )
        .as('firstRecorded'),
    ])
    .where('stories.id', '=', id)
    .where('stories.deletedAt', 'is', null)
    .executeTakeFirst()
