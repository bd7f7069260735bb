import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface QueueStatistics {
  readonly name: string
  /** Ready to run, or waiting for their start time. */
  readonly waiting: number
  readonly active: number
  /** Completed in the last 24 hours. */
  readonly completed: number
  /** Failed for good, in the last fortnight. */
  readonly failed: number
  /** Since when the oldest waiting job has been ready to run; null when none is ready. */
  readonly waitingSince: Date | null
  /** Since when the longest running job has been active; null when none is. */
  readonly activeSince: Date | null
}

/** The queues by name, for the dashboard. Failed jobs are counted in the queue of their kind. */
export async function readStatistics(db: Kysely<Schema>): Promise<QueueStatistics[]> {
  const { rows } = await sql<QueueStatistics>`
    select queue.name,
      count(*) filter (where job.state in ('created', 'retry')) as waiting,
      count(*) filter (where job.state = 'active') as active,
      count(*) filter (where job.state = 'completed') as completed,
      count(*) filter (where job.state = 'failed') as failed,
      min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after <= now()) as waiting_since,
      min(job.started_on) filter (where job.state = 'active') as active_since
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.dead_letter is not null
    group by queue.name
    order by queue.name`.execute(db)
  return rows
}
