import {
  graceDays,
  type PaidTier,
  type SubscriptionLevel,
  type SubscriptionState,
  tierOf,
  tierRank,
} from '@nightlight/contract'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { cancelDuplicates } from './cancel-duplicates.ts'
import { type BoughtPlan, CustomerDeleted, isLive, type Payments } from './payments.ts'
import { recordUnknownCustomer } from './record-unknown-customer.ts'
import {
  beginReading,
  findSubscription,
  forgetCustomer,
  lockPayer,
  logRepair,
  type SubscriptionRow,
} from './subscriptions.queries.ts'

/** Where something is sold. */
export interface SalesDeps extends Pick<PlatformDeps, 'db'> {
  readonly payments: Payments
}

/** Who had it read: somebody's press, the provider's word, or the clock, which finds what nobody has said. */
export type Cause = 'asked' | 'event' | 'nightly'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Reads again what the customer has bought and writes it down together with the plan of the account. No transaction is open
 * while the provider is asked: a reading is numbered before it begins, written under the payer's lock, and dropped when one
 * that began later is written already.
 * @returns what was read
 */
export async function syncSubscription(
  { db, payments }: SalesDeps,
  customer: string,
  cause: Cause,
  now = new Date(),
): Promise<readonly BoughtPlan[]> {
  const reading = await beginReading(db)
  const { plans, gone, duplicates } = await read(payments, customer)
  await db.transaction().execute(async (trx) => {
    const payer = await lockPayer(trx, customer)
    if (!payer) return recordUnknownCustomer(trx, customer, plans)
    const row = await findSubscription(trx, payer.id)
    if (duplicates.length > 0) {
      await logRepair(trx, { userId: payer.id, action: 'payment_repaired', details: { ended: duplicates } })
    }
    if (row ? row.reading > reading : plans.length === 0) return
    const after = await write(trx, {
      customer,
      userId: payer.id,
      reading,
      row,
      plan: currentPlan(plans),
      cause,
    })
    await grant(trx, payer, after, now)
    if (row && cause === 'nightly') await logDifference(trx, payer.id, row, after)
    if (gone) await forgetCustomer(trx, customer)
  })
  return plans
}

/** How long a plan stays whose renewal is unpaid. */
export const graceEnd = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + graceDays * dayMs)

async function read(payments: Payments, customer: string) {
  try {
    return { ...(await cancelDuplicates(payments, customer)), gone: false }
  } catch (error) {
    if (!(error instanceof CustomerDeleted)) throw error
    return { plans: [], duplicates: [], gone: true }
  }
}

/** Of several the one that is in force; otherwise the newest. */
const currentPlan = (plans: readonly BoughtPlan[]): BoughtPlan | null =>
  plans.find(isLive) ?? plans.find(({ state }) => state === 'pending') ?? plans[0] ?? null

interface Written {
  readonly customer: string
  readonly userId: number
  readonly reading: number
  readonly row: SubscriptionRow | undefined
  readonly plan: BoughtPlan | null
  readonly cause: Cause
}

async function write(
  trx: Transaction<Schema>,
  { customer, userId, reading, row, plan, cause }: Written,
): Promise<SubscriptionRow> {
  const known = {
    stripeCustomerId: customer,
    stripeSubscriptionId: plan?.id ?? null,
    tier: plan?.tier ?? null,
    billingInterval: plan?.interval ?? null,
    status: statusOf(row, plan, cause),
    currentPeriodEnd: plan?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: plan?.cancelAtPeriodEnd ?? false,
    pastDueSince: plan && pastDueSince(row, plan),
    reading,
    lastSyncedAt: sql<Date>`now()`,
    updatedAt: sql<Date>`now()`,
  }
  return trx
    .insertInto('subscriptions')
    .values({ userId, requestKey: crypto.randomUUID(), ...known })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(known))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What has been ordered and is not to be seen yet may still come; by night it would have. */
function statusOf(
  row: SubscriptionRow | undefined,
  plan: BoughtPlan | null,
  cause: Cause,
): SubscriptionState {
  const state = plan?.state ?? 'ended'
  return state === 'ended' && row?.status === 'asked' && cause !== 'nightly' ? 'asked' : state
}

/** The next month's unpaid invoice does not begin the grace anew. */
function pastDueSince(row: SubscriptionRow | undefined, plan: BoughtPlan): Date | null {
  if (plan.state !== 'past_due') return null
  const before = row?.stripeSubscriptionId === plan.id ? row.pastDueSince : null
  return before ?? plan.unpaidSince ?? new Date()
}

/** What the account has by what it pays for. A plan that was given by hand is never lowered. */
async function grant(
  trx: Transaction<Schema>,
  payer: { id: number; subscriptionLevel: SubscriptionLevel },
  row: SubscriptionRow,
  now: Date,
): Promise<void> {
  const due = paidTier(row, now)
  const isOurs = row.grantedLevel !== null && payer.subscriptionLevel === row.grantedLevel
  const given = isOurs ? row.levelBefore : payer.subscriptionLevel
  const granted = due && (isOurs || rank(due) > rank(payer.subscriptionLevel)) ? due : null
  await trx
    .updateTable('users')
    .set({
      subscriptionLevel: granted ?? given ?? 'free',
      stripeSubscriptionId: row.status === 'ended' ? null : row.stripeSubscriptionId,
      updatedAt: sql`now()`,
    })
    .where('id', '=', payer.id)
    .execute()
  await trx
    .updateTable('subscriptions')
    .set({ grantedLevel: granted, levelBefore: granted && given })
    .where('id', '=', row.id)
    .execute()
}

function paidTier({ status, tier, pastDueSince }: SubscriptionRow, now: Date): PaidTier | null {
  const isInGrace = status === 'past_due' && pastDueSince !== null && graceEnd(pastDueSince) > now
  return status === 'active' || isInGrace ? tier : null
}

const rank = (subscriptionLevel: SubscriptionLevel) => tierRank(tierOf({ subscriptionLevel, isAdmin: false }))

/** Nobody had said this: an administrator should know that something does not reach us. */
async function logDifference(
  trx: Transaction<Schema>,
  userId: number,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  const [was, is] = [before, after].map((row) => ({
    subscription: row.stripeSubscriptionId,
    status: row.status,
    tier: row.tier,
    interval: row.billingInterval,
    currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  }))
  if (JSON.stringify(was) === JSON.stringify(is)) return
  await logRepair(trx, { userId, action: 'payment_repaired', details: { before: was, after: is } })
}
