import type { FastifyInstance } from 'fastify'
import type { Metrics } from './open-metrics.ts'

/** Measures every response by the template of its route; requests that match no route are counted together. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    metrics.request(method, route, reply.statusCode, reply.elapsedTime / 1000)
  })
}
