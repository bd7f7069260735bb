import type { FastifyInstance } from 'fastify'
import { ExpectedError } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that another site made a browser send. Browsers put `Origin` on every request that can change something; a call
 * without it does not come from a page, and then the SameSite cookie is the second line of defence.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const ownHost = new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (safeMethods.has(request.method) || origin === undefined) return
    const host = URL.canParse(origin) ? new URL(origin).host : null
    if (host !== null && (host === ownHost || host === request.host)) return
    throw new ExpectedError(403, 'forbidden', 'This request came from another site.')
  })
}
