import type { AdminStatistics } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { selectCosts, selectDays, selectTotals } from './statistics.queries.ts'

export type Counts = Omit<AdminStatistics, 'queues' | 'storage'> & { readonly databaseBytes: number }

/** What takes longer is kept, and counted behind the dashboard's back. */
const longMs = 100

/** Numbers that were kept so long are counted again when somebody looks. */
const freshMs = 60_000

declare module '../../../platform/database/schema.ts' {
  interface JsonShapes {
    counts: Counts
  }
}

export const countStatistics = defineJob<object>('count-statistics', {
  retryLimit: 1,
  retryDelaySeconds: 30,
  expireInSeconds: 300,
})

/**
 * The dashboard's numbers: counted at once in a house where that is quick, else those that were kept. A million stories take
 * seconds to count, and the dashboard asks twice a minute.
 */
export async function readCounts({ db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>): Promise<Counts> {
  const kept = await db.selectFrom('countedStatistics').select('counts').executeTakeFirst()
  if (!kept) return countAndKeep(db)
  if (Date.now() - Date.parse(kept.counts.countedAt) > freshMs) {
    await jobs.enqueue(db, countStatistics, {}, { singletonKey: 'once' })
  }
  return kept.counts
}

/** @param long milliseconds from which on counts are kept */
export async function countAndKeep(db: Kysely<Schema>, long = longMs): Promise<Counts> {
  const began = performance.now()
  const counts = await count(db)
  if (performance.now() - began < long) await db.deleteFrom('countedStatistics').execute()
  else {
    await db
      .insertInto('countedStatistics')
      .values({ counts: json(counts) })
      .onConflict((conflict) =>
        conflict.column('onlyRow').doUpdateSet({ counts: json(counts), countedAt: sql`now()` }),
      )
      .execute()
  }
  return counts
}

/** Also by the clock, so that nobody who looks for the first time has to wait for the counting. */
export async function workOnStatistics({ db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(countStatistics, { concurrency: 1 }, async () => {
    await db.transaction().execute(async (trx) => {
      // Nobody waits for it, and ten million stories take longer than a statement may otherwise.
      await sql`set local statement_timeout = '280s'`.execute(trx)
      await countAndKeep(trx)
    })
  })
  await jobs.schedule(countStatistics, '7 * * * *', {})
}

async function count(db: Kysely<Schema>): Promise<Counts> {
  const { narrationMs, ...totals } = await selectTotals(db)
  return {
    ...totals,
    narrationMinutes: Math.round(narrationMs / 60_000),
    days: await selectDays(db),
    costs: (await selectCosts(db)).map(({ usd, ...cost }) => ({ ...cost, usd: Number(usd) })),
    countedAt: new Date().toISOString(),
  }
}
