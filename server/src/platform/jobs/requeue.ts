import { type RawBuilder, sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'

/** How often the last try of a job may be interrupted before the job counts as what crashes the process. */
const maxInterruptionsOfLastTry = 3

/**
 * Puts interrupted jobs back into the queue. An interruption counts as a try, but not as the last one, which would fail a job
 * that did nothing wrong. (The engine counts a try when it fetches a job that was started before.)
 */
const requeueWhere = (condition: RawBuilder<unknown>, startAfter: RawBuilder<unknown>) => sql`
  update pgboss.job set
    state = 'retry',
    started_on = case when retry_count < retry_limit then started_on end,
    start_after = ${startAfter},
    heartbeat_on = null,
    output = case when retry_count < retry_limit then output
      else jsonb_build_object('interruptions', coalesce((output ->> 'interruptions')::integer, 0) + 1) end
  where state = 'active' and ${condition}`

/**
 * The embedded database serves one process: jobs that are marked as active when it starts were interrupted. A job that was
 * interrupted too often has failed.
 */
export async function requeueInterrupted({ db }: Database, boss: PgBoss): Promise<void> {
  const condition = sql`(
    retry_count < retry_limit or coalesce((output ->> 'interruptions')::integer, 0) < ${maxInterruptionsOfLastTry}
  )`
  await requeueWhere(condition, sql`now()`).execute(db)
  const { rows } = await sql<{ name: string; id: string }>`
    select name, id from pgboss.job where state = 'active'`.execute(db)
  for (const { name, id } of rows) await boss.fail(name, id, new Error('interrupted too often'))
}

/** Between the moment when the engine marks a job as active and the one when its handler runs. */
const startsWithinSeconds = 10

/**
 * With the embedded database a job is run by this process or by nobody: one that is active but not among `running` could not be
 * marked as done or failed, as when the disk was full for a while. It is queued again rather than waiting for its time limit.
 * @returns how many there were
 */
export async function requeueAbandoned({ db }: Database, running: readonly string[]): Promise<number> {
  const isRunning =
    running.length === 0 ? sql`false` : sql`id in (${sql.join(running.map((id) => sql`${id}::uuid`))})`
  const condition = sql`not ${isRunning} and started_on < now() - make_interval(secs => ${startsWithinSeconds})
    and name not like '\\_\\_pgboss%'`
  const { numAffectedRows = 0n } = await requeueWhere(condition, sql`now()`).execute(db)
  return Number(numAffectedRows)
}

/** Puts a job that could do nothing back into the queue, as if it had not been tried. */
export async function postpone({ db }: Database, id: string, seconds: number): Promise<void> {
  await sql`
    update pgboss.job set
      state = 'retry', started_on = null, heartbeat_on = null, start_after = now() + make_interval(secs => ${seconds})
    where state = 'active' and id = ${id}::uuid`.execute(db)
}

/** Gives up the jobs that this process is still running. Others may fetch them a moment later, when this process has stopped them. */
export async function requeue({ db }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const condition = sql`id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`
  await requeueWhere(condition, sql`now() + interval '2 seconds'`).execute(db)
}
