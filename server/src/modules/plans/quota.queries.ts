import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>
type Kind = 'story' | 'attempt'

/** Held until commit: of two requests of one account, the second counts what the first has taken. */
export const lockQuota = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()

/** What has been taken of a period and not given back. An attempt is never given back. */
export async function countTaken(db: Db, userId: number, kind: Kind, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('quotaReservations')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('createdAt', '>=', since)
    .where('state', '!=', 'released')
    .executeTakeFirstOrThrow()
  return count
}

export const insertReservations = (db: Db, userId: number, storyId: string, periods: Record<Kind, Date>) =>
  db
    .insertInto('quotaReservations')
    .values([
      { userId, storyId, kind: 'story', periodStart: periods.story, state: 'reserved' },
      { userId, storyId, kind: 'attempt', periodStart: periods.attempt, state: 'used' },
    ])
    .execute()

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
