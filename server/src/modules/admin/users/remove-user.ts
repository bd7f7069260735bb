import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { deleteAccount } from '../../account-data/index.ts'
import { confirmPassword, type FailedLogins } from '../../accounts/index.ts'
import { audit } from '../audit.ts'
import { selectUser } from './users.queries.ts'

/** Deletes another account with everything in it. Requires the administrator's password, and leaves an entry in the audit log. */
export async function removeUser(
  deps: Pick<PlatformDeps, 'db' | 'files' | 'jobs' | 'mail'> & { readonly failedLogins: FailedLogins },
  admin: Account,
  userId: number,
  { password, ...options }: { keepSamples: boolean; password: string },
): Promise<void> {
  await confirmPassword(deps, admin, password)
  if (userId === admin.id) {
    throw new ExpectedError(409, 'conflict', 'Your own account is deleted on the security page.')
  }
  const user = await selectUser(deps.db, userId)
  if (!user) throw new NotFound('User')
  const { status, subscriptionLevel, isAdmin } = user
  await deleteAccount(deps, user, {
    ...options,
    // Without the name: the id is enough to find the account in a list of deletion requests.
    onDeleted: (trx) =>
      audit(trx, admin, {
        action: 'user_deleted',
        about: `user ${userId}`,
        before: { status, subscriptionLevel, isAdmin },
      }),
  })
}
