import type { StoryCard } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { anyStory, castOf, findStories, isNarrowed } from './find-stories.ts'

const story = (id: string, title: string, more: Partial<StoryCard> = {}): StoryCard => ({
  id,
  title,
  thumbnailUrl: null,
  audioUrl: null,
  duration: 5,
  favorite: false,
  isSample: false,
  childrenIncluded: [{ id: 1, name: 'Mia' }],
  createdAt: '2026-11-20T19:00:00Z',
  excerpt: 'The moon put a ladder down.',
  theme: 'space',
  night: null,
  madeBy: null,
  status: 'ready',
  progress: null,
  ...more,
})
const stories = [
  story('a', 'The Silver Ladder', { favorite: true, duration: 8 }),
  story('b', 'A Boat for Zoë', { childrenIncluded: [{ id: 2, name: 'Zoë' }], theme: 'pirates', duration: 3 }),
  story('c', 'Borrowed Moon', {
    childrenIncluded: [
      { id: 1, name: 'Mia' },
      { id: 2, name: 'Zoë' },
    ],
  }),
]
const ids = (filter: Partial<typeof anyStory>) =>
  findStories(stories, { ...anyStory, ...filter }).map(({ id }) => id)

describe('finding a story again', () => {
  it('is everything, newest first, while nothing is wished', () => {
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(isNarrowed(anyStory)).toBe(false)
    expect(isNarrowed({ ...anyStory, words: ' x' })).toBe(true)
  })

  it('goes by words of title, first lines and names, without accents and case', () => {
    expect(ids({ words: 'zoe' })).toEqual(['b', 'c'])
    expect(ids({ words: 'LADDER silver' })).toEqual(['a'])
    expect(ids({ words: 'whale' })).toEqual([])
  })

  it('goes by child, theme and favourite together', () => {
    expect(ids({ child: 'Zoë' })).toEqual(['b', 'c'])
    expect(ids({ child: 'Zoë', theme: 'space' })).toEqual(['c'])
    expect(ids({ favouritesOnly: true })).toEqual(['a'])
  })

  it('sorts', () => {
    expect(ids({ order: 'oldest' })).toEqual(['c', 'b', 'a'])
    expect(ids({ order: 'title' })).toEqual(['b', 'c', 'a'])
    expect(ids({ order: 'shortest' })).toEqual(['b', 'c', 'a'])
  })
})

it('knows everybody once', () => expect(castOf(stories)).toEqual(['Mia', 'Zoë']))
