import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { json } from './database/index.ts'
import type { Schema } from './database/schema.ts'

const names = ['login', 'previews', 'backupCodes', 'storybooks'] as const

/** Keys of this installation, made at its first start and shared by all its processes. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>

export async function loadSecrets(db: Kysely<Schema>): Promise<Secrets> {
  await db
    .insertInto('appSettings')
    .values(names.map((name) => ({ key: keyOf(name), value: json(newSecret()), isSecret: true })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const rows = await db
    .selectFrom('appSettings')
    .select(['key', 'value'])
    .where('key', 'in', names.map(keyOf))
    .execute()
  const secretOf = (name: string) => String(rows.find((row) => row.key === keyOf(name))?.value)
  return {
    login: secretOf('login'),
    previews: secretOf('previews'),
    backupCodes: secretOf('backupCodes'),
    storybooks: secretOf('storybooks'),
  }
}

const keyOf = (name: string) => `secret.${name}`
const newSecret = () => randomBytes(32).toString('base64url')
