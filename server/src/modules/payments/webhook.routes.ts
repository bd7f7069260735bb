import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { keepEvent } from './events.queries.ts'
import { followEvent } from './payments.jobs.ts'
import { ForgedEvent, type PaymentDeps, requirePayments } from './payments.ts'

const maxEventBytes = 1024 * 1024

/**
 * Where the payment provider tells that something has happened. What it tells is not believed, only that there is something to
 * read: an event that comes twice, late or before the answer to our own call leads to the same.
 */
export function webhookRoutes(app: FastifyInstance, deps: PlatformDeps & PaymentDeps): void {
  const { db, jobs } = deps
  void app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      '/api/stripe/webhook',
      { schema: { hide: true }, bodyLimit: maxEventBytes, config: { rateLimit: limits.paymentEvent } },
      async (request, reply) => {
        const payments = requirePayments(deps.payments)
        const signature = request.headers['stripe-signature']
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new ForgedEvent()
        const event = payments.readEvent(request.body, signature)
        if (event) {
          await db.transaction().execute(async (trx) => {
            if (!(await keepEvent(trx, event))) return
            const { id, customer } = event
            await jobs.enqueue(trx, followEvent, { event: id, customer }, { singletonKey: id })
          })
        }
        return reply.code(200).send({ received: true })
      },
    )
  })
}
