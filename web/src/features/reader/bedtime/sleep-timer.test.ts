import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { SleepTimer } from './sleep-timer.ts'

const fakeAudio = (volume: number) =>
  ({ volume, paused: false, pause: vi.fn() }) as unknown as HTMLAudioElement

function setUp() {
  const pause = vi.fn()
  const audioElements = [fakeAudio(0.8), fakeAudio(0.3)]
  const player = { stopForSleep: pause, status: 'playing', positionMs: 60_000 } as unknown as NarrationPlayer
  const timer = new SleepTimer(player, () => audioElements)
  return { timer, player, pause, audioElements }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('SleepTimer', () => {
  it('does nothing before the chosen time', () => {
    const { timer, pause } = setUp()
    timer.set(5, 0)
    timer.check(5 * 60_000 - 1)
    vi.runAllTimers()
    expect(pause).not.toHaveBeenCalled()
  })

  it('fades out, stops everything, and then restores the volumes', () => {
    const { timer, pause, audioElements } = setUp()
    timer.set(5, 0)
    timer.check(5 * 60_000)
    vi.advanceTimersByTime(4000)
    expect(audioElements[0]?.volume).toBeCloseTo(0.4)
    expect(audioElements[1]?.volume).toBeCloseTo(0.15)
    vi.runAllTimers()
    expect(pause).toHaveBeenCalledOnce()
    expect(audioElements.map(({ volume }) => volume)).toEqual([0.8, 0.3])
    expect(timer.after).toBe('story')
  })

  it('fades out until the end of the sentence', () => {
    const { player, pause, audioElements } = setUp()
    const sentenceEnd = vi.fn(() => 74_000)
    const timer = new SleepTimer(player, () => audioElements, sentenceEnd)
    timer.set(5, 0)
    timer.check(5 * 60_000)
    expect(sentenceEnd).toHaveBeenCalledWith(68_000)
    vi.advanceTimersByTime(7000)
    expect(audioElements[0]?.volume).toBeCloseTo(0.4)
    vi.advanceTimersByTime(6800)
    expect(pause).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(pause).toHaveBeenCalledOnce()
  })

  it('restores the volumes when it is set again during the fade', () => {
    const { timer, pause, audioElements } = setUp()
    timer.set(5, 0)
    timer.check(5 * 60_000)
    vi.advanceTimersByTime(4000)
    timer.set(10)
    expect(audioElements.map(({ volume }) => volume)).toEqual([0.8, 0.3])
    vi.advanceTimersByTime(20_000)
    expect(pause).not.toHaveBeenCalled()
  })

  it('fades once, however often it is checked', () => {
    const { timer, pause } = setUp()
    timer.set(5, 0)
    timer.check(300_000)
    timer.check(300_001)
    vi.runAllTimers()
    timer.check(400_000)
    vi.runAllTimers()
    expect(pause).toHaveBeenCalledOnce()
  })

  it('fades out the music at the end of the story if no time was chosen', () => {
    const { timer, player, audioElements } = setUp()
    timer.check(1)
    vi.runAllTimers()
    expect(audioElements[1]?.pause).not.toHaveBeenCalled()
    player.status = 'ended'
    timer.check(2)
    vi.runAllTimers()
    expect(audioElements[1]?.pause).toHaveBeenCalledOnce()
  })

  it('lets the music play on if the story ends before the chosen time', () => {
    const { timer, player, audioElements } = setUp()
    timer.set(10, 0)
    player.status = 'ended'
    timer.check(60_000)
    vi.runAllTimers()
    expect(audioElements[1]?.pause).not.toHaveBeenCalled()
    timer.check(600_000)
    vi.runAllTimers()
    expect(audioElements[1]?.pause).toHaveBeenCalledOnce()
  })

  it('begins minutes that were chosen in silence with Play, and anew where they ran out in silence', () => {
    const { timer, player, pause, audioElements } = setUp()
    const play = (isHeard: boolean) => {
      player.status = isHeard ? 'playing' : 'paused'
      for (const audio of audioElements) Object.assign(audio, { paused: !isHeard })
    }
    play(false)
    timer.set(5, 0)
    expect([timer.after, timer.endsAt]).toEqual([5, null])
    play(true)
    timer.check(1000)
    expect(timer.endsAt).toBe(301_000)
    play(false)
    timer.check(200_000)
    expect(timer.endsAt).toBe(301_000)
    play(true)
    timer.check(900_000)
    expect(timer.endsAt).toBe(1_200_000)
    vi.runAllTimers()
    expect(pause).not.toHaveBeenCalled()
  })

  it('shows what comes on by itself before the story begins, and not again once it has ended it', () => {
    const { player, audioElements } = setUp()
    player.status = 'idle'
    for (const audio of audioElements) Object.assign(audio, { paused: true })
    let isEvening = false
    const timer = new SleepTimer(
      player,
      () => audioElements,
      () => null,
      () => null,
      () => (isEvening ? 5 : null),
    )
    expect(timer.after).toBe('story')
    isEvening = true
    expect([timer.after, timer.endsAt]).toEqual([5, null])
    player.status = 'playing'
    for (const audio of audioElements) Object.assign(audio, { paused: false })
    timer.check(0)
    expect(timer.endsAt).toBe(300_000)
    timer.check(300_000)
    vi.runAllTimers()
    timer.check(300_001)
    expect([timer.after, timer.endsAt]).toEqual(['story', null])
  })

  it('is not lost by starting another story, unless it has ended something', () => {
    const [first, second, third] = [setUp(), setUp(), setUp()]
    first.timer.set(5, 0)
    second.timer.takeOver(first.timer, 60_000)
    expect([second.timer.after, second.timer.endsAt]).toEqual([5, 300_000])
    second.timer.check(300_000)
    vi.runAllTimers()
    third.timer.takeOver(second.timer, 300_001)
    expect(third.timer.endsAt).toBeNull()
    expect(third.timer.after).toBe('story')
  })

  it('of two stories lets the music play on after the first, and fades out after the second', () => {
    const [first, second] = [setUp(), setUp()]
    first.timer.set('two-stories', 0)
    first.player.status = 'ended'
    first.timer.check(1)
    vi.runAllTimers()
    expect(first.audioElements[1]?.pause).not.toHaveBeenCalled()
    second.timer.continue(first.timer)
    second.player.status = 'ended'
    second.timer.check(2)
    vi.runAllTimers()
    expect(second.audioElements[1]?.pause).toHaveBeenCalledOnce()
  })
})
