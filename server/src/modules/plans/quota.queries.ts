import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Period } from './period.ts'

type Db = Kysely<Schema>
type Kind = 'story' | 'attempt'

/** Locked until commit, so that of two simultaneous requests of an account the second counts the reservation of the first. */
export const lockQuota = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()

/**
 * Counts the reservations of a period that were not released, and until when they count. Attempts are never released. A day or week that
 * started in another time zone continues to its own end: otherwise changing the time zone every hour would start a new day each time.
 */
export async function countReservations(
  db: Db,
  userId: number,
  kind: Kind,
  { start, end, unit }: Period,
  now: Date,
): Promise<{ count: number; until: Date }> {
  const stillRunning = sql<boolean>`period_end > ${now} and (period_end - period_start < interval '2 days') = ${unit === 'daily'}`
  const { count, latest } = await db
    .selectFrom('quotaReservations')
    .select((q) => [
      q.fn.countAll<number>().as('count'),
      sql<Date | null>`max(case when ${stillRunning} then period_end end)`.as('latest'),
    ])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    // No period is longer, so older rows need not be read.
    .where('createdAt', '>=', new Date(start.getTime() - longestPeriodMs))
    .where((q) => q.or([q('createdAt', '>=', start), stillRunning]))
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
  const reservation = (kind: Kind) => ({
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
      { ...reservation('story'), state: 'reserved' },
      { ...reservation('attempt'), state: 'used' },
    ])
    .execute()
}

/** Settles a reservation at most once: one that is used or released does not change. */
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
