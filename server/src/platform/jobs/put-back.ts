import { sql } from 'kysely'
import type { Database } from '../database/index.ts'

/**
 * What gives interrupted work back to the queue. An interruption counts as a try, so that work which brings the process
 * down does not do so for ever, but never as the last one, which would declare dead what has done nothing wrong. (The
 * engine counts a try when it hands out a job that was started before.)
 */
const puttingBack = sql`
  update pgboss.job set
    state = 'retry',
    started_on = case when retry_count < retry_limit then started_on end,
    heartbeat_on = null`

/** The embedded database serves one process: what is marked as under way when it starts was so in one that is no more. */
export async function putBackInterrupted({ db }: Database): Promise<void> {
  await sql`${puttingBack}, start_after = now() where state = 'active'`.execute(db)
}

/** Gives up what this process still has in hand. Others may take it a moment later, when this process has let go of it. */
export async function putBack({ db }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    ${puttingBack}, start_after = now() + interval '2 seconds'
    where state = 'active' and id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`.execute(db)
}
