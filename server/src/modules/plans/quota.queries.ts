import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Period } from './period.ts'

type Db = Kysely<Schema>
type Kind = 'story' | 'attempt'

/** Held until commit: of two requests of one account, the second counts what the first has taken. */
export const lockQuota = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()

/**
 * What has been taken of a period and not given back, and until when that counts. An attempt is never given back. A day or week that
 * was begun in another time zone goes on to its own end: whoever moves from zone to zone would have a new day every hour.
 */
export async function countTaken(
  db: Db,
  userId: number,
  kind: Kind,
  { start, end, unit }: Period,
  now: Date,
): Promise<{ count: number; until: Date }> {
  const goesOn = sql<boolean>`period_end > ${now} and (period_end - period_start < interval '2 days') = ${unit === 'daily'}`
  const { count, latest } = await db
    .selectFrom('quotaReservations')
    .select((q) => [
      q.fn.countAll<number>().as('count'),
      sql<Date | null>`max(case when ${goesOn} then period_end end)`.as('latest'),
    ])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    // No period is longer: what is older is not even looked at.
    .where('createdAt', '>=', new Date(start.getTime() - longestPeriodMs))
    .where((q) => q.or([q('createdAt', '>=', start), goesOn]))
    .where('state', '!=', 'released')
    .executeTakeFirstOrThrow()
  return { count, until: latest && latest > end ? latest : end }
}

const longestPeriodMs = 8 * 24 * 60 * 60 * 1000

export const insertReservations = (
  db: Db,
  userId: number,
  storyId: string,
  periods: Record<Kind, Period>,
  now: Date,
) => {
  const taken = (kind: Kind) => ({
    userId,
    storyId,
    kind,
    periodStart: periods[kind].start,
    periodEnd: periods[kind].end,
    createdAt: now,
  })
  return db
    .insertInto('quotaReservations')
    .values([
      { ...taken('story'), state: 'reserved' },
      { ...taken('attempt'), state: 'used' },
    ])
    .execute()
}

/** Settles at most once: a reservation that was used or released stays so. */
export const settleReservation = (db: Db, storyId: string, state: 'used' | 'released') =>
  db
    .updateTable('quotaReservations')
    .set({ state, settledAt: sql`now()` })
    .where('storyId', '=', storyId)
    .where('kind', '=', 'story')
    .where('state', '=', 'reserved')
    .execute()

export const reopenReservation = (db: Db, storyId: string) =>
  db
    .updateTable('quotaReservations')
    .set({ state: 'reserved', settledAt: null })
    .where('storyId', '=', storyId)
    .where('kind', '=', 'story')
    .where('state', '=', 'released')
    .execute()
