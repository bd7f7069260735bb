import type { Registration } from '@nightlight/contract'
import { ExpectedError } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { openSession } from '../../platform/sessions.ts'
import type { SettingsDeps } from '../settings/index.ts'
import { findUserByUsername, insertUser, isEmailTaken, type UserRow } from './accounts.queries.ts'
import { notifyOfNewUser } from './notify-of-new-user.ts'
import { hashPassword } from './passwords.ts'
import type { RefuseWeakPassword } from './refuse-weak-password.ts'
import { redeemSetupCode } from './setup-link.ts'
import type { ClientInfo } from './sign-in.ts'
import { sendVerification } from './verify-email.ts'

interface Deps extends Pick<PlatformDeps, 'db' | 'jobs' | 'config'>, SettingsDeps {
  readonly refuseWeakPassword: RefuseWeakPassword
}

/** Creates an account and a session. With a valid setup code it becomes the first administrator. */
export async function register(
  deps: Deps,
  form: Registration,
  client: ClientInfo,
): Promise<{ user: UserRow; token: string }> {
  await deps.refuseWeakPassword(form.password, form.username)
  const password = await hashPassword(form.password)
  const settings = await deps.settings.current()
  return deps.db.transaction().execute(async (trx) => {
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
    }).catch(explainUniqueViolation)
    const token = await openSession(trx, { userId: user.id, ...client, timeZone: form.timeZone ?? null })
    await sendVerification({ ...deps, db: trx }, user.id)
    if (!isAdmin) await notifyOfNewUser({ ...deps, db: trx }, user, settings)
    return { user, token }
  })
}

/** Two simultaneous registrations can both find the name free; the unique index accepts one of them. */
function explainUniqueViolation(error: { code?: string; constraint?: string }): never {
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
