import { currentContext } from './request-context.ts'

/** `fetch` for third-party services. Sends the id of our request, so that the logs of both sides can be matched. */
export const fetchWithTrace = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  const current = currentContext()
  if (!current) return fetch(url, init)
  const headers = new Headers(init.headers)
  headers.set('x-request-id', current.requestId)
  if (current.traceparent) headers.set('traceparent', current.traceparent)
  return fetch(url, { ...init, headers })
}
