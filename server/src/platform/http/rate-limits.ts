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

/** What the limiter passes for a route, which its types do not declare. */
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
  /** Who is counted, if not address and account. */
  readonly keyGenerator?: (request: FastifyRequest) => string
}

/** By account alone where there is one: a school or a hospital has many families behind one address. */
export const byAccount = ({ account, ip }: FastifyRequest): string =>
  account ? accountKey(account.id) : networkAddress(ip)

/**
 * Who is counted by default: the address, and the account as well if somebody is signed in. So many accounts at one address get
 * no more than one, and neither does one account at many addresses.
 */
export const rateLimitKey = ({ account, ip }: FastifyRequest): string =>
  account ? `${networkAddress(ip)}${separator}${accountKey(account.id)}` : networkAddress(ip)

const separator = '\n'
const accountKey = (id: number) => `account ${id}`

/** For calls that count against an account's quota, which is tighter and says when it is renewed. */
export const byAddress = ({ ip }: FastifyRequest): string => networkAddress(ip)

/**
 * Counts something that only some requests to a call do, in addition to the limit of the call itself.
 * @param what name of what is counted; calls with the same name are counted together
 * @returns whether the limit is exceeded
 */
export async function exceedsRateLimit(
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
  return class DatabaseRateLimitStore implements FastifyRateLimitStore {
    readonly #what: string

    constructor(_: unknown, what = '') {
      this.#what = what
    }

    incr(who: string, callback: (error: Error | null, count?: Count) => void, windowMs: number): void {
      void count(db, keysOf(this.#what, who), windowMs).then(
        (rows) => callback(null, rows),
        (error: Error) => callback(error),
      )
    }

    child(route: object): DatabaseRateLimitStore {
      const { routeInfo } = route as LimitedRoute
      return new DatabaseRateLimitStore(null, `${routeInfo?.method} ${routeInfo?.url}`)
    }
  }
}

const keysOf = (what: string, who: string) => who.split(separator).map((each) => `${what} ${each}`)

/** Removes counts of windows that have ended. @returns how many there were */
export async function removeEndedWindows(db: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rateLimits')
    .where('endsAt', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * One statement, so that no call is lost when two processes count at once. Addresses come before accounts, so that no two calls
 * deadlock.
 * @returns the highest of the counts
 */
async function count(db: Kysely<Schema>, what: readonly string[], windowMs: number): Promise<Count> {
  const values = what.map((each) => {
    const key = createHash('sha256').update(each).digest('base64url')
    return sql`(${key}, 1, now() + ${windowMs} * interval '1 millisecond')`
  })
  const { rows } = await sql<Count>`
    insert into rate_limits (key, hits, ends_at) values ${sql.join(values)}
    on conflict (key) do update set
      hits = case when rate_limits.ends_at <= now() then 1 else rate_limits.hits + 1 end,
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    returning hits as current, ceil(extract(epoch from ends_at - now()) * 1000)::integer as ttl`.execute(db)
  const [highest] = rows.toSorted((one, other) => other.current - one.current)
  if (!highest) throw new Error('A call was not counted')
  return highest
}
