import { setImmediate as immediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Does work when the answer has gone, so that it takes as long whatever there is to do: the time of an answer must not tell whether
 * somebody is known here. What is under way when the house closes is finished first.
 */
export function workAfterAnswers(app: FastifyInstance) {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return (reply: FastifyReply, work: () => Promise<void>): void => {
    reply.raw.once('finish', () => {
      const done = immediate()
        .then(work)
        // Errors of the database quote rows: an address that somebody typed must not get into the log that way.
        .catch(({ name, code }: Error & { code?: string }) =>
          reply.log.error({ type: name, code }, 'work after an answer failed'),
        )
        .finally(() => underWay.delete(done))
      underWay.add(done)
    })
  }
}
