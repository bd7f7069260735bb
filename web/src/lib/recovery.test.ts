import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { isAway } from './recovery.ts'

let isReady: boolean
let asked: string[]
let recovered: number
let recovery: typeof import('./recovery.ts')
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  recovery = await import('./recovery.ts')
  asked = []
  recovered = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('', { status: isReady ? 200 : 503 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('asks until the server is ready, then says so once, however many calls had failed', async () => {
  isReady = false
  recovery.onRecovered(() => {
    recovered += 1
  })
  for (let call = 0; call < 5; call++) recovery.reportAway()
  await vi.advanceTimersByTimeAsync(32_000)
  expect([asked.length, recovered]).toEqual([4, 0])
  isReady = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, recovered]).toEqual([Array(5).fill('/readyz'), 1])
})

test('a call that goes on failing while the server is ready is repeated once a minute at most', async () => {
  isReady = true
  recovery.onRecovered(() => {
    recovered += 1
    recovery.reportAway()
  })
  recovery.reportAway()
  await vi.advanceTimersByTimeAsync(300_000)
  expect([asked.length, recovered]).toEqual([10, 5])
})

test.each([
  ['the database is away', new ApiError(503, 'away', 'away', { code: 'unavailable' }), true],
  ['a balancer has nobody to send it to', new ApiError(503, '', ''), true],
  ['a gateway has no reply', new ApiError(502, 'Bad Gateway', ''), true],
  ['it came too often', new ApiError(429, 'slower', 'slower', { code: 'rate_limited' }), false],
  ['it fails', new ApiError(500, 'broken', 'broken', { code: 'internal' }), false],
  ['it is a mistake of ours', new TypeError('undefined'), false],
])('%s: away is %s', (_, error, expected) => {
  expect(isAway(error)).toBe(expected)
})
