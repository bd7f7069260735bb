import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { EmailTaken } from './register.ts'

/** Changes what was sent; an emptied field becomes null. @returns whether there is a new address to verify */
export async function changeAccount(
  db: Kysely<Schema>,
  userId: number,
  changes: { fullName?: string | undefined; email?: string | undefined },
): Promise<boolean> {
  const { fullName, email } = changes
  if (fullName !== undefined) {
    await db
      .updateTable('users')
      .set({ fullName: fullName || null, updatedAt: sql`now()` })
      .where('id', '=', userId)
      .execute()
  }
  if (email === undefined) return false
  await db
    .updateTable('users')
    .set({
      email: email || null,
      emailVerified: false,
      emailVerificationToken: null,
      // A link that was mailed to the old address must not open the account any more.
      passwordResetToken: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', userId)
    .execute()
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? new EmailTaken() : error
    })
  return email !== ''
}
