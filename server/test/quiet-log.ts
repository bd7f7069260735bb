import { type Kysely, sql } from 'kysely'
import type { Schema } from '../src/platform/database/schema.ts'

/** Fields of calls in which a family writes something of its own. */
const ownWords =
  /^(username|fullName|email|name|readerName|recipient|infoText|interests|fears|plot|otherFeatures|spokenName|message|password)$/

/** Too short to be told from words of ours; the same goes for what is all small letters, as levels, routes and kinds of work are. */
const shortest = 5
const likeOurs = /^[a-z_-]*$/

/** What a family has written in the body of a call. */
export function wordsSent(body: unknown, into: Set<string>): void {
  // Files are no words.
  if (typeof body !== 'object' || body === null || ArrayBuffer.isView(body)) return
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === 'string' && ownWords.test(key)) into.add(value)
    else wordsSent(value, into)
  }
}

/**
 * Which names, addresses and sentences of families are in the log: those that were sent, and those that are in the database.
 * A word that is only part of a longer one is not meant.
 */
export async function wordsLogged(
  db: Kysely<Schema>,
  log: readonly string[],
  sent: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await sql<{ word: string | null }>`
    select username as word from users union select full_name from users union select email from users
    union select name from children union select info_text from child_info_items
    union select title from stories`.execute(db)
  const told = await db.selectFrom('stories').select('content').execute()
  const words = new Set([
    ...sent,
    ...rows.map(({ word }) => word ?? ''),
    ...told.flatMap(({ content }) => content.match(/[^.!?\n]{20,}/g) ?? []),
  ])
  const all = log.join('\n')
  return [...words]
    .map((word) => word.trim())
    .filter((word) => word.length >= shortest && !likeOurs.test(word) && holds(all, word))
}

function holds(log: string, word: string): boolean {
  // As JSON writes it.
  const written = JSON.stringify(word).slice(1, -1)
  for (let at = log.indexOf(written); at >= 0; at = log.indexOf(written, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(`${log[at - 1] ?? ''}${log[at + written.length] ?? ''}`)) return true
  }
  return false
}
