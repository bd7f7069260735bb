import { randomUUID } from 'node:crypto'
import { context, createContextKey, propagation, ROOT_CONTEXT } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'

/** Identifies the request that work belongs to, across processes. It contains no personal data. */
export interface RequestContext {
  readonly requestId: string
  /** The active span in the format of W3C Trace Context; absent without tracing. */
  readonly traceparent?: string
}

// Registered on import, since ids belong in the log with or without tracing.
context.setGlobalContextManager(new AsyncLocalStorageContextManager())

const requestIdKey = createContextKey('nightlight.requestId')

/** Null outside of requests, as in scheduled jobs. */
export const currentRequestId = (): string | null =>
  (context.active().getValue(requestIdKey) as string | undefined) ?? null

/** Null outside of requests, as in scheduled jobs. */
export function currentContext(): RequestContext | null {
  const requestId = currentRequestId()
  if (requestId === null) return null
  const headers: { traceparent?: string } = {}
  propagation.inject(context.active(), headers)
  const { traceparent } = headers
  return { requestId, ...(traceparent && { traceparent }) }
}

/** Runs work in the context of a request and its span; with null, outside any request. */
export function runInContext<T>(requestContext: RequestContext | null, work: () => T): T {
  if (!requestContext) return context.with(ROOT_CONTEXT, work)
  const { requestId, traceparent } = requestContext
  return context.with(
    propagation.extract(ROOT_CONTEXT.setValue(requestIdKey, requestId), { traceparent }),
    work,
  )
}

/** As proxies generate them: UUIDs, ULIDs, digits and letters. A name or an e-mail address does not match. */
const requestIdPattern = /^(?=[^\d]*\d)[A-Za-z0-9-]{16,64}$/

/** The id that a proxy has given to a request, if it looks like one; otherwise a new one. */
export const requestIdFrom = (header: unknown): string =>
  typeof header === 'string' && requestIdPattern.test(header) ? header : randomUUID()

/** The context that was saved with a job; null for a scheduled job. */
export function contextFrom(saved: unknown): RequestContext | null {
  if (typeof saved !== 'object' || saved === null || !('requestId' in saved)) return null
  const { requestId } = saved
  if (typeof requestId !== 'string' || !requestIdPattern.test(requestId)) return null
  const traceparent = 'traceparent' in saved ? saved.traceparent : undefined
  return { requestId, ...(typeof traceparent === 'string' && { traceparent }) }
}
