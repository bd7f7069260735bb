import { InvalidInput } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { FailedLogins } from './failed-logins.ts'
import { passwordFits } from './passwords.ts'
import { selectPassword } from './security.queries.ts'

/**
 * Asks whoever sits at a signed-in browser for the password once more. Wrong tries count like failed sign-ins: a browser left
 * open must not become a place to guess.
 */
export async function confirmPassword(
  { db, failedLogins }: Pick<PlatformDeps, 'db'> & { readonly failedLogins: FailedLogins },
  account: Account,
  password: string,
  field = 'password',
): Promise<void> {
  await failedLogins.refuseLocked(db, account.username)
  if (await passwordFits(await selectPassword(db, account.id), password)) {
    // Of many tries at once all have found it open.
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
