import { hostPrefix, signedInCookie } from '@nightlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from '../../platform/sessions.ts'

const sessionCookie = 'nightlight_session'

/** Browsers accept a cookie with this prefix over TLS only, and from this host only: a sibling domain cannot set one. */
const cookieName = (name: string, secure: boolean) => (secure ? `${hostPrefix}${name}` : name)

export const sessionTokenOf = (
  request: FastifyRequest,
  { secure }: { secure: boolean },
): string | undefined => request.cookies[cookieName(sessionCookie, secure)]

/** The token is not readable by scripts, but that there is a session is, so that pages of visitors need not request the account. */
export function setSessionCookie(reply: FastifyReply, token: string, { secure }: { secure: boolean }): void {
  const options = { path: '/', sameSite: 'lax', secure, maxAge: sessionDays * 24 * 60 * 60 } as const
  reply.setCookie(cookieName(sessionCookie, secure), token, { ...options, httpOnly: true })
  reply.setCookie(cookieName(signedInCookie, secure), '1', options)
}

/**
 * Makes the browser forget the session: its cookies, under both variants of the names in case the installation changed between HTTP and
 * HTTPS, and what it has cached of the family. Over plain HTTP, other than on the same machine, browsers ignore `Clear-Site-Data`; then it
 * is enough that pictures and sound of families are never used without asking the server.
 */
export function clearSession(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"')
  for (const secure of [true, false])
    for (const name of [sessionCookie, signedInCookie])
      reply.clearCookie(cookieName(name, secure), { path: '/', secure })
}
