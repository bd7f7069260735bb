import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'

/** The plans that cost money. */
export const paidTiers = ['starlight', 'moonbeam'] as const
export type PaidTier = (typeof paidTiers)[number]

export const billingIntervals = ['month', 'year'] as const
export const BillingInterval = z.enum(billingIntervals, 'Please choose month or year')
export type BillingInterval = z.infer<typeof BillingInterval>

/** The price of each plan and interval in cents. A year costs about as much as ten months. */
export const planPrices: Readonly<Record<PaidTier, Readonly<Record<BillingInterval, number>>>> = {
  starlight: { month: 999, year: 9900 },
  moonbeam: { month: 1999, year: 19_900 },
}
export const priceCurrency = 'usd'

/** The names of the plans in the calls that buy or change one. */
export const planCodes = ['basic', 'premium'] as const
export const PlanCode = z.enum(planCodes, 'Please choose a plan')
export type PlanCode = z.infer<typeof PlanCode>
export const tierOfPlanCode: Readonly<Record<PlanCode, PaidTier>> = {
  basic: 'starlight',
  premium: 'moonbeam',
}
export const planCodeOfTier: Readonly<Record<PaidTier, PlanCode>> = {
  starlight: 'basic',
  moonbeam: 'premium',
}

/** How many days a plan stays after the payment of its renewal has failed. */
export const graceDays = 7

/**
 * `asked`: ordered, not confirmed by the provider yet. `pending`: waits for its first payment. `past_due`: a renewal is unpaid.
 * `paused`: nothing is charged and the plan does not apply. `ended`: over.
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
  /** Until when the plan applies although its renewal is unpaid. */
  graceEnd: z.nullable(seconds),
})
export type PaidSubscription = z.infer<typeof PaidSubscription>

export const SubscriptionStatus = z.object({
  subscriptionLevel: Tier,
  /** Seconds since 1970; null where no subscription is being paid. */
  currentPeriodEnd: z.nullable(seconds),
  /** null where nothing was ever bought: a plan that an administrator has set has no end. */
  subscription: z.nullable(PaidSubscription),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const subscriptionStatus = endpoint({
  method: 'GET',
  url: '/api/subscription-status',
  summary: 'The plan of the account, and until when it is paid for',
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
  summary: 'Order a plan. It starts when its first payment is made with the client secret',
  body: z.object({ tier: PlanCode, interval: z._default(BillingInterval, 'month') }),
  replies: {
    /** null when no payment is due, because a credit covers it. */
    200: z.object({ clientSecret: z.nullable(z.string()) }),
  },
})

const emptyBody = z.nullish(z.object({}))

export const syncSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/sync',
  summary: 'Read the subscription from the payment provider again, for the page after the payment',
  body: emptyBody,
  replies: { 200: SubscriptionStatus },
})

export const changeSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/change',
  summary: 'Change the plan or the interval. What is already paid is credited',
  body: z.object({ tier: PlanCode, interval: z._default(BillingInterval, 'month') }),
  replies: {
    200: z.extend(SubscriptionStatus, {
      /** Present when the change waits for a payment that the user has to confirm. */
      clientSecret: z.nullable(z.string()),
    }),
  },
})

export const cancelSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/cancel',
  summary: 'Cancel the plan at the end of the paid period',
  body: emptyBody,
  replies: { 200: SubscriptionStatus },
})

export const resumeSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/resume',
  summary: 'Undo the cancellation of a plan',
  body: emptyBody,
  replies: { 200: SubscriptionStatus },
})

export const openPortal = endpoint({
  method: 'POST',
  url: '/api/subscription/portal',
  summary: 'The URL of the provider’s portal for cards and receipts',
  body: emptyBody,
  replies: { 200: z.object({ url: z.string() }) },
})

export const Invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  /** Seconds since 1970. */
  createdAt: seconds,
  /** In the smallest unit of the currency; negative where a change was credited. */
  total: z.number(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  status: z.enum(['open', 'paid', 'uncollectible']),
  /** Where it can be viewed, paid and printed. */
  url: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

export const listInvoices = endpoint({
  method: 'GET',
  url: '/api/subscription/invoices',
  summary: 'The invoices of the account, newest first',
  replies: { 200: z.array(Invoice) },
})
