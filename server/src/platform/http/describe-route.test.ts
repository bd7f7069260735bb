import type { Endpoint, FileEndpoint } from '@nightlight/contract'
import * as contract from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/harness.ts'

interface Described {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
  readonly 'x-rate-limit'?: string
}

let test: TestApp
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
beforeAll(async () => {
  test = await startApp({ working: false })
  paths = (await test.app.inject('/api/openapi.json')).json().paths
})
afterAll(() => test.close())

const endpoints = Object.values<unknown>(contract).filter(
  (each): each is Endpoint => typeof each === 'object' && each !== null && 'method' in each && 'url' in each,
)
const isFile = (endpoint: Endpoint): endpoint is FileEndpoint => 'contentTypes' in endpoint
/** In OpenAPI's notation. */
const pathOf = ({ url }: Endpoint) => url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{*}')
const described = (endpoint: Endpoint) => paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()]

describe('the description of the API', () => {
  it('has every endpoint of the contract, and nothing else is served', () => {
    const promised = endpoints.map((each) => `${each.method} ${pathOf(each)}`)
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(served.sort()).toEqual([...new Set(promised)].sort())
  })

  it('says of each file what it may be', () => {
    const files = endpoints.filter(isFile)
    expect(files.length).toBeGreaterThan(10)
    for (const file of files)
      expect(Object.keys(described(file)?.responses[200]?.content ?? {}), file.url).toEqual(file.contentTypes)
  })

  it('says of everything that changes something how often it may be called', () => {
    for (const endpoint of endpoints.filter(({ method }) => method !== 'GET'))
      expect(described(endpoint)?.['x-rate-limit'], endpoint.url).toMatch(
        /^\d+ in \d+ (minute|minutes|hour)$/,
      )
  })
})
