import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { SleepTimer } from './sleep-timer.ts'

const sound = (volume: number) => ({ volume, paused: false, pause: vi.fn() }) as unknown as HTMLAudioElement

function evening() {
  const pause = vi.fn()
  const sounds = [sound(0.8), sound(0.3)]
  const player = { fallAsleep: pause, status: 'playing', positionMs: 60_000 } as unknown as NarrationPlayer
  const timer = new SleepTimer(player, () => sounds)
  return { timer, player, pause, sounds }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the sleep timer', () => {
  it('does nothing before its time', () => {
    const { timer, pause } = evening()
    timer.set(5, 0)
    timer.check(5 * 60_000 - 1)
    vi.runAllTimers()
    expect(pause).not.toHaveBeenCalled()
  })

  it('grows quiet, stops everything, and leaves the volumes for tomorrow', () => {
    const { timer, pause, sounds } = evening()
    timer.set(5, 0)
    timer.check(5 * 60_000)
    vi.advanceTimersByTime(4000)
    expect(sounds[0]?.volume).toBeCloseTo(0.4)
    expect(sounds[1]?.volume).toBeCloseTo(0.15)
    vi.runAllTimers()
    expect(pause).toHaveBeenCalledOnce()
    expect(sounds.map(({ volume }) => volume)).toEqual([0.8, 0.3])
    expect(timer.after).toBe('story')
  })

  it('grows quiet until the end of a sentence, and is silent then', () => {
    const { player, pause, sounds } = evening()
    const ends = vi.fn(() => 74_000)
    const timer = new SleepTimer(player, () => sounds, ends)
    timer.set(5, 0)
    timer.check(5 * 60_000)
    expect(ends).toHaveBeenCalledWith(68_000)
    vi.advanceTimersByTime(7000)
    expect(sounds[0]?.volume).toBeCloseTo(0.4)
    vi.advanceTimersByTime(6800)
    expect(pause).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(pause).toHaveBeenCalledOnce()
  })

  it('is loud again when somebody sets it anew meanwhile', () => {
    const { timer, pause, sounds } = evening()
    timer.set(5, 0)
    timer.check(5 * 60_000)
    vi.advanceTimersByTime(4000)
    timer.set(10)
    expect(sounds.map(({ volume }) => volume)).toEqual([0.8, 0.3])
    vi.advanceTimersByTime(20_000)
    expect(pause).not.toHaveBeenCalled()
  })

  it('fades once, however often it looks at the clock', () => {
    const { timer, pause } = evening()
    timer.set(5, 0)
    timer.check(300_000)
    timer.check(300_001)
    vi.runAllTimers()
    timer.check(400_000)
    vi.runAllTimers()
    expect(pause).toHaveBeenCalledOnce()
  })

  it('lets the music fade when the story is over and nothing else was chosen', () => {
    const { timer, player, sounds } = evening()
    timer.check(1)
    vi.runAllTimers()
    expect(sounds[1]?.pause).not.toHaveBeenCalled()
    player.status = 'ended'
    timer.check(2)
    vi.runAllTimers()
    expect(sounds[1]?.pause).toHaveBeenCalledOnce()
  })

  it('lets the music outlast a story that ends before the chosen time', () => {
    const { timer, player, sounds } = evening()
    timer.set(10, 0)
    player.status = 'ended'
    timer.check(60_000)
    vi.runAllTimers()
    expect(sounds[1]?.pause).not.toHaveBeenCalled()
    timer.check(600_000)
    vi.runAllTimers()
    expect(sounds[1]?.pause).toHaveBeenCalledOnce()
  })
})
