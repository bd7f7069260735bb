import type { FastifyInstance } from 'fastify'

/**
 * Warns, once, of a proxy that this process does not know of: behind it every visitor has the same address, and all of them together
 * have the rate limit of one.
 */
export function warnOfUnknownProxy(app: FastifyInstance, count: number): void {
  if (count > 0) return
  let isWarned = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return
    isWarned = true
    log.warn('requests come through a proxy, but TRUST_PROXY is not set: all visitors count as one address')
  })
}

/**
 * Which hops of `X-Forwarded-For` Fastify trusts: the nearest proxies, each of which has added the address of its client.
 * Anything before that was sent by the client and can be forged, which would defeat the rate limits.
 * @param count proxies in front of this process; 0 trusts none
 */
export const trustedProxies = (count: number): ((address: string, hop: number) => boolean) | false =>
  count > 0 && ((_address, hop) => hop < count)
