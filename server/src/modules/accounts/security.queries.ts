import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** A year of a family's evenings fits on one page. */
const shownEvents = 100

export const selectSecurityLog = (db: Db, userId: number) =>
  db
    .selectFrom('securityLog')
    .select(['id', 'userId', 'action', 'ipAddress', 'userAgent', 'details', 'success', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(shownEvents)
    .execute()

export const selectSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'ipAddress', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .execute()

export const deleteSession = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** @returns how many there were */
export async function deleteSessions(db: Db, userId: number, except: number | null): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', except ?? 0)
    .returning('id')
    .execute()
  return gone.length
}

export const selectPassword = async (db: Db, userId: number) => {
  const { password } = await db
    .selectFrom('users')
    .select('password')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return password
}

export const updatePassword = (db: Db, userId: number, password: string) =>
  db
    .updateTable('users')
    .set({
      password,
      passwordResetToken: null,
      passwordResetExpires: null,
      failedLoginAttempts: 0,
      accountLockedUntil: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', userId)
    .execute()

/** Ends every session of an account. @returns how many there were */
export const signOutUser = (db: Kysely<Schema>, userId: number): Promise<number> =>
  deleteSessions(db, userId, null)
