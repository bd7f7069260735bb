import { describe, expect, it } from 'vitest'
import { money, planChangeText, planOutlook, priceOf } from './plan-text.ts'

const active = {
  tier: 'starlight',
  interval: 'month',
  status: 'active',
  cancelAtPeriodEnd: false,
  graceEnd: null,
} as const
const endOfPeriod = Date.UTC(2030, 4, 17, 12) / 1000

describe('the texts about plans', () => {
  it('show prices as the specification does', () => {
    expect(priceOf({ tier: 'starlight', interval: 'month' })).toBe('$9.99 per month')
    expect(priceOf({ tier: 'starlight', interval: 'year' })).toBe('$99 per year')
    expect(priceOf({ tier: 'moonbeam', interval: 'month' })).toBe('$19.99 per month')
    expect(priceOf({ tier: 'moonbeam', interval: 'year' })).toBe('$199 per year')
    expect(money(-1000)).toBe('-$10')
  })

  it('say whether a plan renews or ends', () => {
    expect(planOutlook(active, endOfPeriod)).toMatch(/^Renews on .*2030.* for \$9\.99\.$/)
    expect(planOutlook({ ...active, cancelAtPeriodEnd: true }, endOfPeriod)).toMatch(
      /^Ends on .*Nothing more is charged/,
    )
    expect(planOutlook({ ...active, status: 'past_due' }, endOfPeriod)).toBeNull()
    expect(planOutlook(active, null)).toBeNull()
  })

  it('say what a change costs before it is made', () => {
    const starlight = { tier: 'starlight', interval: 'month' } as const
    const moonbeam = { tier: 'moonbeam', interval: 'month' } as const
    expect(planChangeText(starlight, moonbeam)).toContain('the difference for the rest of the month')
    expect(planChangeText(moonbeam, starlight)).toContain('kept as a credit')
    expect(planChangeText(starlight, { ...moonbeam, interval: 'year' })).toContain('$199 for the year now')
    expect(planChangeText({ ...starlight, interval: 'year' }, starlight)).toContain('left of your year')
  })
})
