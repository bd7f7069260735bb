import type { FastifyInstance } from 'fastify'
import { onErrand } from '../tracing/errand.ts'

/** Puts what is done for a request on its errand, and says its id to whoever asked. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    onErrand({ requestId: request.id }, next)
  })
  // A body arrives in events of the connection, which is on no errand.
  app.addHook('preValidation', (request, _reply, next) => onErrand({ requestId: request.id }, next))
}
