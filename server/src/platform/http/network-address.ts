import { isIPv6 } from 'node:net'

/**
 * What is counted as one caller. Whoever has the newer kind of address has 2⁶⁴ of them: providers give a connection a network of that
 * size, and leave what is in it to the customer (RFC 6177).
 * @returns the first half of an IPv6 address; anything else as it is, without the clothes of the newer kind
 */
export function networkAddress(ip: string): string {
  const [, older] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (older || !isIPv6(ip)) return older ?? ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const groups = (part = '') => part.split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(Math.max(0, gap)).fill('0'), ...groups(tail)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
