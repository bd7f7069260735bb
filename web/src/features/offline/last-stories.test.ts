import type { StoryCard } from '@nightlight/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lastStories, lastStoriesKept, storiesFor } from './last-stories.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const setPointer = (pointer: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))

describe('storiesFor', () => {
  it.each([
    ['asked to save data', { saveData: true, type: 'wifi' }, 0],
    ['mobile data', { type: 'cellular', effectiveType: '4g' }, 0],
    ['a slow connection', { type: 'wifi', effectiveType: '3g' }, 0],
    ['no connection', { type: 'none' }, 0],
    ['wireless at home', { type: 'wifi', effectiveType: '4g' }, lastStoriesKept],
    ['a cable', { type: 'ethernet' }, lastStoriesKept],
    ['a browser that tells nothing', undefined, 3],
  ])('%s', (_name, connection, expected) => {
    setPointer('coarse')
    expect(storiesFor(connection)).toBe(expected)
  })

  it.each([
    ['a phone', 'coarse', 3],
    ['a computer', 'fine', lastStoriesKept],
  ] as const)('%s that tells the speed alone', (_name, pointer, expected) => {
    setPointer(pointer)
    expect(storiesFor({ effectiveType: '4g', saveData: false })).toBe(expected)
  })
})

describe('lastStories', () => {
  const card = (id: string, day: number, changes: Partial<StoryCard> = {}) =>
    ({
      id,
      status: 'ready',
      isSample: false,
      createdAt: `2026-11-0${day}T19:00:00Z`,
      ...changes,
    }) as StoryCard
  const choice = { room: 10, asked: new Set<string>(), declined: [], heardAt: () => null }
  const stories = [card('three', 3), card('two', 2), card('one', 1)]

  it('takes those made or heard last', () => {
    expect(lastStories(stories, { ...choice, room: 2 })).toEqual(['three', 'two'])
    const heardAt = ({ id }: StoryCard) => (id === 'one' ? Date.parse('2026-11-09') : null)
    expect(lastStories(stories, { ...choice, room: 2, heardAt })).toEqual(['one', 'three'])
  })

  it('leaves out samples, stories that are not finished, and what was asked for or removed by hand', () => {
    const unfit = [
      card('sample', 9, { isSample: true }),
      card('making', 8, { status: 'generating' }),
      ...stories,
    ]
    expect(lastStories(unfit, { ...choice, asked: new Set(['three']), declined: ['two'] })).toEqual(['one'])
  })

  it('waits for the sound of a young story without any, unless it is known to be whole', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-10'), toFake: ['Date'] })
    const young = [card('young', 1, { createdAt: new Date().toISOString(), audioUrl: null }), ...stories]
    expect(lastStories(young, choice)).toEqual(['three', 'two', 'one'])
    expect(lastStories(young, { ...choice, whole: 'young' })).toEqual(['young', 'three', 'two', 'one'])
  })

  it('takes none where there is no room', () => {
    expect(lastStories(stories, { ...choice, room: 0 })).toEqual([])
    expect(lastStories(stories, { ...choice, room: -2 })).toEqual([])
  })
})
