import type { BodyInput, Endpoint, ParamsInput, QueryInput, ReplyOf } from '@nightlight/contract'
import { ApiError, errorFromAnswer, unreachable } from './api-error.ts'
import { keptHeader } from './kept-header.ts'
import { heardFromServer } from './online.ts'

type Given<Name extends string, Value> = Value extends undefined
  ? { [K in Name]?: undefined }
  : Record<Name, Value>

type CallOptions<E extends Endpoint> = Given<'params', ParamsInput<E>> &
  (QueryInput<E> extends undefined ? { query?: undefined } : { query?: QueryInput<E> }) &
  Given<'body', BodyInput<E>> & {
    signal?: AbortSignal
    /** Asks for an answer at once, with the work going on behind it. */
    respondAsync?: boolean
    /** Sent even if the page is left meanwhile. */
    keepalive?: boolean
  }

type Arguments<E extends Endpoint> = object extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]

/**
 * Makes a call as the contract promises it.
 * @throws {ApiError} whenever the answer is not a success, or none came
 */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<ReplyOf<E>> {
  const { params, query, body, signal, respondAsync, keepalive } = options ?? ({} as CallOptions<E>)
  const response = await send(addressOf(endpoint.url, params, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(respondAsync && { prefer: 'respond-async' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  })
  const text = await response.text()
  if (!response.ok) throw errorFromAnswer(response.status, response.statusText, text)
  return (text === '' ? null : parsed(response.status, text)) as ReplyOf<E>
}

/** As `call`, for what a visitor may ask too: not signed in is an answer, not a failure. */
export async function callOrNull<E extends Endpoint>(
  endpoint: E,
  ...options: Arguments<E>
): Promise<ReplyOf<E> | null> {
  try {
    return await call(endpoint, ...options)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** `/api/stories/:id` with its parameters in place. */
export function addressOf(url: string, params?: object, query?: object): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init)
    heardFromServer(!response.headers.has(keptHeader))
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    heardFromServer(false)
    throw unreachable()
  }
}

function parsed(status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page in place of the answer.
    throw errorFromAnswer(status, 'Unreadable answer', '')
  }
}
