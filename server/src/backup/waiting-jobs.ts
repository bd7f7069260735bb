import { pino } from 'pino'
import { jobKinds } from '../job-kinds.ts'
import type { Database, RunSql } from '../platform/database/index.ts'
import { openJobs } from '../platform/jobs/index.ts'
import { type Batch, insertRows, readRows } from './rows.ts'
import { keysOf, quoted, type Table } from './tables.ts'

/** Work that is still to be done: what is done or given up stays where it was done. */
export const isWaiting = `state in ('created', 'retry', 'active')`

/** The jobs of a database that has ever been started; null otherwise. */
export async function jobTable(run: RunSql): Promise<Table | null> {
  const { rows } = await run(`
    select column_name as column from information_schema.columns
    where table_schema = 'pgboss' and table_name = 'job' and is_generated = 'NEVER' order by 1`)
  if (rows.length === 0) return null
  const key = (await keysOf(run, 'pgboss')).get('job_common') ?? (await keysOf(run, 'pgboss')).get('job')
  if (!key) return null
  return {
    name: quoted('pgboss', 'job'),
    columns: rows.map((row) => String(row.column)),
    key,
  }
}

export async function* readWaitingJobs(run: RunSql): AsyncGenerator<Batch> {
  const table = await jobTable(run)
  if (table) yield* readRows(run, table, { where: isWaiting })
}

/** Makes the queues of this release. Nothing works on them before a server starts. */
export async function makeQueues(database: Database): Promise<void> {
  const jobs = await openJobs(database, { log: pino({ level: 'silent' }) })
  await jobs.declare(jobKinds)
  await jobs.close({ deadlineMs: 0 })
}

/** What was under way where it comes from is begun anew; work of a kind that there is no more is left out. */
export async function insertWaitingJobs(run: RunSql, rows: readonly string[]): Promise<void> {
  const table = await jobTable(run)
  if (!table) throw new Error('There are no queues')
  const known = new Set(table.columns)
  const carried = Object.keys((JSON.parse(rows[0] ?? '{}') as object) ?? {}).filter((column) =>
    known.has(column),
  )
  await insertRows(run, { ...table, columns: carried }, rows, 'name in (select name from pgboss.queue)')
  await run(`
    update pgboss.job set heartbeat_seconds = queue.heartbeat_seconds, heartbeat_on = null
    from pgboss.queue where queue.name = job.name and job.state in ('created', 'retry', 'active')`)
  await run(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}
