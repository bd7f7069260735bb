import type { StoryPosition } from '@nightlight/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlaceSaver } from './place-saver.ts'
import { storedPlace } from './resume.ts'

const place = (sentenceStart: number): StoryPosition => ({
  section: 1,
  sentenceStart,
  positionMs: 4000 + sentenceStart,
  narrationId: 7,
})
const seen = (tell: ReturnType<typeof vi.fn>) =>
  tell.mock.calls.map(([told]) => (told as StoryPosition).sentenceStart)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T19:00:00Z') })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function keeping(answer: string | null = '2026-11-21T19:00:00.000Z') {
  const tell = vi.fn(async () => answer)
  return { tell, saver: new PlaceSaver('story', tell) }
}

describe('keeping the place', () => {
  it('remembers every sentence here, and tells the account every ten seconds', async () => {
    const { tell, saver } = keeping()
    for (let sentence = 0; sentence < 6; sentence++) {
      saver.note(place(sentence))
      saver.note(place(sentence))
      expect(storedPlace('story')?.sentenceStart).toBe(sentence)
      await vi.advanceTimersByTimeAsync(4000)
    }
    expect(seen(tell)).toEqual([0, 2, 4])
  })

  it('tells at once what is unsent when the page is left, and nothing twice', async () => {
    const { tell, saver } = keeping()
    saver.note(place(0))
    saver.note(place(1))
    saver.flush()
    saver.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen(tell)).toEqual([0, 1])
  })

  it('knows when the account has agreed', async () => {
    const { saver } = keeping('2026-11-21T19:00:07.000Z')
    saver.note(place(3))
    expect(storedPlace('story')?.synced).toBeNull()
    await vi.advanceTimersByTimeAsync(0)
    expect(storedPlace('story')).toMatchObject({ sentenceStart: 3, synced: '2026-11-21T19:00:07.000Z' })
  })

  it('tells again with the next sentence what could not be told', async () => {
    const { tell, saver } = keeping(null)
    saver.note(place(0))
    await vi.advanceTimersByTimeAsync(0)
    saver.flush()
    expect(seen(tell)).toEqual([0, 0])
    expect(storedPlace('story')?.synced).toBeNull()
  })

  it('takes over what another device has told', () => {
    const { tell, saver } = keeping()
    saver.adopt(place(9), '2026-11-21T19:30:00.000Z')
    saver.note(place(9))
    saver.flush()
    expect(tell).not.toHaveBeenCalled()
    expect(storedPlace('story')).toMatchObject({ sentenceStart: 9, synced: '2026-11-21T19:30:00.000Z' })
  })
})
