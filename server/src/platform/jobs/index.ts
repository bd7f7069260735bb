import type { Kysely } from 'kysely'
import { CompiledQuery } from 'kysely'
import { type Job as BossJob, fromPglite, type Db as IDatabase, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/index.ts'
import { refuseInsideTransaction } from '../database/open-transactions.ts'
import type { Schema } from '../database/schema.ts'

/** A kind of work. Its data holds ids, never names or texts: what is not in the job cannot leak from it. */
export interface JobKind<T extends object> {
  readonly name: string
  /** Tries after the first one. */
  readonly retryLimit: number
  /** Before the first retry; each later wait is about twice as long. */
  readonly retryDelaySeconds: number
  /** A try that takes longer is given up: its signal aborts. */
  readonly expireInSeconds: number
  /** Only here for its type. */
  readonly data?: T
}

export const defineJob = <T extends object>(
  name: string,
  limits: Omit<JobKind<T>, 'name' | 'data'>,
): JobKind<T> => ({
  name,
  ...limits,
})

export interface Work<T> {
  readonly id: string
  readonly data: T
  readonly signal: AbortSignal
}

export interface Jobs {
  /** Makes the queue of a kind, so that it can be sent to inside a transaction. Every kind is declared at start. */
  declare(kinds: readonly JobKind<object>[]): Promise<void>
  /** Puts work in the queue when the given transaction commits. */
  enqueue<T extends object>(
    db: Kysely<Schema>,
    kind: JobKind<T>,
    data: T,
    options?: { singletonKey?: string },
  ): Promise<void>
  work<T extends object>(
    kind: JobKind<T>,
    options: { concurrency: number },
    handle: (work: Work<T>) => Promise<void>,
  ): Promise<void>
  /** Called once for work whose every try has failed. */
  onDead<T extends object>(kind: JobKind<T>, handle: (work: Work<T>) => Promise<void>): Promise<void>
  /** Sends a job by the clock, once across all processes. */
  schedule<T extends object>(kind: JobKind<T>, cron: string, data: T): Promise<void>
  close(): Promise<void>
}

/** A worker that has not been heard of for so long is taken for dead, and its jobs are done by another. */
const heartbeatSeconds = 10

/** Work wakes a worker by NOTIFY; asking now and then is for what a lost connection has missed. */
const pollSeconds = 2

/** Jobs that are at work when the process stops may take so long to finish. */
const stopMs = 15_000

const deadName = (kind: { name: string }) => `${kind.name}-dead`

export async function openJobs(database: Database, { log }: { log: Logger }): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOf(database),
    useListenNotify: true,
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
  })
  boss.on('error', (error) =>
    log.error({ type: error.name, message: error.message.slice(0, 200) }, 'job engine'),
  )
  await boss.start()
  await takeUpInterrupted(database)
  return {
    declare: (kinds) => declare(boss, kinds),
    async enqueue(db, kind, data, options = {}) {
      await boss.send(kind.name, data, { ...options, db: through(db) })
    },
    async work(kind, { concurrency }, handle) {
      await workOn(boss, log, kind.name, concurrency, handle)
    },
    async onDead(kind, handle) {
      await workOn(boss, log, deadName(kind), 1, handle)
    },
    async schedule(kind, cron, data) {
      await boss.schedule(kind.name, cron, data)
    },
    close: () => boss.stop({ graceful: true, timeout: stopMs, close: true }),
  }
}

function connectionOf({ engine }: Database) {
  if (engine.kind === 'server') return { connectionString: engine.url, max: 4 }
  return { db: refusing(fromPglite(engine.pglite)), backend: 'pglite' as const }
}

/** The engine's own queries would wait for ever for a transaction that waits for them: fail at once instead. */
function refusing(db: IDatabase): IDatabase {
  return {
    ...db,
    executeSql(text, values) {
      refuseInsideTransaction()
      return db.executeSql(text, values)
    },
  }
}

/** Lets the engine write through the caller's transaction. */
function through(db: Kysely<Schema>): IDatabase {
  return {
    async executeSql(text, values = []) {
      const { rows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows: rows as unknown[] }
    },
  }
}

async function declare(boss: PgBoss, kinds: readonly JobKind<object>[]): Promise<void> {
  for (const kind of kinds) {
    const limits = {
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: kind.expireInSeconds,
      heartbeatSeconds,
      notify: true,
    }
    await boss.createQueue(deadName(kind), {
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      notify: true,
    })
    await boss.createQueue(kind.name, { ...limits, deadLetter: deadName(kind) })
    // The engine looks a queue up before it sends to it. Done now, because inside a transaction it could not.
    await boss.findJobs(kind.name, { key: '' })
  }
}

async function workOn<T extends object>(
  boss: PgBoss,
  log: Logger,
  name: string,
  concurrency: number,
  handle: (work: Work<T>) => Promise<void>,
): Promise<void> {
  let workerId: string | null = null
  const options = { localConcurrency: concurrency, batchSize: 1, pollingIntervalSeconds: pollSeconds }
  workerId = await boss.work<T>(name, options, async ([job]: BossJob<T>[]) => {
    if (!job) return
    try {
      await handle({ id: job.id, data: job.data, signal: job.signal })
    } catch (error) {
      log.warn({ job: name, id: job.id, ...causeOf(error) }, 'job failed')
      throw error
    } finally {
      // One job is taken at a time; without a call the next one would wait for the next poll.
      if (workerId) boss.notifyWorker(workerId)
    }
  })
}

/** Messages of the database can quote rows; the class, the code and the place say enough. */
function causeOf(error: unknown) {
  if (!(error instanceof Error)) return { cause: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { cause: error.name, code, at: error.stack?.split('\n').slice(1, 4).join(' ').trim() }
}

/**
 * The embedded database serves one process: work that is marked as being done when it starts was being done by a process that
 * is no more. It goes back to the queue, and this does not count as a try.
 */
async function takeUpInterrupted(database: Database): Promise<void> {
  if (database.engine.kind !== 'embedded') return
  await database.engine.pglite.exec(
    `update pgboss.job set state = 'retry', started_on = null, start_after = now() where state = 'active'`,
  )
}
