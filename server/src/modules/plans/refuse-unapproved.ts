import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { ProductConfig } from '../../platform/platform-deps.ts'

/** Where approval is required, pending accounts cannot use anything that costs money: stories, audio, pictures. */
export function refuseUnapproved({ accounts }: Pick<ProductConfig, 'accounts'>, account: Account): void {
  if (accounts.requireApproval && account.status === 'pending' && !account.isAdmin) {
    throw new ExpectedError(403, 'approval_required', 'Your account is waiting for approval.')
  }
}
