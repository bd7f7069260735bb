import type { Endpoint } from '@nightlight/contract'
import * as contract from '@nightlight/contract'

export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every call of the contract by the name of its export; those that delete come last. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract)
  .flatMap(([name, each]) => (isEndpoint(each) ? [{ name, endpoint: each }] : []))
  .sort((a, b) => Number(deletes(a)) - Number(deletes(b)) || (a.name < b.name ? -1 : 1))

function isEndpoint(each: unknown): each is Endpoint {
  return typeof each === 'object' && each !== null && 'method' in each && 'url' in each && 'replies' in each
}

function deletes({ endpoint }: NamedEndpoint): boolean {
  return endpoint.method === 'DELETE'
}
