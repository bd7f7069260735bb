import { z } from 'zod'
import type { PurchasedPlan } from '../../../modules/payments/index.ts'
import { orderOf } from './prices.ts'

const Price = z.object({ lookup_key: z.string().nullable(), metadata: z.record(z.string(), z.string()) })

const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullable(),
  items: z.object({
    data: z.array(z.object({ id: z.string(), price: Price, current_period_end: z.number() })),
  }),
  pending_update: z.object({ subscription_items: z.array(z.object({ price: Price })).nullish() }).nullish(),
  latest_invoice: z
    .object({
      id: z.string(),
      status: z.string().nullable(),
      created: z.number(),
      confirmation_secret: z.object({ client_secret: z.string() }).nullish(),
    })
    .or(z.string())
    .nullable(),
})

const states: Readonly<Record<string, PurchasedPlan['state']>> = {
  incomplete: 'pending',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

/** Translates a subscription of Stripe's; null for one that is not for a plan of ours. @throws {z.ZodError} */
export function readPlan(payload: unknown): PurchasedPlan | null {
  const { id, status, items, latest_invoice, pending_update, ...ending } = Subscription.parse(payload)
  const item = items.data.find(({ price }) => orderOf(price))
  const order = item && orderOf(item.price)
  const state = states[status]
  if (!item || !order || !state) return null
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  const isOpen = invoice?.status === 'open'
  const pendingChange = pending_update?.subscription_items?.map(({ price }) => orderOf(price)).find(Boolean)
  return {
    id,
    ...order,
    state,
    currentPeriodEnd: date(item.current_period_end),
    cancelAtPeriodEnd: ending.cancel_at_period_end || ending.cancel_at !== null,
    unpaidSince: isOpen ? date(invoice.created) : null,
    pendingChange: pendingChange ?? null,
    clientSecret: (isOpen && invoice.confirmation_secret?.client_secret) || null,
    openInvoice: isOpen ? invoice.id : null,
  }
}

/** Reads what is needed to change the subscription. @throws {z.ZodError} */
export function readBilling(payload: unknown): { item: string; cancelAtPeriodEnd: boolean } {
  const { items, cancel_at_period_end } = Subscription.parse(payload)
  const item = items.data.find(({ price }) => orderOf(price))
  if (!item) throw new Error('The subscription has no plan of ours any more')
  return { item: item.id, cancelAtPeriodEnd: cancel_at_period_end }
}

const date = (seconds: number) => new Date(seconds * 1000)
