import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local OpenTelemetry collector that accepts OTLP over HTTP as JSON. */
export interface Collector {
  readonly url: string
  /** Spans received so far. */
  readonly spans: readonly CollectedSpan[]
  /** Request bodies, to search for what must not be in them. */
  readonly raw: readonly string[]
  /** Headers of each request. */
  readonly headers: readonly IncomingHttpHeaders[]
  close(): Promise<void>
}

export interface CollectedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  /** The role of the process that sent it. */
  readonly role: string
  readonly attributes: Readonly<Record<string, string>>
}

interface Body {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'role' | 'attributes'> & { attributes: Attribute[] })[]
    }[]
  }[]
}

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, string | number>>
}

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const raw: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    raw.push(text)
    headers.push(request.headers)
    if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(text)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw,
    headers,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const spansOf = ({ resourceSpans }: Body): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        role: recordOf(resource.attributes)['nightlight.role'] ?? '',
        attributes: recordOf(span.attributes),
      })),
    ),
  )

const recordOf = (attributes: readonly Attribute[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]))
