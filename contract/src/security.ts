import * as z from 'zod/mini'
import { confirmPassword, password, passwordsMatch } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { line, moment, requiredLine, rowId } from './text.ts'

/** Digits in a code of the second factor. */
export const mfaCodeLength = 6

export const MfaSetup = z.object({
  /** In base32, for typing into an authenticator by hand. */
  secret: z.string(),
  /** A picture as a `data:` address. */
  qrCodeUrl: z.string(),
  /** Shown once; each works once. */
  backupCodes: z.array(z.string()),
})
export type MfaSetup = z.infer<typeof MfaSetup>

export const SecurityLogEntry = z.object({
  id: z.number(),
  userId: z.nullable(z.number()),
  action: z.string(),
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  success: z.boolean(),
  createdAt: moment,
})
export type SecurityLogEntry = z.infer<typeof SecurityLogEntry>

export const SessionEntry = z.object({
  id: z.number(),
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  createdAt: moment,
  lastSeenAt: moment,
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type SessionEntry = z.infer<typeof SessionEntry>

export const startMfaSetup = endpoint({
  method: 'POST',
  url: '/api/auth/mfa/setup',
  summary: 'Start setting up the second factor. Nothing changes until it is confirmed',
  body: z.nullish(z.object({})),
  replies: { 200: MfaSetup },
})

export const enableMfa = endpoint({
  method: 'POST',
  url: '/api/auth/mfa/enable',
  summary: 'Confirm the setup that this session started with a code of the authenticator',
  body: z.object({
    secret: requiredLine('Secret', 100, 'Missing MFA data'),
    token: requiredLine('Code', 40, 'Missing MFA data'),
    backupCodes: z
      .array(line('Backup code', 40), 'Missing MFA data')
      .check(z.minLength(1, 'Missing MFA data'), z.maxLength(20)),
  }),
  replies: { 200: z.object({ success: z.literal(true) }) },
})

export const disableMfa = endpoint({
  method: 'POST',
  url: '/api/auth/mfa/disable',
  summary: 'Turn the second factor off',
  body: z.object({ password }),
  replies: { 200: z.object({ success: z.literal(true) }) },
})

export const securityLog = endpoint({
  method: 'GET',
  url: '/api/auth/security-log',
  summary: 'What happened to the account lately, newest first',
  replies: { 200: z.array(SecurityLogEntry) },
})

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/auth/sessions',
  summary: 'The browsers that are signed in',
  replies: { 200: z.array(SessionEntry) },
})

export const endSession = endpoint({
  method: 'DELETE',
  url: '/api/auth/sessions/:id',
  summary: 'Sign one browser out',
  params: z.object({ id: rowId }),
  replies: { 204: z.null() },
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  url: '/api/auth/sign-out-everywhere',
  summary: 'Sign every other browser out',
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ signedOut: z.number() }) },
})

export const PasswordChange = z
  .object({ currentPassword: password, password, confirmPassword })
  .check(passwordsMatch)
export type PasswordChange = z.infer<typeof PasswordChange>

export const changePassword = endpoint({
  method: 'POST',
  url: '/api/auth/password',
  summary: 'Choose another password. Every other browser is signed out',
  body: PasswordChange,
  replies: { 204: z.null() },
})

export const ForgottenPassword = z.object({
  account: requiredLine('Username or email', 254),
})

export const forgotPassword = endpoint({
  method: 'POST',
  url: '/api/auth/forgot-password',
  summary:
    'Have a link mailed that sets a new password. Answers the same whether or not there is such an account',
  body: ForgottenPassword,
  replies: { 204: z.null() },
})

export const PasswordReset = z
  .object({ token: requiredLine('Link', 100), password, confirmPassword })
  .check(passwordsMatch)
export type PasswordReset = z.infer<typeof PasswordReset>

export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/auth/reset-password',
  summary: 'Set a new password by the mailed link. Signs every browser out',
  body: PasswordReset,
  replies: { 204: z.null() },
})

export const sendVerification = endpoint({
  method: 'POST',
  url: '/api/auth/verify-email/send',
  summary: 'Have the link mailed again that verifies the address of the account',
  body: z.nullish(z.object({})),
  replies: { 204: z.null() },
})

export const verifyEmail = endpoint({
  method: 'POST',
  url: '/api/auth/verify-email',
  summary: 'Verify an address by the mailed link',
  body: z.object({ token: requiredLine('Link', 100) }),
  replies: { 204: z.null() },
})
