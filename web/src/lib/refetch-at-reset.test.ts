import type { StoryQuota } from '@nightlight/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchAtReset } from './refetch-at-reset.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-17T20:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const usedUp: StoryQuota = {
  isAdmin: false,
  isUnlimited: false,
  tier: 'starlight',
  fairUseLimit: null,
  used: 3,
  limit: 3,
  remaining: 0,
  period: 'daily',
  resetsAt: '2026-05-17T23:00:00.000Z',
}
const options = refetchAtReset((quota: StoryQuota) => quota)
const held = (data?: StoryQuota) => ({ state: { data } })

test('a used up quota is fetched again just after it is reset', () => {
  expect(options.refetchInterval(held(usedUp))).toBe(3 * 3_600_000 + 1000)
  expect(options.refetchOnWindowFocus(held(usedUp))).toBe(false)
})

test('where the reset has passed while nothing ran, coming back fetches it', () => {
  vi.setSystemTime('2026-05-18T06:00:00.000Z')
  expect(options.refetchOnWindowFocus(held(usedUp))).toBe('always')
  expect(options.refetchInterval(held(usedUp))).toBe(false)
})

test.each([
  ['stories left', { ...usedUp, remaining: 1 }],
  ['no limit', { ...usedUp, isUnlimited: true }],
  ['nothing known', undefined],
])('with %s nothing is fetched again', (_, quota) => {
  vi.setSystemTime('2026-05-18T06:00:00.000Z')
  expect(options.refetchInterval(held(quota))).toBe(false)
  expect(options.refetchOnWindowFocus(held(quota))).toBe(false)
})
