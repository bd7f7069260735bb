/** Stripe's objects, as far as we use them. Times are seconds since 1970, money is in cents. */
export interface Customer {
  readonly id: string
  readonly object: 'customer'
  readonly created: number
  email: string | null
  /** Negative for a credit. */
  balance: number
  metadata: Record<string, string>
  readonly livemode: false
}

export interface Product {
  readonly id: string
  readonly object: 'product'
  readonly name: string
  readonly active: true
}

export interface Price {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly product: string
  readonly currency: string
  readonly unit_amount: number
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number }
  lookup_key: string | null
  readonly metadata: Record<string, string>
}

export interface SubscriptionItem {
  readonly id: string
  readonly object: 'subscription_item'
  readonly quantity: 1
  price: Price
  current_period_start: number
  current_period_end: number
}

export interface Subscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly created: number
  readonly livemode: false
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string }
  pending_update: { expires_at: number; subscription_items: SubscriptionItem[] } | null
  latest_invoice: string
  default_payment_method: string | null
  readonly metadata: Record<string, string>
}

export interface Invoice {
  readonly id: string
  readonly object: 'invoice'
  readonly customer: string
  readonly created: number
  readonly currency: 'usd'
  readonly number: string
  readonly total: number
  readonly amount_due: number
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  readonly hosted_invoice_url: string
  amount_paid: number
  status: 'open' | 'paid' | 'void'
}

/** What Stripe stores with an invoice and returns only on request. */
export interface Payment {
  readonly invoice: Invoice
  readonly subscription: string
  readonly clientSecret: string
  state: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
}

/** How a card behaves when it is charged. */
export type Card = 'good' | 'declined' | 'authenticate'

export const daySeconds = 24 * 60 * 60

/** The same day of the next month or year, or the last day if there is no such day. */
export function periodEndAfter(start: number, { interval }: Price['recurring']): number {
  const from = new Date(start * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), days))
  return Math.floor(to.getTime() / 1000)
}
