import { DateTime } from 'luxon'

export interface Period {
  readonly start: Date
  readonly end: Date
  readonly unit: 'daily' | 'weekly'
}

/**
 * The day or week that contains `now`, in the family's time zone. A week starts on Monday at midnight. Days of 23 and 25 hours are
 * right, because calendar days are added and not hours.
 * @param timeZone an IANA name; an unknown one is treated as UTC
 */
export function periodAt(now: Date, period: 'daily' | 'weekly', timeZone: string): Period {
  const local = DateTime.fromJSDate(now, { zone: timeZone })
  const zoned = local.isValid ? local : DateTime.fromJSDate(now, { zone: 'UTC' })
  const unit = period === 'weekly' ? 'week' : 'day'
  const start = earliestOf(zoned.startOf(unit))
  return {
    unit: period,
    start: start.toJSDate(),
    end: earliestOf(start.plus({ [unit]: 1 }).startOf(unit)).toJSDate(),
  }
}

/** Where clocks are set back to midnight, as in Havana, midnight happens twice: the day starts at the first one. */
const earliestOf = (moment: DateTime): DateTime =>
  moment.getPossibleOffsets().reduce((first, other) => (other < first ? other : first), moment)
