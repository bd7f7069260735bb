import type { BodyOf, Endpoint, FileEndpoint, ParamsOf, QueryOf, ReplyOf } from '@nightlight/contract'
import { ErrorBody } from '@nightlight/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { AdminOnly, ExpectedError, NotFound, OnChildScreen, Unauthenticated } from '../errors.ts'
import type { Account } from './account.ts'
import { limits } from './limits.ts'
import { limitedBy, type RateLimit } from './rate-limits.ts'

type Access = 'public' | 'account' | 'admin'

type CallerOf<A extends Access> = A extends 'public' ? Account | null : Account

export interface Call<E extends Endpoint, A extends Access> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly account: CallerOf<A>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler returns: the body alone, sent with the endpoint's only status, or a body with its status. */
type HandlerResult<E extends Endpoint> = ReplyOf<E> | Reply<ReplyOf<E>>

class Reply<T> {
  readonly status: number
  readonly body: T
  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

export const withStatus = <T>(status: number, body: T) => new Reply(status, body)

interface Options<A extends Access> {
  readonly access: A
  readonly limit?: RateLimit
  /** Also for a session that is a child's screen; every other call refuses it. */
  readonly onChildScreen?: true
}

/**
 * Serves one endpoint of the contract. In this order: sign-in, rate limit, parsing, handler, and a serializer that sends what the
 * contract declares and drops the rest. A call that changes something has a limit, its own or the ordinary one.
 */
export function serve<const E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  { access, limit = ordinaryLimitOf(endpoint), onChildScreen }: Options<A>,
  handler: (call: Call<E, A>) => Promise<HandlerResult<E>>,
): void {
  route(app, endpoint, { access, limit, onChildScreen }, async (call) => {
    const result = await handler(call)
    if (result instanceof Reply) return call.reply.code(result.status).send(result.body)
    return call.reply.code(onlyStatusOf(endpoint)).send(result ?? undefined)
  })
}

/**
 * The same for an endpoint that responds with a file; the handler sends it with its type and cache header. Invalid parameters are
 * reported as not found, because no file can have such a URL.
 */
export function serveFile<const E extends FileEndpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  options: Options<A>,
  handler: (call: Call<E, A>) => Promise<FastifyReply>,
): void {
  route(
    app,
    endpoint,
    { ...options, contentTypes: endpoint.contentTypes, attachValidation: true },
    (call) => {
      const { validationError } = call.request
      if (validationError?.validationContext === 'params') throw new NotFound('File')
      if (validationError) throw validationError
      return handler(call)
    },
  )
}

/** The same for an endpoint that responds with a stream of events, which the handler opens. */
export function serveEvents<const E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  options: Options<A>,
  handler: (call: Call<E, A>) => Promise<void>,
): void {
  route(app, endpoint, { ...options, contentTypes: ['text/event-stream'] }, handler)
}

function route<const E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  { access, limit, onChildScreen, contentTypes, attachValidation = false }: RouteOptions<A>,
  handler: (call: Call<E, A>) => Promise<unknown>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    schema: schemaOf(endpoint),
    attachValidation,
    config: { ...(limit && limitedBy(limit)), ...(contentTypes && { contentTypes }) },
    onRequest: async (request, reply) => {
      await app.identify(request, reply)
      if (access === 'account' && !request.account) throw new Unauthenticated()
      if (request.account?.childScreen && !onChildScreen) throw new OnChildScreen()
      if (access === 'admin' && !request.account?.isAdmin) throw new AdminOnly()
    },
    handler: (request, reply) =>
      handler({
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        account: request.account as CallerOf<A>,
        request,
        reply,
      }),
  })
}

/** Whether the caller prefers a response at once, while the work continues in the background: RFC 7240. */
export const prefersAsync = (request: FastifyRequest): boolean =>
  /\brespond-async\b/i.test(String(request.headers.prefer ?? ''))

interface RouteOptions<A extends Access> {
  readonly access: A
  readonly limit?: RateLimit | undefined
  readonly onChildScreen?: true | undefined
  /** Content types of the response, if it is not JSON. */
  readonly contentTypes?: readonly string[]
  /** The handler is called although the request does not parse, and finds the error on it. */
  readonly attachValidation?: boolean
}

const ordinaryLimitOf = ({ method }: Endpoint) => (method === 'GET' ? undefined : limits.ordinary)

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
