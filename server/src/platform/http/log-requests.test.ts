import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

it('requests are logged with their route, and probes are not', async () => {
  const before = test.log.length
  const visitor = test.visitor()
  for (const url of ['/healthz', '/readyz', '/api/stories']) await visitor.request({ method: 'GET', url })
  const routes = test.log.slice(before).map((line) => JSON.parse(line).route)
  expect(routes.filter(Boolean)).toEqual(['/api/stories'])
})
