import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Service } from '../../platform/observability/metrics/open-metrics.ts'

type Db = Kysely<Schema>

/** @param reason a word or two of ours, never the provider's message */
export const insertFailure = (db: Db, { kind, provider }: Service, reason: string) =>
  db.insertInto('providerFailures').values({ kind, provider, reason }).execute()

export interface FailingProvider {
  readonly provider: string
  readonly failures: number
  /** The most frequent first. */
  readonly reasons: readonly string[]
}

/** Providers that failed within the last day, those with the most failures first. */
export async function selectFailing(db: Db): Promise<FailingProvider[]> {
  const { rows } = await sql<FailingProvider>`
    select provider, sum(failures)::integer as failures, array_agg(reason order by failures desc, reason) as reasons
    from (
      select provider, reason, count(*) as failures from provider_failures
      where created_at > now() - interval '1 day'
      group by provider, reason
    ) as counted
    group by provider
    order by 2 desc, provider`.execute(db)
  return rows
}

/** @returns how many were removed */
export async function removeOldProviderFailures(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('providerFailures')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
