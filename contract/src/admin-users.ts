import { z } from 'zod'
import { accountStatuses } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { SubscriptionLevel, Tier, tiers } from './plans.ts'
import { moment, rowId } from './text.ts'

export const AdminUser = z.object({
  id: z.number(),
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  subscriptionLevel: SubscriptionLevel,
  tier: Tier,
  isAdmin: z.boolean(),
  status: z.enum(accountStatuses),
  createdAt: moment,
})
export type AdminUser = z.infer<typeof AdminUser>

const params = z.object({ id: rowId })

export const setUserPlan = endpoint({
  method: 'PUT',
  url: '/api/admin/users/:id/plan',
  summary: 'Give an account a plan by hand',
  params,
  body: z.object({ subscriptionLevel: z.enum(tiers, 'Please choose a plan') }),
  replies: { 200: AdminUser },
})
