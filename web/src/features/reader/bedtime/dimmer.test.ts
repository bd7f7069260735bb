import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dimmer } from './dimmer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function evening() {
  const seen: number[] = []
  const dimmer: Dimmer = new Dimmer(() => seen.push(dimmer.dusk))
  return { dimmer, seen }
}

describe('the screen at bedtime', () => {
  it('dims in two steps while a story is heard', () => {
    const { dimmer, seen } = evening()
    dimmer.hear('sounding')
    vi.advanceTimersByTime(19_999)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([1])
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([1, 2])
  })

  it('is bright again at a touch, and dims again after it', () => {
    const { dimmer, seen } = evening()
    dimmer.hear('sounding')
    vi.advanceTimersByTime(19_000)
    dimmer.touch()
    vi.advanceTimersByTime(19_999)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(30_000)
    dimmer.touch()
    expect(seen).toEqual([1, 2, 0])
    vi.advanceTimersByTime(20_000)
    expect(seen).toEqual([1, 2, 0, 1])
  })

  it('stays bright while nothing is heard', () => {
    const { dimmer, seen } = evening()
    dimmer.touch()
    vi.advanceTimersByTime(600_000)
    dimmer.hear('sounding')
    dimmer.hear('paused')
    vi.advanceTimersByTime(600_000)
    expect(seen).toEqual([])
  })

  it('is bright when the story is paused by hand', () => {
    const { dimmer, seen } = evening()
    dimmer.hear('sounding')
    vi.advanceTimersByTime(60_000)
    dimmer.hear('paused')
    expect(seen).toEqual([1, 2, 0])
  })

  it('stays dark when the story is over', () => {
    const { dimmer, seen } = evening()
    dimmer.hear('sounding')
    vi.advanceTimersByTime(60_000)
    dimmer.hear('over')
    vi.advanceTimersByTime(600_000)
    expect(seen).toEqual([1, 2])
    dimmer.touch()
    vi.advanceTimersByTime(600_000)
    expect(seen).toEqual([1, 2, 0])
  })

  it('hears the same thing often without starting over', () => {
    const { dimmer, seen } = evening()
    for (let second = 0; second < 25; second++) {
      dimmer.hear('sounding')
      vi.advanceTimersByTime(1000)
    }
    expect(seen).toEqual([1])
  })
})
