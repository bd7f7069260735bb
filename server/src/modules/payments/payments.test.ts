import {
  cancelSubscription,
  changeSubscription,
  createSubscription,
  deleteAccount,
  listInvoices,
  openPortal,
  paymentKey,
  resumeSubscription,
  setUserPlan,
  storyQuota,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp } from '../../../test/harness.ts'
import {
  aSubscriber,
  customerOf,
  order,
  type PaymentsApp,
  startPaymentsApp,
  statusOf,
} from '../../../test/payments-app.ts'

let payments: PaymentsApp
beforeAll(async () => {
  payments = await startPaymentsApp()
})
afterAll(async () => {
  expect(payments.stripe.mistakes).toEqual([])
  await payments.close()
})

const password = 'lantern light'
const dayMs = 24 * 60 * 60 * 1000

describe('buying a plan', () => {
  it('takes effect with the first payment', async () => {
    const family = await aFamily(payments.test)
    expect((await family.browser.call(paymentKey)).body).toEqual({ publicKey: 'pk_test_local' })
    expect(await statusOf(family)).toEqual({
      subscriptionLevel: 'firefly',
      currentPeriodEnd: null,
      subscription: null,
    })
    const secret = await order(family, 'basic')
    expect(await statusOf(family)).toMatchObject({
      subscriptionLevel: 'firefly',
      currentPeriodEnd: null,
      subscription: { tier: 'starlight', interval: 'month', status: 'pending' },
    })
    payments.stripe.ledger.pay(secret, 'good')
    await payments.settled()
    const status = await statusOf(family)
    expect(status).toMatchObject({
      subscriptionLevel: 'starlight',
      subscription: { status: 'active', cancelAtPeriodEnd: false, graceEnd: null },
    })
    const days = (Number(status.currentPeriodEnd) * 1000 - Date.now()) / dayMs
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(32)
    expect((await family.browser.call(storyQuota)).body).toMatchObject({ tier: 'starlight', limit: 3 })
    expect(payments.stripe.ledger.paidBy(await customerOf(payments, family))).toBe(999)
  })

  it('costs the listed price of each plan and interval', async () => {
    const paid: number[] = []
    for (const [tier, interval] of [
      ['basic', 'month'],
      ['basic', 'year'],
      ['premium', 'month'],
      ['premium', 'year'],
    ] as const) {
      paid.push(
        payments.stripe.ledger.paidBy(
          await customerOf(payments, await aSubscriber(payments, tier, interval)),
        ),
      )
    }
    expect(paid).toEqual([999, 9900, 1999, 19_900])
  })

  it('has no effect while the card is declined, and succeeds with another card', async () => {
    const family = await aFamily(payments.test)
    const secret = await order(family, 'premium')
    expect(() => payments.stripe.ledger.pay(secret, 'declined')).toThrow('Your card was declined.')
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
    expect(payments.stripe.ledger.pay(secret, 'authenticate')).toBe('requires_action')
    payments.stripe.ledger.authenticate(secret, true)
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
  })

  it('creates one order, however often and in however many tabs the button is clicked', async () => {
    const family = await aFamily(payments.test)
    const secrets = await Promise.all(Array.from({ length: 6 }, () => order(family, 'basic')))
    expect(new Set(secrets).size).toBe(1)
    expect(await order(family, 'basic')).toBe(secrets[0])
    expect(payments.stripe.ledger.of(await customerOf(payments, family))).toHaveLength(1)
  })

  it('replaces an open order for another plan, which cannot be paid any more', async () => {
    const family = await aFamily(payments.test)
    const first = await order(family, 'basic')
    const second = await order(family, 'premium', 'year')
    expect(() => payments.stripe.ledger.pay(first, 'good')).toThrow('made or withdrawn before')
    payments.stripe.ledger.pay(second, 'good')
    await payments.settled()
    expect(await statusOf(family)).toMatchObject({
      subscriptionLevel: 'moonbeam',
      subscription: { tier: 'moonbeam', interval: 'year' },
    })
    expect(payments.stripe.ledger.paidBy(await customerOf(payments, family))).toBe(19_900)
  })

  it('ends with one order when two tabs order different plans at the same time', async () => {
    const family = await aFamily(payments.test)
    const answers = await Promise.all(
      (['basic', 'premium', 'basic', 'premium'] as const).map((tier) =>
        family.browser.call(createSubscription, { body: { tier } }),
      ),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    await order(family, 'basic')
    const waiting = payments.stripe.ledger.of(await customerOf(payments, family)).filter(isIncomplete)
    expect(waiting).toHaveLength(1)
  })

  it('is refused to subscribers, administrators and visitors', async () => {
    const family = await aSubscriber(payments)
    const again = await family.browser.call(createSubscription, { body: { tier: 'premium' } })
    expect([again.status, again.body.code]).toEqual([409, 'conflict'])
    const admin = await aFamily(payments.test, { isAdmin: true })
    expect((await admin.browser.call(createSubscription, { body: { tier: 'basic' } })).status).toBe(409)
    expect((await payments.test.visitor().call(createSubscription, { body: { tier: 'basic' } })).status).toBe(
      401,
    )
    const gold = await family.browser.call(createSubscription, { body: { tier: 'gold' } })
    expect([gold.status, gold.body.field]).toEqual([400, 'tier'])
  })

  it('is invisible to another family, which cannot change it', async () => {
    const family = await aSubscriber(payments)
    const otherFamily = await aFamily(payments.test)
    expect((await otherFamily.browser.call(listInvoices)).body).toEqual([])
    expect((await otherFamily.browser.call(cancelSubscription)).status).toBe(409)
    expect((await otherFamily.browser.call(openPortal)).status).toBe(409)
    expect((await statusOf(otherFamily)).subscription).toBeNull()
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
  })
})

describe('changing a plan', () => {
  it('to a higher one charges the difference for the rest of the month immediately', async () => {
    const family = await aSubscriber(payments)
    const { body } = await family.browser.call(changeSubscription, { body: { tier: 'premium' } })
    expect(body).toMatchObject({ subscriptionLevel: 'moonbeam', clientSecret: null })
    expect(payments.stripe.ledger.paidBy(await customerOf(payments, family))).toBe(1999)
  })

  it('to a lower one credits the unused part', async () => {
    const family = await aSubscriber(payments, 'premium')
    const { body } = await family.browser.call(changeSubscription, { body: { tier: 'basic' } })
    expect(body).toMatchObject({ subscriptionLevel: 'starlight', clientSecret: null })
    const customer = payments.stripe.ledger.customer(await customerOf(payments, family))
    expect(customer.balance).toBe(999 - 1999)
    expect(payments.stripe.ledger.paidBy(customer.id)).toBe(1999)
  })

  it('from monthly to yearly and back works', async () => {
    const family = await aSubscriber(payments)
    const change = (interval: string) =>
      family.browser.call(changeSubscription, { body: { tier: 'basic', interval } })
    expect((await change('year')).body.subscription).toMatchObject({ tier: 'starlight', interval: 'year' })
    const customer = await customerOf(payments, family)
    expect(payments.stripe.ledger.paidBy(customer)).toBe(9900)
    expect((await change('month')).body.subscription).toMatchObject({ interval: 'month' })
    expect(payments.stripe.ledger.paidBy(customer)).toBe(9900)
    // The credit for the year covers the next plan without a payment.
    await family.browser.call(cancelSubscription)
    payments.stripe.ledger.cancel(payments.stripe.ledger.of(customer)[0] ?? expect.unreachable(), false)
    await payments.settled()
    const { body } = await family.browser.call(createSubscription, { body: { tier: 'premium' } })
    expect(body.clientSecret).toBeNull()
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
  })

  it('takes effect after a manual payment where the difference cannot be charged', async () => {
    const family = await aSubscriber(payments)
    const customer = await customerOf(payments, family)
    payments.stripe.ledger.cards.set('pm_good', 'authenticate')
    const upgrade = () => family.browser.call(changeSubscription, { body: { tier: 'premium' } })
    const first = await upgrade().finally(() => payments.stripe.ledger.cards.set('pm_good', 'good'))
    expect(first.body.subscriptionLevel).toBe('starlight')
    expect(first.body.clientSecret).toMatch(/_secret_/)
    expect((await upgrade()).body.clientSecret).toBe(first.body.clientSecret)
    payments.stripe.ledger.pay(String(first.body.clientSecret), 'good')
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
    expect(payments.stripe.ledger.paidBy(customer)).toBe(1999)
  })

  it('happens once on a double click', async () => {
    const family = await aSubscriber(payments)
    const upgrade = () => family.browser.call(changeSubscription, { body: { tier: 'premium' } })
    await Promise.all([upgrade(), upgrade(), upgrade()])
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
    expect(payments.stripe.ledger.paidBy(await customerOf(payments, family))).toBe(1999)
  })

  it('is refused without a plan', async () => {
    const family = await aFamily(payments.test)
    expect((await family.browser.call(changeSubscription, { body: { tier: 'premium' } })).status).toBe(409)
    expect((await family.browser.call(resumeSubscription)).status).toBe(409)
  })
})

describe('cancelling a plan', () => {
  it('takes effect at the end of the paid period, and can be undone until then', async () => {
    const family = await aSubscriber(payments)
    const cancelled = await family.browser.call(cancelSubscription)
    expect(cancelled.body).toMatchObject({
      subscriptionLevel: 'starlight',
      subscription: { cancelAtPeriodEnd: true, status: 'active' },
    })
    expect(cancelled.body.currentPeriodEnd).toEqual(expect.any(Number))
    const resumed = await family.browser.call(resumeSubscription)
    expect(resumed.body.subscription).toMatchObject({ cancelAtPeriodEnd: false })
    await family.browser.call(cancelSubscription)
    payments.stripe.ledger.advance(40, await customerOf(payments, family))
    await payments.settled()
    expect(await statusOf(family)).toMatchObject({
      subscriptionLevel: 'firefly',
      currentPeriodEnd: null,
      subscription: { status: 'ended' },
    })
    expect(payments.stripe.ledger.paidBy(await customerOf(payments, family))).toBe(999)
  })

  it('does not prevent buying another one later', async () => {
    const family = await aSubscriber(payments)
    payments.stripe.ledger.cancel(
      payments.stripe.ledger.of(await customerOf(payments, family))[0] ?? expect.unreachable(),
      false,
    )
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('firefly')
    payments.stripe.ledger.pay(await order(family, 'premium'), 'good')
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
  })

  it('happens when the account is deleted, even while Stripe is down', async () => {
    const family = await aSubscriber(payments)
    const customer = await customerOf(payments, family)
    payments.stripe.fail('GET /v1/subscriptions', 'down', 2)
    expect((await family.browser.call(deleteAccount, { body: { password } })).status).toBe(204)
    await expect.poll(() => payments.stripe.ledger.deleted.has(customer)).toBeTruthy()
    expect(payments.stripe.ledger.of(customer).map(({ status }) => status)).toEqual(['canceled'])
  })
})

describe('a plan set by an administrator', () => {
  it('is not lowered by an unpaid order or by buying a lower plan', async () => {
    const admin = await aFamily(payments.test, { isAdmin: true })
    const family = await aFamily(payments.test)
    await order(family, 'basic')
    const setPlan = (subscriptionLevel: string) =>
      admin.browser.call(setUserPlan, { params: { id: family.user.id }, body: { subscriptionLevel } })
    expect((await setPlan('moonbeam')).status).toBe(200)
    payments.stripe.ledger.advance(2, await customerOf(payments, family))
    await payments.settled()
    expect(await statusOf(family)).toMatchObject({
      subscriptionLevel: 'moonbeam',
      subscription: { status: 'ended' },
    })
    payments.stripe.ledger.pay(await order(family, 'basic'), 'good')
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
  })

  it('applies again when a higher plan that was bought ends', async () => {
    const family = await aFamily(payments.test, { subscriptionLevel: 'starlight' })
    payments.stripe.ledger.pay(await order(family, 'premium'), 'good')
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('moonbeam')
    await family.browser.call(cancelSubscription)
    payments.stripe.ledger.advance(40, await customerOf(payments, family))
    await payments.settled()
    expect((await statusOf(family)).subscriptionLevel).toBe('starlight')
  })
})

describe('invoices', () => {
  it('are listed without open orders, and the portal opens for the customer', async () => {
    const family = await aSubscriber(payments)
    const { body } = await family.browser.call(listInvoices)
    expect(body).toEqual([
      expect.objectContaining({
        total: 999,
        currency: 'usd',
        status: 'paid',
        url: expect.stringContaining('https:'),
      }),
    ])
    const undecided = await aFamily(payments.test)
    await order(undecided, 'basic')
    await order(undecided, 'premium')
    expect((await undecided.browser.call(listInvoices)).body).toEqual([])
    const portal = await family.browser.call(openPortal)
    expect(portal.body.url).toBe(`https://billing.stripe.com/session/${await customerOf(payments, family)}`)
  })
})

describe('without a payment provider', () => {
  it('buying a plan is refused as unavailable, and everything else works', async () => {
    const test = await startApp({ working: false })
    const family = await aFamily(test)
    expect((await family.browser.call(paymentKey)).body).toEqual({ publicKey: null })
    const refused = await family.browser.call(createSubscription, { body: { tier: 'basic' } })
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    await family.browser.call(createSubscription, { body: { tier: 'basic' } })
    const lines = test.log.map((line) => JSON.parse(line)).filter(({ level }) => level > 20)
    expect(lines.filter(({ msg }) => msg === 'something was requested that is not set up')).toHaveLength(1)
    expect(lines.filter(({ level }) => level > 30)).toEqual([])
    expect(await statusOf(family)).toEqual({
      subscriptionLevel: 'firefly',
      currentPeriodEnd: null,
      subscription: null,
    })
    expect((await family.browser.call(deleteAccount, { body: { password } })).status).toBe(204)
    await test.close()
  })
})

const isIncomplete = ({ status }: { status: string }) => status === 'incomplete'
