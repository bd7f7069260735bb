import * as z from 'zod/mini'
import { confirmPassword, password, passwordsMatch } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { isoDateTime, line, requiredLine, rowId } from './text.ts'

/** The number of digits in a code of the second factor. */
export const mfaCodeLength = 6

export const MfaSetup = z.object({
  /** In base32, for typing into an authenticator app. */
  secret: z.string(),
  /** A picture as a `data:` URL. */
  qrCodeUrl: z.string(),
  /** Shown once; each can be used once. */
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
  createdAt: isoDateTime,
})
export type SecurityLogEntry = z.infer<typeof SecurityLogEntry>

export const SessionEntry = z.object({
  id: z.number(),
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  createdAt: isoDateTime,
  lastSeenAt: isoDateTime,
  /** Whether it is the session of this request. */
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
  summary: 'Confirm the setup that this session started with a code from the authenticator app',
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

export const countBackupCodes = endpoint({
  method: 'GET',
  url: '/api/auth/mfa/backup-codes',
  summary: 'How many backup codes of the second factor are left',
  replies: { 200: z.object({ left: z.number() }) },
})

export const renewBackupCodes = endpoint({
  method: 'POST',
  url: '/api/auth/mfa/backup-codes',
  summary: 'Replace all backup codes of the second factor, with the password of the account',
  body: z.object({ password }),
  replies: { 200: z.object({ backupCodes: z.array(z.string()) }) },
})

export const securityLog = endpoint({
  method: 'GET',
  url: '/api/auth/security-log',
  summary: 'The latest security events of the account, newest first',
  replies: { 200: z.array(SecurityLogEntry) },
})

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/auth/sessions',
  summary: 'The sessions of the account',
  replies: { 200: z.array(SessionEntry) },
})

export const endSession = endpoint({
  method: 'DELETE',
  url: '/api/auth/sessions/:id',
  summary: 'Sign out of one browser',
  params: z.object({ id: rowId }),
  replies: { 204: z.null() },
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  url: '/api/auth/sign-out-everywhere',
  summary: 'Sign out of every other browser',
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
  summary: 'Change the password. All other sessions end',
  body: PasswordChange,
  replies: { 204: z.null() },
})

export const ForgottenPassword = z.object({
  account: requiredLine('Username or email', 254),
})

export const forgotPassword = endpoint({
  method: 'POST',
  url: '/api/auth/forgot-password',
  summary: 'Email a link that sets a new password. The reply is the same whether or not the account exists',
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
  summary: 'Set a new password with the emailed link. All sessions end',
  body: PasswordReset,
  replies: { 204: z.null() },
})

export const checkResetLink = endpoint({
  method: 'POST',
  url: '/api/auth/reset-password/check',
  summary: 'Whether an emailed link can still set a new password, and for which account. It stays valid',
  body: z.object({ token: requiredLine('Link', 100) }),
  replies: { 200: z.object({ username: z.string() }) },
})

export const sendVerification = endpoint({
  method: 'POST',
  url: '/api/auth/verify-email/send',
  summary: 'Email the verification link for the address of the account again',
  body: z.nullish(z.object({})),
  replies: { 204: z.null() },
})

export const verifyEmail = endpoint({
  method: 'POST',
  url: '/api/auth/verify-email',
  summary: 'Verify an email address with the emailed link',
  body: z.object({ token: requiredLine('Link', 100) }),
  replies: { 204: z.null() },
})
