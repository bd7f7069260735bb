import { plans, type StoryQuota } from '@nightlight/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { periodAt } from './period.ts'
import {
  countTaken,
  insertReservations,
  lockQuota,
  reopenReservation,
  settleReservation,
} from './quota.queries.ts'

/** What the account has used of its plan, and what is left. */
export async function storyQuota(
  db: Kysely<Schema>,
  account: Account,
  now = new Date(),
): Promise<StoryQuota> {
  const { stories, fairUseLimit } = plans[account.tier]
  const period = periodAt(now, stories.period, account.timeZone)
  const { count: used, until } = await countTaken(db, account.id, 'story', period, now)
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
 * Takes one story from the plan's quota and one attempt from the day's ceiling, in the transaction that asks for the story.
 * @throws {QuotaExceeded} when nothing is left; nothing is taken then
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
    refuseAbove(plan.stories.limit, await countTaken(trx, account.id, 'story', period, now))
    refuseAbove(plan.attemptsPerDay, await countTaken(trx, account.id, 'attempt', day, now))
  }
  await insertReservations(trx, account.id, storyId, { story: period, attempt: day }, now)
}

/**
 * Takes what was given back for a story again, because it is wanted after all.
 * @throws {QuotaExceeded} when it has gone into another story since
 */
export async function takeReservationAgain(
  trx: Transaction<Schema>,
  account: Account,
  storyId: string,
  now = new Date(),
) {
  await lockQuota(trx, account.id)
  const { stories } = plans[account.tier]
  const period = periodAt(now, stories.period, account.timeZone)
  if (!account.isAdmin) {
    refuseAbove(stories.limit, await countTaken(trx, account.id, 'story', period, now))
  }
  await reopenReservation(trx, storyId)
}

/** The story exists: what was reserved for it is spent. */
export const spendReservation = (db: Kysely<Schema>, storyId: string) =>
  settleReservation(db, storyId, 'used')

/** No story came of it: the family gets it back. */
export const releaseReservation = (db: Kysely<Schema>, storyId: string) =>
  settleReservation(db, storyId, 'released')

function refuseAbove(limit: number | null, taken: { count: number; until: Date }): void {
  if (limit !== null && taken.count >= limit) throw new QuotaExceeded(taken.until)
}

class QuotaExceeded extends ExpectedError {
  constructor(resetsAt: Date) {
    super(429, 'quota_exceeded', 'You have used all the stories of your plan for now.', {
      resetsAt: resetsAt.toISOString(),
    })
  }
}
