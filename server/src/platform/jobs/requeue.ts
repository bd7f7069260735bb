import { type RawBuilder, sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'

/** So often work may be interrupted on its last try before it counts as what brings the process down. */
const freeInterruptions = 3

/**
 * What gives interrupted work back to the queue. An interruption counts as a try, but not as the last one, which would
 * declare dead what has done nothing wrong. (The engine counts a try when it hands out a job that was started before.)
 */
const putBackWhere = (which: RawBuilder<unknown>, startAfter: RawBuilder<unknown>) => sql`
  update pgboss.job set
    state = 'retry',
    started_on = case when retry_count < retry_limit then started_on end,
    start_after = ${startAfter},
    heartbeat_on = null,
    output = case when retry_count < retry_limit then output
      else jsonb_build_object('interruptions', coalesce((output ->> 'interruptions')::integer, 0) + 1) end
  where state = 'active' and ${which}`

/**
 * The embedded database serves one process: what is marked as under way when it starts was so in one that is no more. Work
 * that was interrupted too often is dead.
 */
export async function requeueInterrupted({ db }: Database, boss: PgBoss): Promise<void> {
  const which = sql`(
    retry_count < retry_limit or coalesce((output ->> 'interruptions')::integer, 0) < ${freeInterruptions}
  )`
  await putBackWhere(which, sql`now()`).execute(db)
  const { rows } = await sql<{ name: string; id: string }>`
    select name, id from pgboss.job where state = 'active'`.execute(db)
  for (const { name, id } of rows) await boss.fail(name, id, new Error('interrupted too often'))
}

/** Gives up what this process still has in hand. Others may take it a moment later, when this process has let go of it. */
export async function requeue({ db }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const which = sql`id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`
  await putBackWhere(which, sql`now() + interval '2 seconds'`).execute(db)
}
