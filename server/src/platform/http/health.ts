import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Files } from '../files.ts'

export interface HealthDeps {
  readonly db: Kysely<Schema>
  readonly files: Files
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, because its database and its file store respond. Anybody may call it, so
 * the result is cached for a second: nobody can make it check them without end.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const checkCached = cachedFor(1000, () => findUnavailable(deps))
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const unavailable = await checkCached()
    return reply
      .code(unavailable.length > 0 ? 503 : 200)
      .send({ status: unavailable.join(', and ') || 'ready' })
  })
}

/** Caches the result of `check` for so many milliseconds after it has resolved. @param now a clock that never goes back */
export function cachedFor<T>(ms: number, check: () => Promise<T>, now = () => performance.now()) {
  let result: Promise<T> | undefined
  let resolvedAt = Number.POSITIVE_INFINITY
  return (): Promise<T> => {
    if (result && now() - resolvedAt < ms) return result
    resolvedAt = Number.POSITIVE_INFINITY
    result = check().finally(() => {
      resolvedAt = now()
    })
    return result
  }
}

async function findUnavailable({ db, files }: HealthDeps): Promise<string[]> {
  const [database, store] = await Promise.allSettled([sql`select 1`.execute(db), files.check()])
  return [
    ...(database.status === 'rejected' ? ['the database does not answer'] : []),
    ...(store.status === 'rejected' ? ['the place of pictures and sound does not answer'] : []),
  ]
}
