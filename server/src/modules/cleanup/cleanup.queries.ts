import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** @returns how many there were */
export async function removeEndedSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Failed tries of a day ago do not count any more; one that still locks an account stays. @returns how many there were */
export async function removeOldFailures(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('failedLogins')
    .where('updatedAt', '<', sql<Date>`now() - interval '1 day'`)
    .where((q) => q.or([q('lockedUntil', 'is', null), q('lockedUntil', '<=', sql<Date>`now()`)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
