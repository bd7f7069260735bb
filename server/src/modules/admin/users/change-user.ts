import type { GrantedLevel } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { confirmPassword, type FailedLogins, signOutUser } from '../../accounts/index.ts'
import { audit } from '../audit.ts'
import { lockAdmins, lockUser, selectUser, type UserRow, updateUser } from './users.queries.ts'

interface Deps extends Pick<PlatformDeps, 'db'> {
  readonly failedLogins: FailedLogins
}

/** Sets the plan. @throws {NotFound} */
export const setPlan = ({ db }: Deps, admin: Account, userId: number, plan: GrantedLevel): Promise<UserRow> =>
  changeUser(db, userId, async (trx, before) => {
    await updateUser(trx, userId, { subscriptionLevel: plan })
    await audit(trx, admin, { action: 'plan_given', userId, before: before.subscriptionLevel, after: plan })
  })

/** Approves, rejects, or sets back to pending. @throws {ExpectedError} when rejecting oneself or the last administrator */
export const setStatus = (
  { db }: Deps,
  admin: Account,
  userId: number,
  status: 'pending' | 'approved' | 'rejected',
): Promise<UserRow> =>
  changeUser(db, userId, async (trx, before) => {
    if (status === 'rejected') {
      if (userId === admin.id) throw new ExpectedError(409, 'conflict', 'You cannot reject your own account.')
      if (before.isAdmin) await refuseLastAdmin(trx, userId)
      await signOutUser(trx, userId)
    }
    await updateUser(trx, userId, { status })
    await audit(trx, admin, { action: 'status_changed', userId, before: before.status, after: status })
  })

/** Grants or removes administrator rights; granting requires the password of the administrator who does it. */
export async function setAdmin(
  deps: Deps,
  admin: Account,
  userId: number,
  { isAdmin, password }: { isAdmin: boolean; password?: string | undefined },
): Promise<UserRow> {
  if (isAdmin) {
    if (!password) throw new InvalidInput('password', 'Please enter your password.')
    await confirmPassword(deps, admin, password)
  }
  return changeUser(deps.db, userId, async (trx, before) => {
    if (!isAdmin && before.isAdmin) await refuseLastAdmin(trx, userId)
    if (isAdmin && before.status === 'rejected') {
      throw new ExpectedError(409, 'conflict', 'A rejected account cannot be an administrator’s.')
    }
    await updateUser(trx, userId, { isAdmin })
    const action = isAdmin ? 'admin_granted' : 'admin_removed'
    await audit(trx, admin, { action, userId, before: before.isAdmin, after: isAdmin })
  })
}

/** @returns how many sessions ended */
export async function signOut({ db }: Deps, admin: Account, userId: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) throw new NotFound('User')
    const signedOut = await signOutUser(trx, userId)
    await audit(trx, admin, { action: 'signed_out_by_admin', userId, before: signedOut, after: 0 })
    return signedOut
  })
}

/** Resets the failed attempts, so that the user can sign in at once. */
export const unlock = ({ db, failedLogins }: Deps, admin: Account, userId: number): Promise<UserRow> =>
  changeUser(db, userId, async (trx, before) => {
    await failedLogins.reset(trx, before.username)
    await updateUser(trx, userId, { failedLoginAttempts: 0, accountLockedUntil: null })
    await audit(trx, admin, { action: 'unlocked', userId })
  })

type Before = NonNullable<Awaited<ReturnType<typeof lockUser>>>

async function changeUser(
  db: Kysely<Schema>,
  userId: number,
  change: (trx: Kysely<Schema>, before: Before) => Promise<void>,
): Promise<UserRow> {
  const changed = await db.transaction().execute(async (trx) => {
    // Always in the same order: otherwise two administrators who each remove their own rights would deadlock.
    await lockAdmins(trx)
    const before = await lockUser(trx, userId)
    if (!before) throw new NotFound('User')
    await change(trx, before)
    return selectUser(trx, userId)
  })
  if (!changed) throw new NotFound('User')
  return changed
}

/** There must always be an administrator who can approve and help. */
export async function refuseLastAdmin(trx: Kysely<Schema>, userId: number): Promise<void> {
  const admins = await lockAdmins(trx)
  if (admins.some(({ id }) => id !== userId)) return
  throw new ExpectedError(
    409,
    'conflict',
    'This is the only administrator. Please make somebody else one first.',
  )
}
