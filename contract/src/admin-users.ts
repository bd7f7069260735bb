import * as z from 'zod/mini'
import { accountStatuses, password } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { SubscriptionLevel, Tier, tiers } from './plans.ts'
import { isoDateTime, line, rowId } from './text.ts'

/** What an administrator sees of an account: of its children and stories only the numbers. */
export const AdminUser = z.object({
  id: z.number(),
  username: z.string(),
  fullName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  mfaEnabled: z.boolean(),
  subscriptionLevel: SubscriptionLevel,
  tier: Tier,
  isAdmin: z.boolean(),
  status: z.enum(accountStatuses),
  createdAt: isoDateTime,
  lastLoginAt: z.nullable(isoDateTime),
  /** Until when sign-in is refused after too many failed attempts; null when the account is not locked. */
  lockedUntil: z.nullable(isoDateTime),
  childCount: z.number(),
  storyCount: z.number(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const userSorts = ['newest', 'oldest', 'name', 'name-reversed'] as const
export type UserSort = (typeof userSorts)[number]

/** Users per page of the list. A page that is not full is the last one. */
export const usersPerPage = 50

export const listUsers = endpoint({
  method: 'GET',
  url: '/api/admin/users',
  summary: 'Accounts, 50 at a time; `after` is the id of the last account of the previous page',
  query: z.object({
    /** Part of a username, a full name or an email address. */
    search: z.optional(line('Search', 100)),
    status: z.optional(z.enum(accountStatuses)),
    plan: z.optional(Tier),
    admin: z.optional(z.enum(['true', 'false'])),
    sort: z._default(z.enum(userSorts), 'newest'),
    /** The id of the last account of the previous page. */
    after: z.optional(rowId),
  }),
  replies: { 200: z.array(AdminUser) },
})

const params = z.object({ id: rowId })

export const setUserStatus = endpoint({
  method: 'PUT',
  url: '/api/admin/users/:id/status',
  summary: 'Approve or reject an account. A rejected account is signed out everywhere',
  params,
  body: z.object({ status: z.enum(accountStatuses, 'Please choose a status') }),
  replies: { 200: AdminUser },
})

export const setUserAdmin = endpoint({
  method: 'PUT',
  url: '/api/admin/users/:id/admin',
  summary: 'Grant administrator rights, which requires the password again, or remove them',
  params,
  body: z.object({ isAdmin: z.boolean(), password: z.optional(password) }),
  replies: { 200: AdminUser },
})

/** `premium` is Starlight with the upload of photos. */
export const grantedLevels = [...tiers, 'premium'] as const
export type GrantedLevel = (typeof grantedLevels)[number]

export const setUserPlan = endpoint({
  method: 'PUT',
  url: '/api/admin/users/:id/plan',
  summary: 'Set the plan of an account manually',
  params,
  body: z.object({ subscriptionLevel: z.enum(grantedLevels, 'Please choose a plan') }),
  replies: { 200: AdminUser },
})

export const signUserOut = endpoint({
  method: 'POST',
  url: '/api/admin/users/:id/sign-out',
  summary: 'Sign an account out of every browser',
  params,
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ signedOut: z.number() }) },
})

export const unlockUser = endpoint({
  method: 'POST',
  url: '/api/admin/users/:id/unlock',
  summary: 'Reset the failed attempts that locked an account',
  params,
  body: z.nullish(z.object({})),
  replies: { 200: AdminUser },
})

export const deleteUser = endpoint({
  method: 'DELETE',
  url: '/api/admin/users/:id',
  summary: 'Delete an account with everything that belongs to it. Requires the password again',
  params,
  body: z.object({ password }),
  query: z.object({
    /** Stories that are shown as samples stay, without their owner. */
    keepSamples: z._default(z.enum(['true', 'false']), 'false'),
  }),
  replies: { 204: z.null() },
})
