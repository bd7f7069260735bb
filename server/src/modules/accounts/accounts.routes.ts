import {
  changeAccount as changeAccountCall,
  currentUser,
  login,
  loginFallback,
  logout,
  register as registerCall,
  tierOf,
} from '@nightlight/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Unauthenticated } from '../../platform/errors.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { closeSession, findSession } from '../../platform/sessions.ts'
import { findUser, type UserRow } from './accounts.queries.ts'
import { changeAccount } from './change-account.ts'
import { confirmPassword } from './confirm-password.ts'
import { failedLogins } from './failed-logins.ts'
import { originOf } from './origin-of.ts'
import { refuseManyAddresses } from './refuse-many-addresses.ts'
import { weakPasswordsRefused } from './refuse-weak-password.ts'
import { register } from './register.ts'
import { dropSession, keepSession, tokenOf } from './session-cookies.ts'
import { signIn } from './sign-in.ts'

/** Guessing a password is slow, and signing in by mistake twenty times is not a family's evening. */
const guessable = { max: 30, timeWindow: '1 minute' }

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const secure = deps.config.http.publicUrl.startsWith('https:')
  const means = {
    db,
    jobs: deps.jobs,
    settings: deps.settings,
    failedLogins: failedLogins(deps.secrets.login),
    key: deps.secrets.backupCodes,
    sealing: deps.sealing,
    publicUrl: deps.config.http.publicUrl,
    refuseWeakPassword: weakPasswordsRefused(deps.config.accounts.refuseWeakPasswords),
  }
  app.decorateRequest('account', null)
  app.decorate('identify', async (request: FastifyRequest) => {
    const token = tokenOf(request, { secure })
    const session = token ? await findSession(db, token) : null
    const user = session && (await findUser(db, session.userId))
    if (!user || user.status === 'rejected') return
    const timeZone = session.timeZone ?? user.timeZone ?? 'UTC'
    request.account = { ...user, tier: tierOf(user), timeZone, sessionId: session.id }
  })

  serve(app, registerCall, { access: 'public', limit: guessable }, async ({ body, request, reply }) => {
    if (body.email) await refuseManyAddresses(db, request)
    const { user, token } = await register(means, body, originOf(request))
    await startSession(request, reply, token)
    return present(user)
  })

  for (const endpoint of [login, loginFallback]) {
    serve(app, endpoint, { access: 'public', limit: guessable }, async ({ body, request, reply }) => {
      const { user, token } = await signIn(means, body, originOf(request))
      await startSession(request, reply, token)
      return present(user)
    })
  }

  serve(app, logout, { access: 'public' }, async ({ request, reply }) => {
    const token = tokenOf(request, { secure })
    if (token) await closeSession(db, token)
    dropSession(reply)
    return withStatus(204, null)
  })

  serve(app, currentUser, { access: 'account' }, async ({ account }) => {
    const user = await findUser(db, account.id)
    if (!user) throw new Unauthenticated()
    return present(user)
  })

  serve(
    app,
    changeAccountCall,
    { access: 'account', limit: guessable },
    async ({ account, body, request }) => {
      const before = await findUser(db, account.id)
      const email = (body.email ?? '') === (before?.email ?? '') ? undefined : body.email
      if (email !== undefined) await confirmPassword(means, account, body.password ?? '')
      if (email) await refuseManyAddresses(db, request)
      await changeAccount(means, account.id, { fullName: body.fullName, email })
      const user = await findUser(db, account.id)
      if (!user) throw new Unauthenticated()
      return present(user)
    },
  )

  /** A new token at every sign-in: one that was planted beforehand is worth nothing afterwards. */
  async function startSession(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const old = tokenOf(request, { secure })
    if (old) await closeSession(db, old)
    keepSession(reply, token, { secure })
  }
}

function present(user: UserRow) {
  return { ...user, tier: tierOf(user), createdAt: user.createdAt.toISOString() }
}
