import {
  createSubscription,
  type PlanCode,
  type SubscriptionStatus,
  subscriptionStatus,
} from '@nightlight/contract'
import { expect } from 'vitest'
import { paymentJobs, workOnPayments } from '../src/modules/payments/index.ts'
import { openStripeClient } from '../src/providers/payments/stripe/index.ts'
import { setUpPrices } from '../src/providers/payments/stripe/set-up-prices.ts'
import { aFamily, type Family } from './factories.ts'
import { startApp, type TestApp } from './harness.ts'
import { keys, type LocalStripe, type SignedEvent, startLocalStripe } from './vendors/stripe/index.ts'

/** The app with a local Stripe that has our prices and sends its events to the app. */
export interface PaymentsApp {
  readonly test: TestApp
  readonly stripe: LocalStripe
  /** Delivers an event as Stripe does. @returns the status of the response */
  deliver(event: Pick<SignedEvent, 'body' | 'signature'>): Promise<number>
  /** Resolves when every event that was accepted has been handled. */
  settled(): Promise<void>
  close(): Promise<void>
}

export async function startPaymentsApp(environment: Record<string, string> = {}): Promise<PaymentsApp> {
  const stripe = await startLocalStripe()
  const settings = { ...keys, STRIPE_API_BASE: stripe.url }
  await setUpPrices(openStripeClient({ secretKey: keys.STRIPE_SECRET_KEY, apiBase: stripe.url }))
  const test = await startApp({ environment: { ...settings, ...environment }, working: false })
  await workOnPayments(test.deps)
  // Shorter retry delays than in production.
  await test.deps.jobs.declare(paymentJobs.map((kind) => ({ ...kind, retryDelaySeconds: 1 })))
  const payments: PaymentsApp = {
    test,
    stripe,
    async deliver({ body, signature }) {
      const answer = await test.visitor().request({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        payload: body,
      })
      return answer.statusCode
    },
    async settled() {
      await stripe.delivered()
      await expect.poll(async () => (await unhandledEvents(test)) === 0).toBeTruthy()
    },
    async close() {
      await test.close()
      await stripe.close()
    },
  }
  stripe.send(payments.deliver)
  return payments
}

/** A family that has ordered and paid. */
export async function aSubscriber(
  payments: PaymentsApp,
  tier: PlanCode = 'basic',
  interval: 'month' | 'year' = 'month',
): Promise<Family> {
  const family = await aFamily(payments.test)
  const secret = await order(family, tier, interval)
  payments.stripe.ledger.pay(secret, 'good')
  await payments.settled()
  return family
}

/** @returns the client secret */
export async function order(
  { browser }: Family,
  tier: PlanCode,
  interval: 'month' | 'year' = 'month',
): Promise<string> {
  const { status, body } = await browser.call(createSubscription, { body: { tier, interval } })
  expect([status, body.message]).toEqual([200, undefined])
  expect(body.clientSecret).toMatch(/_secret_/)
  return String(body.clientSecret)
}

export async function statusOf({ browser }: Family): Promise<SubscriptionStatus> {
  return (await browser.call(subscriptionStatus)).body
}

export async function customerOf({ test }: PaymentsApp, { user }: Family): Promise<string> {
  const row = await test.deps.db
    .selectFrom('users')
    .select('stripeCustomerId')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return String(row.stripeCustomerId)
}

async function unhandledEvents({ deps }: TestApp): Promise<number> {
  const { count } = await deps.db
    .selectFrom('stripeEvents')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('handledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
