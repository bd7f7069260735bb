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
import { CustomerDeleted, isLive, type Payments, type PurchasedPlan } from './payments.ts'
import { recordUnknownCustomer } from './record-unknown-customer.ts'
import {
  findSubscription,
  lockPayer,
  logRepair,
  nextReadingNumber,
  type SubscriptionRow,
  unlinkCustomer,
} from './subscriptions.queries.ts'

/** The deps of functions that need a configured payment provider. */
export interface PaymentContext extends Pick<PlatformDeps, 'db'> {
  readonly payments: Payments
}

/** Why a subscription is synced: a request of the user, an event of the provider, or the nightly job, which catches lost events. */
export type SyncTrigger = 'request' | 'event' | 'nightly'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Reads what the customer has bought from the provider, and saves it together with the plan of the account. No transaction is open
 * during the call to the provider: each read gets a number before it starts, is saved under a lock on the account, and is dropped if a
 * read with a higher number was already saved.
 * @returns the plans that were read
 */
export async function syncSubscription(
  { db, payments }: PaymentContext,
  customer: string,
  trigger: SyncTrigger,
  now = new Date(),
): Promise<readonly PurchasedPlan[]> {
  const reading = await nextReadingNumber(db)
  const { plans, gone, duplicates } = await readPlans(payments, customer)
  await db.transaction().execute(async (trx) => {
    const payer = await lockPayer(trx, customer)
    if (!payer) return recordUnknownCustomer(trx, customer, plans)
    const row = await findSubscription(trx, payer.id)
    if (duplicates.length > 0) {
      await logRepair(trx, { userId: payer.id, action: 'payment_repaired', details: { ended: duplicates } })
    }
    if (row ? row.reading > reading : plans.length === 0) return
    const after = await saveSubscription(trx, {
      customer,
      userId: payer.id,
      reading,
      row,
      plan: currentPlan(plans),
      trigger,
    })
    await applyPlan(trx, payer, after, now)
    if (row && trigger === 'nightly') await logDifference(trx, payer.id, row, after)
    if (gone) await unlinkCustomer(trx, customer)
  })
  return plans
}

/** Until when a plan with an unpaid renewal stays. */
export const graceEnd = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + graceDays * dayMs)

async function readPlans(payments: Payments, customer: string) {
  try {
    return { ...(await cancelDuplicates(payments, customer)), gone: false }
  } catch (error) {
    if (!(error instanceof CustomerDeleted)) throw error
    return { plans: [], duplicates: [], gone: true }
  }
}

/** The live plan, or else the open order, or else the newest one. */
const currentPlan = (plans: readonly PurchasedPlan[]): PurchasedPlan | null =>
  plans.find(isLive) ?? plans.find(({ state }) => state === 'pending') ?? plans[0] ?? null

interface SubscriptionUpdate {
  readonly customer: string
  readonly userId: number
  readonly reading: number
  readonly row: SubscriptionRow | undefined
  readonly plan: PurchasedPlan | null
  readonly trigger: SyncTrigger
}

async function saveSubscription(
  trx: Transaction<Schema>,
  { customer, userId, reading, row, plan, trigger }: SubscriptionUpdate,
): Promise<SubscriptionRow> {
  const values = {
    stripeCustomerId: customer,
    stripeSubscriptionId: plan?.id ?? null,
    tier: plan?.tier ?? null,
    billingInterval: plan?.interval ?? null,
    status: statusOf(row, plan, trigger),
    currentPeriodEnd: plan?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: plan?.cancelAtPeriodEnd ?? false,
    pastDueSince: plan && pastDueSince(row, plan),
    reading,
    lastSyncedAt: sql<Date>`now()`,
    updatedAt: sql<Date>`now()`,
  }
  return trx
    .insertInto('subscriptions')
    .values({ userId, requestKey: crypto.randomUUID(), ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An order that the provider does not show yet may still appear; if it has not by night, it failed. */
function statusOf(
  row: SubscriptionRow | undefined,
  plan: PurchasedPlan | null,
  trigger: SyncTrigger,
): SubscriptionState {
  const state = plan?.state ?? 'ended'
  return state === 'ended' && row?.status === 'asked' && trigger !== 'nightly' ? 'asked' : state
}

/** Another unpaid invoice, for the next month, does not restart the grace period. */
function pastDueSince(row: SubscriptionRow | undefined, plan: PurchasedPlan): Date | null {
  if (plan.state !== 'past_due') return null
  const before = row?.stripeSubscriptionId === plan.id ? row.pastDueSince : null
  return before ?? plan.unpaidSince ?? new Date()
}

/** Sets the plan of the account to what is paid. A plan that an administrator has set is never lowered. */
async function applyPlan(
  trx: Transaction<Schema>,
  payer: { id: number; subscriptionLevel: SubscriptionLevel },
  row: SubscriptionRow,
  now: Date,
): Promise<void> {
  const due = paidTier(row, now)
  const isGranted = row.grantedLevel !== null && payer.subscriptionLevel === row.grantedLevel
  const levelBefore = isGranted ? row.levelBefore : payer.subscriptionLevel
  const granted = due && (isGranted || rank(due) > rank(payer.subscriptionLevel)) ? due : null
  await trx
    .updateTable('users')
    .set({
      subscriptionLevel: granted ?? levelBefore ?? 'free',
      stripeSubscriptionId: row.status === 'ended' ? null : row.stripeSubscriptionId,
      updatedAt: sql`now()`,
    })
    .where('id', '=', payer.id)
    .execute()
  await trx
    .updateTable('subscriptions')
    .set({ grantedLevel: granted, levelBefore: granted && levelBefore })
    .where('id', '=', row.id)
    .execute()
}

function paidTier({ status, tier, pastDueSince }: SubscriptionRow, now: Date): PaidTier | null {
  const isInGrace = status === 'past_due' && pastDueSince !== null && graceEnd(pastDueSince) > now
  return status === 'active' || isInGrace ? tier : null
}

const rank = (subscriptionLevel: SubscriptionLevel) => tierRank(tierOf({ subscriptionLevel, isAdmin: false }))

/** The nightly job found a change without an event: administrators should know that events get lost. */
async function logDifference(
  trx: Transaction<Schema>,
  userId: number,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  const [stateBefore, stateAfter] = [before, after].map((row) => ({
    subscription: row.stripeSubscriptionId,
    status: row.status,
    tier: row.tier,
    interval: row.billingInterval,
    currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  }))
  if (JSON.stringify(stateBefore) === JSON.stringify(stateAfter)) return
  await logRepair(trx, {
    userId,
    action: 'payment_repaired',
    details: { before: stateBefore, after: stateAfter },
  })
}
