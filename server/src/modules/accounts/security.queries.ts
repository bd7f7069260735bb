import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** Enough for about a year of sign-ins. */
const maxEvents = 100

export const selectSecurityLog = (db: Db, userId: number) =>
  db
    .selectFrom('securityLog')
    .select(['id', 'userId', 'action', 'ipAddress', 'userAgent', 'details', 'success', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxEvents)
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

/** @returns the number of deleted sessions */
export async function deleteSessions(db: Db, userId: number, except: number | null): Promise<number> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', except ?? 0)
    .returning('id')
    .execute()
  return deleted.length
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

/** Ends all sessions of an account. @returns how many there were */
export const signOutUser = (db: Kysely<Schema>, userId: number): Promise<number> =>
  deleteSessions(db, userId, null)
