import { type BillingInterval, type PaidTier, planPrices, priceCurrency } from '@nightlight/contract'
import type Stripe from 'stripe'
import { type PlanOrder, PricesMissing } from '../../../modules/payments/index.ts'

/** How our prices are found again, in every account of Stripe and in its test mode. */
export const lookupKeyOf = ({ tier, interval }: PlanOrder): string => `nightlight_${tier}_${interval}`

/** Read from a key or from what `setUpPrices` writes beside a price; null for what is not ours. */
export function wishOf(price: {
  lookup_key: string | null
  metadata: Readonly<Record<string, string>>
}): PlanOrder | null {
  const key = price.lookup_key ?? price.metadata.nightlight ?? ''
  const [, tier, interval] = /^nightlight_(starlight|moonbeam)_(month|year)$/.exec(key) ?? []
  return tier && interval ? { tier: tier as PaidTier, interval: interval as BillingInterval } : null
}

/**
 * @returns the price's id
 * @throws {PricesMissing} also when the price at Stripe is not the one that we show
 */
export async function findPrice(stripe: Stripe, wish: PlanOrder): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(wish)], active: true, limit: 1 })
  const [price] = data
  if (!price || !isAsShown(price, wish)) throw new PricesMissing()
  return price.id
}

export const isAsShown = (price: Stripe.Price, { tier, interval }: PlanOrder): boolean =>
  price.unit_amount === planPrices[tier][interval] &&
  price.currency === priceCurrency &&
  price.recurring?.interval === interval &&
  price.recurring.interval_count === 1
