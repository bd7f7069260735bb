import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForLateSound } from './use-late-sound.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('sound that is late', () => {
  const begin = () => {
    const audio = new EventTarget()
    const told: boolean[] = []
    const stop = watchForLateSound(audio, (late) => told.push(late))
    return { audio, told, stop }
  }

  it('is told of after five seconds, and taken back when it comes', () => {
    const { audio, told } = begin()
    audio.dispatchEvent(new Event('waiting'))
    vi.advanceTimersByTime(4999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([true])
    audio.dispatchEvent(new Event('playing'))
    expect(told).toEqual([true, false])
  })

  it.each(['playing', 'pause', 'ended', 'error'])('is not late after %s', (event) => {
    const { audio, told } = begin()
    audio.dispatchEvent(new Event('waiting'))
    audio.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([false])
  })

  it('is nobody’s business once the player is gone', () => {
    const { audio, told, stop } = begin()
    audio.dispatchEvent(new Event('waiting'))
    stop()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })
})
