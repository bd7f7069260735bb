import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/index.ts'
import type { Disk } from '../disk.ts'
import type { Files } from '../files.ts'

export interface HealthDeps {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly files: Files
  readonly disk: Disk
  /** Whether this process has the key with which the secrets of the installation were encrypted. */
  readonly keyMatches: boolean
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, because its database and its file store respond, there is room on its
 * disk, and its key is that of the installation. Anybody may call it, so the result is cached for a second: nobody can make it
 * check them without end.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const checkCached = cachedFor(1000, () => findUnavailable(deps))
  // A probe every few seconds would fill the log.
  const options = { schema: { hide: true }, logLevel: 'silent' as const }
  app.get('/healthz', options, async () => ({ status: 'ok' }))

  app.get('/readyz', options, async (_request, reply) => {
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

async function findUnavailable({ database, files, disk, keyMatches }: HealthDeps): Promise<string[]> {
  const [answer, store, full] = await Promise.allSettled([
    sql`select 1`.execute(database.db),
    files.check(),
    database.kind === 'embedded' && disk.isFull(),
  ])
  return [
    ...(answer.status === 'rejected' ? ['the database does not answer'] : []),
    ...(store.status === 'rejected' ? ['the place of pictures and sound does not answer'] : []),
    ...(full.status === 'rejected' || full.value ? ['the disk of DATA_DIR is full'] : []),
    // Alone on its embedded database a process disagrees with nobody; what the lost key had encrypted is lost, and logged.
    ...(keyMatches || database.kind === 'embedded'
      ? []
      : ['SECRET_KEY is not the key of this installation: set the same one for every process']),
  ]
}
