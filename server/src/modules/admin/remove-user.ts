import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, NotFound } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { deleteAccount } from '../account-data/index.ts'
import { audit } from './audit.ts'
import { selectUser } from './users.queries.ts'

/** Deletes another's account with everything in it. What stays is that it was done, and by whom. */
export async function removeUser(
  { db, files, jobs }: { db: Kysely<Schema>; files: Files; jobs: Jobs },
  admin: Account,
  userId: number,
  options: { keepSamples: boolean },
): Promise<void> {
  if (userId === admin.id) {
    throw new ExpectedError(409, 'conflict', 'Your own account is deleted on the security page.')
  }
  const user = await selectUser(db, userId)
  if (!user) throw new NotFound('User')
  const { status, subscriptionLevel, isAdmin } = user
  await deleteAccount({ db, files, jobs }, user, {
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
