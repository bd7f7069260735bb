import type { ErrorBody } from '@nightlight/contract'
import type { FastifyRequest } from 'fastify'
import { ExpectedError } from '../errors.ts'

/**
 * Logs calls that were refused: failed sign-ins, rate limits, calls from other sites, pages of the administration. Logs the route
 * and the id of the account, so that an operator sees what is being attempted, and nothing of what was sent.
 */
export function logRefusal(error: Error, { code }: ErrorBody, request: FastifyRequest): void {
  const reason = error instanceof ExpectedError ? error.refusal : code === 'rate_limited' ? code : null
  if (reason === null || (reason === 'unauthenticated' && isVisitor(request))) return
  const { method, routeOptions, account } = request
  request.log.info({ method, route: routeOptions.url, account: account?.id, reason }, 'refused')
}

/** Every page asks who is signed in, also for visitors, who send no cookie. A call with an invalid session had a session once, or forged it. */
const isVisitor = (request: FastifyRequest): boolean => request.headers.cookie === undefined
