import {
  cancelSubscription,
  changeSubscription,
  createSubscription,
  resumeSubscription,
  syncSubscription as syncCall,
} from '@nightlight/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../../../scripts/test-sampling.mjs'
import { aFamily, type Family } from '../../../test/factories.ts'
import {
  aSubscriber,
  customerOf,
  order,
  type PaymentsApp,
  startPaymentsApp,
  statusOf,
} from '../../../test/payments-app.ts'
import type { Subscription } from '../../../test/vendors/stripe/objects.ts'
import { syncAllSubscriptions, syncSubscription } from './index.ts'

let payments: PaymentsApp
beforeAll(async () => {
  payments = await startPaymentsApp()
})
afterEach(() => {
  payments.stripe.clearFaults()
  payments.stripe.send(payments.deliver)
})
afterAll(async () => {
  expect(payments.stripe.mistakes).toEqual([])
  await payments.close()
})

const daySeconds = 24 * 60 * 60
const nightly = () => syncAllSubscriptions(payments.test.deps, new AbortController().signal)
const silently = () => payments.stripe.send(async () => undefined)

const subscriptionOf = async (family: Family): Promise<Subscription> =>
  payments.stripe.ledger.of(await customerOf(payments, family))[0] ?? expect.unreachable('no subscription')

/** The entries about an account in the audit log of administrators. */
const repairsOf = ({ user }: Family) =>
  payments.test.deps.db
    .selectFrom('securityLog')
    .select(['action', 'details'])
    .where('userId', '=', user.id)
    .where('action', 'like', 'payment%')
    .execute()

/** Each is injected twice, because the SDK retries once by itself. */
const faults = ['down', 'lost', 'broken'] as const

describe('an order', () => {
  const calls = ['POST /v1/customers', 'GET /v1/subscriptions', 'GET /v1/prices', 'POST /v1/subscriptions']
  it.each(
    sample(
      calls.flatMap((call) => faults.map((fault) => ({ call, fault }))),
      0.2,
    ),
  )('is created only once if $call is $fault and the button is clicked again', async ({ call, fault }) => {
    const family = await aFamily(payments.test)
    payments.stripe.fail(call, fault, 2)
    const failed = await family.browser.call(createSubscription, { body: { tier: 'basic' } })
    expect([failed.status, failed.body.code]).toEqual([502, 'provider_failed'])
    payments.stripe.ledger.pay(await order(family, 'basic'), 'good')
    await payments.settled()
    const customers = [...payments.stripe.ledger.customers.values()]
    const own = customers.filter(({ metadata }) => metadata.nightlight_user === String(family.user.id))
    expect(own).toHaveLength(1)
    expect(payments.stripe.ledger.of(own[0]?.id ?? '')).toHaveLength(1)
    expect(payments.stripe.ledger.paidBy(own[0]?.id ?? '')).toBe(999)
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
  })

  it('is the same order if its event comes before its reply', async () => {
    payments.stripe.send(payments.deliver, { before: true })
    const family = await aSubscriber(payments)
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
    expect(payments.stripe.ledger.of(await customerOf(payments, family))).toHaveLength(1)
  })

  it('creates a new customer when the old one was deleted at Stripe', async () => {
    const family = await aSubscriber(payments)
    payments.stripe.ledger.removeCustomer(await customerOf(payments, family))
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
    payments.stripe.ledger.pay(await order(family, 'premium'), 'good')
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
  })
})

describe('a change', () => {
  const changeFaults = [
    { call: 'GET /v1/subscriptions', fault: 'down' },
    ...faults.map((fault) => ({ call: 'POST /v1/subscriptions/:id', fault })),
  ] as const
  it.each(sample(changeFaults, 0.25))('is charged once if $call is $fault', async ({ call, fault }) => {
    const family = await aSubscriber(payments)
    payments.stripe.fail(call, fault, 2)
    const upgrade = () => family.browser.call(changeSubscription, { body: { tier: 'premium' } })
    expect((await upgrade()).status).toBe(502)
    expect((await upgrade()).body.subscriptionLevel).toBe('moonbeam')
    expect(payments.stripe.ledger.paidBy(await customerOf(payments, family))).toBe(1999)
  })

  it.each(sample(faults, 0.25))(
    'is cancelled and resumed on the second click if Stripe is %s',
    async (fault) => {
      const family = await aSubscriber(payments)
      const update = 'POST /v1/subscriptions/:id'
      payments.stripe.fail(update, fault, 2)
      expect((await family.browser.call(cancelSubscription)).status).toBe(502)
      await payments.settled()
      expect((await family.browser.call(cancelSubscription)).body.subscription?.cancelAtPeriodEnd).toBe(true)
      payments.stripe.fail(update, fault, 2)
      expect((await family.browser.call(resumeSubscription)).status).toBe(502)
      expect((await family.browser.call(resumeSubscription)).body.subscription?.cancelAtPeriodEnd).toBe(false)
      expect((await subscriptionOf(family)).cancel_at_period_end).toBe(false)
    },
  )
})

describe('an event', () => {
  it('leads to the same result in any order, repeated, and years late', async () => {
    silently()
    const from = payments.stripe.events.length
    const family = await aSubscriber(payments)
    const customer = await customerOf(payments, family)
    payments.stripe.ledger.change(await subscriptionOf(family), await priceOf('moonbeam_month'))
    const events = payments.stripe.events.slice(from)
    payments.stripe.ledger.cancel(await subscriptionOf(family), false)
    expect(events.length).toBeGreaterThan(5)
    for (const { body } of [...events.toReversed(), ...events]) {
      const late = JSON.stringify({ ...JSON.parse(body), created: 1_500_000_000 })
      expect(await payments.deliver({ body: late, signature: payments.stripe.sign(late) })).toBe(200)
    }
    await payments.settled()
    expect(await statusOf(family)).toMatchObject({
      subscriptionLevel: 'firefly',
      subscription: { status: 'ended' },
    })
    expect(payments.stripe.ledger.of(customer)).toHaveLength(1)
  })

  it('is handled once, however often it is delivered', async () => {
    const family = await aSubscriber(payments)
    const { body } =
      payments.stripe.events.findLast(isOf(await customerOf(payments, family))) ?? expect.unreachable()
    const before = payments.stripe.calls.length
    for (let count = 0; count < 5; count++) {
      expect(await payments.deliver({ body, signature: payments.stripe.sign(body) })).toBe(200)
    }
    await payments.settled()
    expect(payments.stripe.calls.length).toBe(before)
  })

  it('is refused if its signature is missing, forged, for another body or expired', async () => {
    const family = await aSubscriber(payments)
    const customer = await customerOf(payments, family)
    const event = payments.stripe.events.findLast(isOf(customer)) ?? expect.unreachable()
    const now = Math.floor(Date.now() / 1000)
    const other = event.body.replace(/evt_local/, 'evt_forged')
    const heard = payments.stripe.calls.length
    for (const signature of [
      '',
      't=1,v1=00',
      event.signature,
      payments.stripe.sign(other, now, 'whsec_other'),
      payments.stripe.sign(other, now - 3600),
    ]) {
      expect(await payments.deliver({ body: other, signature })).toBe(400)
    }
    expect(payments.stripe.calls.length).toBe(heard)
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
  })

  it('is refused if it is signed but not an event', async () => {
    for (const body of ['not JSON', '[]', '{"id":"evt_odd"}'])
      expect(await payments.deliver({ body, signature: payments.stripe.sign(body) })).toBe(400)
  })

  it('is not trusted: a signed one about a plan that was not paid for has no effect', async () => {
    const family = await aFamily(payments.test)
    await order(family, 'premium')
    const event =
      payments.stripe.events.findLast(isOf(await customerOf(payments, family))) ?? expect.unreachable()
    const body = event.body
      .replace('"status":"incomplete"', '"status":"active"')
      .replace(/evt_local/, 'evt_odd')
    expect(await payments.deliver({ body, signature: payments.stripe.sign(body) })).toBe(200)
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
  })

  it('is not needed after a payment: the page syncs the subscription itself', async () => {
    silently()
    const family = await aFamily(payments.test)
    payments.stripe.ledger.pay(await order(family, 'basic'), 'good')
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
    expect((await family.browser.call(syncCall)).body.subscriptionLevel).toBe('starlight')
  })

  it('is handled later if Stripe is down', async () => {
    const family = await aFamily(payments.test)
    const secret = await order(family, 'basic')
    await payments.settled()
    payments.stripe.fail('GET /v1/subscriptions', 'down', 4)
    payments.stripe.ledger.pay(secret, 'good')
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
  })
})

describe('the nightly sync', () => {
  it('finds changes without an event, and logs them for administrators', async () => {
    const family = await aSubscriber(payments)
    silently()
    payments.stripe.ledger.cancel(await subscriptionOf(family), false)
    await nightly()
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
    expect(await repairsOf(family)).toEqual([
      {
        action: 'payment_repaired',
        details: expect.objectContaining({
          by: 'payments',
          before: expect.objectContaining({ status: 'active' }),
          after: expect.objectContaining({ status: 'ended' }),
        }),
      },
    ])
    await nightly()
    expect(await repairsOf(family)).toHaveLength(1)
  })

  it('finds an order whose reply and payment event were lost', async () => {
    silently()
    const family = await aFamily(payments.test)
    payments.stripe.fail('POST /v1/subscriptions', 'lost', 2)
    expect((await family.browser.call(createSubscription, { body: { tier: 'basic' } })).status).toBe(502)
    const { latest_invoice } = await subscriptionOf(family)
    payments.stripe.ledger.pay(payments.stripe.ledger.paymentOf(latest_invoice).clientSecret, 'good')
    await nightly()
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
  })

  it('continues with other subscriptions when one cannot be read', async () => {
    const family = await aSubscriber(payments)
    silently()
    payments.stripe.ledger.cancel(await subscriptionOf(family), false)
    payments.stripe.fail('GET /v1/subscriptions', 'broken', 2)
    await nightly().catch(() => undefined)
    await nightly()
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
  })
})

describe('an unpaid renewal', () => {
  const unpaid = async () => {
    const family = await aSubscriber(payments)
    ;(await subscriptionOf(family)).default_payment_method = 'pm_declined'
    payments.stripe.ledger.advance(32, await customerOf(payments, family))
    await payments.settled()
    return family
  }
  /** Syncs a number of days into the current period of Stripe's clock, which is ahead of ours. */
  const syncAfter = async (family: Family, days: number) =>
    syncSubscription(
      { db: payments.test.deps.db, payments: payments.test.deps.payments ?? expect.unreachable() },
      await customerOf(payments, family),
      'nightly',
      new Date(
        ((await subscriptionOf(family)).items.data[0]?.current_period_start ?? 0) * 1000 +
          days * daySeconds * 1000,
      ),
    )

  it('keeps the plan for seven days, then the account is on Firefly', async () => {
    const family = await unpaid()
    const status = await statusOf(family)
    expect(status).toMatchObject({ subscriptionLevel: 'starlight', subscription: { status: 'past_due' } })
    expect(status.subscription?.graceEnd).toEqual(expect.any(Number))
    await syncAfter(family, 6.9)
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
    await syncAfter(family, 7.1)
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
    expect(await repairsOf(family)).toEqual([])
  })

  it('does not get more time when the next one is unpaid too', async () => {
    const family = await unpaid()
    const { subscription } = await statusOf(family)
    payments.stripe.ledger.advance(31, await customerOf(payments, family))
    await payments.settled()
    expect((await statusOf(family)).subscription?.graceEnd).toBe(subscription?.graceEnd)
  })

  it('restores the plan when it is paid late', async () => {
    const family = await unpaid()
    await syncAfter(family, 8)
    const subscription = await subscriptionOf(family)
    subscription.default_payment_method = 'pm_good'
    payments.stripe.ledger.retry(subscription)
    await payments.settled()
    expect(await statusOf(family)).toMatchObject({
      subscriptionLevel: 'starlight',
      subscription: { status: 'active', graceEnd: null },
    })
  })

  it('can be cancelled immediately, and is not charged any more', async () => {
    const family = await unpaid()
    const { body } = await family.browser.call(cancelSubscription)
    expect(body).toMatchObject({ subscriptionLevel: 'firefly', subscription: { status: 'ended' } })
    expect((await subscriptionOf(family)).status).toBe('canceled')
  })
})

describe('two plans of one family', () => {
  it('become one: the better one stays, the other is ended and credited, and administrators see it in their log', async () => {
    const family = await aSubscriber(payments)
    const customer = await customerOf(payments, family)
    // As somebody can do it in Stripe's dashboard.
    const second = payments.stripe.ledger.subscribe(customer, await priceOf('moonbeam_month'))
    payments.stripe.ledger.pay(payments.stripe.ledger.paymentOf(second.latest_invoice).clientSecret, 'good')
    await payments.settled()
    const [newer, older] = payments.stripe.ledger.of(customer)
    expect([newer?.status, older?.status]).toEqual(['active', 'canceled'])
    expect(payments.stripe.ledger.customer(customer).balance).toBe(-999)
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
    expect(await repairsOf(family)).toContainEqual({
      action: 'payment_repaired',
      details: { by: 'payments', ended: [older?.id] },
    })
  })

  it('cannot result from an order that is still open in another tab', async () => {
    const family = await aSubscriber(payments)
    const customer = await customerOf(payments, family)
    const open = payments.stripe.ledger.subscribe(customer, await priceOf('moonbeam_year'))
    const { clientSecret } = payments.stripe.ledger.paymentOf(open.latest_invoice)
    await payments.settled()
    expect(() => payments.stripe.ledger.pay(clientSecret, 'good')).toThrow('made or withdrawn before')
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
  })
})

describe('a paying customer without an account', () => {
  it('is logged once and not changed, because it may belong to another installation', async () => {
    const unknownCustomer = payments.stripe.ledger.addCustomer({})
    const plan = payments.stripe.ledger.subscribe(unknownCustomer.id, await priceOf('moonbeam_month'))
    payments.stripe.ledger.pay(payments.stripe.ledger.paymentOf(plan.latest_invoice).clientSecret, 'good')
    await payments.settled()
    const entries = await payments.test.deps.db
      .selectFrom('securityLog')
      .select('details')
      .where('action', '=', 'payment_without_account')
      .execute()
    expect(entries).toEqual([{ details: { by: 'payments', customer: unknownCustomer.id } }])
    expect(plan.status).toBe('active')
  })
})

describe('a random sequence of actions and faults', () => {
  it.each(sample([1, 2, 3, 4], 0.25))(
    'ends with a plan that matches what was paid (seed %i)',
    async (seed) => {
      const random = seeded(seed)
      const pick = <T>(list: readonly T[]): T =>
        list[Math.floor(random() * list.length)] ?? expect.unreachable()
      const family = await aFamily(payments.test)
      const { browser } = family
      const actions = [
        () =>
          browser.call(createSubscription, {
            body: { tier: pick(['basic', 'premium']), interval: pick(['month', 'year']) },
          }),
        () =>
          browser.call(changeSubscription, {
            body: { tier: pick(['basic', 'premium']), interval: pick(['month', 'year']) },
          }),
        () => browser.call(cancelSubscription),
        () => browser.call(resumeSubscription),
      ]
      const disturbances = [
        () => payments.stripe.fail(pick(failingCalls), pick(faults), pick([1, 2, 3])),
        () => payments.stripe.clearFaults(),
        () => silently(),
        () => payments.stripe.send(payments.deliver, { before: random() < 0.5 }),
      ]
      for (let step = 0; step < 14; step++) {
        pick(disturbances)()
        await Promise.all(random() < 0.3 ? [pick(actions)(), pick(actions)()] : [pick(actions)()])
        for (const { latest_invoice, status } of await subscriptionsSoFar(family)) {
          const { clientSecret, invoice } = payments.stripe.ledger.paymentOf(latest_invoice)
          if (status === 'incomplete' && invoice.status === 'open' && random() < 0.5) {
            payments.stripe.ledger.pay(clientSecret, pick(['good', 'good', 'authenticate']))
          }
        }
      }
      payments.stripe.clearFaults()
      payments.stripe.send(payments.deliver)
      await payments.settled()
      await nightly()
      const active = (await subscriptionsSoFar(family)).filter(({ status }) => status === 'active')
      expect(active.length).toBeLessThan(2)
      const key = active[0]?.items.data[0]?.price.lookup_key ?? 'nightlight_firefly'
      expect((await statusOf(family)).subscriptionLevel).toBe(key.split('_')[1])
    },
    60_000,
  )
})

const failingCalls = [
  'POST /v1/customers',
  'GET /v1/subscriptions',
  'GET /v1/prices',
  'POST /v1/subscriptions',
  'GET /v1/subscriptions/:id',
  'POST /v1/subscriptions/:id',
  'DELETE /v1/subscriptions/:id',
  'POST /v1/invoices/:id/void',
]

async function subscriptionsSoFar(family: Family): Promise<Subscription[]> {
  return payments.stripe.ledger.of(await customerOf(payments, family))
}

const isOf = (customer: string) => (event: { body: string; type: string }) =>
  event.type.startsWith('customer.subscription') && event.body.includes(`"customer":"${customer}"`)

async function priceOf(name: string): Promise<string> {
  const prices = [...payments.stripe.ledger.prices.values()]
  return prices.find(({ lookup_key }) => lookup_key === `nightlight_${name}`)?.id ?? expect.unreachable()
}

/** Mulberry32: the same sequence for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
