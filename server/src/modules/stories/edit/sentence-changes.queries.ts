import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** The text of a story, locked: it is changed in one place at a time. */
export const lockText = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['status', 'brief', 'storyStructure'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const saveSectionText = (db: Db, id: string, section: number, text: string, content: string) =>
  db
    .updateTable('stories')
    .set({
      content,
      storyStructure: sql`jsonb_set(story_structure, array['sections', ${String(section)}::text, 'text'], to_jsonb(${text}::text))`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const insertChange = (
  db: Db,
  change: { storyId: string; section: number; was: string; became: string },
) => db.insertInto('sentenceChanges').values(change).execute()

/** The latest first. */
export const selectChanges = (db: Db, storyId: string) =>
  db
    .selectFrom('sentenceChanges')
    .select(['id', 'section', 'was', 'became', 'changedAt'])
    .where('storyId', '=', storyId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

/** A change with the text of its section as it is now. */
export const selectChange = (db: Db, storyId: string, id: number) =>
  db
    .selectFrom('sentenceChanges')
    .innerJoin('stories', 'stories.id', 'sentenceChanges.storyId')
    .select(['section', 'was', 'became'])
    .select(sql<string>`coalesce(story_structure -> 'sections' -> section ->> 'text', '')`.as('text'))
    .where('sentenceChanges.id', '=', id)
    .where('sentenceChanges.storyId', '=', storyId)
    .executeTakeFirst()
