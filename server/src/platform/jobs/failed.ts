import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly cause: string
  readonly tries: number
  readonly failedAt: Date
}

const maxShown = 50

interface Row {
  readonly id: string
  readonly name: string
  readonly tries: number
  readonly failedAt: Date
  readonly type: string | null
  readonly code: string | null
  readonly message: string | null
}

/** Jobs whose tries have all failed, the latest first. */
export async function readFailed(db: Kysely<Schema>): Promise<FailedJob[]> {
  const { rows } = await sql<Row>`
    select job.id, job.name, job.retry_count + 1 as tries, coalesce(job.completed_on, job.created_on) as failed_at,
      job.output ->> 'name' as type, job.output ->> 'code' as code, job.output ->> 'message' as message
    from pgboss.job join pgboss.queue on queue.name = job.name
    where job.state = 'failed' and queue.dead_letter is not null
    order by coalesce(job.completed_on, job.created_on) desc limit ${maxShown}`.execute(db)
  return rows.map(({ type, code, message, ...work }) => ({
    ...work,
    cause: causeOf({ type, code, message }),
  }))
}

/** Messages of the database can quote rows, so only their code is shown. */
function causeOf({ type, code, message }: Pick<Row, 'type' | 'code' | 'message'>): string {
  if (code && /^[0-9A-Z]{5}$/.test(code)) return `Database error ${code}`
  return message?.split('\n')[0]?.slice(0, 160) || type || 'Unknown'
}

/** Puts a failed job back into its queue for one more try. @returns its kind, or null when there is none with that id */
export async function retryFailed(
  db: Kysely<Schema>,
  id: string,
  names: readonly string[],
): Promise<string | null> {
  if (names.length === 0) return null
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where id = ${id}::uuid and state = 'failed' and name in (${sql.join(names)})
    returning name`.execute(db)
  return rows[0]?.name ?? null
}
