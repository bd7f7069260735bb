import { BlockList, isIP } from 'node:net'

/**
 * Networks that are not the open internet: this machine, the networks around it, and what is set aside. Source: the IANA
 * special-purpose address registries (RFC 6890 and what came after).
 */
const inside = new BlockList()
const networks4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/**
 * The last five carry an address of the older kind in them, which could be any. (What is merely written in the newer way,
 * `::ffff:10.0.0.1`, is checked by the rules above.)
 */
const networks6 = [
  ['::1', 128],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
] as const
for (const [network, prefix] of networks4) inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of networks6) inside.addSubnet(network, prefix, 'ipv6')

/** Whether an address is on the open internet. @param address an IP address without brackets */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0) return false
  return !inside.check(address, kind === 4 ? 'ipv4' : 'ipv6')
}
