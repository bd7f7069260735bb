import { DateTime } from 'luxon'

export interface Period {
  readonly start: Date
  readonly end: Date
  readonly unit: 'daily' | 'weekly'
}

/**
 * The day or the week that `now` falls into, by the family's own clock. A week starts on Monday at midnight. Days of 23 and
 * 25 hours come out right, because the calendar counts and not the hours.
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function periodAt(now: Date, period: 'daily' | 'weekly', timeZone: string): Period {
  const local = DateTime.fromJSDate(now, { zone: timeZone })
  const there = local.isValid ? local : DateTime.fromJSDate(now, { zone: 'UTC' })
  const unit = period === 'weekly' ? 'week' : 'day'
  const start = firstOf(there.startOf(unit))
  return {
    unit: period,
    start: start.toJSDate(),
    end: firstOf(start.plus({ [unit]: 1 }).startOf(unit)).toJSDate(),
  }
}

/** Where clocks go back to midnight, as in Havana, a day has two beginnings: it begins with the first, or it would begin twice. */
const firstOf = (moment: DateTime): DateTime =>
  moment.getPossibleOffsets().reduce((first, other) => (other < first ? other : first), moment)
