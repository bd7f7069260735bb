import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

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

/** Counts calls in the database, so that a limit holds for all processes together. */
export function rateLimitsIn(db: Kysely<Schema>): FastifyRateLimitStoreCtor {
  return class CountsInDatabase implements FastifyRateLimitStore {
    readonly #what: string

    constructor(_: unknown, what = '') {
      this.#what = what
    }

    incr(who: string, tell: (error: Error | null, count?: Count) => void, windowMs: number): void {
      void count(db, `${this.#what} ${who}`, windowMs).then(
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

/** Counts of windows that are over. @returns how many there were */
export async function removeEndedLimits(db: Kysely<Schema>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rateLimits')
    .where('endsAt', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** One statement: two processes that count at once count both calls. */
async function count(db: Kysely<Schema>, what: string, windowMs: number): Promise<Count> {
  const key = createHash('sha256').update(what).digest('base64url')
  const { rows } = await sql<Count>`
    insert into rate_limits (key, hits, ends_at) values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when rate_limits.ends_at <= now() then 1 else rate_limits.hits + 1 end,
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    returning hits as current, ceil(extract(epoch from ends_at - now()) * 1000)::integer as ttl`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A call was not counted')
  return counted
}
