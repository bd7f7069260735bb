import { currentErrand } from './errand.ts'

/** `fetch` for services: says which of our requests it is for, so that both sides can be asked about the same thing. */
export const fetchOnErrand = (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  const errand = currentErrand()
  if (!errand) return fetch(address, init)
  const headers = new Headers(init.headers)
  headers.set('x-request-id', errand.requestId)
  if (errand.traceparent) headers.set('traceparent', errand.traceparent)
  return fetch(address, { ...init, headers })
}
