import { hostname, networkInterfaces } from 'node:os'

/** The addresses of this machine in its networks, IPv4, without those that only it can reach. */
export const networkAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces).flatMap((addresses = []) =>
    addresses.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
  )

/** The names and addresses by which browsers may call this machine. @param publicHost that of PUBLIC_URL, if it is set */
export function ownHosts(publicHost: string | null, addresses = networkAddresses()): string[] {
  const name = hostname().toLowerCase()
  const isName = /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/.test(name)
  const names = isName ? [name, ...(name.includes('.') ? [] : [`${name}.local`])] : []
  return [
    ...new Set([
      'localhost',
      '127.0.0.1',
      '::1',
      ...names,
      ...addresses,
      ...(publicHost ? [publicHost] : []),
    ]),
  ]
}
