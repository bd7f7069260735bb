import { planPrices } from '@nightlight/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keys, type LocalStripe, startLocalStripe } from '../../../../test/vendors/stripe/index.ts'
import { openStripeClient, stripePayments } from './index.ts'
import { setUpPrices } from './set-up-prices.ts'

let stripe: LocalStripe
beforeEach(async () => {
  stripe = await startLocalStripe()
})
afterEach(async () => {
  expect(stripe.mistakes).toEqual([])
  await stripe.close()
})

const client = () => openStripeClient({ secretKey: keys.STRIPE_SECRET_KEY, apiBase: stripe.url })
const amounts = () =>
  Object.fromEntries(
    [...stripe.ledger.prices.values()].flatMap(({ lookup_key, unit_amount }) =>
      lookup_key ? [[lookup_key, unit_amount]] : [],
    ),
  )
const displayed = {
  nightlight_starlight_month: planPrices.starlight.month,
  nightlight_starlight_year: planPrices.starlight.year,
  nightlight_moonbeam_month: planPrices.moonbeam.month,
  nightlight_moonbeam_year: planPrices.moonbeam.year,
}

describe('setting up prices', () => {
  it('creates two products and four prices, only once', async () => {
    expect((await setUpPrices(client())).map(({ was }) => was)).toEqual(['made', 'made', 'made', 'made'])
    expect(amounts()).toEqual(displayed)
    expect([...stripe.ledger.products.keys()]).toEqual(['nightlight_starlight', 'nightlight_moonbeam'])
    expect((await setUpPrices(client())).map(({ was }) => was)).toEqual(['there', 'there', 'there', 'there'])
    expect(stripe.ledger.prices.size).toBe(4)
  })

  it('replaces a price that differs from the displayed one, and still recognizes the old one in subscriptions', async () => {
    await setUpPrices(client())
    const [old] = [...stripe.ledger.prices.values()]
    if (!old) return expect.unreachable()
    stripe.ledger.prices.set(old.id, { ...old, unit_amount: 1 })
    const customer = stripe.ledger.addCustomer({})
    stripe.ledger.subscribe(customer.id, old.id)
    const payments = stripePayments({
      secretKey: keys.STRIPE_SECRET_KEY,
      publicKey: keys.STRIPE_PUBLIC_KEY,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
      apiBase: stripe.url,
    })
    const order = { tier: 'starlight', interval: 'month' } as const
    await expect(payments.order(customer.id, order, 'key-1')).rejects.toThrow('no prices yet')
    expect((await setUpPrices(client())).map(({ was }) => was)).toEqual(['made', 'there', 'there', 'there'])
    expect(amounts()).toEqual(displayed)
    expect(await payments.readPlans(customer.id)).toMatchObject([order])
  })

  it('is necessary before anybody can order', async () => {
    const payments = stripePayments({
      secretKey: keys.STRIPE_SECRET_KEY,
      publicKey: keys.STRIPE_PUBLIC_KEY,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
      apiBase: stripe.url,
    })
    const customer = await payments.createCustomer({ userId: 1, email: null }, 'key-2')
    await expect(
      payments.order(customer, { tier: 'moonbeam', interval: 'year' }, 'key-3'),
    ).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  })
})
