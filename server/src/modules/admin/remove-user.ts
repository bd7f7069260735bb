import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, NotFound } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail.ts'
import { deleteAccount } from '../account-data/index.ts'
import { confirmPassword, type FailedLogins } from '../accounts/index.ts'
import { audit } from './audit.ts'
import { selectUser } from './users.queries.ts'

/** Deletes another's account with everything in it, with the password of whoever does. What stays is that it was done, and by whom. */
export async function removeUser(
  means: {
    db: Kysely<Schema>
    files: Files
    jobs: Jobs
    mail: Pick<Mail, 'forget'>
    failedLogins: FailedLogins
  },
  admin: Account,
  userId: number,
  { password, ...options }: { keepSamples: boolean; password: string },
): Promise<void> {
  await confirmPassword(means, admin, password)
  if (userId === admin.id) {
    throw new ExpectedError(409, 'conflict', 'Your own account is deleted on the security page.')
  }
  const user = await selectUser(means.db, userId)
  if (!user) throw new NotFound('User')
  const { status, subscriptionLevel, isAdmin } = user
  await deleteAccount(means, user, {
    ...options,
    // The name goes with the account: the number is enough to find it in a list of requests to delete.
    onDeleted: (trx) =>
      audit(trx, admin, {
        action: 'user_deleted',
        about: `user ${userId}`,
        before: { status, subscriptionLevel, isAdmin },
      }),
  })
}
