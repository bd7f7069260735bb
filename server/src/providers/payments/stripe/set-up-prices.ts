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
import { hasCode } from './failures.ts'
import { isDisplayedPrice, lookupKeyOf } from './prices.ts'

export interface PriceSetUp {
  readonly key: string
  readonly price: string
  readonly was: 'there' | 'made'
}

/**
 * Creates missing products and prices. A price that differs from the one that we show is replaced by a new one, which gets its
 * lookup key; existing subscriptions continue with the old one. Can be run again at any time.
 */
export async function setUpPrices(stripe: Stripe): Promise<PriceSetUp[]> {
  const results: PriceSetUp[] = []
  for (const tier of paidTiers) {
    const product = await ensureProduct(stripe, tier)
    for (const interval of billingIntervals)
      results.push(await ensurePrice(stripe, product, { tier, interval }))
  }
  return results
}

async function ensureProduct(stripe: Stripe, tier: PaidTier): Promise<string> {
  const id = `nightlight_${tier}`
  try {
    return (await stripe.products.retrieve(id)).id
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error
    return (await stripe.products.create({ id, name: `Nightlight ${plans[tier].name}` })).id
  }
}

async function ensurePrice(stripe: Stripe, product: string, order: PlanOrder): Promise<PriceSetUp> {
  const key = lookupKeyOf(order)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [found] = data
  if (found && isDisplayedPrice(found, order)) return { key, price: found.id, was: 'there' }
  const created = await stripe.prices.create({
    product,
    currency: priceCurrency,
    unit_amount: planPrices[order.tier][order.interval],
    recurring: { interval: order.interval },
    lookup_key: key,
    transfer_lookup_key: true,
    // A price keeps this when its lookup key is transferred to another.
    metadata: { nightlight: key },
  })
  return { key, price: created.id, was: 'made' }
}
