import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { isTooMuch } from '../../platform/http/rate-limits.ts'

/**
 * Whoever names an address of mail, when registering or later, has it mailed to, and it may be anybody's.
 * @throws {ExpectedError} when there were too many; a school that registers together can do so without addresses
 */
export async function refuseManyAddresses(db: Kysely<Schema>, request: FastifyRequest): Promise<void> {
  if (!(await isTooMuch(db, request, 'mail to an address that is not proven', limits.unverifiedAddress)))
    return
  throw new ExpectedError(
    429,
    'rate_limited',
    'Too many email addresses were given from here. Please leave the address empty, or wait ten minutes.',
    { field: 'email' },
  )
}
