import { type Kysely, sql } from 'kysely'
import type { Schema } from '../src/platform/database/schema.ts'
import { addText, isConstant } from './personal-data.ts'

/** Names, e-mail addresses and sentences of stories in a database. */
export async function personalDataInDatabase(db: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ word: string | null }>`
    select username as word from users union select full_name from users union select email from users
    union select name from children union select info_text from child_info_items
    union select title from stories union select content from stories`.execute(db)
  const words = new Set<string>()
  for (const { word } of rows) if (word && !isConstant(word)) addText(word, words)
  return words
}
