import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SubscriptionLevel, Tier } from './plans.ts'
import { line, moment } from './text.ts'

const username = line('Username', 80).check(z.minLength(3, 'Username must be at least 3 characters'))
/** Not trimmed: a space may well be part of a password. The upper bound keeps hashing cheap. */
export const password = z
  .string()
  .check(
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(200, 'Password must be at most 200 characters'),
  )

export const confirmPassword = z
  .string()
  .check(
    z.minLength(6, 'Confirm password must be at least 6 characters'),
    z.maxLength(200, 'Confirm password must be at most 200 characters'),
  )

export const email = z
  .email('Please provide a valid email address')
  .check(z.maxLength(254, 'Email must be at most 254 characters'))

/** Fields of forms that may stay empty send an empty text. */
const emailOrNothing = z.union([z.literal(''), email])

/** Both fields must say the same; the second one is told when they do not. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { path: ['confirmPassword'], message: 'Passwords do not match' },
)

/** An IANA name. What the runtime does not know is refused, so that it can be counted in later. */
export const timeZone = line('Time zone', 64).check(z.refine(isTimeZone, 'Time zone is not known'))

export const Credentials = z.object({
  username,
  password,
  /** The code of the second factor, or one backup code; asked for by an answer with the code `mfa_required`. */
  token: z.optional(line('Code', 40)),
  /** The browser's, so that days and weeks of quotas are the family's own. */
  timeZone: z.optional(timeZone),
})
export type Credentials = z.infer<typeof Credentials>

export const Registration = z
  .object({
    username,
    password,
    confirmPassword,
    fullName: z.optional(line('Full name', 80)),
    email: z.optional(emailOrNothing),
    /** The one-time code of the first administrator's link. */
    setup: z.optional(line('Setup code', 100)),
    timeZone: z.optional(timeZone),
  })
  .check(passwordsMatch)
export type Registration = z.infer<typeof Registration>

export const accountStatuses = ['pending', 'approved', 'rejected'] as const

export const User = z.object({
  id: z.number(),
  username: z.string(),
  fullName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  mfaEnabled: z.boolean(),
  isAdmin: z.boolean(),
  status: z.enum(accountStatuses),
  subscriptionLevel: SubscriptionLevel,
  tier: Tier,
  createdAt: moment,
})
export type User = z.infer<typeof User>

/** A cookie that says, to scripts, that this browser has a session. It opens nothing. */
export const signedInHint = 'nightlight_signed_in'

/** Before the names of cookies where the product is reached over TLS. */
export const hostPrefix = '__Host-'

export const register = endpoint({
  method: 'POST',
  url: '/api/register',
  summary: 'Open an account and sign in',
  body: Registration,
  replies: { 201: User },
})

export const login = endpoint({
  method: 'POST',
  url: '/api/auth/login',
  summary: 'Sign in',
  body: Credentials,
  replies: { 200: User },
})

/** The address that older clients fall back to; one handler serves both. */
export const loginFallback = endpoint({ ...login, url: '/api/login', summary: 'Sign in (second address)' })

export const logout = endpoint({
  method: 'POST',
  url: '/api/logout',
  summary: 'Sign out of this browser',
  replies: { 204: z.null() },
})

export const currentUser = endpoint({
  method: 'GET',
  url: '/api/user',
  summary: 'Who is signed in',
  replies: { 200: User },
})

export const AccountChanges = z.object({
  fullName: z.optional(line('Full name', 80)),
  email: z.optional(emailOrNothing),
  /** Needed for a new address: who holds the address can ask for a new password. */
  password: z.optional(password),
})
export type AccountChanges = z.infer<typeof AccountChanges>

export const changeAccount = endpoint({
  method: 'PATCH',
  url: '/api/user',
  summary: 'Change the name or the address of the account. A new address has to be verified',
  body: AccountChanges,
  replies: { 200: User },
})

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
