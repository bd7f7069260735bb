import {
  billingIntervals,
  type PaidTier,
  paidTiers,
  planPrices,
  plans,
  priceCurrency,
} from '@nightlight/contract'
import type Stripe from 'stripe'
import type { PlanOrder } from '../../../modules/payments/index.ts'
import { isAnsweredWith } from './failures.ts'
import { isAsShown, lookupKeyOf } from './prices.ts'

export interface PriceSetUp {
  readonly key: string
  readonly price: string
  readonly was: 'there' | 'made'
}

/**
 * Makes what is missing of products and prices. A price that is not the one that we show is replaced by a new one, which takes
 * over its key; whoever has bought the old one goes on paying it. Can be run again at any time.
 */
export async function setUpPrices(stripe: Stripe): Promise<PriceSetUp[]> {
  const done: PriceSetUp[] = []
  for (const tier of paidTiers) {
    const product = await ensureProduct(stripe, tier)
    for (const interval of billingIntervals) done.push(await ensurePrice(stripe, product, { tier, interval }))
  }
  return done
}

async function ensureProduct(stripe: Stripe, tier: PaidTier): Promise<string> {
  const id = `nightlight_${tier}`
  try {
    return (await stripe.products.retrieve(id)).id
  } catch (error) {
    if (!isAnsweredWith(error, 'resource_missing')) throw error
    return (await stripe.products.create({ id, name: `Nightlight ${plans[tier].name}` })).id
  }
}

async function ensurePrice(stripe: Stripe, product: string, wish: PlanOrder): Promise<PriceSetUp> {
  const key = lookupKeyOf(wish)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [found] = data
  if (found && isAsShown(found, wish)) return { key, price: found.id, was: 'there' }
  const made = await stripe.prices.create({
    product,
    currency: priceCurrency,
    unit_amount: planPrices[wish.tier][wish.interval],
    recurring: { interval: wish.interval },
    lookup_key: key,
    transfer_lookup_key: true,
    // A price keeps this when its key goes on to another.
    metadata: { nightlight: key },
  })
  return { key, price: made.id, was: 'made' }
}
