import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** @returns the number of removed sessions */
export async function removeEndedSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes failed attempts after a day, except those that still lock an account. @returns how many were removed */
export async function removeOldFailures(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('failedLogins')
    .where('updatedAt', '<', sql<Date>`now() - interval '1 day'`)
    .where((q) => q.or([q('lockedUntil', 'is', null), q('lockedUntil', '<=', sql<Date>`now()`)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
