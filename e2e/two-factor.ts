import type { APIRequestContext } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect } from './tester.ts'

/** What an authenticator shows; `later` steps of 30 seconds on, for a code works once. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

/** Turns two-factor sign-in on for whoever is signed in. */
export async function turnMfaOn(api: APIRequestContext): Promise<{ secret: string; backupCodes: string[] }> {
  const { secret, backupCodes } = await (await api.post('/api/auth/mfa/setup', { data: {} })).json()
  const enabled = await api.post('/api/auth/mfa/enable', {
    data: { secret, backupCodes, token: codeOf(secret) },
  })
  expect(enabled.ok()).toBe(true)
  return { secret, backupCodes }
}
