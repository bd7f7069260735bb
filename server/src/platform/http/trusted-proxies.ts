/**
 * Whom Fastify believes about where a request comes from: the nearest proxies, each of which has added whom it heard. What stands
 * before that in `X-Forwarded-For` was sent along by whoever asks, and limits that count by it would count nothing.
 * @param count proxies in front of this process; 0 believes nobody
 */
export const trustedProxies = (count: number): ((address: string, hop: number) => boolean) | false =>
  count > 0 && ((_address, hop) => hop < count)
