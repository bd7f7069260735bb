import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a client may take to send its request, in milliseconds. A slow client would hold a connection for nothing. */
export interface Timeouts {
  /** Until the headers have arrived. */
  readonly headers: number
  /** Until a JSON body has arrived: at most a few hundred kilobytes. */
  readonly json: number
  /** Until any request has arrived, including photos and music of many megabytes over a slow line. */
  readonly upload: number
  /** Without traffic on a connection. Longer than any call takes to respond. */
  readonly idle: number
  /** Between two checks of all connections. */
  readonly checkInterval: number
}

export const defaultTimeouts: Timeouts = {
  headers: 15_000,
  json: 30_000,
  upload: 10 * 60_000,
  idle: 5 * 60_000,
  checkInterval: 5_000,
}

/** The limits that Node's own HTTP server enforces, as Fastify options. */
export const serverLimits = ({ headers, upload, idle, checkInterval }: Timeouts) => ({
  requestTimeout: upload,
  connectionTimeout: idle,
  http: { headersTimeout: headers, connectionsCheckingInterval: checkInterval },
})

/** Node has one limit for all bodies, which must leave uploads enough time. This hook gives JSON bodies a shorter one. */
export function bodyTimeout(app: FastifyInstance, { json }: Timeouts): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onRequest', async (request) => {
    if (!hasSmallBody(request)) return
    timers.set(request, setTimeout(closeWithTimeout, json, request).unref())
  })
  // The body has been read.
  app.addHook('preValidation', stop)
  app.addHook('onResponse', stop)
  app.addHook('onRequestAbort', stop)
}

function hasSmallBody({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return false
  return !/^(multipart|audio|video|image)\/|^application\/octet-stream/i.test(headers['content-type'] ?? '')
}

/** As Node does for its own limits. No handler has seen the request yet. */
function closeWithTimeout({ raw }: FastifyRequest): void {
  if (raw.complete) return
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  raw.socket.destroySoon()
}
