import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { networkAddress } from '../../platform/http/network-address.ts'
import { exceedsRateLimit } from '../../platform/http/rate-limits.ts'

/**
 * Limits how many invitations all accounts of one network together have mailed: somebody can register many accounts.
 * @param ip address of the client
 * @throws {ExpectedError} after too many
 */
export async function refuseManyInvitations(db: Kysely<Schema>, ip: string): Promise<void> {
  if (!(await exceedsRateLimit(db, networkAddress(ip), 'invitations', limits.invitationOfNetwork))) return
  throw new ExpectedError(
    429,
    'rate_limited',
    'Too many invitations were sent from your network. Please try again in an hour.',
  )
}
