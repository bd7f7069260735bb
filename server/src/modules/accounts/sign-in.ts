import type { Credentials } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { openSession } from '../../platform/sessions.ts'
import { findUserByUsername, recordSignIn, type UserRow } from './accounts.queries.ts'
import type { FailedLogins } from './failed-logins.ts'
import { passwordFits } from './passwords.ts'
import { writeSecurityLog } from './security-log.ts'

/** Where a request comes from, as the security log and the session keep it. */
export interface Origin {
  readonly ipAddress: string
  readonly userAgent: string | null
}

/** Checks the credentials and opens a session. */
export async function signIn(
  { db, failedLogins }: { db: Kysely<Schema>; failedLogins: FailedLogins },
  credentials: Credentials,
  origin: Origin,
): Promise<{ user: UserRow; token: string }> {
  await failedLogins.refuseLocked(db, credentials.username)
  const user = await findUserByUsername(db, credentials.username)
  if (!(await passwordFits(user?.password ?? null, credentials.password)) || !user) {
    await failedLogins.record(db, credentials.username, credentials.password)
    await writeSecurityLog(db, {
      userId: user?.id ?? null,
      action: 'login_failed',
      success: false,
      ...origin,
    })
    throw new ExpectedError(401, 'invalid_credentials', 'The username or the password is not right.')
  }
  if (user.status === 'rejected') {
    throw new ExpectedError(403, 'account_rejected', 'This account has been closed by an administrator.')
  }
  await failedLogins.forget(db, credentials.username)
  await recordSignIn(db, user.id, origin.ipAddress, credentials.timeZone ?? null)
  await writeSecurityLog(db, { userId: user.id, action: 'login', success: true, ...origin })
  const token = await openSession(db, { userId: user.id, ...origin, timeZone: credentials.timeZone ?? null })
  return { user, token }
}
