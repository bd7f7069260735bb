import type { StoryQuota } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { quotaText } from './quota-text.ts'

const now = new Date(2026, 10, 21, 20)
const quota: StoryQuota = {
  isAdmin: false,
  isUnlimited: false,
  tier: 'starlight',
  fairUseLimit: null,
  used: 1,
  limit: 3,
  remaining: 2,
  period: 'daily',
  resetsAt: new Date(2026, 10, 22).toISOString(),
}

describe('the quota in words', () => {
  it('counts what remains', () => {
    const words = quotaText(quota, now)
    expect(words.headline).toBe('2 Remaining')
    expect(words.detail).toBe('1 of 3 made today. New stories at midnight.')
    expect(words.percent).toBeCloseTo(33.3, 1)
  })

  it('says when nothing remains, and when it comes back', () => {
    const resetsAt = new Date(2026, 10, 23).toISOString()
    const words = quotaText({ ...quota, used: 1, limit: 1, remaining: 0, period: 'weekly', resetsAt }, now)
    expect(words.headline).toBe('Limit Reached')
    expect(words.detail).toMatch(/^1 of 1 made this week\. New stories on \S+\.$/)
    expect(words.percent).toBe(100)
  })

  it('has no percentage without a limit', () => {
    const words = quotaText({ ...quota, isUnlimited: true, limit: 'unlimited', fairUseLimit: 10 }, now)
    expect(words).toMatchObject({ headline: 'Unlimited stories', percent: 0 })
    expect(words.detail).toContain('10 a day')
  })
})
