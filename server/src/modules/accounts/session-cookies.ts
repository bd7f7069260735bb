import { signedInHint } from '@nightlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from '../../platform/sessions.ts'

const sessionCookie = 'nightlight_session'

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[sessionCookie]

/** The token itself is out of reach of scripts; that there is one is not, so that a visitor's page need not ask who they are. */
export function keepSession(reply: FastifyReply, token: string, { secure }: { secure: boolean }): void {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: sessionDays * 24 * 60 * 60 } as const
  reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true })
  reply.setCookie(signedInHint, '1', shared)
}

export function dropSession(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' })
  reply.clearCookie(signedInHint, { path: '/' })
}
