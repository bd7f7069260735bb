import * as contract from '@nightlight/contract'
import {
  type BodyOf,
  type Endpoint,
  ErrorBody,
  type ErrorCode,
  type ParamsOf,
  type QueryOf,
} from '@nightlight/contract'

/** A request as the contract understood it. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

type Status<E extends Endpoint> = keyof E['replies'] & number
type Parsed<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never
type Reply<E extends Endpoint, S extends Status<E>> = Parsed<E['replies'][S]>

/** What comes back over the wire. */
interface Answer {
  readonly status: number
  readonly text: string
  readonly headers?: Record<string, string>
}
type Responder = (call: Call<never>) => Answer

/**
 * The API as the contract describes it, in place of `fetch`. Whatever is not promised there fails the test that did it: a request
 * to an address, with parameters or with a body that no endpoint has; a reply that its schema refuses; and a request that the test
 * did not say an answer to.
 */
export class FakeApi {
  /** What has gone against the contract; a test with any of it fails. */
  readonly problems: string[] = []
  /** Every request in order: `POST /api/logout`. */
  readonly requests: string[] = []
  /** Requests that will be answered without the test doing anything. */
  answering = 0
  readonly #replies = new Map<string, Responder>()
  readonly #defaults = new Map<string, Responder>()
  readonly #held = new Map<string, Promise<void>>()
  readonly #calls = new Map<string, Call<never>[]>()

  /** Answers an endpoint from now on; the body is computed anew for each request where it is a function. */
  reply<E extends Endpoint, S extends Status<E>>(
    endpoint: E,
    status: S,
    body: Reply<E, S> | ((call: Call<E>) => Reply<E, S>),
  ): void {
    this.#replies.set(keyOf(endpoint), responder(endpoint, status, body))
  }

  /** As `reply`, for what is answered unless the test says otherwise. */
  replyByDefault<E extends Endpoint, S extends Status<E>>(
    endpoint: E,
    status: S,
    body: Reply<E, S> | ((call: Call<E>) => Reply<E, S>),
  ): void {
    this.#defaults.set(keyOf(endpoint), responder(endpoint, status, body))
  }

  /** Refuses as the server does, or, with text in place of an `ErrorBody`, as something in between would. */
  refuse(endpoint: Endpoint, status: number, error: Refusal | string): void {
    if (status < 400) throw new Error(`${status} is no refusal`)
    const text =
      typeof error === 'string' ? error : JSON.stringify(ErrorBody.parse({ code: 'conflict', ...error }))
    this.#replies.set(keyOf(endpoint), () => ({ status, text }))
  }

  /** An answer that the contract does not have, for what the app makes of a server that it does not know. */
  replyUnknown(endpoint: Endpoint, status: number, text: string): void {
    this.#replies.set(keyOf(endpoint), () => ({ status, text }))
  }

  /** Back to the default answer. */
  forget(endpoint: Endpoint): void {
    this.#replies.delete(keyOf(endpoint))
  }

  /** Keeps requests waiting until the returned function is called; then they are answered as things stand by then. */
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

  /** In place of the browser's. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    this.answering++
    try {
      return await this.#answer(input, init)
    } finally {
      this.answering--
    }
  }

  async #answer(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const method = init.method ?? 'GET'
    this.requests.push(`${method} ${url.pathname}`)
    const endpoint = endpoints.find((each) => each.method === method && matches(each, url.pathname))
    if (!endpoint) return this.#fail(`${method} ${url.pathname} is not in the contract`)
    const key = keyOf(endpoint)
    const call = this.#read(endpoint, url, init)
    if (!call) return broken()
    this.#calls.set(key, [...(this.#calls.get(key) ?? []), call])
    const held = this.#held.get(key)
    if (held) {
      this.answering--
      await held
      this.answering++
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
      return this.#fail(`${key}: ${error}`)
    }
  }

  #read(endpoint: Endpoint, url: URL, init: RequestInit): Call<never> | null {
    try {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      return {
        params: endpoint.params?.parse(paramsIn(endpoint, url.pathname)),
        query: endpoint.query?.parse(Object.fromEntries(url.searchParams)),
        body: endpoint.body?.parse(body),
      } as Call<never>
    } catch (error) {
      this.problems.push(`${keyOf(endpoint)} was asked against the contract: ${error}`)
      return null
    }
  }

  #fail(problem: string): Response {
    this.problems.push(problem)
    return broken()
  }
}

type Refusal = Partial<Omit<ErrorBody, 'code'>> & { message: string; code?: ErrorCode }

const broken = () => new Response('The fake of the API cannot answer this', { status: 500 })

const keyOf = ({ method, url }: Endpoint) => `${method} ${url}`

/** Addresses without parameters before those with: `/api/stories/generate` is no story. */
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
  const answer = (value: unknown): Answer => {
    const parsed = schema.parse(value)
    return { status, text: JSON.stringify(parsed) }
  }
  if (typeof body === 'function') {
    const compute = body as (call: Call<E>) => Reply<E, S>
    return (call) => answer(compute(call as unknown as Call<E>))
  }
  const fixed = answer(body)
  return () => fixed
}

/** What HTTP/1 says beside the numbers. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Internal Server Error',
}
