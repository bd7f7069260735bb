import { randomUUID } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import { fromPglite, type Db as IDatabase, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/index.ts'
import { socketWithIdleTimeout } from '../database/remote/idle-timeout.ts'
import type { Schema } from '../database/schema.ts'
import { type Disk, someoneElsesDisk } from '../disk.ts'
import type { Metrics } from '../observability/metrics/open-metrics.ts'
import { noTracing, type Tracing } from '../observability/tracing/open-tracing.ts'
import { currentContext } from '../observability/tracing/request-context.ts'
import { declareQueues } from './declare-queues.ts'
import { type FailedJob, readFailed, retryFailed } from './failed.ts'
import { deadLetterName, deadLetterRetryDelaySeconds, type Job, type JobKind } from './job-kind.ts'
import { logEngineErrors } from './log-engine-errors.ts'
import { removeJobs } from './remove-jobs.ts'
import { requeueInterrupted } from './requeue.ts'
import { type QueueStatistics, readStatistics } from './statistics.ts'
import { openWorkers } from './workers.ts'

export { defineJob } from './job-kind.ts'

/** Work outside of requests, which runs at least once. It is stored in the same database as its data. */
export interface Jobs {
  /** Creates the queues of these kinds, so that jobs can be sent inside a transaction. Every kind is declared at start. */
  declare(kinds: readonly JobKind<object>[]): Promise<void>
  /**
   * Puts a job in the queue when the given transaction commits. With a `singletonKey` nothing happens while a job with the same
   * key is waiting or active.
   * @returns the job's id, or null when there was one with that key
   */
  enqueue<T extends object>(
    db: Kysely<Schema>,
    kind: JobKind<T>,
    data: T,
    options?: { singletonKey?: string; priority?: number; startAfter?: Date },
  ): Promise<string | null>
  /** Runs jobs of a kind in this process, up to `concurrency` at a time. A job whose handler throws is retried. */
  work<T extends object>(
    kind: JobKind<T>,
    options: { concurrency: number },
    handle: (job: Job<T>) => Promise<void>,
  ): Promise<void>
  /** Registers a handler for jobs whose tries have all failed; it runs in one process, and is retried if it throws. */
  onDead<T extends object>(kind: JobKind<T>, handle: (job: Job<T>) => Promise<void>): Promise<void>
  /** Sends a job on a schedule, once across all processes. @param timeZone IANA name */
  schedule<T extends object>(kind: JobKind<T>, cron: string, data: T, timeZone?: string): Promise<void>
  statistics(): Promise<QueueStatistics[]>
  /** Jobs whose tries have all failed, the latest first. */
  failed(): Promise<FailedJob[]>
  /**
   * Gives a failed job of one of these kinds one more try.
   * @returns its kind, or null when there is none with that id
   */
  retry(db: Kysely<Schema>, id: string, kinds: readonly string[]): Promise<string | null>
  /** Removes jobs, waiting or finished, whose data have one of the values under the key. */
  remove(db: Kysely<Schema>, about: { key: string; values: readonly string[] }): Promise<void>
  /** Waits for running jobs until the deadline; those that have not finished go back to the queue. */
  close(options?: { deadlineMs?: number }): Promise<void>
}

/** How long running jobs may take to finish when the process stops. */
const stopDeadlineMs = 15_000

/** The engine's statements may take longer than ours, because it cleans up its tables. */
const idleTimeoutMs = 60_000

export async function openJobs(
  database: Database,
  {
    log,
    metrics,
    tracing = noTracing,
    disk = someoneElsesDisk,
  }: { log: Logger; metrics?: Pick<Metrics, 'job'>; tracing?: Tracing; disk?: Disk },
): Promise<Jobs> {
  const boss = new PgBoss({ ...connectionOf(database), useListenNotify: true, persistQueueStats: false })
  boss.on('error', logEngineErrors(log))
  boss.on('warning', ({ message }) => log.warn({ message }, 'job engine'))
  await start(boss, database)
  if (database.kind === 'embedded') await requeueInterrupted(database, boss)
  const declared = new Set<string>()
  const workers = openWorkers(boss, database, disk, { log, metrics: metrics ?? null, tracing })
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
        { ...options, singletonKey, db: viaTransaction(db) },
      )
    },
    work: (kind, { concurrency }, handle) =>
      workers.start(kind.name, concurrency, kind.retryDelaySeconds, handle),
    onDead: (kind, handle) => workers.start(deadLetterName(kind), 1, deadLetterRetryDelaySeconds, handle),
    async schedule(kind, cron, data, timeZone = 'UTC') {
      await boss.schedule(kind.name, cron, data, { tz: timeZone })
    },
    statistics: () => readStatistics(database.db),
    failed: () => readFailed(database.db),
    retry: retryFailed,
    remove: removeJobs,
    close: ({ deadlineMs = stopDeadlineMs } = {}) => workers.stop(deadlineMs),
  }
}

function connectionOf({ engine }: Database) {
  if (engine.kind === 'embedded') return { db: fromPglite(engine), backend: 'pglite' as const }
  // How soon a dead worker is noticed. With the embedded database there is no other process to watch.
  const supervision = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 }
  const stream = socketWithIdleTimeout(idleTimeoutMs)
  return { connectionString: engine.url, application_name: 'nightlight jobs', max: 5, ...supervision, stream }
}

/** The engine creates and migrates its own tables; processes that start together wait for each other. */
async function start(boss: PgBoss, database: Database): Promise<void> {
  if (database.kind === 'embedded') await boss.start()
  else await database.withLock('nightlight jobs', () => boss.start())
}

/** Lets the engine write through the caller's transaction. */
function viaTransaction(db: Kysely<Schema>): IDatabase {
  return {
    async executeSql(text, values = []) {
      const { rows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows }
    },
  }
}
