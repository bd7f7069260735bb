import type { ChildScreenHours } from '@nightlight/contract'
import type { Hours } from './child-screen.queries.ts'

export const toMinutes = ({ from, until }: ChildScreenHours): Hours => ({
  from: minutesOf(from),
  until: minutesOf(until),
})

/** null where any time of day is allowed. */
export const toTimes = (from: number | null, until: number | null): ChildScreenHours | null =>
  from === null || until === null ? null : { from: timeOf(from), until: timeOf(until) }

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const twoDigits = (number: number) => String(number).padStart(2, '0')
