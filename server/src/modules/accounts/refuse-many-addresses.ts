import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { exceedsRateLimit } from '../../platform/http/rate-limits.ts'

/**
 * Limits how many unverified addresses one network can have mail sent to, at registration or later: they may belong to anybody.
 * @throws {ExpectedError} after too many; a school that registers many accounts at once can leave the addresses out
 */
export async function refuseManyAddresses(db: Kysely<Schema>, request: FastifyRequest): Promise<void> {
  if (
    !(await exceedsRateLimit(db, request, 'mail to an address that is not proven', limits.unverifiedAddress))
  )
    return
  throw new ExpectedError(
    429,
    'rate_limited',
    'Too many email addresses were entered from your network. Please leave the address empty, or wait ten minutes.',
    { field: 'email' },
  )
}
