import type { ErrorBody } from '@nightlight/contract'
import type { FastifyRequest } from 'fastify'
import { ExpectedError } from '../errors.ts'

/**
 * One line for whoever was turned away: failed sign-ins, limits, calls from other sites, pages of administrators. With the route and
 * the number of the account, so that whoever reads sees where somebody tries; what they sent stays out of it.
 */
export function logRefusal(error: Error, { code }: ErrorBody, request: FastifyRequest): void {
  const reason = error instanceof ExpectedError ? error.refusal : code === 'rate_limited' ? code : null
  if (reason === null || (reason === 'unauthenticated' && isVisitor(request))) return
  const { method, routeOptions, account } = request
  request.log.info({ method, route: routeOptions.url, account: account?.id, reason }, 'refused')
}

/** A visitor's page asks who they are; whoever comes with a session that is none had one, or made it up. */
const isVisitor = (request: FastifyRequest): boolean => request.headers.cookie === undefined
