import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForStall } from './use-stalled-audio.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('watchForStall', () => {
  const setUp = () => {
    const audio = new EventTarget()
    const reports: boolean[] = []
    const stop = watchForStall(audio, (stalled) => reports.push(stalled))
    return { audio, reports, stop }
  }

  it('reports a stall after five seconds, and its end', () => {
    const { audio, reports } = setUp()
    audio.dispatchEvent(new Event('waiting'))
    vi.advanceTimersByTime(4999)
    expect(reports).toEqual([])
    vi.advanceTimersByTime(1)
    expect(reports).toEqual([true])
    audio.dispatchEvent(new Event('playing'))
    expect(reports).toEqual([true, false])
  })

  it.each(['playing', 'pause', 'ended', 'error'])('reports no stall after %s', (event) => {
    const { audio, reports } = setUp()
    audio.dispatchEvent(new Event('waiting'))
    audio.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(60_000)
    expect(reports).toEqual([false])
  })

  it('reports nothing once it is stopped', () => {
    const { audio, reports, stop } = setUp()
    audio.dispatchEvent(new Event('waiting'))
    stop()
    vi.advanceTimersByTime(60_000)
    expect(reports).toEqual([])
  })
})
