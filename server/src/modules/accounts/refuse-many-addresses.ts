import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { networkAddress } from '../../platform/http/network-address.ts'
import { exceedsRateLimit, rateLimitKey } from '../../platform/http/rate-limits.ts'

/**
 * Limits how many unverified addresses one account and one network can have mail sent to, at registration or later: they may
 * belong to anybody.
 * @throws {ExpectedError} after too many; a school that registers many accounts at once can leave the addresses out
 */
export async function refuseManyAddresses(
  db: Kysely<Schema>,
  request: Pick<FastifyRequest, 'ip' | 'account'>,
): Promise<void> {
  const what = 'mail to an address that is not proven'
  const network = networkAddress(request.ip)
  const exceeded = [
    await exceedsRateLimit(db, network, what, limits.unverifiedAddressOfNetwork),
    request.account !== null &&
      (await exceedsRateLimit(db, rateLimitKey(request), what, limits.unverifiedAddress)),
  ]
  if (!exceeded.includes(true)) return
  throw new ExpectedError(
    429,
    'rate_limited',
    'Too many email addresses were entered from your network. Please leave the address empty, or wait ten minutes.',
    { field: 'email' },
  )
}
