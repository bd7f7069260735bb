import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '../../errors.ts'
import { limits } from '../../http/limits.ts'
import { isOwnMachine } from '../../http/own-machine.ts'
import { limitedBy } from '../../http/rate-limits.ts'
import type { Metrics } from './open-metrics.ts'

export interface MetricsDeps {
  readonly metrics: Metrics
  readonly config: {
    readonly http: { readonly publicUrl: string; readonly trustProxy: number }
    /** Allows reading metrics from other machines; null if only this machine may read them. */
    readonly metricsToken: string | null
  }
}

/** `/metrics`, for Prometheus. Everybody else gets a 404. */
export function metricsRoutes(app: FastifyInstance, { metrics, config }: MetricsDeps): void {
  app.get(
    '/metrics',
    { schema: { hide: true }, config: limitedBy(limits.metrics) },
    async (request, reply) => {
      if (!mayRead(request, config)) throw new NotFound('Page')
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text())
    },
  )
}

/** With the token from anywhere; if none is set, only from this machine. */
function mayRead(request: FastifyRequest, { http, metricsToken }: MetricsDeps['config']): boolean {
  if (metricsToken !== null) return isSame(request.headers.authorization, `Bearer ${metricsToken}`)
  // Behind a proxy on this machine every request seems to come from this machine.
  const mayBeProxied = http.trustProxy || !isOwnMachine(new URL(http.publicUrl).hostname)
  if (mayBeProxied || proxyHeaders.some((name) => name in request.headers)) return false
  // DNS rebinding: any site may resolve its own name to this machine, so that a browser on it reads for that site.
  return isOwnMachine(peerAddress(request)) && isOwnMachine(request.hostname)
}

const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

const peerAddress = ({ socket }: FastifyRequest) => (socket.remoteAddress ?? '').replace(/^::ffff:/, '')

/** Compares digests, which have the same length, in constant time. */
const isSame = (actual: string | undefined, expected: string): boolean =>
  timingSafeEqual(digestOf(actual ?? ''), digestOf(expected))

const digestOf = (text: string) => createHash('sha256').update(text).digest()
