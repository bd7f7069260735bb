import { createHmac, randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Encryption } from '../../platform/crypto/encryption.ts'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { hashPassword, passwordFits } from './passwords.ts'

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, steps of 30 seconds. */
const periodSeconds = 30
/** Clocks of telephones differ by this many steps at most. */
const window = 1

export const newSecret = (): string => new Secret({ size: 20 }).base32

export const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Nightlight', label, secret: Secret.fromBase32(secret), period: periodSeconds })

/** @returns the time step that the code belongs to, or null when it fits none near now */
export function stepOf(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret, '').validate({ token: code, window })
  return delta === null ? null : Math.floor(Date.now() / 1000 / periodSeconds) + delta
}

/** Without letters and digits that look alike. 10 characters of 31 are 49 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const backupCodeLength = 10

export const newBackupCodes = (count = 10): string[] =>
  Array.from({ length: count }, () => {
    const half = () =>
      Array.from({ length: backupCodeLength / 2 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
    return `${half()}-${half()}`
  })

const spelled = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

/** Codes have too little in them for a plain hash; the key is this installation's own. */
export const keyedBackupCode = (key: string, code: string): string =>
  createHmac('sha256', key).update(spelled(code)).digest('hex')

/**
 * What an account keeps of a code: a password hash over the keyed one, for whoever has both database and key. Accounts of releases
 * before this one keep the keyed one alone.
 */
export const hashBackupCode = (key: string, code: string): Promise<string> =>
  hashPassword(keyedBackupCode(key, code))

/** What the encrypted secret of an account's second factor is called. */
export const mfaSecretName = (userId: number): string => `second factor ${userId}`

/** Secrets of releases before this one lie open until they are encrypted. Base32 has no colon: the two cannot be mistaken. */
export const openMfaSecret = (encryption: Encryption, userId: number, kept: string): string | null =>
  kept.includes(':') ? encryption.decrypt(mfaSecretName(userId), kept) : kept

type Accepted = 'code' | 'backup code'

/**
 * Accepts the code that the authenticator shows, or one backup code, and uses it up. Two requests with the same code at the same
 * moment: one of them gets in, because both change the same row.
 */
export async function acceptSecondFactor(
  { db, secrets, encryption }: Pick<PlatformDeps, 'db' | 'secrets' | 'encryption'>,
  userId: number,
  token: string,
): Promise<Accepted | null> {
  const user = await db
    .selectFrom('users')
    .select(['mfaSecret', 'mfaBackupCodes'])
    .where('id', '=', userId)
    .where('mfaEnabled', '=', true)
    .executeTakeFirst()
  const secret = user?.mfaSecret && openMfaSecret(encryption, userId, user.mfaSecret)
  if (!secret) return null
  const step = stepOf(secret, token.replace(/\s/g, ''))
  if (step !== null) return (await useStep(db, userId, step)) ? 'code' : null
  const kept = await findBackupCode(user.mfaBackupCodes, secrets.backupCodes, token)
  return kept && (await useBackupCode(db, userId, kept)) ? 'backup code' : null
}

async function useStep(db: Kysely<Schema>, userId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('users')
    .set({ mfaLastStep: step })
    .where('id', '=', userId)
    .where((q) => q.or([q('mfaLastStep', 'is', null), q('mfaLastStep', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** A wrong code of six digits is no backup code: nothing is hashed for it. */
async function findBackupCode(
  kept: readonly string[],
  key: string,
  typed: string,
): Promise<string | undefined> {
  if (spelled(typed).length !== backupCodeLength) return undefined
  const keyed = keyedBackupCode(key, typed)
  for (const each of kept) {
    const fits = each.startsWith('$') ? await passwordFits(each, keyed) : each === keyed
    if (fits) return each
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
