import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { handleErrors, sendNotFound } from '../../http/error-handler.ts'
import { type HealthDeps, healthRoutes } from '../../http/health.ts'
import { type MetricsDeps, metricsRoutes } from './metrics.routes.ts'

/** Health and metrics of a process that serves no browsers. */
export function buildWorkerHttp(deps: MetricsDeps & HealthDeps & { log: Logger }): FastifyInstance {
  const app: FastifyInstance = Fastify({ loggerInstance: deps.log as FastifyBaseLogger })
  handleErrors(app)
  app.setNotFoundHandler(sendNotFound)
  healthRoutes(app, deps)
  metricsRoutes(app, deps)
  return app
}
