import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'

export const SubscriptionStatus = z.object({
  subscriptionLevel: Tier,
  /** Seconds since 1970; null where nothing is paid for by the period. */
  currentPeriodEnd: z.number().nullable(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const subscriptionStatus = endpoint({
  method: 'GET',
  url: '/api/subscription-status',
  summary: 'The plan of the account, and until when it is paid',
  replies: { 200: SubscriptionStatus },
})
