import type { StoryCard } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { childrenIn, findStories, isFiltered, noFilter } from './find-stories.ts'

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
  language: 'en',
  night: null,
  madeBy: null,
  waitingReadings: [],
  place: null,
  partOf: null,
  readBy: [],
  status: 'ready',
  awaitsParent: false,
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
const ids = (filter: Partial<typeof noFilter>) =>
  findStories(stories, { ...noFilter, ...filter }).map(({ id }) => id)

describe('findStories', () => {
  it('returns all stories, newest first, without a filter', () => {
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(isFiltered(noFilter)).toBe(false)
    expect(isFiltered({ ...noFilter, query: ' x' })).toBe(true)
  })

  it('matches words of the title, the first lines and the names, ignoring accents and case', () => {
    expect(ids({ query: 'zoe' })).toEqual(['b', 'c'])
    expect(ids({ query: 'LADDER silver' })).toEqual(['a'])
    expect(ids({ query: 'whale' })).toEqual([])
  })

  it('filters by child, theme and favourite', () => {
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

it('lists each child once', () => expect(childrenIn(stories)).toEqual(['Mia', 'Zoë']))
