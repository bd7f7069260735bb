import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'

/** Plans that are paid for. */
export const paidTiers = ['starlight', 'moonbeam'] as const
export type PaidTier = (typeof paidTiers)[number]

export const billingIntervals = ['month', 'year'] as const
export const BillingInterval = z.enum(billingIntervals, 'Please choose month or year')
export type BillingInterval = z.infer<typeof BillingInterval>

/** What a plan costs for each interval, in cents. A year costs about as much as ten months. */
export const planPrices: Readonly<Record<PaidTier, Readonly<Record<BillingInterval, number>>>> = {
  starlight: { month: 999, year: 9900 },
  moonbeam: { month: 1999, year: 19_900 },
}
export const priceCurrency = 'usd'

/** How the buying calls name the plans. */
export const planOrders = ['basic', 'premium'] as const
export const PlanOrder = z.enum(planOrders, 'Please choose a plan')
export type PlanOrder = z.infer<typeof PlanOrder>
export const tierOfOrder: Readonly<Record<PlanOrder, PaidTier>> = { basic: 'starlight', premium: 'moonbeam' }
export const orderOfTier: Readonly<Record<PaidTier, PlanOrder>> = { starlight: 'basic', moonbeam: 'premium' }

/** Days that a plan stays after a payment for its renewal has failed. */
export const graceDays = 7

/**
 * `asked`: ordered, and not heard of since. `pending`: waits for its first payment. `past_due`: a renewal is unpaid. `paused`:
 * nothing is charged and nothing given. `ended`: over.
 */
export const subscriptionStatuses = ['asked', 'pending', 'active', 'past_due', 'paused', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStatuses)[number]

/** Seconds since 1970. */
const seconds = z.number()

export const PaidSubscription = z.object({
  tier: z.nullable(z.enum(paidTiers)),
  interval: z.nullable(BillingInterval),
  status: z.enum(subscriptionStatuses),
  cancelAtPeriodEnd: z.boolean(),
  /** Until when the plan stays although its renewal is unpaid. */
  graceEnd: z.nullable(seconds),
})
export type PaidSubscription = z.infer<typeof PaidSubscription>

export const SubscriptionStatus = z.object({
  subscriptionLevel: Tier,
  /** Seconds since 1970; null where nothing is paid for by the period. */
  currentPeriodEnd: z.nullable(seconds),
  /** null where nothing was ever bought: a plan that somebody was given has no end. */
  subscription: z.nullable(PaidSubscription),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const subscriptionStatus = endpoint({
  method: 'GET',
  url: '/api/subscription-status',
  summary: 'The plan of the account, and until when it is paid',
  replies: { 200: SubscriptionStatus },
})

export const paymentKey = endpoint({
  method: 'GET',
  url: '/api/stripe/public-key',
  summary: 'The public key of the payment form; null where payments are not set up',
  replies: { 200: z.object({ publicKey: z.nullable(z.string()) }) },
})

export const createSubscription = endpoint({
  method: 'POST',
  url: '/api/create-subscription',
  summary: 'Order a plan. It begins when its first payment is made with the client secret',
  body: z.object({ tier: PlanOrder, interval: z._default(BillingInterval, 'month') }),
  replies: {
    /** null when nothing is to be paid, because a credit has paid it. */
    200: z.object({ clientSecret: z.nullable(z.string()) }),
  },
})

const nothing = z.nullish(z.object({}))

export const syncSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/sync',
  summary: 'Ask the payment provider how things stand, for whoever comes back from paying',
  body: nothing,
  replies: { 200: SubscriptionStatus },
})

export const changeSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/change',
  summary: 'Change the plan or the interval. What is paid already counts towards it',
  body: z.object({ tier: PlanOrder, interval: z._default(BillingInterval, 'month') }),
  replies: {
    200: z.extend(SubscriptionStatus, {
      /** Present when the change waits for a payment that has to be made by hand. */
      clientSecret: z.nullable(z.string()),
    }),
  },
})

export const cancelSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/cancel',
  summary: 'End the plan with the period that is paid',
  body: nothing,
  replies: { 200: SubscriptionStatus },
})

export const resumeSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/resume',
  summary: 'Keep a plan that was to end with its period',
  body: nothing,
  replies: { 200: SubscriptionStatus },
})

export const openPortal = endpoint({
  method: 'POST',
  url: '/api/subscription/portal',
  summary: 'The address where cards and receipts are managed',
  body: nothing,
  replies: { 200: z.object({ url: z.string() }) },
})

export const Invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  /** Seconds since 1970. */
  createdAt: seconds,
  /** In the smallest unit of the currency; less than nothing where a change was credited. */
  total: z.number(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  status: z.enum(['open', 'paid', 'uncollectible']),
  /** Where it can be looked at, paid and printed. */
  url: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

export const listInvoices = endpoint({
  method: 'GET',
  url: '/api/subscription/invoices',
  summary: 'The invoices of the account, newest first',
  replies: { 200: z.array(Invoice) },
})
