import type { AdminStatistics } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { selectCosts, selectDays, selectTotals } from './statistics.queries.ts'

export type Counts = Omit<AdminStatistics, 'queues' | 'storage'> & { readonly databaseBytes: number }

/** Counts that take longer than this are cached, and refreshed in the background. */
const cacheThresholdMs = 100

/** Older cached counts are refreshed when somebody opens the dashboard. */
const maxAgeMs = 60_000

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
 * The numbers of the dashboard: counted at once where that is quick, otherwise from the cache. Counting a million stories takes
 * seconds, and the dashboard refreshes twice a minute.
 */
export async function readCounts({ db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>): Promise<Counts> {
  const cached = await db.selectFrom('countedStatistics').select('counts').executeTakeFirst()
  if (!cached) return countAndCache(db)
  if (Date.now() - Date.parse(cached.counts.countedAt) > maxAgeMs) {
    await jobs.enqueue(db, countStatistics, {}, { singletonKey: 'once' })
  }
  return cached.counts
}

/** @param thresholdMs counts that take at least this long are cached */
export async function countAndCache(db: Kysely<Schema>, thresholdMs = cacheThresholdMs): Promise<Counts> {
  const startedAt = performance.now()
  const counts = await count(db)
  if (performance.now() - startedAt < thresholdMs) await db.deleteFrom('countedStatistics').execute()
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

/** Also counts every hour, so that nobody has to wait for the first count. */
export async function workOnStatistics({ db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(countStatistics, { concurrency: 1 }, async () => {
    await db.transaction().execute(async (trx) => {
      // Nobody waits for this, and counting ten million stories takes longer than the usual statement timeout.
      await sql`set local statement_timeout = '280s'`.execute(trx)
      await countAndCache(trx)
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
