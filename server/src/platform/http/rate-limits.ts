import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { networkAddress } from './network-address.ts'

interface Count {
  /** Calls in this window, this one included. */
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** What the limiter hands over for a route: more than its types say. */
interface LimitedRoute {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string }
}

const windowMs = {
  '1 minute': 60_000,
  '5 minutes': 5 * 60_000,
  '10 minutes': 10 * 60_000,
  '1 hour': 60 * 60_000,
}

export interface RateLimit {
  readonly max: number
  readonly timeWindow: keyof typeof windowMs
  /** Who is counted, where it is not address and account. */
  readonly keyGenerator?: (request: FastifyRequest) => string
}

/** By account alone where there is one: a school or a hospital has many families behind one address. */
export const byAccount = ({ account, ip }: FastifyRequest): string =>
  account ? accountKey(account.id) : networkAddress(ip)

/**
 * Who is counted where a route names a limit: the address, and the account as well where somebody is signed in. Many accounts
 * behind one address come no further than one, nor does one account that comes from many.
 */
export const rateLimitKey = ({ account, ip }: FastifyRequest): string =>
  account ? `${networkAddress(ip)}${and}${accountKey(account.id)}` : networkAddress(ip)

const and = '\n'
const accountKey = (id: number) => `account ${id}`

/** For calls that an account pays for from a quota of its own, which is tighter and says when there is more. */
export const byAddress = ({ ip }: FastifyRequest): string => networkAddress(ip)

/**
 * Counts what only some bodies of a call ask for, beside the limit of the call itself.
 * @param what is counted; calls that name the same are counted together
 * @returns whether there have been more than that
 */
export async function isTooMuch(
  db: Kysely<Schema>,
  request: FastifyRequest,
  what: string,
  { max, timeWindow }: RateLimit,
): Promise<boolean> {
  const { current } = await count(db, keysOf(what, rateLimitKey(request)), windowMs[timeWindow])
  return current > max
}

/** Counts calls in the database, so that a limit holds for all processes together. */
export function rateLimitsIn(db: Kysely<Schema>): FastifyRateLimitStoreCtor {
  return class CountsInDatabase implements FastifyRateLimitStore {
    readonly #what: string

    constructor(_: unknown, what = '') {
      this.#what = what
    }

    incr(who: string, tell: (error: Error | null, count?: Count) => void, windowMs: number): void {
      void count(db, keysOf(this.#what, who), windowMs).then(
        (counted) => tell(null, counted),
        (error: Error) => tell(error),
      )
    }

    child(route: object): CountsInDatabase {
      const { routeInfo } = route as LimitedRoute
      return new CountsInDatabase(null, `${routeInfo?.method} ${routeInfo?.url}`)
    }
  }
}

const keysOf = (what: string, who: string) => who.split(and).map((each) => `${what} ${each}`)

/** Counts of windows that are over. @returns how many there were */
export async function removeEndedLimits(db: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rateLimits')
    .where('endsAt', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * One statement: two processes that count at once count both calls. Addresses come before accounts, so that no two calls wait for
 * each other.
 * @returns the fuller of the counts
 */
async function count(db: Kysely<Schema>, what: readonly string[], windowMs: number): Promise<Count> {
  const rows = what.map((each) => {
    const key = createHash('sha256').update(each).digest('base64url')
    return sql`(${key}, 1, now() + ${windowMs} * interval '1 millisecond')`
  })
  const counted = await sql<Count>`
    insert into rate_limits (key, hits, ends_at) values ${sql.join(rows)}
    on conflict (key) do update set
      hits = case when rate_limits.ends_at <= now() then 1 else rate_limits.hits + 1 end,
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    returning hits as current, ceil(extract(epoch from ends_at - now()) * 1000)::integer as ttl`.execute(db)
  const [fullest] = counted.rows.toSorted((one, other) => other.current - one.current)
  if (!fullest) throw new Error('A call was not counted')
  return fullest
}
