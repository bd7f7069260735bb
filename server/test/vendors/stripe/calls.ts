import type { Ledger } from './ledger.ts'
import { Refused } from './ledger.ts'
import type { Price, Subscription } from './objects.ts'

/** A call of Stripe's API: what was sent, and the id in its path. */
interface StripeCall {
  readonly ledger: Ledger
  readonly id: string
  readonly sent: Record<string, unknown>
}

type Answer = (heard: StripeCall) => unknown

const list = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data })

/** All calls that this Stripe supports. Any other call is an error. */
export const calls: Readonly<Record<string, Answer>> = {
  'POST /v1/customers': ({ ledger, sent }) => ledger.addCustomer(sent),
  'DELETE /v1/customers/:id': ({ ledger, id }) => ledger.removeCustomer(id),

  'GET /v1/products/:id': ({ ledger, id }) => {
    const product = ledger.products.get(id)
    if (!product) {
      throw new Refused(404, 'invalid_request_error', `No such product: '${id}'`, {
        code: 'resource_missing',
        param: 'id',
      })
    }
    return product
  },
  'POST /v1/products': ({ ledger, sent }) => {
    const product = { object: 'product', id: String(sent.id), name: String(sent.name), active: true } as const
    ledger.products.set(product.id, product)
    return product
  },

  'GET /v1/prices': ({ ledger, sent }) => {
    const keys = sent.lookup_keys as string[]
    return list(
      '/v1/prices',
      [...ledger.prices.values()].filter(({ lookup_key }) => lookup_key && keys.includes(lookup_key)),
    )
  },
  'POST /v1/prices': ({ ledger, sent }) => {
    const { product, currency, unit_amount, recurring, lookup_key, metadata } = sent as {
      [name: string]: string
    } & { recurring: { interval: 'month' | 'year' }; metadata: Record<string, string> }
    for (const each of ledger.prices.values()) {
      if (each.lookup_key === lookup_key) each.lookup_key = null
    }
    const price: Price = {
      id: ledger.id('price'),
      object: 'price',
      active: true,
      product: String(product),
      currency: String(currency),
      unit_amount: Number(unit_amount),
      recurring: { interval: recurring.interval, interval_count: 1 },
      lookup_key: lookup_key ?? null,
      metadata,
    }
    ledger.prices.set(price.id, price)
    return price
  },

  'GET /v1/subscriptions': ({ ledger, sent }) => {
    const customer = String(sent.customer)
    if (!ledger.customers.has(customer)) ledger.customer(customer)
    const found = sent.status === 'all' ? ledger.of(customer) : ledger.of(customer).filter(isNotOver)
    return list(
      '/v1/subscriptions',
      found.map((each) => shown(ledger, each, sent.expand, 'data.')),
    )
  },
  'POST /v1/subscriptions': ({ ledger, sent }) => {
    if (sent.payment_behavior !== 'default_incomplete')
      throw new Refused(402, 'card_error', 'There is no card.')
    const [item] = sent.items as { price: string }[]
    return shown(ledger, ledger.subscribe(String(sent.customer), String(item?.price)), sent.expand)
  },
  'GET /v1/subscriptions/:id': ({ ledger, id, sent }) => shown(ledger, ledger.subscription(id), sent.expand),
  'POST /v1/subscriptions/:id': ({ ledger, id, sent }) => {
    const subscription = ledger.subscription(id)
    const [item] = (sent.items ?? []) as { id: string; price: string }[]
    if (item && sent.payment_behavior !== 'pending_if_incomplete') {
      throw new Refused(400, 'invalid_request_error', 'A change has to be paid before it happens.')
    }
    if (item) ledger.change(subscription, item.price)
    if (sent.cancel_at_period_end !== undefined) {
      ledger.endAtPeriodEnd(subscription, sent.cancel_at_period_end === 'true')
    }
    if (sent.cancel_at === '') ledger.endAtPeriodEnd(subscription, false)
    return shown(ledger, subscription, sent.expand)
  },
  'DELETE /v1/subscriptions/:id': ({ ledger, id, sent }) => {
    const subscription = ledger.subscription(id)
    if (!isNotOver(subscription)) {
      throw new Refused(404, 'invalid_request_error', 'No such subscription', {
        code: 'resource_missing',
        param: 'id',
      })
    }
    ledger.cancel(subscription, sent.prorate === 'true')
    return shown(ledger, subscription, undefined)
  },

  'GET /v1/invoices': ({ ledger, sent }) =>
    list(
      '/v1/invoices',
      [...ledger.payments.values()]
        .map(({ invoice }) => invoice)
        .filter(({ customer }) => customer === sent.customer)
        .reverse(),
    ),
  'POST /v1/invoices/:id/void': ({ ledger, id }) => ledger.voidInvoice(id),

  'POST /v1/billing_portal/sessions': ({ ledger, sent }) => {
    ledger.customer(String(sent.customer))
    return {
      id: ledger.id('bps'),
      object: 'billing_portal.session',
      customer: sent.customer,
      return_url: sent.return_url,
      url: `https://billing.stripe.com/session/${sent.customer}`,
    }
  },
}

const isNotOver = ({ status }: Subscription) => !['canceled', 'incomplete_expired'].includes(status)

/** The latest invoice is an id, or expanded, or expanded with its confirmation secret, as requested by `expand`. */
function shown(ledger: Ledger, subscription: Subscription, expand: unknown, prefix = '') {
  const expanded = new Set(Array.isArray(expand) ? expand.map(String) : [])
  const withSecret = expanded.has(`${prefix}latest_invoice.confirmation_secret`)
  if (!withSecret && !expanded.has(`${prefix}latest_invoice`)) return subscription
  const { invoice, clientSecret } = ledger.paymentOf(subscription.latest_invoice)
  const secret = { client_secret: clientSecret, type: 'payment_intent' }
  return {
    ...subscription,
    latest_invoice: withSecret ? { ...invoice, confirmation_secret: secret } : invoice,
  }
}
