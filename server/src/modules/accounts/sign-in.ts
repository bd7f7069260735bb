import type { Credentials } from '@nightlight/contract'
import type { FastifyRequest } from 'fastify'
import { ExpectedError } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { openSession } from '../../platform/sessions.ts'
import { findUserToSignIn, recordSignIn, type UserRow } from './accounts.queries.ts'
import type { FailedLogins } from './failed-logins.ts'
import { verifyPassword } from './passwords.ts'
import { acceptSecondFactor } from './second-factor.ts'
import { writeSecurityLog } from './security-log.ts'

/** Where a request comes from, as stored in the security log and the session. */
export interface ClientInfo {
  readonly ipAddress: string
  readonly userAgent: string | null
}

export const clientInfoOf = (request: FastifyRequest): ClientInfo => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
})

interface Deps extends Pick<PlatformDeps, 'db' | 'encryption' | 'secrets'> {
  readonly failedLogins: FailedLogins
}

/** Checks the credentials, and the second factor where it is on, and creates a session. */
export async function signIn(
  deps: Deps,
  credentials: Credentials,
  client: ClientInfo,
): Promise<{ user: UserRow; token: string }> {
  const { db, failedLogins } = deps
  const user = await findUserToSignIn(db, credentials.username)
  // Attempts count for the account, whether it was named by its username or by its address.
  const username = user?.username ?? credentials.username
  await failedLogins.refuseLocked(db, username)
  if (!(await verifyPassword(user?.password ?? null, credentials.password)) || !user) {
    await failedLogins.record(db, username, credentials.password)
    await writeSecurityLog(db, {
      userId: user?.id ?? null,
      action: 'login_failed',
      success: false,
      ...client,
    })
    throw new ExpectedError(401, 'invalid_credentials', 'The username or the password is not right.')
  }
  // Parallel attempts all passed the first check. The account may be locked meanwhile: then a correct guess must not succeed.
  await failedLogins.refuseLocked(db, username)
  if (user.status === 'rejected') {
    throw new ExpectedError(403, 'account_rejected', 'This account has been closed by an administrator.')
  }
  if (user.mfaEnabled) {
    await checkSecondFactor(deps, user, credentials.token, client)
    await failedLogins.refuseLocked(db, username)
  }
  await failedLogins.reset(db, username)
  await recordSignIn(db, user.id, client.ipAddress, credentials.timeZone ?? null)
  await writeSecurityLog(db, { userId: user.id, action: 'login', success: true, ...client })
  const token = await openSession(db, { userId: user.id, ...client, timeZone: credentials.timeZone ?? null })
  return { user, token }
}

/** Wrong codes count like wrong passwords: otherwise all million codes could be tried in an afternoon. */
async function checkSecondFactor(
  deps: Deps,
  user: UserRow,
  token: string | undefined,
  client: ClientInfo,
): Promise<void> {
  const { db, failedLogins } = deps
  if (!token) throw new SecondFactorMissing('Please enter the code from your authenticator app.')
  const accepted = await acceptSecondFactor(deps, user.id, token)
  if (accepted === 'backup code') {
    await writeSecurityLog(db, { userId: user.id, action: 'backup_code_used', success: true, ...client })
  }
  if (accepted) return
  await failedLogins.record(db, user.username, `code:${token}`)
  await writeSecurityLog(db, { userId: user.id, action: 'login_failed', success: false, ...client })
  throw new WrongCode('This code is not right. Please try the one shown now.')
}

class SecondFactorMissing extends ExpectedError {
  constructor(message: string) {
    super(401, 'mfa_required', message, { field: 'token' })
  }
}

class WrongCode extends SecondFactorMissing {
  override get refusal(): string {
    return 'wrong_code'
  }
}
