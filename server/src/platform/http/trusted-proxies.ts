/**
 * Which hops of `X-Forwarded-For` Fastify trusts: the nearest proxies, each of which has added the address of its client.
 * Anything before that was sent by the client and can be forged, which would defeat the rate limits.
 * @param count proxies in front of this process; 0 trusts none
 */
export const trustedProxies = (count: number): ((address: string, hop: number) => boolean) | false =>
  count > 0 && ((_address, hop) => hop < count)
