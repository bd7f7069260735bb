import type { ChildScreenSession } from '../../platform/http/account.ts'

interface SessionOnChildScreen {
  readonly childScreenSince: Date | null
  readonly childScreenOf: number | null
  /** In minutes after midnight; null for any time of day. */
  readonly screenFrom: number | null
  readonly screenUntil: number | null
}

/** What a session is while it is a child's screen; null for a parent's. */
export function childScreenOf(
  { childScreenSince, childScreenOf, screenFrom, screenUntil }: SessionOnChildScreen,
  timeZone: string,
  now = new Date(),
): ChildScreenSession | null {
  if (!childScreenSince) return null
  const isOpen =
    screenFrom === null ||
    screenUntil === null ||
    isBetween(minuteOfDay(now, timeZone), screenFrom, screenUntil)
  return { childId: childScreenOf, isOpen }
}

/** Hours that end earlier than they begin last past midnight. */
const isBetween = (minute: number, from: number, until: number): boolean =>
  from < until ? minute >= from && minute < until : minute >= from || minute < until

function minuteOfDay(moment: Date, timeZone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const [hours, minutes] = time.format(moment).split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
