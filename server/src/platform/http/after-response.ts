import { setImmediate as immediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Runs tasks after the response has been sent, so that its timing does not reveal whether there was anything to do, such as
 * whether an account exists. Tasks still running when the server closes are awaited.
 */
export function afterResponse(app: FastifyInstance) {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return (reply: FastifyReply, work: () => Promise<void>): void => {
    reply.raw.once('finish', () => {
      const done = immediate()
        .then(work)
        // Database errors quote rows: an e-mail address that somebody typed must not reach the log that way.
        .catch(({ name, code }: Error & { code?: string }) =>
          reply.log.error({ type: name, code }, 'task after a response failed'),
        )
        .finally(() => running.delete(done))
      running.add(done)
    })
  }
}
