import { type Context, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noTracing, type Tracing } from '../observability/tracing/open-tracing.ts'
import { runInContext } from '../observability/tracing/request-context.ts'

/** Handles each request in its context, with a span if tracing is on, and returns its id in a header. */
export function traceRequests(app: FastifyInstance, tracing: Tracing = noTracing): void {
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, reply, next) => {
    const { id: requestId, method } = request
    const { traceparent } = request.headers
    reply.header('x-request-id', requestId)
    runInContext({ requestId, ...(typeof traceparent === 'string' && { traceparent }) }, () => {
      const attributes = { 'http.request.method': method }
      const span = tracing.startSpan(method, { kind: SpanKind.SERVER, attributes })
      const requestContext = trace.setSpan(context.active(), span)
      contexts.set(request, requestContext)
      context.with(requestContext, next)
    })
  })
  // The body arrives in events of the connection, which have no request context.
  app.addHook('preValidation', (request, _reply, next) =>
    context.with(contexts.get(request) ?? context.active(), next),
  )
  app.addHook('onResponse', async (request, { statusCode }) => {
    const requestContext = contexts.get(request)
    const span = requestContext && trace.getSpan(requestContext)
    if (!span) return
    const route = request.routeOptions.url ?? 'none'
    span.updateName(`${request.method} ${route}`)
    span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
