import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { limitedBy } from '../../platform/http/rate-limits.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { saveEvent } from './events.queries.ts'
import { handleEventJob } from './payments.jobs.ts'
import { InvalidEventSignature, type PaymentDeps, requirePayments } from './payments.ts'

const maxEventBytes = 1024 * 1024

/**
 * The webhook of the payment provider. An event only triggers a sync, and its content is not used, so the result is the same if it
 * comes twice, late, or before the reply to our own call.
 */
export function webhookRoutes(app: FastifyInstance, deps: PlatformDeps & PaymentDeps): void {
  const { db, jobs } = deps
  void app.register(async (scope) => {
    // The signature covers the raw bytes of the body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      '/api/stripe/webhook',
      { schema: { hide: true }, bodyLimit: maxEventBytes, config: limitedBy(limits.paymentEvent) },
      async (request, reply) => {
        const payments = requirePayments(deps.payments)
        const signature = request.headers['stripe-signature']
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new InvalidEventSignature()
        const event = payments.readEvent(request.body, signature)
        if (event) {
          await db.transaction().execute(async (trx) => {
            if (!(await saveEvent(trx, event))) return
            const { id, customer } = event
            await jobs.enqueue(trx, handleEventJob, { event: id, customer }, { singletonKey: id })
          })
        }
        return reply.code(200).send({ received: true })
      },
    )
  })
}
