import { InvalidInput } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { FailedLogins } from './failed-logins.ts'
import { verifyPassword } from './passwords.ts'
import { selectPassword } from './security.queries.ts'

/**
 * Requires the password again in a signed-in browser. Wrong attempts count like failed sign-ins, so that a browser that was left
 * open cannot be used for guessing.
 */
export async function confirmPassword(
  { db, failedLogins }: Pick<PlatformDeps, 'db'> & { readonly failedLogins: FailedLogins },
  account: Account,
  password: string,
  field = 'password',
): Promise<void> {
  await failedLogins.refuseLocked(db, account.username)
  if (await verifyPassword(await selectPassword(db, account.id), password)) {
    // Parallel attempts all passed the first check: the lock may have been set meanwhile.
    return failedLogins.refuseLocked(db, account.username)
  }
  await failedLogins.record(db, account.username, password)
  throw new WrongPassword(field)
}

class WrongPassword extends InvalidInput {
  constructor(field: string) {
    super(field, 'This is not your password.')
  }

  override get refusal(): string {
    return 'wrong_password'
  }
}
