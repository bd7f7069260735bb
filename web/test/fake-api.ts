import * as contract from '@nightlight/contract'
import {
  type BodyOf,
  type Endpoint,
  ErrorBody,
  type ErrorCode,
  type ParamsOf,
  type QueryOf,
} from '@nightlight/contract'

/** A request, parsed by the contract. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

type Status<E extends Endpoint> = keyof E['replies'] & number
type Parsed<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never
type Reply<E extends Endpoint, S extends Status<E>> = Parsed<E['replies'][S]>

/** A reply before it becomes a `Response`. */
interface RawReply {
  readonly status: number
  readonly text: string
  readonly headers?: Record<string, string>
}
type Responder = (call: Call<never>) => RawReply

/**
 * The API as the contract describes it, in place of `fetch`. Whatever the contract does not allow fails the test: a request with a
 * URL, parameters or a body that no endpoint accepts; a reply that does not match its schema; and a request for which the test has
 * set no reply.
 */
export class FakeApi {
  /** Violations of the contract. Any of them fails the test. */
  readonly problems: string[] = []
  /** Every request in order: `POST /api/logout`. */
  readonly requests: string[] = []
  /** What the check of the connection finds. */
  isServerReachable = true
  /** Whether it can serve, as its own check of itself finds. */
  isServerReady = true
  /** The number of requests in flight, without those that the test holds. */
  inFlight = 0
  readonly #replies = new Map<string, Responder>()
  readonly #defaults = new Map<string, Responder>()
  readonly #held = new Map<string, Promise<void>>()
  readonly #calls = new Map<string, Call<never>[]>()

  /** Sets the reply of an endpoint from now on. If the body is a function, it is called for each request. */
  reply<E extends Endpoint, S extends Status<E>>(
    endpoint: E,
    status: S,
    body: Reply<E, S> | ((call: Call<E>) => Reply<E, S>),
  ): void {
    this.#replies.set(keyOf(endpoint), responder(endpoint, status, body))
  }

  /** Like `reply`, for endpoints whose reply the test does not set. */
  replyByDefault<E extends Endpoint, S extends Status<E>>(
    endpoint: E,
    status: S,
    body: Reply<E, S> | ((call: Call<E>) => Reply<E, S>),
  ): void {
    this.#defaults.set(keyOf(endpoint), responder(endpoint, status, body))
  }

  /** Replies with an error of the server, or, given text instead of an `ErrorBody`, with one of a proxy. */
  replyError(endpoint: Endpoint, status: number, error: ErrorReply | string): void {
    if (status < 400) throw new Error(`${status} is not an error`)
    const text =
      typeof error === 'string' ? error : JSON.stringify(ErrorBody.parse({ code: 'conflict', ...error }))
    this.#replies.set(keyOf(endpoint), () => ({ status, text }))
  }

  /** Replies with something that is not in the contract, to test how the app handles an unknown version of the server. */
  replyOffContract(endpoint: Endpoint, status: number, text: string): void {
    this.#replies.set(keyOf(endpoint), () => ({ status, text }))
  }

  /** Fails requests as the browser does without a network. */
  disconnect(endpoint: Endpoint): void {
    this.#replies.set(keyOf(endpoint), () => {
      throw connectionError
    })
  }

  /** Restores the default reply. */
  resetReply(endpoint: Endpoint): void {
    this.#replies.delete(keyOf(endpoint))
  }

  /** Holds requests until the returned function is called. They then get whatever reply is set at that time. */
  hold(endpoint: Endpoint): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.set(keyOf(endpoint), promise)
    return () => {
      this.#held.delete(keyOf(endpoint))
      resolve()
    }
  }

  calls<E extends Endpoint>(endpoint: E): readonly Call<E>[] {
    return this.#calls.get(keyOf(endpoint)) ?? []
  }

  /** Replaces the browser's `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    this.inFlight++
    try {
      return await this.#respond(input, init)
    } finally {
      this.inFlight--
    }
  }

  async #respond(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const method = init.method ?? 'GET'
    if (url.pathname === '/healthz') {
      if (!this.isServerReachable) throw connectionError
      return new Response('ok')
    }
    if (url.pathname === '/readyz') return new Response('{}', { status: this.isServerReady ? 200 : 503 })
    this.requests.push(`${method} ${url.pathname}`)
    const endpoint = endpoints.find(
      (candidate) => candidate.method === method && matches(candidate, url.pathname),
    )
    if (!endpoint) return this.#fail(`${method} ${url.pathname} is not in the contract`)
    const key = keyOf(endpoint)
    const call = this.#parse(endpoint, url, init)
    if (!call) return serverError()
    this.#calls.set(key, [...(this.#calls.get(key) ?? []), call])
    const held = this.#held.get(key)
    if (held) {
      this.inFlight--
      await held
      this.inFlight++
    }
    if (init.signal?.aborted) throw new DOMException('The request was aborted', 'AbortError')
    const respond = this.#replies.get(key) ?? this.#defaults.get(key)
    if (!respond) return this.#fail(`${key} was not expected`)
    try {
      const { status, text, headers } = respond(call)
      return new Response(status === 204 ? null : text, {
        status,
        statusText: statusTexts[status] ?? '',
        ...(headers && { headers }),
      })
    } catch (error) {
      if (error === connectionError) throw error
      return this.#fail(`${key}: ${error}`)
    }
  }

  #parse(endpoint: Endpoint, url: URL, init: RequestInit): Call<never> | null {
    try {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      return {
        params: endpoint.params?.parse(paramsIn(endpoint, url.pathname)),
        query: endpoint.query?.parse(Object.fromEntries(url.searchParams)),
        body: endpoint.body?.parse(body),
      } as Call<never>
    } catch (error) {
      this.problems.push(`${keyOf(endpoint)} was called in a way that the contract does not allow: ${error}`)
      return null
    }
  }

  #fail(problem: string): Response {
    this.problems.push(problem)
    return serverError()
  }
}

type ErrorReply = Partial<Omit<ErrorBody, 'code'>> & { message: string; code?: ErrorCode }

const serverError = () => new Response('The fake API has no reply to this', { status: 500 })

const connectionError = new TypeError('Failed to fetch')

const keyOf = ({ method, url }: Endpoint) => `${method} ${url}`

/** URLs without parameters come before those with: `/api/stories/generate` is not a story. */
const endpoints: readonly Endpoint[] = (Object.values(contract) as readonly unknown[])
  .filter(isEndpoint)
  .sort((one, other) => one.url.split(':').length - other.url.split(':').length)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'replies' in value
}

const patternOf = ({ url }: Endpoint) => new RegExp(`^${url.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const matches = (endpoint: Endpoint, path: string) => patternOf(endpoint).test(path)

const paramsIn = (endpoint: Endpoint, path: string) =>
  Object.fromEntries(
    Object.entries(patternOf(endpoint).exec(path)?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]),
  )

function responder<E extends Endpoint, S extends Status<E>>(
  endpoint: E,
  status: S,
  body: Reply<E, S> | ((call: Call<E>) => Reply<E, S>),
): Responder {
  const schema = endpoint.replies[status]
  if (!schema) throw new Error(`${keyOf(endpoint)} has no reply ${status}`)
  const rawReply = (value: unknown): RawReply => {
    const parsed = schema.parse(value)
    return { status, text: JSON.stringify(parsed) }
  }
  if (typeof body === 'function') {
    const compute = body as (call: Call<E>) => Reply<E, S>
    return (call) => rawReply(compute(call as unknown as Call<E>))
  }
  const constant = rawReply(body)
  return () => constant
}

/** The reason phrases of HTTP/1. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Internal Server Error',
}
