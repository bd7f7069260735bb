import type { Kysely } from 'kysely'
import { retryAfterDeadlock } from '../../platform/database/retry-after-deadlock.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { endPaymentsOf } from '../payments/index.ts'
import { endVoicesOf, previewFolder } from '../voices/index.ts'

interface Manner {
  /** Stories that are shown as samples stay, and are nobody's from then on. */
  readonly keepSamples?: boolean
  /** Called in the transaction, when the account is gone. */
  readonly onDeleted?: (trx: Kysely<Schema>) => Promise<void>
}

/**
 * Deletes everything of an account. Rows go in one transaction, files after it: what is left of a crash in between are files that
 * no row names. What others must keep (the security log, costs) stays without the account's number.
 */
export async function deleteAccount(
  { db, files, jobs, mail }: Pick<PlatformDeps, 'db' | 'files' | 'jobs' | 'mail'>,
  account: { readonly id: number; readonly isAdmin: boolean },
  { keepSamples = false, onDeleted }: Manner = {},
): Promise<void> {
  // Work on a story that was just asked for holds some of the same rows, in its own order.
  const gone = await retryAfterDeadlock(() =>
    db.transaction().execute(async (trx) => {
      if (account.isAdmin) await refuseLastAdmin(trx, account.id)
      const stories = await trx
        .deleteFrom('stories')
        .where('userId', '=', account.id)
        .$if(keepSamples, (query) => query.where('isSample', '=', false))
        .returning('id')
        .execute()
      const children = await trx
        .deleteFrom('children')
        .where('userId', '=', account.id)
        .returning('id')
        .execute()
      await endPaymentsOf(trx, jobs, account.id)
      const voices = await endVoicesOf(trx, jobs, account.id)
      // The log would keep addresses of a browser that are the person's.
      await trx.deleteFrom('securityLog').where('userId', '=', account.id).execute()
      await trx.deleteFrom('users').where('id', '=', account.id).execute()
      await trx.insertInto('deletedAccounts').values({ accountId: account.id }).execute()
      await onDeleted?.(trx)
      return { stories, children, voices }
    }),
  )
  for (const { id } of gone.stories) await files.removeAll(`stories/${id}/`)
  for (const { id } of gone.children) await files.removeAll(`children/${id}/`)
  for (const folder of gone.voices) await files.removeAll(folder)
  await files.removeAll(previewFolder(account.id))
  await mail.forget?.(account.id)
}

/** Somebody must be left who can approve and help. */
async function refuseLastAdmin(trx: Kysely<Schema>, id: number): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', true)
    // One whose account is closed helps nobody.
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
