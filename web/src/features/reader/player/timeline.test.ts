import { describe, expect, it } from 'vitest'
import { clock, endOf, sectionAt, spokenClock, type Timeline, wordAt } from './timeline.ts'

const timeline: Timeline = [
  { position: 0, startMs: 0, durationMs: 900, words: [] },
  { position: 1, startMs: 1000, durationMs: 2000, words: [] },
  { position: 2, startMs: 3000, durationMs: 500, words: [] },
]

describe('the section that sounds', () => {
  it.each([
    [0, 0],
    [899, 0],
    [950, 0],
    [1000, 1],
    [2999, 1],
    [3000, 2],
    [99_999, 2],
    [-5, 0],
  ])('at %i ms', (ms, index) => expect(sectionAt(timeline, ms)).toBe(index))

  it('is none of an empty story', () => {
    expect(sectionAt([], 0)).toBe(-1)
    expect(endOf([])).toBe(0)
    expect(endOf(timeline)).toBe(3500)
  })
})

describe('the word that is spoken', () => {
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
  ])('at %i ms', (ms, index) => expect(wordAt(words, ms)).toBe(index))

  it('is none where nothing is spoken', () => expect(wordAt([], 10)).toBe(-1))
})

it('tells the time to the eye and to the ear', () => {
  expect(clock(0)).toBe('0:00')
  expect(clock(187_900)).toBe('3:07')
  expect(clock(-1)).toBe('0:00')
  expect(spokenClock(61_000)).toBe('1 minute 1 second')
  expect(spokenClock(59_000)).toBe('59 seconds')
})
