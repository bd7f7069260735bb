import type { BodyOf, leaveChildScreen as leaveCall } from '@nightlight/contract'
import { InvalidInput } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { type FailedLogins, verifyPassword } from '../accounts/index.ts'
import { freeSession, selectSecrets } from './child-screen.queries.ts'

/**
 * Makes a child's screen the parent's again. Tries are counted for this browser alone: a child that plays with the buttons must not keep
 * the parent from signing in elsewhere.
 * @throws {WrongSecret} for another PIN or password
 * @throws {AccountLocked} after too many of them
 */
export async function leaveChildScreen(
  { db, failedLogins }: Pick<PlatformDeps, 'db'> & { readonly failedLogins: FailedLogins },
  account: Account,
  { pin, password }: BodyOf<typeof leaveCall>,
): Promise<void> {
  const tries = `child-screen:${account.sessionId}`
  await failedLogins.refuseLocked(db, tries)
  const secrets = await selectSecrets(db, account.id)
  const [field, secret, hash] =
    pin === undefined
      ? (['password', password ?? '', secrets.password] as const)
      : (['pin', pin, secrets.childScreenPin] as const)
  if (!(await verifyPassword(hash, secret))) {
    await failedLogins.record(db, tries, `${field}:${secret}`)
    throw new WrongSecret(field)
  }
  // Parallel tries all passed the first check: a guess that came after the lock must not succeed.
  await failedLogins.refuseLocked(db, tries)
  await failedLogins.reset(db, tries)
  await freeSession(db, account.sessionId)
}

class WrongSecret extends InvalidInput {
  constructor(field: 'pin' | 'password') {
    super(field, field === 'pin' ? 'This is not the PIN.' : 'This is not your password.')
  }

  override get refusal(): string {
    return 'wrong_pin'
  }
}
