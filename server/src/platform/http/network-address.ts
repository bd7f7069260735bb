import { isIPv6 } from 'node:net'

/**
 * What rate limits count as one caller. With IPv6 every connection has 2⁶⁴ addresses, because providers assign a network of that
 * size to each customer (RFC 6177).
 * @returns the /64 network of an IPv6 address; an IPv4 address, also when it is mapped to IPv6; anything else unchanged
 */
export function networkAddress(ip: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (ipv4 || !isIPv6(ip)) return ipv4 ?? ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const groups = (part = '') => part.split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(Math.max(0, gap)).fill('0'), ...groups(tail)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
