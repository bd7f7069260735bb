import { type BodyInput, type Endpoint, type ReplyOf, type UrlParts, urlOf } from '@nightlight/contract'
import { ApiError, errorFromResponse, unreachableError } from './api-error.ts'
import { takeFirstReply } from './first-replies.ts'
import { fromCacheHeader } from './offline-header.ts'
import { reportReachable } from './online.ts'
import { isAway, reportAway } from './recovery.ts'

type Given<Name extends string, Value> = Value extends undefined
  ? { [K in Name]?: undefined }
  : Record<Name, Value>

type CallOptions<E extends Endpoint> = UrlParts<E> &
  Given<'body', BodyInput<E>> & {
    signal?: AbortSignal
    /** Asks the server to respond immediately and do the work in the background. */
    respondAsync?: boolean
    /** Sent even if the page is being left. */
    keepalive?: boolean
  }

type Arguments<E extends Endpoint> = object extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]

/**
 * Calls an endpoint of the contract.
 * @throws {ApiError} if the response is not successful, or there is none
 */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<ReplyOf<E>> {
  const { body, signal, respondAsync, keepalive } = options ?? {}
  const response = await send(urlOf<Endpoint>(endpoint, options), {
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
  if (!response.ok) {
    const error = errorFromResponse(response.status, response.statusText, text)
    if (isAway(error)) reportAway()
    throw error
  }
  return (text === '' ? null : parseJson(response.status, text)) as ReplyOf<E>
}

/** Like `call`, but returns null instead of throwing when the user is not signed in. */
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

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await (takeFirstReply(init.method ?? 'GET', url) ?? fetch(url, init))
    reportReachable(!response.headers.has(fromCacheHeader))
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    reportReachable(false)
    throw unreachableError()
  }
}

function parseJson(status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's error page instead of JSON.
    throw errorFromResponse(status, 'Unreadable response', '')
  }
}
