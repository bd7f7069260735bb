import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'
import { moment } from './text.ts'

export const StoryQuota = z.object({
  isAdmin: z.boolean(),
  isUnlimited: z.boolean(),
  tier: Tier,
  fairUseLimit: z.nullable(z.number()),
  used: z.number(),
  limit: z.union([z.number(), z.literal('unlimited')]),
  /** What is left of the period; for an unlimited plan, what is left of the fair-use recommendation or of nothing at all. */
  remaining: z.number(),
  period: z.enum(['weekly', 'daily']),
  resetsAt: moment,
})
export type StoryQuota = z.infer<typeof StoryQuota>

export const storyQuota = endpoint({
  method: 'GET',
  url: '/api/user/story-quota',
  summary: 'How many stories the account may still make in this period',
  replies: { 200: StoryQuota },
})
