import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SubscriptionLevel, Tier } from './plans.ts'
import { isoDateTime, line } from './text.ts'

const usernameOf = (max: number) =>
  line('Username', max).check(z.minLength(3, 'Username must be at least 3 characters'))
/** Not trimmed: a space can be part of a password. The upper bound keeps hashing cheap. */
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

/** An optional form field that was left empty sends an empty string. */
const optionalEmail = z.union([z.literal(''), email])

/** Both fields must be equal; the error names the second one. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { path: ['confirmPassword'], message: 'Passwords do not match' },
)

/** An IANA name. One that the runtime does not know is refused, because quota periods are computed in it later. */
export const timeZone = line('Time zone', 64).check(z.refine(isTimeZone, 'Time zone is not known'))

export const Credentials = z.object({
  /** Or the verified email address of the account, which has priority over another account whose username equals it. */
  username: usernameOf(254),
  password,
  /** A code of the second factor, or a backup code; needed after a response with the code `mfa_required`. */
  token: z.optional(line('Code', 40)),
  /** The browser's time zone, so that the days and weeks of quotas follow the family's clock. */
  timeZone: z.optional(timeZone),
})
export type Credentials = z.infer<typeof Credentials>

export const Registration = z
  .object({
    username: usernameOf(80),
    password,
    confirmPassword,
    fullName: z.optional(line('Full name', 80)),
    email: z.optional(optionalEmail),
    /** The one-time code from the setup link of the first administrator. */
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
  createdAt: isoDateTime,
  /** This browser is a child's own screen: it shows nothing else, and the session can do nothing else. */
  onChildScreen: z.boolean(),
})
export type User = z.infer<typeof User>

/** A cookie that tells scripts that this browser has a session. It grants no access. */
export const signedInCookie = 'nightlight_signed_in'

/** The prefix of cookie names where the product is served over TLS. */
export const hostPrefix = '__Host-'

export const register = endpoint({
  method: 'POST',
  url: '/api/register',
  summary: 'Create an account and sign in',
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

/** The URL that older clients fall back to; one handler serves both. */
export const loginFallback = endpoint({ ...login, url: '/api/login', summary: 'Sign in (second URL)' })

export const logout = endpoint({
  method: 'POST',
  url: '/api/logout',
  summary: 'Sign out of this browser',
  replies: { 204: z.null() },
})

export const currentUser = endpoint({
  method: 'GET',
  url: '/api/user',
  summary: 'The account that is signed in',
  replies: { 200: User },
})

export const AccountChanges = z.object({
  fullName: z.optional(line('Full name', 80)),
  email: z.optional(optionalEmail),
  /** Required for a new address: whoever controls the address can reset the password. */
  password: z.optional(password),
})
export type AccountChanges = z.infer<typeof AccountChanges>

export const changeAccount = endpoint({
  method: 'PATCH',
  url: '/api/user',
  summary: 'Change the name or the email address of the account. A new address has to be verified',
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
