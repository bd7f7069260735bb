import type { Kysely } from 'kysely'
import { retryAfterDeadlock } from '../../platform/database/retry-after-deadlock.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { endPaymentsOf } from '../payments/index.ts'
import { deleteVoicesOf, previewFolder } from '../voices/index.ts'

interface DeleteOptions {
  /** Stories that are shown as samples stay, without an owner. */
  readonly keepSamples?: boolean
  /** Called in the transaction, after the account was deleted. */
  readonly onDeleted?: (trx: Kysely<Schema>) => Promise<void>
}

/**
 * Deletes everything of an account: rows in one transaction, then files. A crash in between leaves files that no row refers to, which
 * the retention job removes. Recorded costs stay, without the account's id.
 */
export async function deleteAccount(
  { db, files, jobs, mail }: Pick<PlatformDeps, 'db' | 'files' | 'jobs' | 'mail'>,
  account: { readonly id: number; readonly isAdmin: boolean },
  { keepSamples = false, onDeleted }: DeleteOptions = {},
): Promise<void> {
  // Jobs for a story that was just requested lock some of the same rows, in another order.
  const deleted = await retryAfterDeadlock(() =>
    db.transaction().execute(async (trx) => {
      if (account.isAdmin) await refuseLastAdmin(trx, account.id)
      const stories = await trx
        .deleteFrom('stories')
        .where('userId', '=', account.id)
        .$if(keepSamples, (query) => query.where('isSample', '=', false))
        .returning('id')
        .execute()
      // The queue would keep the ids for days.
      await jobs.remove(trx, { key: 'storyId', values: stories.map(({ id }) => id) })
      const children = await trx
        .deleteFrom('children')
        .where('userId', '=', account.id)
        .returning('id')
        .execute()
      await endPaymentsOf(trx, jobs, account.id)
      const voices = await deleteVoicesOf(trx, jobs, account.id)
      // Otherwise the log would keep the IP addresses of the person.
      await trx.deleteFrom('securityLog').where('userId', '=', account.id).execute()
      await trx.deleteFrom('users').where('id', '=', account.id).execute()
      await trx.insertInto('deletedAccounts').values({ accountId: account.id }).execute()
      await onDeleted?.(trx)
      return { stories, children, voices }
    }),
  )
  for (const { id } of deleted.stories) await files.removeAll(`stories/${id}/`)
  for (const { id } of deleted.children) await files.removeAll(`children/${id}/`)
  for (const folder of deleted.voices) await files.removeAll(folder)
  await files.removeAll(previewFolder(account.id))
  await mail.forget?.(account.id)
}

/** There must always be an administrator who can approve and help. */
async function refuseLastAdmin(trx: Kysely<Schema>, id: number): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', true)
    // An administrator whose account is rejected cannot sign in.
    .where('status', '!=', 'rejected')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (admins.every((admin) => admin.id === id)) {
    throw new ExpectedError(
      409,
      'conflict',
      'You are the only administrator. Please make somebody else one first.',
    )
  }
}
