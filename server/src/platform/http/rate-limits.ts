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
  /** How many calls an account may make; and an address without an account, unless `perAddress` says otherwise. */
  readonly max: number
  /** How many calls without an account may come from one address, behind which there can be many families. */
  readonly perAddress?: number
  readonly timeWindow: keyof typeof windowMs
}

/**
 * Who is counted: the account where somebody is signed in, wherever the call comes from, and the address otherwise. A school, a
 * hospital or a mobile network has many families behind one address.
 */
export const rateLimitKey = ({ account, ip }: Pick<FastifyRequest, 'account' | 'ip'>): string =>
  account ? `account ${account.id}` : networkAddress(ip)

/** The part of a route's configuration that limits it. */
export function limitedBy(limit: RateLimit) {
  const { max, perAddress = max, timeWindow } = limit
  const rateLimit = { max: ({ account }: FastifyRequest) => (account ? max : perAddress), timeWindow }
  return { limit, rateLimit }
}

/**
 * Counts something that only some requests to a call do, in addition to the limit of the call itself.
 * @param who whose calls are counted, such as an account or an address
 * @param what name of what is counted; calls with the same name are counted together
 * @returns whether there are more than `max`
 */
export async function exceedsRateLimit(
  db: Kysely<Schema>,
  who: string,
  what: string,
  { max, timeWindow }: RateLimit,
): Promise<boolean> {
  const { current } = await count(db, `${what} ${who}`, windowMs[timeWindow])
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
      void count(db, `${this.#what} ${who}`, windowMs).then(
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

/** Removes counts of windows that have ended. @returns how many there were */
export async function removeEndedWindows(db: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rateLimits')
    .where('endsAt', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** One statement, so that no call is lost when two processes count at once. */
async function count(db: Kysely<Schema>, what: string, windowMs: number): Promise<Count> {
  const key = createHash('sha256').update(what).digest('base64url')
  const { rows } = await sql<Count>`
    insert into rate_limits (key, hits, ends_at)
    values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when rate_limits.ends_at <= now() then 1 else rate_limits.hits + 1 end,
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    returning hits as current, ceil(extract(epoch from ends_at - now()) * 1000)::integer as ttl`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A call was not counted')
  return counted
}
