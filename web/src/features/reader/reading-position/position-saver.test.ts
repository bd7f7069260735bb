import type { StoryPosition } from '@nightlight/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PositionSaver } from './position-saver.ts'
import { storedPosition } from './resume.ts'

const position = (sentenceStart: number): StoryPosition => ({
  section: 1,
  sentenceStart,
  positionMs: 4000 + sentenceStart,
  narrationId: 7,
})
const sentSentences = (send: ReturnType<typeof vi.fn>) =>
  send.mock.calls.map(([position]) => (position as StoryPosition).sentenceStart)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T19:00:00Z') })
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp(updatedAt: string | null = '2026-11-21T19:00:00.000Z') {
  const send = vi.fn(async () => updatedAt)
  return { send, saver: new PositionSaver('story', send) }
}

describe('PositionSaver', () => {
  it('stores every sentence on the device and sends one every ten seconds', async () => {
    const { send, saver } = setUp()
    for (let sentence = 0; sentence < 6; sentence++) {
      saver.update(position(sentence))
      saver.update(position(sentence))
      expect(storedPosition('story')?.sentenceStart).toBe(sentence)
      await vi.advanceTimersByTimeAsync(4000)
    }
    expect(sentSentences(send)).toEqual([0, 2, 4])
  })

  it('stores where somebody stops within a sentence', () => {
    const { saver } = setUp()
    saver.update(position(3))
    saver.stop({ ...position(3), positionMs: 6500 })
    expect(storedPosition('story')).toMatchObject({ sentenceStart: 3, positionMs: 6500 })
  })

  it('sends an unsent position when it is flushed, but not twice', async () => {
    const { send, saver } = setUp()
    saver.update(position(0))
    saver.update(position(1))
    saver.flush()
    saver.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sentSentences(send)).toEqual([0, 1])
  })

  it('records that the server has accepted the position', async () => {
    const { saver } = setUp('2026-11-21T19:00:07.000Z')
    saver.update(position(3))
    expect(storedPosition('story')?.synced).toBeNull()
    await vi.advanceTimersByTimeAsync(0)
    expect(storedPosition('story')).toMatchObject({ sentenceStart: 3, synced: '2026-11-21T19:00:07.000Z' })
  })

  it('sends a position again if sending failed', async () => {
    const { send, saver } = setUp(null)
    saver.update(position(0))
    await vi.advanceTimersByTimeAsync(0)
    saver.flush()
    expect(sentSentences(send)).toEqual([0, 0])
    expect(storedPosition('story')?.synced).toBeNull()
  })

  it('adopts the position of another device without sending it back', () => {
    const { send, saver } = setUp()
    saver.adopt(position(9), '2026-11-21T19:30:00.000Z')
    saver.update(position(9))
    saver.flush()
    expect(send).not.toHaveBeenCalled()
    expect(storedPosition('story')).toMatchObject({ sentenceStart: 9, synced: '2026-11-21T19:30:00.000Z' })
  })
})
