import type { PasswordReset } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { exceedsRateLimit } from '../../platform/http/rate-limits.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { nameInMail, queueMail } from '../mail/index.ts'
import type { FailedLogins } from './failed-logins.ts'
import { hashOfToken, newToken } from './one-time-token.ts'
import { hashPassword } from './passwords.ts'
import type { RefuseWeakPassword } from './refuse-weak-password.ts'
import { deleteSessions, updatePassword } from './security.queries.ts'
import { writeSecurityLog } from './security-log.ts'
import type { ClientInfo } from './sign-in.ts'

/** A link works once, within this time; a newer link replaces it. */
export const resetMinutes = 60

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'config'>

interface ResetDeps extends Pick<PlatformDeps, 'db'> {
  readonly failedLogins: FailedLogins
  readonly refuseWeakPassword: RefuseWeakPassword
}

/**
 * Sends a link if there is such an account with an address, and not too many were sent to it. The reply reveals neither.
 */
export async function forgotPassword({ db, jobs, config }: Deps, account: string): Promise<void> {
  const found = await selectByNameOrEmail(db, account)
  if (!found || (await exceedsRateLimit(db, `account ${found.id}`, 'password reset', limits.passwordReset)))
    return
  const { token, hash } = newToken()
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({
        passwordResetToken: hash,
        passwordResetExpires: sql`now() + make_interval(mins => ${resetMinutes})`,
      })
      .where('id', '=', found.id)
      .returning(['id', 'email', 'emailVerified', 'username', 'fullName'])
      .executeTakeFirst()
    if (!user?.email) return
    await queueMail(
      { db: trx, jobs },
      {
        template: 'reset-password',
        to: user.email,
        userId: user.id,
        values: {
          name: nameInMail(user.fullName || user.username),
          username: usernameInMail(user),
          link: `${config.http.publicUrl}/auth?tab=reset&token=${token}`,
        },
      },
    )
  })
}

/** To an address that nobody has verified, a username that could pass for a link is not sent. */
function usernameInMail({ username, emailVerified }: { username: string; emailVerified: boolean }): string {
  return emailVerified || nameInMail(username) === username
    ? username
    : '(not shown, because this email address is not verified yet)'
}

const selectByNameOrEmail = (db: Kysely<Schema>, account: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('email', 'is not', null)
    .where('status', '!=', 'rejected')
    .where((w) =>
      w.or([
        w(sql`lower(username)`, '=', sql`lower(${account})`),
        w(sql`lower(email)`, '=', sql`lower(${account})`),
      ]),
    )
    // Somebody may have registered with another person's address as username: a matching address has priority.
    .orderBy(sql`lower(email) = lower(${account})`, 'desc')
    .limit(1)
    .executeTakeFirst()

/** The username of the account whose password a link can still set. @throws {InvalidLink} */
export async function checkResetLink(db: Kysely<Schema>, token: string): Promise<{ username: string }> {
  const user = await db
    .selectFrom('users')
    .select('username')
    .where('passwordResetToken', '=', hashOfToken(token))
    .where('passwordResetExpires', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!user) throw new InvalidLink()
  return user
}

/** Sets the password, ends all sessions and resets failed attempts. The link also verifies the address. */
export async function resetPassword(
  { db, failedLogins, refuseWeakPassword }: ResetDeps,
  form: PasswordReset,
  client: ClientInfo,
): Promise<void> {
  const password = await hashPassword(form.password)
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({ passwordResetToken: null, passwordResetExpires: null, emailVerified: true })
      .where('passwordResetToken', '=', hashOfToken(form.token))
      .where('passwordResetExpires', '>', sql<Date>`now()`)
      .returning(['id', 'username'])
      .executeTakeFirst()
    if (!user) throw new InvalidLink()
    // If this throws, the transaction is rolled back and the link can be used again with another password.
    await refuseWeakPassword(form.password, user.username)
    await updatePassword(trx, user.id, password)
    await deleteSessions(trx, user.id, null)
    await failedLogins.reset(trx, user.username)
    await writeSecurityLog(trx, { userId: user.id, action: 'password_reset', success: true, ...client })
  })
}

export class InvalidLink extends ExpectedError {
  constructor() {
    super(410, 'not_found', 'This link has been used already or is too old. Please ask for a new one.', {
      field: 'token',
    })
  }

  override get refusal(): string {
    return 'unknown_link'
  }
}
