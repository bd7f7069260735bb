import type { Endpoint, FileEndpoint } from '@nightlight/contract'
import * as contract from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/harness.ts'

interface DescribedCall {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
  readonly 'x-rate-limit'?: string
}

let test: TestApp
let paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>
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

describe('the OpenAPI description', () => {
  it('contains exactly the endpoints of the contract', () => {
    const expected = endpoints.map((each) => `${each.method} ${pathOf(each)}`)
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(served.sort()).toEqual([...new Set(expected)].sort())
  })

  it('lists the content types of each file', () => {
    const files = endpoints.filter(isFile)
    expect(files.length).toBeGreaterThan(10)
    for (const file of files)
      expect(Object.keys(described(file)?.responses[200]?.content ?? {}), file.url).toEqual(file.contentTypes)
  })

  it('states the rate limit of every call that changes something', () => {
    for (const endpoint of endpoints.filter(({ method }) => method !== 'GET'))
      expect(described(endpoint)?.['x-rate-limit'], endpoint.url).toMatch(
        /^\d+ in \d+ (minute|minutes|hour)$/,
      )
  })
})
