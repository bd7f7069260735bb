import {
  context,
  INVALID_SPAN_CONTEXT,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { currentRequestId } from './request-context.ts'

/**
 * Spans are children of the active one. Their names and attributes are routes, job kinds, vendors, models and numbers: nothing
 * about a family.
 */
export interface Tracing extends Pick<Tracer, 'startSpan'> {
  /** Sends the remaining spans, if the collector accepts them. */
  close(): Promise<void>
}

/** An invalid span is never sent, and propagators skip it. */
export const noTracing: Tracing = {
  startSpan: () => trace.wrapSpanContext(INVALID_SPAN_CONTEXT),
  close: async () => undefined,
}

/** Also limits how long the process waits for the collector when it stops. */
const exportTimeoutMs = 3_000

/** Batches are sent every five seconds, so without this a collector that is down would fill the log. */
const logIntervalMs = 60_000

/** @param endpoint of a collector for OTLP over HTTP, without a trailing slash; null if there is none */
export async function openTracing(
  endpoint: string | null,
  role: string,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (!endpoint) return noTracing
  // The SDK is not even loaded without a collector.
  const [core, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  const exporter = logFailures(
    new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs }),
    log,
  )
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nightlight', 'nightlight.role': role }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  })
  const tracer = provider.getTracer('nightlight')
  return {
    startSpan: (...span) => tracer.startSpan(...span),
    close: () => provider.shutdown().catch(() => undefined),
  }
}

/** Logs when spans are lost, because the reason would be hard to find otherwise. */
function logFailures(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let lastLoggedAt = Number.NEGATIVE_INFINITY
  const logFailure = (error: Error | undefined) => {
    if (performance.now() - lastLoggedAt < logIntervalMs) return
    lastLoggedAt = performance.now()
    // The collector's response is not logged; its status is enough.
    const code = error && 'code' in error ? error.code : undefined
    log.warn({ reason: error?.name, code }, 'spans could not be sent to the collector')
  }
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0) logFailure(result.error)
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/** Runs work as a span. The span does not contain error messages, which can quote texts. */
export async function withSpan<T>(
  tracing: Tracing,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracing.startSpan(name, options)
  // A scheduled job belongs to no request: its span has no parent.
  const inner = currentRequestId() === null ? ROOT_CONTEXT : trace.setSpan(context.active(), span)
  try {
    return await context.with(inner, () => work(span))
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Runs a call to a third-party service as a span. */
export const traceCall = <T>(
  tracing: Tracing,
  { kind, provider }: { readonly kind: string; readonly provider: string },
  work: (span: Span) => Promise<T>,
): Promise<T> => {
  const attributes = { 'nightlight.service': kind, 'gen_ai.provider.name': provider }
  return withSpan(tracing, `${kind} ${provider}`, { kind: SpanKind.CLIENT, attributes }, work)
}
