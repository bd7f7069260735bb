import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dimmer } from './dimmer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const levels: number[] = []
  const dimmer: Dimmer = new Dimmer(() => levels.push(dimmer.level))
  return { dimmer, levels }
}

describe('Dimmer', () => {
  it('dims in two steps while a story plays, the first after two minutes', () => {
    const { dimmer, levels } = setUp()
    dimmer.setPlayback('playing')
    vi.advanceTimersByTime(119_999)
    expect(levels).toEqual([])
    vi.advanceTimersByTime(1)
    expect(levels).toEqual([1])
    vi.advanceTimersByTime(600_000)
    expect(levels).toEqual([1, 2])
  })

  it('turns bright at a touch, and dims again afterwards', () => {
    const { dimmer, levels } = setUp()
    dimmer.setPlayback('playing')
    vi.advanceTimersByTime(119_000)
    dimmer.touch()
    vi.advanceTimersByTime(119_999)
    expect(levels).toEqual([])
    vi.advanceTimersByTime(300_000)
    dimmer.touch()
    expect(levels).toEqual([1, 2, 0])
    vi.advanceTimersByTime(120_000)
    expect(levels).toEqual([1, 2, 0, 1])
  })

  it('turns bright, and stays it, while something has to be read', () => {
    const { dimmer, levels } = setUp()
    dimmer.setPlayback('playing')
    vi.advanceTimersByTime(120_000)
    dimmer.hold(true)
    expect(levels).toEqual([1, 0])
    dimmer.touch()
    vi.advanceTimersByTime(600_000)
    expect(levels).toEqual([1, 0])
    dimmer.hold(false)
    vi.advanceTimersByTime(120_000)
    expect(levels).toEqual([1, 0, 1])
  })

  it('stays bright while nothing plays', () => {
    const { dimmer, levels } = setUp()
    dimmer.touch()
    vi.advanceTimersByTime(600_000)
    dimmer.setPlayback('playing')
    dimmer.setPlayback('paused')
    vi.advanceTimersByTime(600_000)
    expect(levels).toEqual([])
  })

  it('turns bright when the story is paused by hand', () => {
    const { dimmer, levels } = setUp()
    dimmer.setPlayback('playing')
    vi.advanceTimersByTime(300_000)
    dimmer.setPlayback('paused')
    expect(levels).toEqual([1, 2, 0])
  })

  it('stays dark when the story ends', () => {
    const { dimmer, levels } = setUp()
    dimmer.setPlayback('playing')
    vi.advanceTimersByTime(300_000)
    dimmer.setPlayback('ended')
    vi.advanceTimersByTime(600_000)
    expect(levels).toEqual([1, 2])
    dimmer.touch()
    vi.advanceTimersByTime(600_000)
    expect(levels).toEqual([1, 2, 0])
  })

  it('does not start over when the same state is set again', () => {
    const { dimmer, levels } = setUp()
    for (let second = 0; second < 125; second++) {
      dimmer.setPlayback('playing')
      vi.advanceTimersByTime(1000)
    }
    expect(levels).toEqual([1])
  })
})
