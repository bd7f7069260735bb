import { type BillingInterval, type PaidTier, planPrices, priceCurrency } from '@nightlight/contract'
import type Stripe from 'stripe'
import { type PlanOrder, PricesMissing } from '../../../modules/payments/index.ts'

/** Finds our prices in any Stripe account, including test mode. */
export const lookupKeyOf = ({ tier, interval }: PlanOrder): string => `nightlight_${tier}_${interval}`

/** Parsed from the lookup key, or from the metadata that `setUpPrices` adds; null for a price that is not ours. */
export function orderOf(price: {
  lookup_key: string | null
  metadata: Readonly<Record<string, string>>
}): PlanOrder | null {
  const key = price.lookup_key ?? price.metadata.nightlight ?? ''
  const [, tier, interval] = /^nightlight_(starlight|moonbeam)_(month|year)$/.exec(key) ?? []
  return tier && interval ? { tier: tier as PaidTier, interval: interval as BillingInterval } : null
}

/**
 * @returns the price's id
 * @throws {PricesMissing} also when the price at Stripe differs from the one that we show
 */
export async function findPrice(stripe: Stripe, order: PlanOrder): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(order)], active: true, limit: 1 })
  const [price] = data
  if (!price || !isDisplayedPrice(price, order)) throw new PricesMissing()
  return price.id
}

export const isDisplayedPrice = (price: Stripe.Price, { tier, interval }: PlanOrder): boolean =>
  price.unit_amount === planPrices[tier][interval] &&
  price.currency === priceCurrency &&
  price.recurring?.interval === interval &&
  price.recurring.interval_count === 1
