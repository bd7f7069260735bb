import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { handleErrors, sendNotFound } from '../../http/error-handler.ts'
import { type HealthDeps, healthRoutes } from '../../http/health.ts'
import { type MetricsDeps, metricsRoutes } from './metrics.routes.ts'

/** Health and metrics of a process that serves no browsers. */
export function buildWorkerHttp(deps: MetricsDeps & HealthDeps & { log: Logger }): FastifyInstance {
  // Only probes and Prometheus call it, every few seconds.
  const logController = new LogController({ disableRequestLogging: true })
  const app: FastifyInstance = Fastify({ loggerInstance: deps.log as FastifyBaseLogger, logController })
  handleErrors(app)
  app.setNotFoundHandler(sendNotFound)
  healthRoutes(app, deps)
  metricsRoutes(app, deps)
  return app
}
