import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface QueueStatistics {
  readonly name: string
  /** Ready to be done, or waiting for their time. */
  readonly waiting: number
  readonly active: number
  /** Done in the last 24 hours. */
  readonly completed: number
  /** Tried for the last time without success, in the last fortnight. */
  readonly failed: number
  /** Since when the oldest of the waiting could have been done; null when none could. */
  readonly waitingSince: Date | null
}

/** The queues of declared kinds by name, as a dashboard shows them. Dead work is counted with the kind that it was. */
export async function readStatistics(db: Kysely<Schema>): Promise<QueueStatistics[]> {
  const { rows } = await sql<QueueStatistics>`
    select queue.name,
      count(*) filter (where job.state in ('created', 'retry')) as waiting,
      count(*) filter (where job.state = 'active') as active,
      count(*) filter (where job.state = 'completed') as completed,
      count(*) filter (where job.state = 'failed') as failed,
      min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after <= now()) as waiting_since
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.dead_letter is not null
    group by queue.name
    order by queue.name`.execute(db)
  return rows
}
