import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'

export const failuresUntilLock = 5
export const lockMinutes = 15

/**
 * Failed tries are counted by what was typed as username, whether or not such a user exists: an unknown one locks in the
 * same way, and nothing tells the two apart.
 */
export interface FailedLogins {
  /** @throws when too many tries have failed */
  refuseLocked(db: Kysely<Schema>, username: string): Promise<void>
  /** Counts one failed try, unless the very same wrong password was the last one: clients send a login to two addresses. */
  record(db: Kysely<Schema>, username: string, password: string): Promise<void>
  forget(db: Kysely<Schema>, username: string): Promise<void>
}

/** @param key secret of this installation: what is kept of a wrong password, which is often nearly right, must not be guessable */
export function failedLogins(key: string): FailedLogins {
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  const digestOf = (username: string) => digest(`username:${username.toLowerCase()}`)
  return {
    async refuseLocked(db, username) {
      const locked = await db
        .selectFrom('failedLogins')
        .select('lockedUntil')
        .where('usernameDigest', '=', digestOf(username))
        .where('lockedUntil', '>', sql<Date>`now()`)
        .executeTakeFirst()
      if (locked) throw new AccountLocked()
    },
    async record(db, username, password) {
      const usernameDigest = digestOf(username)
      const lastWrongPassword = digest(`${usernameDigest}:${password}`)
      await db
        .insertInto('failedLogins')
        .values({ usernameDigest, lastWrongPassword, failures: 1 })
        .onConflict((conflict) =>
          conflict
            .column('usernameDigest')
            .doUpdateSet({ lastWrongPassword, failures: oneMoreFailure, updatedAt: sql`now()` }),
        )
        .execute()
      await db
        .updateTable('failedLogins')
        .set({
          lockedUntil: sql`now() + make_interval(mins => ${lockMinutes})`,
          failures: 0,
          lastWrongPassword: null,
        })
        .where('usernameDigest', '=', usernameDigest)
        .where('failures', '>=', failuresUntilLock)
        .execute()
      await showOnUser(db, username, usernameDigest)
    },
    async forget(db, username) {
      await db.deleteFrom('failedLogins').where('usernameDigest', '=', digestOf(username)).execute()
    },
  }
}

/** Administrators look for locked accounts among the users. */
const showOnUser = (db: Kysely<Schema>, username: string, usernameDigest: string) =>
  db
    .updateTable('users')
    .from('failedLogins')
    .set({
      failedLoginAttempts: sql`failed_logins.failures`,
      accountLockedUntil: sql`failed_logins.locked_until`,
    })
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .where('failedLogins.usernameDigest', '=', usernameDigest)
    .execute()

/** Tries further apart than a lock lasts do not add up. */
const oneMoreFailure = sql<number>`case
  when failed_logins.last_wrong_password is not distinct from excluded.last_wrong_password then failed_logins.failures
  when failed_logins.updated_at < now() - make_interval(mins => ${lockMinutes}) then 1
  else failed_logins.failures + 1
end`

class AccountLocked extends ExpectedError {
  constructor() {
    super(423, 'account_locked', `Too many failed tries. Please wait ${lockMinutes} minutes, then try again.`)
  }
}
