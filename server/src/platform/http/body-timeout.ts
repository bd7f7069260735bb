import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

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

/**
 * Node has one limit for all bodies, which must leave uploads enough time. This hook gives a shorter one to bodies of calls that take no
 * upload, whatever type they claim to have, and to what is still being sent when the call has been answered.
 */
export function bodyTimeout(app: FastifyInstance, { json }: Timeouts): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const start = (request: FastifyRequest, reply: FastifyReply) =>
    timers.set(request, setTimeout(closeUnlessReceived, json, request, reply).unref())
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request) && !isUpload(request)) start(request, reply)
  })
  // The body has been read, but for uploads, which have no timer.
  app.addHook('preValidation', stop)
  app.addHook('onResponse', async (request, reply) => {
    if (!hasBody(request) || isReceived(request)) await stop(request)
    else if (!timers.has(request)) start(request, reply)
  })
  app.addHook('onRequestAbort', stop)
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Whether the route reads bodies of this type by itself: photos, recordings and music have parsers where they are served. */
function isUpload({ server, headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  return type !== '' && !smallTypes.has(type) && server.hasContentTypeParser(type)
}

/** What Fastify itself parses, within the limit for all bodies. */
const smallTypes = new Set(['application/json', 'text/plain'])

const isReceived = ({ raw }: FastifyRequest): boolean => raw.complete || raw.readableEnded

/** As Node does for its own limits. */
function closeUnlessReceived(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  if (isReceived(request)) return
  if (reply.raw.headersSent) {
    raw.destroy()
    return
  }
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  raw.socket.destroySoon()
}
