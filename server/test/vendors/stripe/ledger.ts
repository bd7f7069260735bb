import {
  type Card,
  type Customer,
  daySeconds,
  type Invoice,
  type Payment,
  type Price,
  type Product,
  periodEndAfter,
  type Subscription,
  type SubscriptionItem,
} from './objects.ts'

/** Stripe's refusal of a request, or of a payment. */
export class Refused extends Error {
  readonly status: number
  readonly error: { type: string; code?: string; param?: string; message: string }

  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.error = { type, message, ...more }
  }
}

type Tell = (type: string, object: object) => void

const firstPaymentSeconds = 23 * 60 * 60

/** The state of a Stripe account: customers, plans, invoices and payments. Every change causes an event. */
export class Ledger {
  readonly customers = new Map<string, Customer>()
  readonly deleted = new Set<string>()
  readonly products = new Map<string, Product>()
  readonly prices = new Map<string, Price>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly payments = new Map<string, Payment>()
  /** How cards behave, by the id of the payment method. */
  readonly cards = new Map<string, Card>([
    ['pm_good', 'good'],
    ['pm_declined', 'declined'],
    ['pm_authenticate', 'authenticate'],
  ])
  readonly #tell: Tell
  #count = 0
  /** How far its clock is ahead of ours. */
  #ahead = 0

  constructor(tell: Tell) {
    this.#tell = tell
  }

  get now(): number {
    return Math.floor(Date.now() / 1000) + this.#ahead
  }

  /** The sum of all payments of a customer. */
  paidBy(customer: string): number {
    const invoices = [...this.payments.values()].map(({ invoice }) => invoice)
    return invoices
      .filter((invoice) => invoice.customer === customer)
      .reduce((sum, invoice) => sum + invoice.amount_paid, 0)
  }

  of(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((each) => each.customer === customer).reverse()
  }

  id(prefix: string): string {
    return `${prefix}_local${String(++this.#count).padStart(6, '0')}`
  }

  addCustomer(sent: { email?: string; metadata?: Record<string, string> }): Customer {
    const customer: Customer = {
      id: this.id('cus'),
      object: 'customer',
      created: this.now,
      email: sent.email ?? null,
      balance: 0,
      metadata: sent.metadata ?? {},
      livemode: false,
    }
    this.customers.set(customer.id, customer)
    this.#tell('customer.created', customer)
    return customer
  }

  customer(id: string): Customer {
    const customer = this.customers.get(id)
    if (!customer || this.deleted.has(id)) throw missing('customer', id, 'customer')
    return customer
  }

  removeCustomer(id: string) {
    const customer = this.customers.get(id)
    if (!customer || this.deleted.has(id)) throw missing('customer', id, 'id')
    for (const subscription of this.of(id)) this.#end(subscription)
    this.deleted.add(id)
    this.#tell('customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  }

  subscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id)
    if (!subscription) throw missing('subscription', id, 'id')
    return subscription
  }

  price(id: string): Price {
    const price = this.prices.get(id)
    if (!price) throw missing('price', id, 'items[0][price]')
    return price
  }

  /** As with `default_incomplete`: nothing is charged until somebody pays. */
  subscribe(customerId: string, priceId: string): Subscription {
    const customer = this.customer(customerId)
    const price = this.price(priceId)
    const id = this.id('sub')
    const item: SubscriptionItem = {
      id: this.id('si'),
      object: 'subscription_item',
      quantity: 1,
      price,
      current_period_start: this.now,
      current_period_end: periodEndAfter(this.now, price.recurring),
    }
    const payment = this.#bill(customer, id, price.unit_amount, 'subscription_create')
    const subscription: Subscription = {
      id,
      object: 'subscription',
      customer: customerId,
      created: this.now,
      livemode: false,
      status: payment.invoice.status === 'paid' ? 'active' : 'incomplete',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      items: {
        object: 'list',
        data: [item],
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
      },
      pending_update: null,
      latest_invoice: payment.invoice.id,
      default_payment_method: null,
      metadata: {},
    }
    this.subscriptions.set(id, subscription)
    this.#tell('customer.subscription.created', subscription)
    return subscription
  }

  /** As with `always_invoice` and `pending_if_incomplete`. */
  change(subscription: Subscription, priceId: string): void {
    const [item] = subscription.items.data
    const price = this.price(priceId)
    if (!item || item.price.id === price.id) return
    if (subscription.status !== 'active')
      throw new Refused(400, 'invalid_request_error', 'The subscription is not active.')
    if (subscription.pending_update) this.voidInvoice(subscription.latest_invoice)
    const isSameInterval = item.price.recurring.interval === price.recurring.interval
    const span = item.current_period_end - item.current_period_start
    const left = Math.max(0, item.current_period_end - this.now) / span
    const total = Math.round(price.unit_amount * (isSameInterval ? left : 1) - item.price.unit_amount * left)
    const payment = this.#bill(
      this.customer(subscription.customer),
      subscription.id,
      total,
      'subscription_update',
    )
    subscription.latest_invoice = payment.invoice.id
    const period = isSameInterval
      ? {}
      : { current_period_start: this.now, current_period_end: periodEndAfter(this.now, price.recurring) }
    subscription.pending_update = {
      expires_at: this.now + firstPaymentSeconds,
      subscription_items: [{ ...item, price, ...period }],
    }
    if (payment.invoice.status === 'paid') this.#settle(payment)
    else this.#charge(payment, subscription.default_payment_method)
    this.#tell('customer.subscription.updated', subscription)
  }

  endAtPeriodEnd(subscription: Subscription, is: boolean): void {
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id, 'id')
    subscription.cancel_at_period_end = is
    subscription.cancel_at = is ? (subscription.items.data[0]?.current_period_end ?? null) : null
    this.#tell('customer.subscription.updated', subscription)
  }

  cancel(subscription: Subscription, credit: boolean): void {
    const [item] = subscription.items.data
    if (credit && item && subscription.status === 'active') {
      const span = item.current_period_end - item.current_period_start
      const left = Math.max(0, item.current_period_end - this.now) / span
      const customer = this.customer(subscription.customer)
      this.#bill(customer, subscription.id, -Math.round(item.price.unit_amount * left), 'subscription_update')
    }
    this.#end(subscription)
  }

  voidInvoice(id: string): Invoice {
    const payment = this.paymentOf(id)
    const { invoice } = payment
    if (invoice.status !== 'open')
      throw new Refused(400, 'invalid_request_error', 'You can only pass in open invoices.')
    invoice.status = 'void'
    payment.state = 'canceled'
    this.#tell('invoice.voided', invoice)
    const subscription = this.subscriptions.get(payment.subscription)
    if (subscription?.latest_invoice === id) subscription.pending_update = null
    return invoice
  }

  paymentOf(invoice: string): Payment {
    const payment = this.payments.get(invoice)
    if (!payment) throw missing('invoice', invoice, 'invoice')
    return payment
  }

  /** What the browser does with a client secret. @throws {Refused} as Stripe.js reports it */
  pay(clientSecret: string, card: Card): Payment['state'] {
    const payment = [...this.payments.values()].find((each) => each.clientSecret === clientSecret)
    if (!payment) throw missing('payment_intent', clientSecret, 'intent')
    if (payment.invoice.status !== 'open') {
      throw new Refused(400, 'invalid_request_error', 'This payment was made or withdrawn before.', {
        code: 'payment_intent_unexpected_state',
      })
    }
    this.#charge(payment, `pm_${card}`)
    if (payment.state === 'requires_payment_method') {
      throw new Refused(402, 'card_error', 'Your card was declined.', { code: 'card_declined' })
    }
    return payment.state
  }

  /** The bank has asked the payer. */
  authenticate(clientSecret: string, succeeded: boolean): void {
    const payment = [...this.payments.values()].find((each) => each.clientSecret === clientSecret)
    if (payment?.state !== 'requires_action') throw missing('payment_intent', clientSecret, 'intent')
    if (succeeded) this.#paid(payment, 'pm_good')
    else payment.state = 'requires_payment_method'
  }

  /** Advances Stripe's clock. The customer's periods end, plans are renewed, orders lapse. */
  advance(days: number, customer: string): void {
    const until = this.now + Math.round(days * daySeconds)
    for (;;) {
      const next = this.of(customer)
        .map((subscription) => ({ subscription, at: nextOf(subscription) }))
        .filter(({ at }) => at <= until)
        .sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.#ahead += next.at - this.now
      this.#pass(next.subscription)
    }
    this.#ahead += until - this.now
  }

  /** Stripe charges the card again for an unpaid invoice. */
  retry(subscription: Subscription): void {
    this.#charge(this.paymentOf(subscription.latest_invoice), subscription.default_payment_method)
  }

  #pass(subscription: Subscription): void {
    if (subscription.status === 'incomplete') {
      this.voidInvoice(subscription.latest_invoice)
      subscription.status = 'incomplete_expired'
      this.#tell('customer.subscription.updated', subscription)
      return
    }
    if (subscription.cancel_at_period_end) {
      this.#end(subscription)
      return
    }
    const [item] = subscription.items.data
    if (!item) return
    item.current_period_start = item.current_period_end
    item.current_period_end = periodEndAfter(item.current_period_start, item.price.recurring)
    const customer = this.customer(subscription.customer)
    const payment = this.#bill(customer, subscription.id, item.price.unit_amount, 'subscription_cycle')
    subscription.latest_invoice = payment.invoice.id
    if (payment.invoice.status === 'open') this.#charge(payment, subscription.default_payment_method)
    this.#tell('customer.subscription.updated', subscription)
  }

  #bill(
    customer: Customer,
    subscription: string,
    total: number,
    billing_reason: Invoice['billing_reason'],
  ): Payment {
    const amount_due = Math.max(0, total + customer.balance)
    customer.balance += total - amount_due
    const id = this.id('in')
    const invoice: Invoice = {
      id,
      object: 'invoice',
      customer: customer.id,
      created: this.now,
      currency: 'usd',
      number: `NIGHT-${this.#count}`,
      total,
      amount_due,
      amount_paid: 0,
      billing_reason,
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      status: amount_due === 0 ? 'paid' : 'open',
    }
    const secret = this.id('pi')
    const payment: Payment = {
      invoice,
      subscription,
      clientSecret: `${secret}_secret_${secret}`,
      state: amount_due === 0 ? 'succeeded' : 'requires_payment_method',
    }
    this.payments.set(id, payment)
    this.#tell('invoice.finalized', invoice)
    if (amount_due === 0) this.#tell('invoice.paid', invoice)
    return payment
  }

  #charge(payment: Payment, method: string | null): void {
    const card = this.cards.get(method ?? '') ?? 'declined'
    if (card === 'good') {
      this.#paid(payment, method ?? '')
      return
    }
    const subscription = this.subscription(payment.subscription)
    payment.state = card === 'authenticate' ? 'requires_action' : 'requires_payment_method'
    if (payment.invoice.billing_reason === 'subscription_cycle') subscription.status = 'past_due'
    this.#tell(
      card === 'authenticate' ? 'invoice.payment_action_required' : 'invoice.payment_failed',
      payment.invoice,
    )
  }

  #paid(payment: Payment, method: string): void {
    payment.state = 'succeeded'
    payment.invoice.status = 'paid'
    payment.invoice.amount_paid = payment.invoice.amount_due
    this.subscription(payment.subscription).default_payment_method = method
    this.#tell('invoice.paid', payment.invoice)
    this.#settle(payment)
  }

  /** Applies what an invoice was for once it is paid. */
  #settle({ invoice, subscription: id }: Payment): void {
    const subscription = this.subscription(id)
    if (subscription.latest_invoice !== invoice.id) return
    if (subscription.pending_update) {
      subscription.items.data = subscription.pending_update.subscription_items
      subscription.pending_update = null
    }
    if (['incomplete', 'past_due'].includes(subscription.status)) subscription.status = 'active'
    this.#tell('customer.subscription.updated', subscription)
  }

  #end(subscription: Subscription): void {
    if (['canceled', 'incomplete_expired'].includes(subscription.status)) return
    subscription.status = 'canceled'
    subscription.ended_at = this.now
    this.#tell('customer.subscription.deleted', subscription)
  }
}

const missing = (what: string, id: string, param: string) =>
  new Refused(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param })

function nextOf(subscription: Subscription): number {
  if (subscription.status === 'incomplete') return subscription.created + firstPaymentSeconds
  if (['active', 'past_due'].includes(subscription.status)) {
    return subscription.items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}
