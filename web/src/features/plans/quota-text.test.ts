import type { StoryQuota } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { lastStoryText, quotaText } from './quota-text.ts'

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

describe('quotaText', () => {
  it('counts the remaining stories', () => {
    const text = quotaText(quota, now)
    expect(text.headline).toBe('2 Remaining')
    expect(text.detail).toBe('1 of 3 made today. New stories at midnight.')
    expect(text.percent).toBeCloseTo(33.3, 1)
  })

  it('says that the limit is reached, and when it is reset', () => {
    const resetsAt = new Date(2026, 10, 23).toISOString()
    const text = quotaText({ ...quota, used: 1, limit: 1, remaining: 0, period: 'weekly', resetsAt }, now)
    expect(text.headline).toBe('Limit Reached')
    expect(text.detail).toMatch(/^1 of 1 made this week\. New stories on .*23.*\.$/)
    expect(text.percent).toBe(100)
  })

  it('says before the last story of a period that it is the last, and nothing before others', () => {
    const weekly = { ...quota, used: 0, limit: 1, remaining: 1, period: 'weekly' as const }
    expect(lastStoryText(weekly)).toBe('This is your one story this week.')
    expect(lastStoryText({ ...quota, used: 2, remaining: 1 })).toBe('This is your last story today.')
    expect(lastStoryText(quota)).toBeNull()
    expect(lastStoryText({ ...weekly, remaining: 0 })).toBeNull()
    expect(lastStoryText({ ...weekly, isUnlimited: true })).toBeNull()
  })

  it('has no percentage without a limit', () => {
    const text = quotaText({ ...quota, isUnlimited: true, limit: 'unlimited', fairUseLimit: 10 }, now)
    expect(text).toMatchObject({ headline: 'Unlimited stories', percent: 0 })
    expect(text.detail).toContain('10 a day')
  })
})
