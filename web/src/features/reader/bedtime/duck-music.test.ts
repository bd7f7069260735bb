import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { duckMusic, nextGain, pauseGain } from './duck-music.ts'

/** Two words with a pause of two seconds between them. */
const timeline = [
  {
    position: 0,
    startMs: 0,
    durationMs: 5000,
    words: [[0, 1, 0, 1000] as const, [2, 3, 3000, 4000] as const],
  },
].map((section) => ({
  ...section,
  words: section.words.map((word) => [...word] as [number, number, number, number]),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('comes back within 350 ms of a pause, and sinks within 100 ms of a word', () => {
  let gain = 1
  for (let step = 0; step < 7; step++) gain = nextGain(gain, timeline, 1500)
  expect(gain).toBeCloseTo(pauseGain, 5)
  gain = nextGain(nextGain(gain, timeline, 3000), timeline, 3050)
  expect(gain).toBeCloseTo(1, 5)
})

it('sets the volume of the music while it runs, unless something else does', () => {
  const music = { volume: 0.3 } as HTMLAudioElement
  const voice = { timeline, positionMs: 1500 }
  let base: number | null = 0.3
  const stop = duckMusic(music, voice, () => base)
  vi.advanceTimersByTime(500)
  expect(music.volume).toBeCloseTo(0.3 * pauseGain, 5)
  voice.positionMs = 3500
  vi.advanceTimersByTime(200)
  expect(music.volume).toBeCloseTo(0.3, 5)
  base = null
  music.volume = 0.05
  vi.advanceTimersByTime(500)
  expect(music.volume).toBe(0.05)
  stop()
  base = 1
  vi.advanceTimersByTime(500)
  expect(music.volume).toBe(0.05)
})
