import { createHmac, randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Encryption } from '../../platform/crypto/encryption.ts'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** RFC 6238 with the defaults of every authenticator app: SHA-1, six digits, steps of 30 seconds. */
const periodSeconds = 30
/** The tolerated clock skew of a phone, in steps. */
const window = 1

export const newSecret = (): string => new Secret({ size: 20 }).base32

export const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Nightlight', label, secret: Secret.fromBase32(secret), period: periodSeconds })

/** @returns the time step that the code is valid for, or null when it is not valid within the window */
export function timeStepOf(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret, '').validate({ token: code, window })
  return delta === null ? null : Math.floor(Date.now() / 1000 / periodSeconds) + delta
}

/** Without letters and digits that look alike. Ten characters out of 31 are 49 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const backupCodeLength = 10

export const newBackupCodes = (count = 10): string[] =>
  Array.from({ length: count }, () => {
    const half = () =>
      Array.from({ length: backupCodeLength / 2 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
    return `${half()}-${half()}`
  })

const normalizeCode = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

/** Codes have too little entropy for a plain hash; the key is a secret of the installation. */
export const backupCodeHmac = (key: string, code: string): string =>
  createHmac('sha256', key).update(normalizeCode(code)).digest('hex')

/**
 * What is stored of a code: a password hash of its HMAC, so that even with both database and key a code is expensive to guess. Accounts
 * from earlier releases have the HMAC only.
 */
export const hashBackupCode = (key: string, code: string): Promise<string> =>
  hashPassword(backupCodeHmac(key, code))

/** The name under which the secret of an account's second factor is encrypted. */
export const mfaSecretName = (userId: number): string => `second factor ${userId}`

/** Secrets from earlier releases are plaintext until they are encrypted. Base32 has no colon, so the two cannot be confused. */
export const decryptMfaSecret = (encryption: Encryption, userId: number, stored: string): string | null =>
  stored.includes(':') ? encryption.decrypt(mfaSecretName(userId), stored) : stored

type AcceptedFactor = 'code' | 'backup code'

/**
 * Accepts a code of the authenticator app, or a backup code, and uses it up. Of two simultaneous requests with the same code one
 * succeeds, because both update the same row.
 */
export async function acceptSecondFactor(
  { db, secrets, encryption }: Pick<PlatformDeps, 'db' | 'secrets' | 'encryption'>,
  userId: number,
  token: string,
): Promise<AcceptedFactor | null> {
  const user = await db
    .selectFrom('users')
    .select(['mfaSecret', 'mfaBackupCodes'])
    .where('id', '=', userId)
    .where('mfaEnabled', '=', true)
    .executeTakeFirst()
  const secret = user?.mfaSecret && decryptMfaSecret(encryption, userId, user.mfaSecret)
  if (!secret) return null
  const step = timeStepOf(secret, token.replace(/\s/g, ''))
  if (step !== null) return (await useTimeStep(db, userId, step)) ? 'code' : null
  const hash = await findBackupCode(user.mfaBackupCodes, secrets.backupCodes, token)
  return hash && (await useBackupCode(db, userId, hash)) ? 'backup code' : null
}

async function useTimeStep(db: Kysely<Schema>, userId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('users')
    .set({ mfaLastStep: step })
    .where('id', '=', userId)
    .where((q) => q.or([q('mfaLastStep', 'is', null), q('mfaLastStep', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** @returns the stored hash that the code matches. A code of another length, such as a wrong one of six digits, is not hashed */
async function findBackupCode(
  hashes: readonly string[],
  key: string,
  code: string,
): Promise<string | undefined> {
  if (normalizeCode(code).length !== backupCodeLength) return undefined
  const hmac = backupCodeHmac(key, code)
  for (const hash of hashes) {
    const matches = hash.startsWith('$') ? await verifyPassword(hash, hmac) : hash === hmac
    if (matches) return hash
  }
  return undefined
}

async function useBackupCode(db: Kysely<Schema>, userId: number, hash: string): Promise<boolean> {
  const used = await db
    .updateTable('users')
    .set({ mfaBackupCodes: sql`mfa_backup_codes - ${hash}::text` })
    .where('id', '=', userId)
    .where(sql<boolean>`mfa_backup_codes @> ${json([hash])}::jsonb`)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
