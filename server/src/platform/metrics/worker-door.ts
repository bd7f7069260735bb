import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { handleErrors, sendNotFound } from '../http/error-handler.ts'
import { type HealthNeeds, healthRoutes } from '../http/health.ts'
import { type MetricsNeeds, metricsRoutes } from './metrics.routes.ts'

/** Where a process that answers no browsers is asked how it is. */
export function buildWorkerDoor(deps: MetricsNeeds & HealthNeeds & { log: Logger }): FastifyInstance {
  const app: FastifyInstance = Fastify({ loggerInstance: deps.log as FastifyBaseLogger })
  handleErrors(app)
  app.setNotFoundHandler(sendNotFound)
  healthRoutes(app, deps)
  metricsRoutes(app, deps)
  return app
}
