import type { Registration } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { openSession } from '../../platform/sessions.ts'
import type { Settings } from '../settings/index.ts'
import { findUserByUsername, insertUser, isEmailTaken, type UserRow } from './accounts.queries.ts'
import { hashPassword } from './passwords.ts'
import type { RefuseWeakPassword } from './refuse-weak-password.ts'
import { redeemSetupCode } from './setup-link.ts'
import type { Origin } from './sign-in.ts'
import { tellOfNewUser } from './tell-of-new-user.ts'
import { sendVerification } from './verify-email.ts'

/** Opens an account and signs it in. Through the setup link it becomes the first administrator. */
export async function register(
  means: {
    db: Kysely<Schema>
    jobs: Jobs
    settings: Settings
    publicUrl: string
    refuseWeakPassword: RefuseWeakPassword
  },
  form: Registration,
  origin: Origin,
): Promise<{ user: UserRow; token: string }> {
  await means.refuseWeakPassword(form.password, form.username)
  const password = await hashPassword(form.password)
  const settings = await means.settings.current()
  return means.db.transaction().execute(async (trx) => {
    if (await findUserByUsername(trx, form.username)) throw new UsernameTaken()
    if (form.email && (await isEmailTaken(trx, form.email))) throw new EmailTaken()
    const isAdmin = form.setup ? await redeemSetupCode(trx, form.setup) : false
    const user = await insertUser(trx, {
      username: form.username,
      password,
      fullName: form.fullName || null,
      email: form.email || null,
      timeZone: form.timeZone ?? null,
      isAdmin,
      status: isAdmin ? 'approved' : 'pending',
      subscriptionLevel: 'free',
    }).catch(explainRace)
    const token = await openSession(trx, { userId: user.id, ...origin, timeZone: form.timeZone ?? null })
    await sendVerification({ ...means, db: trx }, user.id)
    if (!isAdmin) await tellOfNewUser({ ...means, db: trx }, user, settings)
    return { user, token }
  })
}

/** Two registrations at the same moment both find the name free; the unique index lets one in. */
function explainRace(error: { code?: string; constraint?: string }): never {
  if (error.code === '23505')
    throw error.constraint?.includes('email') ? new EmailTaken() : new UsernameTaken()
  throw error
}

class UsernameTaken extends ExpectedError {
  constructor() {
    super(409, 'username_taken', 'This username is taken. Please choose another.', { field: 'username' })
  }
}

export class EmailTaken extends ExpectedError {
  constructor() {
    super(409, 'email_taken', 'There is an account with this email address already.', { field: 'email' })
  }
}
