import type { FastifyInstance } from 'fastify'
import { ExpectedError } from '../errors.ts'
import { isOwnMachine } from './own-machine.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that another site made a browser send. Browsers put `Origin` on every request that can change something; a call
 * without it does not come from a page, and then the SameSite cookie is the second line of defence.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl)
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (safeMethods.has(request.method) || origin === undefined) return
    if (isOwn(origin, [own.host, request.host], own.protocol)) return
    throw new ExpectedError(403, 'forbidden', 'This request came from another site.')
  })
}

/**
 * Where the public address is https, whoever is on the same network can write pages of the same host under http. Only on this machine
 * nobody else can, and operators call it directly. Where the public address is http, a proxy may still have made it https.
 */
function isOwn(origin: string, hosts: readonly string[], ownProtocol: string): boolean {
  if (!URL.canParse(origin)) return false
  const { host, hostname, protocol } = new URL(origin)
  return hosts.includes(host) && (protocol === 'https:' || ownProtocol === 'http:' || isOwnMachine(hostname))
}
