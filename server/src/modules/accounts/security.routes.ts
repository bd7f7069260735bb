import * as calls from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { workAfterAnswers } from '../../platform/http/after-answer.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { queueMail } from '../mail/index.ts'
import { findUser } from './accounts.queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { failedLogins as countFailedLogins } from './failed-logins.ts'
import { forgotPassword, resetPassword } from './forgotten-password.ts'
import { originOf } from './origin-of.ts'
import { hashPassword } from './passwords.ts'
import { weakPasswordsRefused } from './refuse-weak-password.ts'
import {
  deleteSession,
  deleteSessions,
  selectSecurityLog,
  selectSessions,
  updatePassword,
} from './security.queries.ts'
import { writeSecurityLog } from './security-log.ts'
import { disableMfa, enableMfa, setUpMfa } from './set-up-mfa.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

/** Codes and passwords can be tried; mails can be a nuisance. */
const guessable = { max: 20, timeWindow: '1 minute' }
const mailing = { max: 5, timeWindow: '10 minutes' }

/** What an account does about its own safety. */
export function securityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, sealing } = deps
  const { publicUrl } = deps.config.http
  const failedLogins = countFailedLogins(deps.secrets.login)
  const afterAnswer = workAfterAnswers(app)
  const refuseWeakPassword = weakPasswordsRefused(deps.config.accounts.refuseWeakPasswords)
  const key = deps.secrets.backupCodes
  const means = { db, jobs, sealing, failedLogins, publicUrl, key, refuseWeakPassword }

  serve(app, calls.startMfaSetup, { access: 'account', limit: guessable }, ({ account }) =>
    setUpMfa(means, account),
  )

  serve(app, calls.enableMfa, { access: 'account', limit: guessable }, async ({ account, body, request }) => {
    await enableMfa(means, account, body)
    await writeSecurityLog(db, {
      userId: account.id,
      action: 'mfa_enabled',
      success: true,
      ...originOf(request),
    })
    return { success: true as const }
  })

  serve(
    app,
    calls.disableMfa,
    { access: 'account', limit: guessable },
    async ({ account, body, request }) => {
      await confirmPassword(means, account, body.password)
      await disableMfa(db, account)
      await writeSecurityLog(db, {
        userId: account.id,
        action: 'mfa_disabled',
        success: true,
        ...originOf(request),
      })
      return { success: true as const }
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

  serve(app, calls.endSession, { access: 'account' }, async ({ account, params }) => {
    if (!(await deleteSession(db, account.id, params.id))) throw new NotFound('Session')
    return withStatus(204, null)
  })

  serve(app, calls.signOutEverywhere, { access: 'account' }, async ({ account, request }) => {
    const signedOut = await deleteSessions(db, account.id, account.sessionId)
    await writeSecurityLog(db, {
      userId: account.id,
      action: 'signed_out_everywhere',
      success: true,
      ...originOf(request),
    })
    return { signedOut }
  })

  serve(
    app,
    calls.changePassword,
    { access: 'account', limit: guessable },
    async ({ account, body, request }) => {
      await confirmPassword(means, account, body.currentPassword, 'currentPassword')
      await refuseWeakPassword(body.password, account.username)
      const password = await hashPassword(body.password)
      await db.transaction().execute(async (trx) => {
        await updatePassword(trx, account.id, password)
        await deleteSessions(trx, account.id, account.sessionId)
        await writeSecurityLog(trx, {
          userId: account.id,
          action: 'password_changed',
          success: true,
          ...originOf(request),
        })
        await tellOfChange(trx, account)
      })
      return withStatus(204, null)
    },
  )

  serve(app, calls.forgotPassword, { access: 'public', limit: mailing }, async ({ body, reply }) => {
    afterAnswer(reply, () => forgotPassword(means, body.account))
    return withStatus(204, null)
  })

  serve(app, calls.resetPassword, { access: 'public', limit: guessable }, async ({ body, request }) => {
    await resetPassword(means, body, originOf(request))
    return withStatus(204, null)
  })

  serve(app, calls.sendVerification, { access: 'account', limit: mailing }, async ({ account }) => {
    await sendVerification(means, account.id)
    return withStatus(204, null)
  })

  serve(app, calls.verifyEmail, { access: 'public', limit: guessable }, async ({ body, request }) => {
    const userId = await verifyEmail(db, body.token)
    await writeSecurityLog(db, { userId, action: 'email_verified', success: true, ...originOf(request) })
    return withStatus(204, null)
  })

  async function tellOfChange(trx: Deps['db'], account: Account): Promise<void> {
    const user = await findUser(trx, account.id)
    if (!user?.email || !user.emailVerified) return
    const values = { name: user.fullName || user.username, link: `${publicUrl}/auth?tab=forgot` }
    await queueMail(
      { db: trx, jobs },
      { template: 'password-changed', to: user.email, userId: account.id, values },
    )
  }
}
