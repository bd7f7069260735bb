import type { FastifyInstance } from 'fastify'
import { ExpectedError } from '../errors.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that another site made a browser send. Browsers put `Origin` on every request that can change something;
 * a call without it does not come from a page, and then the SameSite cookie is the second lock.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (harmless.has(request.method) || origin === undefined) return
    const host = URL.canParse(origin) ? new URL(origin).host : null
    if (host !== null && (host === own || host === request.host)) return
    throw new ExpectedError(403, 'forbidden', 'This request came from another site.')
  })
}
