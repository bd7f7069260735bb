import { describe, expect, it } from 'vitest'
import { endOf, formatTime, isPause, sectionAt, spokenTime, type Timeline, wordAt } from './timeline.ts'

const timeline: Timeline = [
  { position: 0, startMs: 0, durationMs: 900, words: [] },
  { position: 1, startMs: 1000, durationMs: 2000, words: [] },
  { position: 2, startMs: 3000, durationMs: 500, words: [] },
]

describe('sectionAt', () => {
  it.each([
    [0, 0],
    [899, 0],
    [950, 0],
    [1000, 1],
    [2999, 1],
    [3000, 2],
    [99_999, 2],
    [-5, 0],
  ])('at %i ms is %i', (ms, index) => expect(sectionAt(timeline, ms)).toBe(index))

  it('is -1 without sections', () => {
    expect(sectionAt([], 0)).toBe(-1)
    expect(endOf([])).toBe(0)
    expect(endOf(timeline)).toBe(3500)
  })
})

describe('wordAt', () => {
  const words = [
    [0, 4, 100, 300],
    [5, 9, 320, 500],
    [10, 12, 900, 1000],
  ] satisfies [number, number, number, number][]

  it.each([
    [0, -1],
    [100, 0],
    [310, 0],
    [320, 1],
    [899, 1],
    [5000, 2],
  ])('at %i ms is %i', (ms, index) => expect(wordAt(words, ms)).toBe(index))

  it('is -1 without words', () => expect(wordAt([], 10)).toBe(-1))
})

it('formats a time for the screen and for screen readers', () => {
  expect(formatTime(0)).toBe('0:00')
  expect(formatTime(187_900)).toBe('3:07')
  expect(formatTime(-1)).toBe('0:00')
  expect(spokenTime(61_000)).toBe('1 minute 1 second')
  expect(spokenTime(59_000)).toBe('59 seconds')
})

it.each([
  [100, true, 'before the first word'],
  [700, false, 'in a word'],
  [1000, false, 'in a gap that is too short'],
  [2000, true, 'between two sentences'],
  [2850, false, 'just before the next word'],
  [3900, true, 'after the last word of a section'],
])('at %i ms, a pause: %s, %s', (ms, expected) => {
  const section = {
    position: 0,
    startMs: 0,
    durationMs: 5000,
    words: [
      [0, 1, 500, 900],
      [2, 3, 1050, 1600],
      [4, 5, 3000, 3800],
    ] as [number, number, number, number][],
  }
  expect(isPause([section], ms)).toBe(expected)
})
