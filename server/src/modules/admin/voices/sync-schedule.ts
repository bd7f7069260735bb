import type { SyncSchedule } from '@nightlight/contract'

/** The hours of the day, in UTC, at which each schedule runs. */
const hoursOf: Readonly<Record<SyncSchedule, readonly number[]>> = {
  '0 6 * * *': [6],
  '0 12 * * *': [12],
  '0 18 * * *': [18],
  '0 */6 * * *': [0, 6, 12, 18],
  '0 */12 * * *': [0, 12],
}

/** When a schedule runs next, strictly after the given time. */
export function nextRun(schedule: SyncSchedule, after: Date): Date {
  const today = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate())
  const hours = hoursOf[schedule]
  const hour = hours.find((each) => today + each * hourMs > after.getTime()) ?? 24 + (hours[0] ?? 0)
  return new Date(today + hour * hourMs)
}

const hourMs = 60 * 60 * 1000
