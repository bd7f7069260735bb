import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Errand, onErrand, traceparentFrom } from '../tracing/errand.ts'
import { noTracing, type Span, type Tracing } from '../tracing/open-tracing.ts'

/** Puts what is done for a request on its errand, as a span where spans are collected, and says its id to whoever asked. */
export function followRequests(app: FastifyInstance, tracing: Tracing = noTracing): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const errandOf = (request: FastifyRequest): Errand => {
    const span = spans.get(request)
    return { requestId: request.id, ...(span && { traceparent: span.traceparent }) }
  }
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    const from = traceparentFrom(request.headers.traceparent)
    const span = tracing.begin('server', request.method, { 'http.request.method': request.method }, from)
    if (span) spans.set(request, span)
    onErrand(errandOf(request), next)
  })
  // A body arrives in events of the connection, which is on no errand.
  app.addHook('preValidation', (request, _reply, next) => onErrand(errandOf(request), next))
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    if (!span) return
    const route = request.routeOptions.url ?? 'none'
    span.rename(`${request.method} ${route}`)
    span.note({ 'http.route': route, 'http.response.status_code': statusCode })
    span.end(statusCode < 500 ? 'ok' : 'failed')
  })
}
