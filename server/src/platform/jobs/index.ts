import { randomUUID } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import { fromPglite, type Db as IDatabase, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/index.ts'
import { socketWithIdleTimeout } from '../database/remote/idle-timeout.ts'
import type { Schema } from '../database/schema.ts'
import type { Metrics } from '../observability/metrics/open-metrics.ts'
import { noTracing, type Tracing } from '../observability/tracing/open-tracing.ts'
import { currentContext } from '../observability/tracing/request-context.ts'
import { declareQueues } from './declare-queues.ts'
import { type FailedWork, readFailed, retryFailed } from './failed.ts'
import { deadLetterName, deadLetterRetryDelaySeconds, type JobKind, type Work } from './job-kind.ts'
import { requeueInterrupted } from './requeue.ts'
import { type QueueStatistics, readStatistics } from './statistics.ts'
import { workersOf } from './workers.ts'

export { defineJob } from './job-kind.ts'

/** Work that is done outside of requests, at least once each, kept in the database beside what it is about. */
export interface Jobs {
  /** Makes the queues of these kinds, so that they can be sent to inside a transaction. Every kind is declared at start. */
  declare(kinds: readonly JobKind<object>[]): Promise<void>
  /**
   * Puts work in the queue when the given transaction commits. With a `singletonKey` nothing happens while work with the same
   * key waits or is being done.
   * @returns the job's id, or null when there was one with that key
   */
  enqueue<T extends object>(
    db: Kysely<Schema>,
    kind: JobKind<T>,
    data: T,
    options?: { singletonKey?: string; priority?: number; startAfter?: Date },
  ): Promise<string | null>
  /** Takes on work of a kind in this process, so many at a time. A handler that throws is tried again. */
  work<T extends object>(
    kind: JobKind<T>,
    options: { concurrency: number },
    handle: (work: Work<T>) => Promise<void>,
  ): Promise<void>
  /** Called for work whose every try has failed, in a process that takes on such work; it is tried again if it throws. */
  onDead<T extends object>(kind: JobKind<T>, handle: (work: Work<T>) => Promise<void>): Promise<void>
  /** Sends a job by the clock, once across all processes. @param timeZone IANA name */
  schedule<T extends object>(kind: JobKind<T>, cron: string, data: T, timeZone?: string): Promise<void>
  statistics(): Promise<QueueStatistics[]>
  /** Work whose every try has failed, the latest first. */
  failed(): Promise<FailedWork[]>
  /**
   * Gives failed work of these kinds one more try.
   * @returns its kind, or null when there is none with that id
   */
  retry(db: Kysely<Schema>, id: string, kinds: readonly string[]): Promise<string | null>
  /** Lets work that is under way finish for a while; what is not finished then goes back to the queue. */
  close(options?: { deadlineMs?: number }): Promise<void>
}

/** Work that is under way when the process stops may take so long to finish. */
const stopDeadlineMs = 15_000

/** The engine's statements may take longer than ours: it clears its tables by itself. */
const silenceMs = 60_000

export async function openJobs(
  database: Database,
  { log, metrics, tracing = noTracing }: { log: Logger; metrics?: Pick<Metrics, 'job'>; tracing?: Tracing },
): Promise<Jobs> {
  const boss = new PgBoss({ ...connectionOf(database), useListenNotify: true, persistQueueStats: false })
  // Messages of the database can quote rows.
  boss.on('error', (error) =>
    log.error({ type: error.name, message: error.message?.slice(0, 200) }, 'job engine'),
  )
  boss.on('warning', ({ message }) => log.warn({ message }, 'job engine'))
  await start(boss, database)
  if (database.kind === 'embedded') await requeueInterrupted(database, boss)
  const declared = new Set<string>()
  const workers = workersOf(boss, database, { log, metrics: metrics ?? null, tracing })
  return {
    async declare(kinds) {
      await declareQueues(boss, database, kinds)
      for (const kind of kinds) declared.add(kind.name)
    },
    async enqueue(db, kind, data, { singletonKey = randomUUID(), ...options } = {}) {
      if (!declared.has(kind.name)) throw new Error(`The job ${kind.name} was not declared at start.`)
      const requestContext = currentContext()
      return boss.send(
        kind.name,
        { ...data, ...(requestContext && { requestContext }) },
        { ...options, singletonKey, db: through(db) },
      )
    },
    work: (kind, { concurrency }, handle) =>
      workers.take(kind.name, concurrency, kind.retryDelaySeconds, handle),
    onDead: (kind, handle) => workers.take(deadLetterName(kind), 1, deadLetterRetryDelaySeconds, handle),
    async schedule(kind, cron, data, timeZone = 'UTC') {
      await boss.schedule(kind.name, cron, data, { tz: timeZone })
    },
    statistics: () => readStatistics(database.db),
    failed: () => readFailed(database.db),
    retry: retryFailed,
    close: ({ deadlineMs = stopDeadlineMs } = {}) => workers.stop(deadlineMs),
  }
}

function connectionOf({ engine }: Database) {
  if (engine.kind === 'embedded') return { db: fromPglite(engine), backend: 'pglite' as const }
  // How soon it is seen that a worker has not been heard of. One process has nobody to watch.
  const watch = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 }
  const stream = socketWithIdleTimeout(silenceMs)
  return { connectionString: engine.url, application_name: 'nightlight jobs', max: 5, ...watch, stream }
}

/** The engine makes and migrates its own tables; processes that start together take turns. */
async function start(boss: PgBoss, database: Database): Promise<void> {
  if (database.kind === 'embedded') await boss.start()
  else await database.withLock('nightlight jobs', () => boss.start())
}

/** Lets the engine write through the caller's transaction. */
function through(db: Kysely<Schema>): IDatabase {
  return {
    async executeSql(text, values = []) {
      const { rows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows }
    },
  }
}
