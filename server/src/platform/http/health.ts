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
 * `/healthz`: the process runs. `/readyz`: it can serve, because its database and the place of its files answer. Anybody may ask:
 * whoever does within the same second gets the same answer, so that nobody can have them asked without end.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const missing = oncePer(1000, () => findMissing(deps))
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const what = await missing()
    return reply.code(what.length > 0 ? 503 : 200).send({ status: what.join(', and ') || 'ready' })
  })
}

/** Asks again once the answer of before has come and is so old, in milliseconds. @param now a clock that never goes back */
export function oncePer<T>(ms: number, ask: () => Promise<T>, now = () => performance.now()) {
  let answer: Promise<T> | undefined
  let answeredAt = Number.POSITIVE_INFINITY
  return (): Promise<T> => {
    if (answer && now() - answeredAt < ms) return answer
    answeredAt = Number.POSITIVE_INFINITY
    answer = ask().finally(() => {
      answeredAt = now()
    })
    return answer
  }
}

async function findMissing({ db, files }: HealthDeps): Promise<string[]> {
  const [database, store] = await Promise.allSettled([sql`select 1`.execute(db), files.check()])
  return [
    ...(database.status === 'rejected' ? ['the database does not answer'] : []),
    ...(store.status === 'rejected' ? ['the place of pictures and sound does not answer'] : []),
  ]
}
