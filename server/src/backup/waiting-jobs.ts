import { pino } from 'pino'
import { jobKinds } from '../job-kinds.ts'
import type { Database, RunSql } from '../platform/database/index.ts'
import { openJobs } from '../platform/jobs/index.ts'
import { type Batch, insertRows, readRows } from './rows.ts'
import { keysOf, quoteName, type Table } from './tables.ts'

/** Jobs that are still to be done: completed and failed ones are not copied. */
export const isWaiting = `state in ('created', 'retry', 'active')`

/** The table of jobs; null if no server has ever been started on the database. */
export async function jobTable(run: RunSql): Promise<Table | null> {
  const { rows } = await run(`
    select column_name as column from information_schema.columns
    where table_schema = 'pgboss' and table_name = 'job' and is_generated = 'NEVER' order by 1`)
  if (rows.length === 0) return null
  const key = (await keysOf(run, 'pgboss')).get('job_common') ?? (await keysOf(run, 'pgboss')).get('job')
  if (!key) return null
  return {
    name: quoteName('pgboss', 'job'),
    columns: rows.map((row) => String(row.column)),
    key,
  }
}

export async function* readWaitingJobs(run: RunSql): AsyncGenerator<Batch> {
  const table = await jobTable(run)
  if (table) yield* readRows(run, table, { where: isWaiting })
}

/** Creates the queues of this release. No job runs before a server starts. */
export async function createQueues(database: Database): Promise<void> {
  const jobs = await openJobs(database, { log: pino({ level: 'silent' }) })
  await jobs.declare(jobKinds)
  await jobs.close({ deadlineMs: 0 })
}

/** Jobs that were active in the source are queued again; jobs of kinds that no longer exist are left out. */
export async function insertWaitingJobs(run: RunSql, rows: readonly string[]): Promise<void> {
  const table = await jobTable(run)
  if (!table) throw new Error('There are no queues')
  const existingColumns = new Set(table.columns)
  const columns = Object.keys((JSON.parse(rows[0] ?? '{}') as object) ?? {}).filter((column) =>
    existingColumns.has(column),
  )
  await insertRows(run, { ...table, columns: columns }, rows, 'name in (select name from pgboss.queue)')
  await run(`
    update pgboss.job set heartbeat_seconds = queue.heartbeat_seconds, heartbeat_on = null
    from pgboss.queue where queue.name = job.name and job.state in ('created', 'retry', 'active')`)
  await run(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}
