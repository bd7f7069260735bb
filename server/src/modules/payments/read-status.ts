import { type SubscriptionStatus, tierOf } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions.queries.ts'
import { graceEnd } from './sync-subscription.ts'

/** The status from our own table, without a call to the provider. */
export async function readStatus(db: Kysely<Schema>, account: Account): Promise<SubscriptionStatus> {
  const user = await db
    .selectFrom('users')
    .select(['subscriptionLevel', 'isAdmin'])
    .where('id', '=', account.id)
    .executeTakeFirst()
  const row = await findSubscription(db, account.id)
  const isPaid = row?.status === 'active' || row?.status === 'past_due'
  return {
    subscriptionLevel: user ? tierOf(user) : account.tier,
    currentPeriodEnd: isPaid && row.currentPeriodEnd ? seconds(row.currentPeriodEnd) : null,
    subscription: row && row.status !== 'asked' ? present(row) : null,
  }
}

function present(row: SubscriptionRow) {
  return {
    tier: row.tier,
    interval: row.billingInterval,
    status: row.status,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    graceEnd: row.pastDueSince && seconds(graceEnd(row.pastDueSince)),
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
