import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { selectStory } from '../stories.queries.ts'
import { marginQuestions } from './margin-questions.ts'

type StoryRow = NonNullable<Awaited<ReturnType<typeof selectStory>>>

/** The questions beside the pages of a story, if they are on for one of its children. Made from English text alone. */
export async function questionsFor(
  db: Kysely<Schema>,
  { childrenIncluded, language, storyStructure }: StoryRow,
): Promise<string[][]> {
  const ids = childrenIncluded.flatMap(({ id }) => (id === null ? [] : [id]))
  if (language !== 'en' || ids.length === 0) return []
  const wanted = await db
    .selectFrom('children')
    .select('id')
    .where('id', 'in', ids)
    .where('marginQuestions', '=', true)
    .limit(1)
    .execute()
  if (wanted.length === 0) return []
  return marginQuestions(storyStructure.sections.map(({ text }) => text))
}
