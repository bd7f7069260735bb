import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { ProductConfig } from '../../platform/platform-deps.ts'

/** Where accounts wait for approval, nobody who waits may cause what costs money: stories, sound, pictures. */
export function refuseUnapproved({ accounts }: Pick<ProductConfig, 'accounts'>, account: Account): void {
  if (accounts.requireApproval && account.status === 'pending' && !account.isAdmin) {
    throw new ExpectedError(403, 'approval_required', 'Your account is waiting for approval.')
  }
}
