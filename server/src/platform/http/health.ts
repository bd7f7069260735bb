import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Files } from '../files.ts'

export interface HealthNeeds {
  readonly db: Kysely<Schema>
  readonly files: Files
}

/** `/healthz`: the process runs. `/readyz`: it can serve, because its database and the place of its files answer. */
export function healthRoutes(app: FastifyInstance, { db, files }: HealthNeeds): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [database, store] = await Promise.allSettled([sql`select 1`.execute(db), files.check()])
    const missing = [
      ...(database.status === 'rejected' ? ['the database does not answer'] : []),
      ...(store.status === 'rejected' ? ['the place of pictures and sound does not answer'] : []),
    ]
    return reply.code(missing.length > 0 ? 503 : 200).send({ status: missing.join(', and ') || 'ready' })
  })
}
