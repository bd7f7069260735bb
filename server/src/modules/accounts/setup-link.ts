import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { adminExists } from './accounts.queries.ts'

/** A code with which somebody can register as the first administrator; null once there is one. Only its hash is stored. */
export async function issueSetupCode(db: Kysely<Schema>): Promise<string | null> {
  if (await adminExists(db)) return null
  const code = randomBytes(18).toString('base64url')
  await db
    .insertInto('setupLinks')
    .values({ codeHash: hashOf(code) })
    .execute()
  return code
}

/**
 * Uses up the code and all others that were issued. Call it in a transaction: with a wrong code it throws, which rolls this back.
 * @returns true, so that a caller reads as `isAdmin = await redeemSetupCode(…)`
 */
export async function redeemSetupCode(db: Kysely<Schema>, code: string): Promise<true> {
  // Only one administrator can register, even with two codes at the same time: all rows stay locked until commit.
  const used = await db
    .updateTable('setupLinks')
    .set({ usedAt: sql`now()` })
    .where('usedAt', 'is', null)
    .returning('codeHash')
    .execute()
  const isRight = used.some(({ codeHash }) => codeHash === hashOf(code))
  if (!isRight || (await adminExists(db))) throw new SetupLinkUsed()
  return true
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')

class SetupLinkUsed extends ExpectedError {
  constructor() {
    super(403, 'forbidden', 'This setup link has been used already. Register without it.', { field: 'setup' })
  }
}
