import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { SpokenNames } from './substitute-names.ts'

/**
 * How the names of a story are pronounced: those of the family's children by their present names and by those they had when the story
 * was made, and those of friends, relatives, pets and toys as the request said.
 */
export async function selectSpokenNames(db: Kysely<Schema>, storyId: string): Promise<SpokenNames> {
  const { rows } = await sql<{ shown: string; said: string }>`
    select children.name as shown, children.spoken_name as said
    from stories
    join children on children.user_id = stories.user_id
    where stories.id = ${storyId} and children.spoken_name is not null
    union
    select included ->> 'name', children.spoken_name
    from stories
    cross join jsonb_array_elements(stories.children_included) as included
    join children on children.id = (included ->> 'id')::integer and children.user_id = stories.user_id
    where stories.id = ${storyId} and children.spoken_name is not null
    union
    select companion ->> 'name', companion ->> 'spokenName'
    from stories
    cross join jsonb_array_elements(stories.brief -> 'companions') as companion
    where stories.id = ${storyId} and companion ->> 'spokenName' is not null
    order by shown
  `.execute(db)
  return Object.fromEntries(rows.map(({ shown, said }) => [shown, said]))
}
