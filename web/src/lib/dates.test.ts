import { describe, expect, it } from 'vitest'
import { relativeDate, resetText } from './dates.ts'

const now = new Date(2026, 10, 21, 0, 20)
const ago = (days: number, hour = 12) => new Date(2026, 10, 21 - days, hour).toISOString()

describe('relativeDate', () => {
  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
  ])('of a date %i days ago is %j', (days, text) => expect(relativeDate(ago(days), now)).toBe(text))

  it('counts calendar days, not hours', () => expect(relativeDate(ago(1, 23), now)).toBe('Yesterday'))

  it('of a date 30 days ago is that date', () =>
    expect(relativeDate(ago(30), now)).toMatch(/22.*2026|2026.*22/))

  it('treats a future date as today, and never throws', () => {
    expect(relativeDate(ago(-3), now)).toBe('Today')
    expect(relativeDate('nonsense', now)).toBe('')
  })
})

describe('resetText', () => {
  it('says midnight for tonight and otherwise names the day with its date', () => {
    expect(resetText(new Date(2026, 10, 22).toISOString(), now)).toBe('at midnight')
    // A week from a Monday: without the date that would be "Monday", on a Monday.
    const week = resetText(new Date(2026, 10, 28).toISOString(), now)
    expect(week).toMatch(/^on \S+,? (28 November|November 28)$/)
    expect(resetText('x', now)).toBe('soon')
  })
})
