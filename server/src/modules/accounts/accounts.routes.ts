import {
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
import { closeSession, findSession, sessionDays } from '../../platform/sessions.ts'
import { findUser, type UserRow } from './accounts.queries.ts'
import { failedLogins } from './failed-logins.ts'
import { register } from './register.ts'
import { type Origin, signIn } from './sign-in.ts'

const cookieName = 'nightlight_session'

/** Guessing a password is slow, and signing in by mistake twenty times is not a family's evening. */
const guessable = { max: 30, timeWindow: '1 minute' }

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const failures = failedLogins(deps.secrets.login)
  const secure = deps.config.http.publicUrl.startsWith('https:')

  app.decorateRequest('account', null)
  app.decorate('identify', async (request: FastifyRequest) => {
    const token = request.cookies[cookieName]
    const session = token ? await findSession(db, token) : null
    const user = session && (await findUser(db, session.userId))
    if (!user || user.status === 'rejected') return
    const timeZone = session.timeZone ?? user.timeZone ?? 'UTC'
    request.account = { ...user, tier: tierOf(user), timeZone, sessionId: session.id }
  })

  serve(app, registerCall, { access: 'public', limit: guessable }, async ({ body, request, reply }) => {
    const { user, token } = await register(db, body, originOf(request))
    await startSession(request, reply, token)
    return present(user)
  })

  for (const endpoint of [login, loginFallback]) {
    serve(app, endpoint, { access: 'public', limit: guessable }, async ({ body, request, reply }) => {
      const { user, token } = await signIn({ db, failedLogins: failures }, body, originOf(request))
      await startSession(request, reply, token)
      return present(user)
    })
  }

  serve(app, logout, { access: 'public' }, async ({ request, reply }) => {
    const token = request.cookies[cookieName]
    if (token) await closeSession(db, token)
    reply.clearCookie(cookieName, { path: '/' })
    return withStatus(204, null)
  })

  serve(app, currentUser, { access: 'account' }, async ({ account }) => {
    const user = await findUser(db, account.id)
    if (!user) throw new Unauthenticated()
    return present(user)
  })

  /** A new token at every sign-in: one that was planted beforehand is worth nothing afterwards. */
  async function startSession(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const old = request.cookies[cookieName]
    if (old) await closeSession(db, old)
    reply.setCookie(cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: sessionDays * 24 * 60 * 60,
    })
  }
}

function originOf(request: FastifyRequest): Origin {
  return { ipAddress: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null }
}

function present(user: UserRow) {
  return { ...user, tier: tierOf(user), createdAt: user.createdAt.toISOString() }
}
