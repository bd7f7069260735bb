import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IPv4-compatible addresses (RFC 4291, deprecated) carry one that could be any; the library counts them among the ordinary ones. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96')

/**
 * Whether an address is on the open internet: not this machine, not the networks around it, and nothing that is set aside.
 * @param address an IP address without brackets
 */
export function isPublicAddress(address: string): boolean {
  // The library reads numbers of other forms too (`0x7f.1`), which are no addresses here.
  if (isIP(address) === 0) return false
  // What is merely written in the newer way, `::ffff:10.0.0.1`, is judged as what it is.
  const ip = ipaddr.process(address)
  if (ip instanceof ipaddr.IPv6 && ip.match(ipv4Compatible)) return false
  return ip.range() === 'unicast'
}
