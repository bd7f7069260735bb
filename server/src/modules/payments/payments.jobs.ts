import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { markHandled, removeOldEvents } from './events.queries.ts'
import { type PaymentDeps, requirePayments } from './payments.ts'
import { customersNotOver, logRepair } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Reads the truth again because of an event. Retries last some hours; after that the nightly reading finds it. */
export const followEvent = defineJob<{ event: string; customer: string }>('follow-payment-event', {
  retryLimit: 12,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
})

/** Ends everything of a customer whose account is gone: nobody else will, so it is tried for weeks. */
export const endCustomer = defineJob<{ customer: string }>('end-customer', {
  retryLimit: 18,
  retryDelaySeconds: 3,
  expireInSeconds: 120,
})

/** Reads again everything that is not over, for what no event has told. */
export const readSubscriptions = defineJob<object>('read-subscriptions', {
  retryLimit: 2,
  retryDelaySeconds: 600,
  expireInSeconds: 3600,
})

export const paymentJobs = [followEvent, endCustomer, readSubscriptions]

const everyNight = '17 3 * * *'

export async function workOnPayments(deps: PlatformDeps & PaymentDeps): Promise<void> {
  const { db, jobs } = deps
  await jobs.work(endCustomer, { concurrency: 1 }, async ({ data }) =>
    requirePayments(deps.payments).removeCustomer(data.customer),
  )
  await jobs.onDead(endCustomer, async ({ data }) => {
    await logRepair(db, {
      userId: null,
      action: 'payment_not_ended',
      details: { customer: data.customer },
    })
  })
  const { payments } = deps
  if (!payments) return
  await jobs.work(followEvent, { concurrency: 2 }, async ({ data }) => {
    await syncSubscription({ db, payments }, data.customer, 'event')
    await markHandled(db, data.event)
  })
  await jobs.work(readSubscriptions, { concurrency: 1 }, async ({ signal }) => {
    await readAll(deps, signal)
    await removeOldEvents(db)
  })
  await jobs.schedule(readSubscriptions, everyNight, {})
}

/** One that cannot be read does not keep the others from being read. @throws when there was one */
export async function readAll(
  deps: Pick<PlatformDeps, 'db' | 'log'> & PaymentDeps,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = deps
  const payments = requirePayments(deps.payments)
  let failed = 0
  for (const customer of await customersNotOver(db)) {
    signal.throwIfAborted()
    try {
      await syncSubscription({ db, payments }, customer, 'nightly')
    } catch (error) {
      failed++
      log.warn(
        { customer, type: error instanceof Error ? error.name : typeof error },
        'subscription not read',
      )
    }
  }
  if (failed > 0) throw new Error(`${failed} subscriptions could not be read`)
}

/** For whoever deletes an account, in that transaction: nothing is charged to somebody who is gone. */
export async function endPaymentsOf(db: Kysely<Schema>, jobs: Jobs, userId: number): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('stripeCustomerId')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.stripeCustomerId) await jobs.enqueue(db, endCustomer, { customer: user.stripeCustomerId })
}
