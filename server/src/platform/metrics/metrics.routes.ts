import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { NotFound } from '../errors.ts'
import type { Metrics } from './open-metrics.ts'

export interface MetricsNeeds {
  readonly metrics: Metrics
  readonly config: Pick<Config, 'http' | 'metricsToken'>
}

/** Watchers ask every few seconds; a token is not found at this pace. */
const guessable = { max: 120, timeWindow: '1 minute' }

/** `/metrics`, for whoever watches the house. Everybody else is told that nothing is here. */
export function metricsRoutes(app: FastifyInstance, { metrics, config }: MetricsNeeds): void {
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { rateLimit: guessable } },
    async (request, reply) => {
      if (!mayRead(request, config)) throw new NotFound('Page')
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text())
    },
  )
}

/** With the token from anywhere; without one set, from this machine. */
function mayRead(request: FastifyRequest, { http, metricsToken }: MetricsNeeds['config']): boolean {
  if (metricsToken !== null) return isSame(request.headers.authorization, `Bearer ${metricsToken}`)
  // Behind a proxy on this machine everybody seems to come from this machine.
  const mayBeProxied = http.trustProxy || !isLocal(new URL(http.publicUrl).hostname)
  if (mayBeProxied || forwarding.some((name) => name in request.headers)) return false
  // A page of any site may have its own name lead here: a browser on this machine would then read for it.
  return isLocal(peerOf(request)) && isLocal(request.hostname)
}

const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

const peerOf = ({ socket }: FastifyRequest) => (socket.remoteAddress ?? '').replace(/^::ffff:/, '')

const isLocal = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** Digests have one length, so that comparing takes one time. */
const isSame = (given: string | undefined, wanted: string): boolean =>
  timingSafeEqual(digestOf(given ?? ''), digestOf(wanted))

const digestOf = (text: string) => createHash('sha256').update(text).digest()
