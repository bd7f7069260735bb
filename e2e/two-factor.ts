import { Secret, TOTP } from 'otpauth'

/** What an authenticator shows; `later` steps of 30 seconds on, for a code works once. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })
