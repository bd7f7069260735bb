import { beforeEach, expect, it, vi } from 'vitest'
import { aStory, storyId } from '../../../test/family.ts'
import { lastHeard, placeText } from './last-heard.ts'

const stories = [0, 1, 2].map((index) => aStory({ id: storyId(index) }))
const stored = new Map<string, string>()
const stop = (index: number, place: object) =>
  stored.set(`nightlight-place-${storyId(index)}`, JSON.stringify(place))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  return () => vi.unstubAllGlobals()
})

it('the story that was stopped last goes on; one that was heard to its end, or is not there, does not', () => {
  stop(2, { at: 100, section: 1, positionMs: 130_400 })
  stop(1, { at: 50, section: 2, positionMs: null })
  stop(0, { at: 900, section: 0, positionMs: 0 })
  stored.set('nightlight-place-gone', JSON.stringify({ at: 1000, section: 3, positionMs: 5 }))
  const { story, place } = lastHeard(stories) ?? {}
  expect(story?.id).toBe(storyId(2))
  expect(placeText(place ?? null)).toBe('Stopped after 2 min 10 s')
  stored.delete(`nightlight-place-${storyId(2)}`)
  expect(placeText(lastHeard(stories)?.place ?? null)).toBe('Stopped on page 3')
})

it('what was heard last on another device goes on, and what was heard here later does', () => {
  stop(1, { at: Date.parse('2026-11-24T18:00:00Z'), section: 2, positionMs: null })
  const elsewhere = { section: 3, positionMs: 200_000, at: '2026-11-24T19:00:00.000Z' }
  const cards = stories.map((story, index) => (index === 2 ? { ...story, place: elsewhere } : story))
  expect(lastHeard(cards)).toMatchObject({ story: { id: storyId(2) }, place: { section: 3 } })
  stop(2, { at: Date.parse('2026-11-24T20:00:00Z'), section: 4, positionMs: null })
  expect(lastHeard(cards)?.place?.section).toBe(4)
})

it('without one it is the newest that is ready, from the beginning, whatever else is stored', () => {
  stored.set(`nightlight-place-${storyId(0)}`, '"nonsense"')
  expect(lastHeard(stories)).toMatchObject({ story: { id: storyId(0) }, place: null })
  const failed = { ...aStory({ id: storyId(0) }), status: 'failed' as const }
  expect(lastHeard([failed])).toBeNull()
  expect(placeText(null)).toBe('From the beginning')
  expect(placeText({ at: 1, section: 0, positionMs: 42_000 })).toBe('Stopped after 42 s')
})
