import type { Tracer } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { currentErrand, type Errand, onErrand } from './errand.ts'

/** Numbers and names of ours: routes, kinds of work, vendors and models. Nothing of a family is ever an attribute. */
export type Attributes = Readonly<Record<string, string | number>>

export interface Span {
  /** Names it to whoever goes on with the work. */
  readonly traceparent: string
  rename(name: string): void
  note(attributes: Attributes): void
  end(outcome: 'ok' | 'failed'): void
}

/** Whose work it is: of somebody who asked us, of a job, or of a service that we ask. */
export type SpanKind = 'server' | 'consumer' | 'client'

/** Where spans go. They are kept together by the errand that they are on. */
export interface Tracing {
  /** @returns null where nobody collects spans */
  begin(kind: SpanKind, name: string, attributes: Attributes, parent?: string): Span | null
  /** Sends what is left, if somebody takes it. */
  close(): Promise<void>
}

export const noTracing: Tracing = { begin: () => null, close: async () => undefined }

/** Sending may take so long, also when the process stops. */
const sendMs = 3_000

/** Batches leave every five seconds: a collector that is away would fill the log. */
const silenceMs = 60_000

/** @param endpoint of a collector that speaks OTLP over HTTP, without a slash at its end; null where there is none */
export async function openTracing(
  endpoint: string | null,
  role: string,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (!endpoint) return noTracing
  // Not even loaded where it is not wanted.
  const [otel, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = telling(
    new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: sendMs }),
    log,
  )
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nightlight', 'nightlight.role': role }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: sendMs })],
  })
  const tracer = provider.getTracer('nightlight')
  return { begin: beginnerOf(otel, tracer), close: () => provider.shutdown().catch(() => undefined) }
}

/** Says when spans are lost: whoever waits for them would look for the reason everywhere else. */
function telling(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = (error: Error | undefined) => {
    if (performance.now() - toldAt < silenceMs) return
    toldAt = performance.now()
    // Whatever the collector answered stays out of the log; its status is enough.
    const code = error && 'code' in error ? error.code : undefined
    log.warn({ reason: error?.name, code }, 'spans could not be sent to the collector')
  }
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0) tell(result.error)
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

function beginnerOf(otel: typeof import('@opentelemetry/api'), tracer: Tracer): Tracing['begin'] {
  const kinds = {
    server: otel.SpanKind.SERVER,
    consumer: otel.SpanKind.CONSUMER,
    client: otel.SpanKind.CLIENT,
  }
  const contextOf = (traceparent: string | undefined) => {
    const [, traceId = '', spanId = '', flags = ''] = traceparent?.split('-') ?? []
    if (!traceparent) return otel.ROOT_CONTEXT
    const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    return otel.trace.setSpanContext(otel.ROOT_CONTEXT, parent)
  }
  return (kind, name, attributes, parent) => {
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes: { ...attributes } },
      contextOf(parent),
    )
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      rename: (better) => void span.updateName(better),
      note: (more) => void span.setAttributes({ ...more }),
      end(outcome) {
        if (outcome === 'failed') span.setStatus({ code: otel.SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
}

/** Runs work as a span of the errand that it is on. Why it failed is not told: messages can quote texts. */
export async function asSpan<T>(
  tracing: Tracing,
  { kind, name, attributes }: { kind: SpanKind; name: string; attributes: Attributes },
  errand: Errand | null,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = tracing.begin(kind, name, attributes, errand?.traceparent)
  if (!span) return onErrand(errand, () => work(null))
  // Work of the clock is on no errand: its span stands alone.
  const within = errand && { ...errand, traceparent: span.traceparent }
  try {
    const result = await onErrand(within, () => work(span))
    span.end('ok')
    return result
  } catch (error) {
    span.end('failed')
    throw error
  }
}

/** A call of a service, on the current errand. */
export const asCall = <T>(
  tracing: Tracing,
  { kind, provider }: { readonly kind: string; readonly provider: string },
  work: (span: Span | null) => Promise<T>,
): Promise<T> =>
  asSpan(
    tracing,
    {
      kind: 'client',
      name: `${kind} ${provider}`,
      attributes: { 'nightlight.service': kind, 'gen_ai.provider.name': provider },
    },
    currentErrand(),
    work,
  )
