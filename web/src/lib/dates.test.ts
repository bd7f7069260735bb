import { describe, expect, it } from 'vitest'
import { relativeDate, resetPhrase } from './dates.ts'

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
  ])('%i days', (days, words) => expect(relativeDate(ago(days), now)).toBe(words))

  it('counts calendar days, not hours', () => expect(relativeDate(ago(1, 23), now)).toBe('Yesterday'))

  it('is the date from 30 days on', () => expect(relativeDate(ago(30), now)).toMatch(/22.*2026|2026.*22/))

  it('never says the future and never throws', () => {
    expect(relativeDate(ago(-3), now)).toBe('Today')
    expect(relativeDate('nonsense', now)).toBe('')
  })
})

describe('resetPhrase', () => {
  it('is midnight for tonight and the day otherwise', () => {
    expect(resetPhrase(new Date(2026, 10, 22).toISOString(), now)).toBe('at midnight')
    expect(resetPhrase(new Date(2026, 10, 23).toISOString(), now)).toMatch(/^on /)
    expect(resetPhrase('x', now)).toBe('soon')
  })
})
