import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { nameKey, type SpokenNames } from './substitute-names.ts'

type Db = Kysely<Schema>

/** What the family has told about names that are in no profile. */
export const selectFamilyNames = (db: Db, userId: number) =>
  db.selectFrom('spokenNames').select(['name', 'said']).where('userId', '=', userId).orderBy('id').execute()

/** Serialises what counts the names of a family before it adds one. */
export const lockFamilyNames = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()

/** Saying it as before does not count as a change. */
export const upsertFamilyName = (db: Db, entry: { userId: number; name: string; said: string }) =>
  db
    .insertInto('spokenNames')
    .values(entry)
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, lower(name)`)
        .doUpdateSet({
          name: (q) => q.ref('excluded.name'),
          said: (q) => q.ref('excluded.said'),
          updatedAt: sql`now()`,
        })
        .where((q) =>
          q.or([
            q('spokenNames.said', '!=', q.ref('excluded.said')),
            q('spokenNames.name', '!=', q.ref('excluded.name')),
          ]),
        ),
    )
    .execute()

export const deleteFamilyName = (db: Db, userId: number, name: string) =>
  db
    .deleteFrom('spokenNames')
    .where('userId', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .returning('id')
    .executeTakeFirst()

/**
 * How the names of a story are pronounced. Whoever has a profile comes first: the family's children by their present names and by those
 * they had when the story was made. Then companions as the request said, and everybody else as the family has told; what it has changed
 * since the request counts for both. A name that the story spells with other capitals is the same name.
 */
export async function selectSpokenNames(db: Db, storyId: string): Promise<SpokenNames> {
  const { rows } = await sql<{ shown: string; said: string | null }>`
    with story as (
      select user_id, created_at, children_included, brief from stories where id = ${storyId}
    ), companions as (
      select companion ->> 'name' as name, companion ->> 'spokenName' as said
      from story
      cross join jsonb_array_elements(story.brief -> 'companions') as companion
    ), names (rank, shown, said) as (
      select 1, children.name, children.spoken_name
      from story
      join children on children.user_id = story.user_id
      union
      select 2, included ->> 'name', children.spoken_name
      from story
      cross join jsonb_array_elements(story.children_included) as included
      join children on children.id = (included ->> 'id')::integer and children.user_id = story.user_id
      union
      select case when spoken_names.updated_at > story.created_at then 3 else 5 end, spoken_names.name, spoken_names.said
      from story
      join spoken_names on spoken_names.user_id = story.user_id
      union
      select 4, name, said from companions
      union
      select 6, grown_up, null
      from story
      cross join jsonb_array_elements(story.brief -> 'children') as child
      cross join jsonb_array_elements_text(child -> 'grownUps') as grown_up
    )
    select shown, said from names order by rank, shown
  `.execute(db)
  const saidOf = new Map<string, string>()
  for (const { shown, said } of rows) {
    const key = nameKey(shown)
    if (said !== null && !saidOf.has(key)) saidOf.set(key, said)
  }
  return Object.fromEntries(
    rows.flatMap(({ shown }) => {
      const said = saidOf.get(nameKey(shown))
      return said === undefined ? [] : [[shown, said]]
    }),
  )
}
