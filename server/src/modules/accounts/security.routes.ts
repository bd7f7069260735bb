import * as calls from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { afterResponse } from '../../platform/http/after-response.ts'
import { limits } from '../../platform/http/limits.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { queueMail } from '../mail/index.ts'
import { findUser } from './accounts.queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { failedLogins } from './failed-logins.ts'
import { checkResetLink, forgotPassword, resetPassword } from './forgotten-password.ts'
import { hashPassword } from './passwords.ts'
import { weakPasswordCheck } from './refuse-weak-password.ts'
import {
  deleteSession,
  deleteSessions,
  selectSecurityLog,
  selectSessions,
  updatePassword,
} from './security.queries.ts'
import { writeSecurityLog } from './security-log.ts'
import { clearSession } from './session-cookies.ts'
import { countBackupCodes, disableMfa, enableMfa, renewBackupCodes, setUpMfa } from './set-up-mfa.ts'
import { clientInfoOf } from './sign-in.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

/** Second factor, sessions, passwords and verification of the account itself. */
export function securityRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db, jobs, config } = deps
  const runAfterResponse = afterResponse(app)
  const refuseWeakPassword = weakPasswordCheck(config.accounts.refuseWeakPasswords)
  const securityDeps = { ...deps, failedLogins: failedLogins(deps.secrets.login), refuseWeakPassword }

  serve(app, calls.startMfaSetup, { access: 'account', limit: limits.passwordGuess }, ({ account }) =>
    setUpMfa(securityDeps, account),
  )

  serve(
    app,
    calls.enableMfa,
    { access: 'account', limit: limits.passwordGuess },
    async ({ account, body, request }) => {
      await enableMfa(securityDeps, account, body)
      await writeSecurityLog(db, {
        userId: account.id,
        action: 'mfa_enabled',
        success: true,
        ...clientInfoOf(request),
      })
      return { success: true as const }
    },
  )

  serve(
    app,
    calls.disableMfa,
    { access: 'account', limit: limits.passwordGuess },
    async ({ account, body, request }) => {
      await confirmPassword(securityDeps, account, body.password)
      await disableMfa(db, account)
      await writeSecurityLog(db, {
        userId: account.id,
        action: 'mfa_disabled',
        success: true,
        ...clientInfoOf(request),
      })
      return { success: true as const }
    },
  )

  serve(app, calls.countBackupCodes, { access: 'account' }, ({ account }) => countBackupCodes(db, account))

  serve(
    app,
    calls.renewBackupCodes,
    { access: 'account', limit: limits.passwordGuess },
    async ({ account, body, request }) => {
      await confirmPassword(securityDeps, account, body.password)
      const renewed = await renewBackupCodes(deps, account)
      await writeSecurityLog(db, {
        userId: account.id,
        action: 'backup_codes_renewed',
        success: true,
        ...clientInfoOf(request),
      })
      return renewed
    },
  )

  serve(app, calls.securityLog, { access: 'account' }, async ({ account }) => {
    const events = await selectSecurityLog(db, account.id)
    return events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() }))
  })

  serve(app, calls.listSessions, { access: 'account' }, async ({ account }) => {
    const sessions = await selectSessions(db, account.id)
    return sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === account.sessionId,
    }))
  })

  serve(app, calls.endSession, { access: 'account' }, async ({ account, params, reply }) => {
    if (!(await deleteSession(db, account.id, params.id))) throw new NotFound('Session')
    if (params.id === account.sessionId) clearSession(reply)
    return withStatus(204, null)
  })

  serve(app, calls.signOutEverywhere, { access: 'account' }, async ({ account, request }) => {
    const signedOut = await deleteSessions(db, account.id, account.sessionId)
    await writeSecurityLog(db, {
      userId: account.id,
      action: 'signed_out_everywhere',
      success: true,
      ...clientInfoOf(request),
    })
    return { signedOut }
  })

  serve(
    app,
    calls.changePassword,
    { access: 'account', limit: limits.passwordGuess },
    async ({ account, body, request }) => {
      await confirmPassword(securityDeps, account, body.currentPassword, 'currentPassword')
      await refuseWeakPassword(body.password, account.username)
      const password = await hashPassword(body.password)
      await db.transaction().execute(async (trx) => {
        await updatePassword(trx, account.id, password)
        await deleteSessions(trx, account.id, account.sessionId)
        await writeSecurityLog(trx, {
          userId: account.id,
          action: 'password_changed',
          success: true,
          ...clientInfoOf(request),
        })
        await notifyOfPasswordChange(trx, account)
      })
      return withStatus(204, null)
    },
  )

  serve(
    app,
    calls.forgotPassword,
    { access: 'public', limit: limits.accountMail },
    async ({ body, reply }) => {
      runAfterResponse(reply, () => forgotPassword(securityDeps, body.account))
      return withStatus(204, null)
    },
  )

  serve(
    app,
    calls.resetPassword,
    { access: 'public', limit: limits.passwordGuess },
    async ({ body, request }) => {
      await resetPassword(securityDeps, body, clientInfoOf(request))
      return withStatus(204, null)
    },
  )

  serve(app, calls.checkResetLink, { access: 'public', limit: limits.passwordGuess }, ({ body }) =>
    checkResetLink(db, body.token),
  )

  serve(
    app,
    calls.sendVerification,
    { access: 'account', limit: limits.accountMail },
    async ({ account }) => {
      await sendVerification(securityDeps, account.id)
      return withStatus(204, null)
    },
  )

  serve(
    app,
    calls.verifyEmail,
    { access: 'public', limit: limits.passwordGuess },
    async ({ body, request }) => {
      const userId = await verifyEmail(db, body.token)
      await writeSecurityLog(db, {
        userId,
        action: 'email_verified',
        success: true,
        ...clientInfoOf(request),
      })
      return withStatus(204, null)
    },
  )

  async function notifyOfPasswordChange(trx: PlatformDeps['db'], account: Account): Promise<void> {
    const user = await findUser(trx, account.id)
    if (!user?.email || !user.emailVerified) return
    const values = { name: user.fullName || user.username, link: `${config.http.publicUrl}/auth?tab=forgot` }
    await queueMail(
      { db: trx, jobs },
      { template: 'password-changed', to: user.email, userId: account.id, values },
    )
  }
}
