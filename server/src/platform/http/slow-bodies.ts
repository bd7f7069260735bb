import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a client may take to say what it wants, in milliseconds. Whoever is slower holds a connection for nothing. */
export interface Patience {
  /** Until the headers are there. */
  readonly headers: number
  /** Until a body of JSON is there: at most a few hundred kilobytes. */
  readonly json: number
  /** Until any request is there, photos and music of many megabytes over a slow line among them. */
  readonly upload: number
  /** Nothing goes to and fro on a connection. Longer than any call takes to answer. */
  readonly silence: number
  /** Between two looks at all connections. */
  readonly look: number
}

export const usualPatience: Patience = {
  headers: 15_000,
  json: 30_000,
  upload: 10 * 60_000,
  silence: 5 * 60_000,
  look: 5_000,
}

/** What the server itself keeps to, for Fastify. */
export const serverLimits = ({ headers, upload, silence, look }: Patience) => ({
  requestTimeout: upload,
  connectionTimeout: silence,
  http: { headersTimeout: headers, connectionsCheckingInterval: look },
})

/** The server knows one limit for all bodies, which has to leave uploads their time. All others are given less here. */
export function cutSlowBodies(app: FastifyInstance, { json }: Patience): void {
  const waiting = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(waiting.get(request))
  app.addHook('onRequest', async (request) => {
    if (!hasSmallBody(request)) return
    waiting.set(request, setTimeout(cut, json, request).unref())
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

/** As Node does it at the end of its own limits. Nothing of the request has reached a handler. */
function cut({ raw }: FastifyRequest): void {
  if (raw.complete) return
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  raw.socket.destroySoon()
}
