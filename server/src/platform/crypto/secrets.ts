import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { json } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'
import type { Encryption } from './encryption.ts'

const names = ['login', 'previews', 'backupCodes', 'storybooks'] as const

/** Keys of this installation, generated at its first start and shared by all its processes. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>

/**
 * Generates the secrets that do not exist yet, and encrypts those that an earlier release left in plain text.
 * @returns also whether this process has the key with which the installation's secrets were encrypted
 */
export async function loadSecrets(
  db: Kysely<Schema>,
  encryption: Encryption,
  log: Logger,
): Promise<{ secrets: Secrets; keyMatches: boolean }> {
  const encrypted = names.map((name) => ({
    key: keyOf(name),
    value: json(newEncryptedSecret(encryption, name)),
    isSecret: true,
  }))
  await db
    .insertInto('appSettings')
    .values(encrypted)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await reencryptSecrets(db, encryption)
  const rows = await db
    .selectFrom('appSettings')
    .select(['key', 'value'])
    .where('key', 'in', names.map(keyOf))
    .execute()
  let keyMatches = true
  const secretOf = (name: string) => {
    const stored = String(rows.find((row) => row.key === keyOf(name))?.value)
    const secret = decryptStored(encryption, name, stored)
    if (secret !== null) return secret
    keyMatches = false
    log.error(
      { secret: name },
      'a secret of this installation was encrypted with another key: this process uses a temporary one',
    )
    return newSecret()
  }
  const secrets = {
    login: secretOf('login'),
    previews: secretOf('previews'),
    backupCodes: secretOf('backupCodes'),
    storybooks: secretOf('storybooks'),
  }
  return { secrets, keyMatches }
}

/** Encrypts secrets that are in plain text or encrypted with an earlier key. @returns how many were encrypted, and how many no key decrypts */
export async function reencryptSecrets(
  db: Kysely<Schema>,
  encryption: Encryption,
): Promise<{ encrypted: number; undecryptable: number }> {
  const count = { encrypted: 0, undecryptable: 0 }
  for (const name of names) {
    const row = await db
      .selectFrom('appSettings')
      .select('value')
      .where('key', '=', keyOf(name))
      .executeTakeFirst()
    const stored = row && String(row.value)
    if (!stored || encryption.isCurrent(stored)) continue
    const secret = decryptStored(encryption, name, stored)
    if (secret === null) count.undecryptable++
    else {
      count.encrypted++
      await db
        .updateTable('appSettings')
        .set({ value: json(encryption.encrypt(keyOf(name), secret)) })
        .where('key', '=', keyOf(name))
        .where('value', '=', json(stored))
        .execute()
    }
  }
  return count
}

const keyOf = (name: string) => `secret.${name}`
const newSecret = () => randomBytes(32).toString('base64url')
const newEncryptedSecret = (encryption: Encryption, name: string) =>
  encryption.encrypt(keyOf(name), newSecret())

/** A plain-text secret contains no colon. */
const decryptStored = (encryption: Encryption, name: string, stored: string): string | null =>
  stored.includes(':') ? encryption.decrypt(keyOf(name), stored) : stored
