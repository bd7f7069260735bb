import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { json } from './database/index.ts'
import type { Schema } from './database/schema.ts'
import type { Sealing } from './sealing.ts'

const names = ['login', 'previews', 'backupCodes', 'storybooks'] as const

/** Keys of this installation, made at its first start and shared by all its processes. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>

/** Makes what is not there yet. What lies open, from a release before this one, is sealed. */
export async function loadSecrets(db: Kysely<Schema>, sealing: Sealing, log: Logger): Promise<Secrets> {
  const sealed = names.map((name) => ({
    key: keyOf(name),
    value: json(fresh(sealing, name)),
    isSecret: true,
  }))
  await db
    .insertInto('appSettings')
    .values(sealed)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await sealAgain(db, sealing)
  const rows = await db
    .selectFrom('appSettings')
    .select(['key', 'value'])
    .where('key', 'in', names.map(keyOf))
    .execute()
  const secretOf = (name: string) => {
    const kept = String(rows.find((row) => row.key === keyOf(name))?.value)
    const secret = opened(sealing, name, kept)
    if (secret !== null) return secret
    log.error(
      { secret: name },
      'a secret of this house was sealed with another key: one for this process alone is used',
    )
    return newSecret()
  }
  return {
    login: secretOf('login'),
    previews: secretOf('previews'),
    backupCodes: secretOf('backupCodes'),
    storybooks: secretOf('storybooks'),
  }
}

/** Seals what lies open or was sealed with a key of before. @returns how many there were, and how many no key opens */
export async function sealAgain(
  db: Kysely<Schema>,
  sealing: Sealing,
): Promise<{ sealed: number; closed: number }> {
  const count = { sealed: 0, closed: 0 }
  for (const name of names) {
    const row = await db
      .selectFrom('appSettings')
      .select('value')
      .where('key', '=', keyOf(name))
      .executeTakeFirst()
    const kept = row && String(row.value)
    if (!kept || sealing.isFresh(kept)) continue
    const secret = opened(sealing, name, kept)
    if (secret === null) count.closed++
    else {
      count.sealed++
      await db
        .updateTable('appSettings')
        .set({ value: json(sealing.seal(keyOf(name), secret)) })
        .where('key', '=', keyOf(name))
        .where('value', '=', json(kept))
        .execute()
    }
  }
  return count
}

const keyOf = (name: string) => `secret.${name}`
const newSecret = () => randomBytes(32).toString('base64url')
const fresh = (sealing: Sealing, name: string) => sealing.seal(keyOf(name), newSecret())

/** One that lies open has no colon in it. */
const opened = (sealing: Sealing, name: string, kept: string): string | null =>
  kept.includes(':') ? sealing.open(keyOf(name), kept) : kept
