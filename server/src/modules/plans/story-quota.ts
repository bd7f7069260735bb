import { plans, type StoryQuota } from '@nightlight/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { periodAt } from './period.ts'
import {
  countReservations,
  insertReservations,
  lockQuota,
  reopenReservation,
  settleReservation,
} from './quota.queries.ts'

/** How much of its plan the account has used, and how much is left. */
export async function storyQuota(
  db: Kysely<Schema>,
  account: Account,
  now = new Date(),
): Promise<StoryQuota> {
  const { stories, fairUseLimit } = plans[account.tier]
  const period = periodAt(now, stories.period, account.timeZone)
  const { count: used, until } = await countReservations(db, account.id, 'story', period, now)
  const limit = account.isAdmin ? null : stories.limit
  return {
    isAdmin: account.isAdmin,
    isUnlimited: limit === null,
    tier: account.tier,
    fairUseLimit: account.isAdmin ? null : fairUseLimit,
    used,
    limit: limit ?? 'unlimited',
    remaining: Math.max(0, (limit ?? fairUseLimit ?? Number.MAX_SAFE_INTEGER) - used),
    period: stories.period,
    resetsAt: until.toISOString(),
  }
}

/**
 * Reserves one story of the plan's quota and one attempt of the daily ceiling, in the transaction of the story request.
 * @throws {QuotaExceeded} when nothing is left
 */
export async function reserveStory(
  trx: Transaction<Schema>,
  account: Account,
  storyId: string,
  now = new Date(),
) {
  await lockQuota(trx, account.id)
  const plan = plans[account.tier]
  const period = periodAt(now, plan.stories.period, account.timeZone)
  const day = periodAt(now, 'daily', account.timeZone)
  if (!account.isAdmin) {
    refuseOverLimit(plan.stories.limit, await countReservations(trx, account.id, 'story', period, now))
    refuseOverLimit(plan.attemptsPerDay, await countReservations(trx, account.id, 'attempt', day, now))
  }
  await insertReservations(trx, account.id, storyId, { story: period, attempt: day }, now)
}

/**
 * Reserves the quota for a story again after it was released, because the story is retried or restored.
 * @throws {QuotaExceeded} when another story has used it meanwhile
 */
export async function restoreReservation(
  trx: Transaction<Schema>,
  account: Account,
  storyId: string,
  now = new Date(),
) {
  await lockQuota(trx, account.id)
  const { stories } = plans[account.tier]
  const period = periodAt(now, stories.period, account.timeZone)
  if (!account.isAdmin) {
    refuseOverLimit(stories.limit, await countReservations(trx, account.id, 'story', period, now))
  }
  await reopenReservation(trx, storyId)
}

/** The story was made: its reservation becomes used. */
export const spendReservation = (db: Kysely<Schema>, storyId: string) =>
  settleReservation(db, storyId, 'used')

/** No story was made: the family gets its quota back. */
export const releaseReservation = (db: Kysely<Schema>, storyId: string) =>
  settleReservation(db, storyId, 'released')

function refuseOverLimit(limit: number | null, reserved: { count: number; until: Date }): void {
  if (limit !== null && reserved.count >= limit) throw new QuotaExceeded(reserved.until)
}

class QuotaExceeded extends ExpectedError {
  constructor(resetsAt: Date) {
    super(429, 'quota_exceeded', 'You have used all the stories of your plan for now.', {
      resetsAt: resetsAt.toISOString(),
    })
  }
}
