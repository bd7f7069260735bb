import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'
import { isoDateTime } from './text.ts'

export const StoryQuota = z.object({
  isAdmin: z.boolean(),
  isUnlimited: z.boolean(),
  tier: Tier,
  fairUseLimit: z.nullable(z.number()),
  used: z.number(),
  limit: z.union([z.number(), z.literal('unlimited')]),
  /** Stories left in the period; on an unlimited plan what is left of the fair-use limit, or a very large number where there is none. */
  remaining: z.number(),
  period: z.enum(['weekly', 'daily']),
  resetsAt: isoDateTime,
})
export type StoryQuota = z.infer<typeof StoryQuota>

export const storyQuota = endpoint({
  method: 'GET',
  url: '/api/user/story-quota',
  summary: 'How many stories the account can still create in this period',
  replies: { 200: StoryQuota },
})
