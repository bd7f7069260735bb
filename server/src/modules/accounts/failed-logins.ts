import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'

export const failuresUntilLock = 5
export const lockMinutes = 15

/**
 * Failed attempts are counted by username, also when the address was entered, so that both share the attempts. What no account is called
 * is counted and locked in the same way, so that the two cannot be distinguished. The database converts it to lower case, as it does when
 * it looks for the user: JavaScript makes two characters of `İ`, and each spelling of a name would have attempts of its own.
 */
export interface FailedLogins {
  /** @throws {AccountLocked} after too many failed attempts */
  refuseLocked(db: Kysely<Schema>, username: string): Promise<void>
  /** Counts a failed attempt, unless it repeats the last wrong password: older clients send a login to two URLs. */
  record(db: Kysely<Schema>, username: string, password: string): Promise<void>
  reset(db: Kysely<Schema>, username: string): Promise<void>
}

/** @param key a secret of the installation: a wrong password is often almost right, so its stored digest must not be guessable */
export function failedLogins(key: string): FailedLogins {
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  const digestOf = async (db: Kysely<Schema>, username: string) => {
    const { rows } = await sql<{ lower: string }>`select lower(${username}) as lower`.execute(db)
    return digest(`username:${rows[0]?.lower}`)
  }
  return {
    async refuseLocked(db, username) {
      const locked = await db
        .selectFrom('failedLogins')
        .select('lockedUntil')
        .where('usernameDigest', '=', await digestOf(db, username))
        .where('lockedUntil', '>', sql<Date>`now()`)
        .executeTakeFirst()
      if (locked) throw new AccountLocked()
    },
    async record(db, username, password) {
      const usernameDigest = await digestOf(db, username)
      const lastWrongPassword = digest(`${usernameDigest}:${password}`)
      await db
        .insertInto('failedLogins')
        .values({ usernameDigest, lastWrongPassword, failures: 1 })
        .onConflict((conflict) =>
          conflict
            .column('usernameDigest')
            .doUpdateSet({ lastWrongPassword, failures: incrementedFailures, updatedAt: sql`now()` }),
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
      await copyLockToUser(db, username, usernameDigest)
    },
    async reset(db, username) {
      const usernameDigest = await digestOf(db, username)
      await db.deleteFrom('failedLogins').where('usernameDigest', '=', usernameDigest).execute()
    },
  }
}

/** The list of users shows administrators which accounts are locked. */
const copyLockToUser = (db: Kysely<Schema>, username: string, usernameDigest: string) =>
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

/** Attempts that are further apart than a lock lasts do not add up. */
const incrementedFailures = sql<number>`case
  when failed_logins.last_wrong_password is not distinct from excluded.last_wrong_password then failed_logins.failures
  when failed_logins.updated_at < now() - make_interval(mins => ${lockMinutes}) then 1
  else failed_logins.failures + 1
end`

class AccountLocked extends ExpectedError {
  constructor() {
    super(423, 'account_locked', `Too many failed tries. Please wait ${lockMinutes} minutes, then try again.`)
  }
}
