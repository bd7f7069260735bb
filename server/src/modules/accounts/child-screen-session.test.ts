import { expect, it } from 'vitest'
import { childScreenOf } from './child-screen-session.ts'

const since = new Date('2026-11-24T16:00:00Z')
const openAt = (time: string, hours: [from: number, until: number] | null, timeZone = 'UTC') =>
  childScreenOf(
    {
      childScreenSince: since,
      childScreenOf: 7,
      screenFrom: hours?.[0] ?? null,
      screenUntil: hours?.[1] ?? null,
    },
    timeZone,
    new Date(`2026-11-24T${time}:00Z`),
  )?.isOpen

it('a session without a beginning is the parent’s', () => {
  const none = { childScreenSince: null, childScreenOf: null, screenFrom: null, screenUntil: null }
  expect(childScreenOf(none, 'UTC')).toBeNull()
})

it('the hours of a child’s screen are those of the family’s clock, and may last past midnight', () => {
  const evening: [number, number] = [18 * 60, 19 * 60 + 30]
  expect(openAt('03:00', null)).toBe(true)
  expect(['17:59', '18:00', '19:29', '19:30'].map((time) => openAt(time, evening))).toEqual([
    false,
    true,
    true,
    false,
  ])
  // Half past six in Berlin is half past five in London.
  expect([openAt('17:30', evening), openAt('17:30', evening, 'Europe/Berlin')]).toEqual([false, true])
  const night: [number, number] = [22 * 60, 6 * 60]
  expect(['21:59', '23:00', '00:30', '06:00'].map((time) => openAt(time, night))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
