import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, it, vi } from 'vitest'
import { limits } from '../../../scripts/test-limits.mjs'
import type { Brief } from '../../src/modules/stories/request/brief.ts'
import { insertStory } from '../../src/modules/stories/stories.queries.ts'
import type { Schema } from '../../src/platform/database/schema.ts'
import { freshEmbedded } from '../databases/embedded.ts'

export type Db = Kysely<Schema>

/**
 * Runs queries whose dialect could matter (JSON, locks, intervals, arrays, conflicts, text in other alphabets, large numbers,
 * time zones) on the embedded database. What the modules do with them is tested on PostgreSQL.
 */
export function onPglite(name: string, queries: Record<string, (db: Db) => Promise<void>>): void {
  vi.setConfig({ hookTimeout: limits.startsDatabase })
  describe(`${name}, on PGlite`, () => {
    let database: Awaited<ReturnType<typeof freshEmbedded>>
    beforeAll(async () => {
      database = await freshEmbedded()
    })
    afterAll(() => database.close())
    for (const [query, run] of Object.entries(queries)) it(query, () => run(database.db))
  })
}

let count = 0

/** An account. @returns its id */
export async function insertUser(db: Db, fields: { fullName?: string; email?: string } = {}) {
  const { id } = await db
    .insertInto('users')
    .values({ username: `user-${++count}`, password: 'x', ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertChild(db: Db, userId: number) {
  const { id } = await db
    .insertInto('children')
    .values({ userId, name: 'Жанна', age: 5 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const brief: Brief = {
  seed: 'dialect',
  theme: 'space',
  length: 'short',
  children: [],
  companions: [],
  toldBefore: [],
  narration: null,
}

/** A story that is being generated. @returns its id */
export async function insertNewStory(
  db: Db,
  userId: number | null,
  childrenIncluded: { id: number | null; name: string }[] = [],
): Promise<string> {
  const id = `01930000-0000-7000-8000-${String(++count).padStart(12, '0')}`
  await insertStory(db, { id, userId, isSample: false, brief, childrenIncluded })
  return id
}

/** One value of a row, by a query without any dialect. */
export async function readValue<T>(
  db: Db,
  expression: string,
  table: string,
  id: number | string,
): Promise<T> {
  const { rows } = await sql<{ value: T }>`
    select ${sql.raw(expression)} as value from ${sql.table(table)} where id = ${id}`.execute(db)
  return (rows[0] as { value: T }).value
}
