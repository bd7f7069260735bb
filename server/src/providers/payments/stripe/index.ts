import Stripe from 'stripe'
import { ZodError } from 'zod'
import {
  CustomerDeleted,
  InvalidEventSignature,
  type Payments,
  type PurchasedPlan,
  UnreadableEvent,
} from '../../../modules/payments/index.ts'
import { hasCode, toOurError } from './failures.ts'
import { findPrice } from './prices.ts'
import { readEvent } from './read-event.ts'
import { readInvoice } from './read-invoice.ts'
import { readBilling, readPlan } from './read-plan.ts'

export interface StripeSettings {
  readonly secretKey: string
  /** For the browser. */
  readonly publicKey: string
  /** Verifies the signatures of events. */
  readonly webhookSecret: string
  /** null for Stripe itself. Without a trailing slash. */
  readonly apiBase: string | null
}

/** A parent waits for most of these calls. */
const timeoutMs = 20_000

/** The secret with which the browser pays an invoice; Stripe returns it only on request. */
const withSecret = 'latest_invoice.confirmation_secret'

export function openStripeClient({
  secretKey,
  apiBase,
}: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(secretKey, {
    ...(apiBase && addressOf(apiBase)),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Payments by Stripe, with subscriptions that wait for their first payment. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = openStripeClient(settings)

  const payments: Payments = {
    publicKey: settings.publicKey,

    async createCustomer({ userId, email }, idempotencyKey) {
      const customer = await stripe.customers.create(
        { ...(email && { email }), metadata: { nightlight_user: String(userId) } },
        { idempotencyKey },
      )
      return customer.id
    },

    async readPlans(customer) {
      const { data } = await stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: [`data.${withSecret}`],
      })
      return data.flatMap((subscription) => readPlan(subscription) ?? [])
    },

    async order(customer, order, idempotencyKey) {
      const price = await findPrice(stripe, order)
      await stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
        },
        { idempotencyKey },
      )
    },

    async withdraw(plan) {
      if (plan.openInvoice) await voidUnlessPaid(stripe, plan.openInvoice)
      if (plan.state !== 'pending') return
      const { status, latest_invoice } = await stripe.subscriptions.retrieve(plan.id, {
        expand: ['latest_invoice'],
      })
      // A void invoice cannot be paid any more, so this never cancels something that was paid for.
      const isVoid = typeof latest_invoice === 'object' && latest_invoice?.status === 'void'
      if (status === 'incomplete' && isVoid) await stripe.subscriptions.cancel(plan.id)
    },

    async change(plan, order) {
      const price = await findPrice(stripe, order)
      const { item } = await billingOf(stripe, plan)
      await stripe.subscriptions.update(plan.id, {
        items: [{ id: item, price }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
      })
    },

    async cancelAtPeriodEnd(plan) {
      await stripe.subscriptions.update(plan.id, { cancel_at_period_end: true })
    },

    async resume(plan) {
      // The portal may have set a date instead; the two cannot be sent together.
      const { cancelAtPeriodEnd } = await billingOf(stripe, plan)
      await stripe.subscriptions.update(
        plan.id,
        cancelAtPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' },
      )
    },

    async endNow(plan, credit) {
      await stripe.subscriptions.cancel(plan.id, { prorate: credit, invoice_now: credit })
    },

    async removeCustomer(customer) {
      try {
        for (const plan of await payments.readPlans(customer)) {
          if (plan.state !== 'ended') await stripe.subscriptions.cancel(plan.id)
        }
        await stripe.customers.del(customer)
      } catch (error) {
        if (!(error instanceof CustomerDeleted) && !hasCode(error, 'resource_missing')) throw error
      }
    },

    async openPortal(customer, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
      return url
    },

    async listInvoices(customer) {
      const { data } = await stripe.invoices.list({ customer, limit: 36 })
      return data.flatMap((invoice) => readInvoice(invoice) ?? [])
    },

    readEvent(body, signature) {
      try {
        return readEvent(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new InvalidEventSignature()
        if (error instanceof SyntaxError || error instanceof ZodError) throw new UnreadableEvent()
        throw error
      }
    },
  }
  return withOurErrors(payments)
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase)
  const isSecure = protocol === 'https:'
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  }
}

/** Translates everything that Stripe throws to the module's own errors. */
function withOurErrors(payments: Payments): Payments {
  return new Proxy(payments, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function' || key === 'readEvent') return member
      return async (...sent: unknown[]) => {
        try {
          return await Reflect.apply(member, target, sent)
        } catch (error) {
          throw toOurError(error)
        }
      }
    },
  })
}

const billingOf = async (stripe: Stripe, plan: PurchasedPlan) =>
  readBilling(await stripe.subscriptions.retrieve(plan.id))

async function voidUnlessPaid(stripe: Stripe, invoice: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoice)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}
