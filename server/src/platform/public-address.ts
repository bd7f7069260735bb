import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IPv4-compatible addresses (RFC 4291, deprecated) embed any IPv4 address; the library counts them as unicast. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96')

/**
 * Whether an address is on the public internet: not this machine, not a private network, and not reserved.
 * @param address an IP address without brackets
 */
export function isPublicAddress(address: string): boolean {
  // The library accepts other notations too (`0x7f.1`), which are no addresses here.
  if (isIP(address) === 0) return false
  // IPv4-mapped addresses such as `::ffff:10.0.0.1` are judged as IPv4.
  const ip = ipaddr.process(address)
  if (ip instanceof ipaddr.IPv6 && ip.match(ipv4Compatible)) return false
  return ip.range() === 'unicast'
}
