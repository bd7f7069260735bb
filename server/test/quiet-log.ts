import { type Kysely, sql } from 'kysely'
import type { Schema } from '../src/platform/database/schema.ts'
import { addWord, wordsIn } from './family-words.ts'

export { wordsSent } from './family-words.ts'

/** Which names, addresses and sentences of families are in the log: those that were sent, and those that are in the database. */
export async function wordsLogged(
  db: Kysely<Schema>,
  log: readonly string[],
  sent: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await sql<{ word: string | null }>`
    select username as word from users union select full_name from users union select email from users
    union select name from children union select info_text from child_info_items
    union select title from stories union select content from stories`.execute(db)
  const words = new Set(sent)
  for (const { word } of rows) addWord(word ?? '', words)
  return wordsIn(log.join('\n'), words)
}
