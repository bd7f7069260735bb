import { describe, expect, it } from 'vitest'
import { periodAt } from './period.ts'

const hours = (period: { start: Date; end: Date }) =>
  (period.end.getTime() - period.start.getTime()) / 3_600_000

describe('periodAt', () => {
  it('starts a week on Monday at midnight of the family, not of the server', () => {
    const sundayEvening = new Date('2026-11-22T10:30:00Z')
    expect(periodAt(sundayEvening, 'weekly', 'Pacific/Auckland').start).toEqual(
      new Date('2026-11-15T11:00:00Z'),
    )
    expect(periodAt(sundayEvening, 'weekly', 'UTC').start).toEqual(new Date('2026-11-16T00:00:00Z'))
    const mondayThere = new Date('2026-11-22T11:30:00Z')
    expect(periodAt(mondayThere, 'weekly', 'Pacific/Auckland').start).toEqual(
      new Date('2026-11-22T11:00:00Z'),
    )
  })

  it('counts the short and the long day of a clock change', () => {
    expect(hours(periodAt(new Date('2026-03-29T12:00:00Z'), 'daily', 'Europe/Berlin'))).toBe(23)
    expect(hours(periodAt(new Date('2026-10-25T12:00:00Z'), 'daily', 'Europe/Berlin'))).toBe(25)
    expect(hours(periodAt(new Date('2026-10-21T12:00:00Z'), 'weekly', 'Europe/Berlin'))).toBe(169)
  })

  it('counts in UTC where the zone is not known', () => {
    expect(periodAt(new Date('2026-11-21T23:30:00Z'), 'daily', 'Moon/Tranquility').start).toEqual(
      new Date('2026-11-21T00:00:00Z'),
    )
  })
})
