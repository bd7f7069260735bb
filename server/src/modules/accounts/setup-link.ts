import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import { isThereAnAdmin } from './accounts.queries.ts'

/** A code whose holder may register as the first administrator; null once there is one. Only its hash is kept. */
export async function issueSetupCode(db: Kysely<Schema>): Promise<string | null> {
  if (await isThereAnAdmin(db)) return null
  const code = randomBytes(18).toString('base64url')
  await db
    .insertInto('setupLinks')
    .values({ codeHash: hashOf(code) })
    .execute()
  return code
}

/**
 * Uses the code up, and every other one that was issued. Called in a transaction: where the code is wrong, that takes it back.
 * @returns true, so that a caller reads as `isAdmin = await redeemSetupCode(…)`
 */
export async function redeemSetupCode(db: Kysely<Schema>, code: string): Promise<true> {
  // One administrator is made through a link, even if two browsers send one at once, or two of them: all rows are locked until commit.
  const used = await db
    .updateTable('setupLinks')
    .set({ usedAt: sql`now()` })
    .where('usedAt', 'is', null)
    .returning('codeHash')
    .execute()
  const isRight = used.some(({ codeHash }) => codeHash === hashOf(code))
  if (!isRight || (await isThereAnAdmin(db))) throw new SetupLinkUsed()
  return true
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')

class SetupLinkUsed extends ExpectedError {
  constructor() {
    super(403, 'forbidden', 'This setup link has been used already. Register without it.', { field: 'setup' })
  }
}
