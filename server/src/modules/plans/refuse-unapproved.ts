import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'

/** Where accounts wait for approval, nobody who waits may cause what costs money: stories, sound, pictures. */
export function refuseUnapproved(
  { accounts }: { readonly accounts: { readonly requireApproval: boolean } },
  account: Account,
): void {
  if (accounts.requireApproval && account.status === 'pending' && !account.isAdmin) {
    throw new ExpectedError(403, 'approval_required', 'Your account is waiting for approval.')
  }
}
