import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@nightlight/contract'
import { ErrorBody } from '@nightlight/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { ExpectedError, NotForFamilies, Unauthenticated } from '../errors.ts'
import type { Account } from './account.ts'
import { ordinaryLimit } from './rate-limits.ts'

type Access = 'public' | 'account' | 'admin'

type WhoFor<A extends Access> = A extends 'public' ? Account | null : Account

export interface Call<E extends Endpoint, A extends Access> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly account: WhoFor<A>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler answers: the body alone, sent with the endpoint's one status, or a body with its status. */
type Answer<E extends Endpoint> = ReplyOf<E> | Reply<ReplyOf<E>>

class Reply<T> {
  readonly status: number
  readonly body: T
  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

export const withStatus = <T>(status: number, body: T) => new Reply(status, body)

/**
 * Puts one endpoint of the contract on the air. In this order: sign-in, rate limit, parsing, handler, and a serializer that sends
 * what the contract declares and drops the rest. What changes something has a limit, of its own or the ordinary one.
 */
export function serve<const E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  options: { access: A; limit?: RateLimit },
  handler: (call: Call<E, A>) => Promise<Answer<E>>,
): void {
  const limit = options.limit ?? (endpoint.method === 'GET' ? null : ordinaryLimit)
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    schema: schemaOf(endpoint),
    config: limit ? { rateLimit: limit } : {},
    onRequest: async (request) => {
      await app.identify(request)
      if (options.access === 'account' && !request.account) throw new Unauthenticated()
      if (options.access === 'admin' && !request.account?.isAdmin) throw new NotForFamilies()
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        account: request.account as WhoFor<A>,
        request,
        reply,
      })
      if (answer instanceof Reply) return reply.code(answer.status).send(answer.body)
      return reply.code(onlyStatusOf(endpoint)).send(answer ?? undefined)
    },
  })
}

/** The caller would rather be answered at once, with the work going on behind it: RFC 7240. */
export const prefersAsync = (request: FastifyRequest): boolean =>
  /\brespond-async\b/i.test(String(request.headers.prefer ?? ''))

export interface RateLimit {
  readonly max: number
  readonly timeWindow: string
  /** Who is counted, where it is not address and account. */
  readonly keyGenerator?: (request: FastifyRequest) => string
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, body, replies, summary } = endpoint
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...replies, '4xx': ErrorBody, '5xx': ErrorBody },
  }
}

function onlyStatusOf(endpoint: Endpoint): number {
  const [status, another] = Object.keys(endpoint.replies)
  if (!status || another) throw new ExpectedError(500, 'internal', `${endpoint.url} has to name its status`)
  return Number(status)
}
