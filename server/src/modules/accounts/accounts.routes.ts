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
import { Unauthenticated } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { closeSession, findSession } from '../../platform/sessions.ts'
import type { SettingsDeps } from '../settings/index.ts'
import { findUser, type UserRow } from './accounts.queries.ts'
import { changeAccount } from './change-account.ts'
import { childScreenOf } from './child-screen-session.ts'
import { confirmPassword } from './confirm-password.ts'
import { failedLogins } from './failed-logins.ts'
import { refuseManyAddresses } from './refuse-many-addresses.ts'
import { weakPasswordCheck } from './refuse-weak-password.ts'
import { register } from './register.ts'
import { clearSession, sessionTokenOf, setSessionCookie } from './session-cookies.ts'
import { clientInfoOf, signIn } from './sign-in.ts'

export function accountRoutes(app: FastifyInstance, deps: PlatformDeps & SettingsDeps): void {
  const { db, config, secrets } = deps
  const secure = config.http.publicUrl.startsWith('https:')
  const accountDeps = {
    ...deps,
    failedLogins: failedLogins(secrets.login),
    refuseWeakPassword: weakPasswordCheck(config.accounts.refuseWeakPasswords),
  }
  app.decorateRequest('account', null)
  app.decorate('identify', async (request: FastifyRequest, reply: FastifyReply) => {
    const token = sessionTokenOf(request, { secure })
    const session = token ? await findSession(db, token) : null
    const user = session && (await findUser(db, session.userId))
    if (!user || user.status === 'rejected') {
      // A session that was ended elsewhere. Every visit begins with this call; in others, a late reply could clear a newer session.
      if (token && request.routeOptions.url === currentUser.url) clearSession(reply)
      return
    }
    const timeZone = session.timeZone ?? user.timeZone ?? 'UTC'
    const childScreen = childScreenOf(session, timeZone)
    request.account = { ...user, tier: tierOf(user), timeZone, sessionId: session.id, childScreen }
  })

  serve(app, registerCall, { access: 'public', limit: limits.signIn }, async ({ body, request, reply }) => {
    if (body.email) await refuseManyAddresses(db, request)
    const { user, token } = await register(accountDeps, body, clientInfoOf(request))
    await startSession(request, reply, token)
    return present(user)
  })

  for (const endpoint of [login, loginFallback]) {
    serve(app, endpoint, { access: 'public', limit: limits.signIn }, async ({ body, request, reply }) => {
      const { user, token } = await signIn(accountDeps, body, clientInfoOf(request))
      await startSession(request, reply, token)
      return present(user)
    })
  }

  serve(app, logout, { access: 'public' }, async ({ request, reply }) => {
    const token = sessionTokenOf(request, { secure })
    if (token) await closeSession(db, token)
    clearSession(reply)
    return withStatus(204, null)
  })

  serve(app, currentUser, { access: 'account', onChildScreen: true }, async ({ account }) => {
    const user = await findUser(db, account.id)
    if (!user) throw new Unauthenticated()
    // A child's screen needs to know which account it belongs to, and nothing about the person.
    return account.childScreen
      ? { ...present(user), fullName: null, email: null, onChildScreen: true }
      : present(user)
  })

  serve(
    app,
    changeAccountCall,
    { access: 'account', limit: limits.signIn },
    async ({ account, body, request }) => {
      const before = await findUser(db, account.id)
      const email = (body.email ?? '') === (before?.email ?? '') ? undefined : body.email
      if (email !== undefined) await confirmPassword(accountDeps, account, body.password ?? '')
      if (email) await refuseManyAddresses(db, request)
      await changeAccount(accountDeps, account.id, { fullName: body.fullName, email })
      const user = await findUser(db, account.id)
      if (!user) throw new Unauthenticated()
      return present(user)
    },
  )

  /** Every sign-in creates a new token, so that a session that was fixed by an attacker beforehand is useless. */
  async function startSession(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const old = sessionTokenOf(request, { secure })
    if (old) await closeSession(db, old)
    setSessionCookie(reply, token, { secure })
  }
}

function present(user: UserRow) {
  return {
    ...user,
    tier: tierOf(user),
    createdAt: user.createdAt.toISOString(),
    onChildScreen: false,
  }
}
