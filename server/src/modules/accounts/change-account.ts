import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { nameInMail, queueMail } from '../mail/index.ts'
import { EmailTaken } from './register.ts'
import { sendVerification } from './verify-email.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'config'>

/**
 * Changes the fields that were sent; an emptied field becomes null. A new address gets a verification mail, and the previous one, if it was
 * verified, gets a notice: the change may have been made by somebody else who found an open browser and the password.
 */
export async function changeAccount(
  deps: Deps,
  userId: number,
  { fullName, email }: { fullName?: string | undefined; email?: string | undefined },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const trxDeps = { ...deps, db: trx }
    // Before the name changes: the notice must not contain a text that an attacker has just entered.
    if (email !== undefined) await notifyFormerAddress(trxDeps, userId)
    if (fullName !== undefined) await updateName(trx, userId, fullName || null)
    if (email !== undefined) await updateAddress(trx, userId, email || null)
    if (email) await sendVerification(trxDeps, userId)
  })
}

const updateName = (trx: Kysely<Schema>, userId: number, fullName: string | null) =>
  trx.updateTable('users').set({ fullName, updatedAt: sql`now()` }).where('id', '=', userId).execute()

const updateAddress = (trx: Kysely<Schema>, userId: number, email: string | null) =>
  trx
    .updateTable('users')
    .set({
      email,
      emailVerified: false,
      emailVerificationToken: null,
      // A reset link that was sent to the old address must not work any more.
      passwordResetToken: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', userId)
    .execute()
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? new EmailTaken() : error
    })

async function notifyFormerAddress({ db, jobs, config }: Deps, userId: number): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'emailVerified', 'username', 'fullName'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!user?.email || !user.emailVerified) return
  const values = {
    name: nameInMail(user.fullName || user.username),
    link: `${config.http.publicUrl}/contact`,
  }
  await queueMail({ db, jobs }, { template: 'address-changed', to: user.email, userId, values })
}
