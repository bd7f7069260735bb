import * as z from 'zod/mini'

export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'invalid_credentials',
  'mfa_required',
  'account_locked',
  'account_rejected',
  'forbidden',
  /** This browser is a child's own screen, which the call is not for. */
  'child_screen',
  'approval_required',
  'upgrade_required',
  'not_found',
  'conflict',
  'username_taken',
  'email_taken',
  'child_limit_reached',
  'quota_exceeded',
  'rate_limited',
  'payload_too_large',
  'unsupported_media_type',
  'provider_failed',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The body of every reply that is not a success. */
export const ErrorBody = z.object({
  /** One sentence for the user. */
  message: z.string(),
  code: z.enum(errorCodes),
  /** The path of the first invalid field: `customSupportingCharacters.0.name`. */
  field: z.optional(z.string()),
  /** All invalid fields. */
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  upgradeRequired: z.optional(z.boolean()),
  resetsAt: z.optional(z.string()),
  /** What the user can do about it. */
  suggestion: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
