import {
  type BillingInterval,
  type PaidSubscription,
  type PaidTier,
  planPrices,
  plans,
  priceCurrency,
  type Tier,
} from '@nightlight/contract'
import { prices } from './plan-facts.ts'

export interface Offer {
  readonly tier: PaidTier
  readonly interval: BillingInterval
}

/** '$9.99', '$99', '−$10'. @param cents in the smallest unit */
export function money(cents: number, currency: string = priceCurrency): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}

/** '$9.99 per month' */
export const priceOf = ({ tier, interval }: Offer): string =>
  `${money(planPrices[tier][interval])} per ${interval}`

/** What a plan costs by the month or by the year, in two lines. */
export function priceText(tier: Tier, interval: BillingInterval): { main: string; more: string | null } {
  if (tier === 'firefly') return prices.firefly
  const more =
    interval === 'year'
      ? `2 months free, or ${priceOf({ tier, interval: 'month' })}`
      : `or ${priceOf({ tier, interval: 'year' })}: 2 months free`
  return { main: priceOf({ tier, interval }), more }
}

/** @param end seconds since 1970 */
export const longDate = (end: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(end * 1000))

/** When the plan renews or ends. */
export function planOutlook(subscription: PaidSubscription, currentPeriodEnd: number | null): string | null {
  const { tier, interval, status, cancelAtPeriodEnd } = subscription
  if (!tier || !interval || !currentPeriodEnd || status !== 'active') return null
  const date = longDate(currentPeriodEnd)
  if (cancelAtPeriodEnd) return `Ends on ${date}. Nothing more is charged.`
  return `Renews on ${date} for ${money(planPrices[tier][interval])}.`
}

/** The cost of a change, shown before it is made. */
export function planChangeText(from: Offer, to: Offer): string {
  const name = plans[to.tier].name
  if (from.interval === 'month' && to.interval === 'year') {
    return `You pay ${money(planPrices[to.tier].year)} for the year now, less what is left of this month.`
  }
  if (from.interval === 'year' && to.interval === 'month') {
    return `${name} continues by the month. What is left of your year is kept as a credit, which pays for your next months first.`
  }
  if (planPrices[to.tier][to.interval] > planPrices[from.tier][from.interval]) {
    return `${name} starts immediately. You pay the difference for the rest of the ${to.interval} now, and ${priceOf(to)} after that.`
  }
  return `${name} starts immediately. What you have paid for ${plans[from.tier].name} and not used is kept as a credit, which pays for your next periods first.`
}
