import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodAt } from './period.ts'

const hours = (period: { start: Date; end: Date }) =>
  (period.end.getTime() - period.start.getTime()) / 3_600_000

describe('periodAt', () => {
  it('starts a week on Monday at midnight in the time zone of the family, not of the server', () => {
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

  it('handles the short and the long day of a clock change', () => {
    expect(hours(periodAt(new Date('2026-03-29T12:00:00Z'), 'daily', 'Europe/Berlin'))).toBe(23)
    expect(hours(periodAt(new Date('2026-10-25T12:00:00Z'), 'daily', 'Europe/Berlin'))).toBe(25)
    expect(hours(periodAt(new Date('2026-10-21T12:00:00Z'), 'weekly', 'Europe/Berlin'))).toBe(169)
  })

  it('uses UTC for an unknown time zone', () => {
    expect(periodAt(new Date('2026-11-21T23:30:00Z'), 'daily', 'Moon/Tranquility').start).toEqual(
      new Date('2026-11-21T00:00:00Z'),
    )
  })
})

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC']
const units = ['daily', 'weekly'] as const

describe('periodAt in every time zone', () => {
  it('returns a period that contains the given time, without gaps between periods', () => {
    const faults = new Set<string>()
    for (const zone of zones) {
      const dates = [...clockChanges(zone), ...fc.sample(anyDate, { numRuns: 1, seed: zone.length })]
      for (const now of dates) for (const unit of units) check(now, unit, zone, faults)
    }
    expect([...faults]).toEqual([])
  })
})

const anyDate = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

function check(now: Date, unit: 'daily' | 'weekly', zone: string, faults: Set<string>): void {
  const period = periodAt(now, unit, zone)
  const addFault = (fault: string) => faults.add(`${zone} ${unit} ${now.toISOString()}: ${fault}`)
  if (!(period.start <= now && now < period.end)) addFault('does not contain the given time')
  if (periodAt(period.end, unit, zone).start.getTime() !== period.end.getTime())
    addFault('leaves a gap after it')
  const before = periodAt(new Date(period.start.getTime() - 1), unit, zone)
  if (before.end.getTime() !== period.start.getTime()) addFault('leaves a gap before it')
  const last = periodAt(new Date(period.end.getTime() - 1), unit, zone)
  if (last.start.getTime() !== period.start.getTime()) addFault('ends in another period')
  const usual = unit === 'daily' ? 24 : 168
  if (Math.abs(hours(period) - usual) > 2) addFault(`has ${hours(period)} hours`)
}

/** The minutes before and after each clock change in 2026. */
function clockChanges(zone: string): Date[] {
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const offset = (at: number) => clock.format(at).split('GMT')[1]
  const months = Array.from({ length: 13 }, (_, month) => Date.UTC(2026, month, 1))
  return months.slice(1).flatMap((end, index) => {
    let from = months[index] ?? end
    let to = end
    if (offset(from) === offset(to)) return []
    while (to - from > 60_000) {
      const middle = Math.floor((from + to) / 2)
      if (offset(middle) === offset(from)) from = middle
      else to = middle
    }
    return [from, to].map((at) => new Date(at))
  })
}
