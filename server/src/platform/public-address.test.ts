import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('a public address', () => {
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '::ffff:1.1.1.1',
    '::ffff:5db8:d822',
    '2606:4700:4700::1111',
    '2a00:1450::1',
    '2400::',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true))
})

/** Source: the IANA registries of special-purpose addresses (RFC 6890 and its updates). */
const networks: readonly (readonly [what: string, first: string, last: string])[] = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private, 10', '10.0.0.0', '10.255.255.255'],
  ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['private, 172.16', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation 1', '192.0.2.0', '192.0.2.255'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255'],
  ['private, 192.168', '192.168.0.0', '192.168.255.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['documentation 2', '198.51.100.0', '198.51.100.255'],
  ['documentation 3', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved and broadcast', '240.0.0.0', '255.255.255.255'],
  ['unspecified, loopback and IPv4-compatible', '::', '::ffff:ffff'],
  ['mapped, private', '::ffff:10.0.0.0', '::ffff:10.255.255.255'],
  ['mapped, loopback', '::ffff:7f00:0', '::ffff:7fff:ffff'],
  ['mapped, link-local', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe'],
  ['NAT64', '64:ff9b::', '64:ff9b::ffff:ffff'],
  ['NAT64, local', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard-only', '100::', '100::ffff:ffff:ffff:ffff'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation, newer', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link-local, IPv6', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast, IPv6', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
]

describe('a private or reserved address', () => {
  it.each(networks)('%s: %s to %s', (_, first, last) => {
    expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false])
  })

  it.each([
    '::1',
    '::10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::1',
    'FD00::1',
    '0:0:0:0:0:FFFF:127.0.0.1',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false))
})

/** Some programs parse these as other notations of addresses; no name server returns them. */
describe('text that is no address', () => {
  it.each([
    '',
    'localhost',
    '2130706433',
    '134744072',
    '0x7f.0.0.1',
    '0x08080808',
    '0177.0.0.1',
    '010.8.8.8',
    '127.1',
    '8.8',
    '1.1.1.1.1',
    '1.1.1.256',
    '[::1]',
    '1.1.1.1/8',
    'fe80::1%eth0',
    '1.1.1.1 ',
  ])('%j', (address) => expect(isPublicAddress(address)).toBe(false))
})
