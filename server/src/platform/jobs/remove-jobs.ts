import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A running job is left: its handler finds that there is nothing to do, and the engine expects its row. */
export async function removeJobs(
  db: Kysely<Schema>,
  { key, values }: { key: string; values: readonly string[] },
): Promise<void> {
  if (values.length === 0) return
  await sql`
    delete from pgboss.job where state <> 'active' and data ->> ${key} = any(${[...values]}::text[])`.execute(
    db,
  )
}
