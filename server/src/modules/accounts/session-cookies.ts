import { hostPrefix, signedInCookie } from '@nightlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from '../../platform/sessions.ts'

const sessionCookie = 'nightlight_session'

/** Browsers take a cookie with this prefix over TLS alone, and from this very host: a neighbouring host cannot plant one. */
const own = (name: string, secure: boolean) => (secure ? `${hostPrefix}${name}` : name)

export const tokenOf = (request: FastifyRequest, { secure }: { secure: boolean }): string | undefined =>
  request.cookies[own(sessionCookie, secure)]

/** The token itself is out of reach of scripts; that there is one is not, so that a visitor's page need not ask who they are. */
export function setSessionCookie(reply: FastifyReply, token: string, { secure }: { secure: boolean }): void {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: sessionDays * 24 * 60 * 60 } as const
  reply.setCookie(own(sessionCookie, secure), token, { ...shared, httpOnly: true })
  reply.setCookie(own(signedInCookie, secure), '1', shared)
}

/** Also what was kept under another kind of address. */
export function clearSessionCookies(reply: FastifyReply): void {
  for (const secure of [true, false])
    for (const name of [sessionCookie, signedInCookie])
      reply.clearCookie(own(name, secure), { path: '/', secure })
}
