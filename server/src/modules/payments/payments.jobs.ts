import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { markHandled, removeOldEvents } from './events.queries.ts'
import { type PaymentDeps, requirePayments } from './payments.ts'
import { logRepair, selectActiveCustomers } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Syncs a subscription because of an event. Retries last some hours; after that the nightly sync takes care of it. */
export const handleEventJob = defineJob<{ event: string; customer: string }>('follow-payment-event', {
  retryLimit: 12,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
})

/** Ends everything of a customer whose account was deleted. Nothing else would, so it is retried for weeks. */
export const removeCustomerJob = defineJob<{ customer: string }>('end-customer', {
  retryLimit: 18,
  retryDelaySeconds: 3,
  expireInSeconds: 120,
})

/** Syncs all subscriptions that have not ended, in case an event was lost. */
export const syncSubscriptionsJob = defineJob<object>('read-subscriptions', {
  retryLimit: 2,
  retryDelaySeconds: 600,
  expireInSeconds: 3600,
})

export const paymentJobs = [handleEventJob, removeCustomerJob, syncSubscriptionsJob]

const everyNight = '17 3 * * *'

export async function workOnPayments(deps: PlatformDeps & PaymentDeps): Promise<void> {
  const { db, jobs } = deps
  await jobs.work(removeCustomerJob, { concurrency: 1 }, async ({ data }) =>
    requirePayments(deps.payments).removeCustomer(data.customer),
  )
  await jobs.onDead(removeCustomerJob, async ({ data }) => {
    await logRepair(db, {
      userId: null,
      action: 'payment_not_ended',
      details: { customer: data.customer },
    })
  })
  const { payments } = deps
  if (!payments) return
  await jobs.work(handleEventJob, { concurrency: 2 }, async ({ data }) => {
    await syncSubscription({ db, payments }, data.customer, 'event')
    await markHandled(db, data.event)
  })
  await jobs.work(syncSubscriptionsJob, { concurrency: 1 }, async ({ signal }) => {
    await syncAllSubscriptions(deps, signal)
    await removeOldEvents(db)
  })
  await jobs.schedule(syncSubscriptionsJob, everyNight, {})
}

/** Continues with the others when one subscription fails. @throws at the end if any failed */
export async function syncAllSubscriptions(
  deps: Pick<PlatformDeps, 'db' | 'log'> & PaymentDeps,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = deps
  const payments = requirePayments(deps.payments)
  let failed = 0
  for (const customer of await selectActiveCustomers(db)) {
    signal.throwIfAborted()
    try {
      await syncSubscription({ db, payments }, customer, 'nightly')
    } catch (error) {
      failed++
      log.warn(
        { customer, type: error instanceof Error ? error.name : typeof error },
        'a subscription could not be synced',
      )
    }
  }
  if (failed > 0) throw new Error(`${failed} subscriptions could not be synced`)
}

/** Called in the transaction that deletes an account, so that nothing more is charged. */
export async function endPaymentsOf(db: Kysely<Schema>, jobs: Jobs, userId: number): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('stripeCustomerId')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.stripeCustomerId) await jobs.enqueue(db, removeCustomerJob, { customer: user.stripeCustomerId })
}
