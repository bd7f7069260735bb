import { describe, expect, it } from 'vitest'
import * as contract from '../src/index.ts'
import {
  type FileEndpoint,
  getStory,
  libraryFile,
  listStories,
  mediaRoot,
  storyFile,
  urlOf,
} from '../src/index.ts'

const id = '0b0c9a54-6f2e-4b7f-9d3b-6a1f1d1c2e3f'

describe('urlOf', () => {
  it('puts parameters and query into the URL, and leaves out undefined values', () => {
    expect(urlOf(getStory, { params: { id: 'a/b' } })).toBe('/api/stories/a%2Fb')
    expect(urlOf(listStories, { query: { limit: 3, before: undefined } })).toBe('/api/stories?limit=3')
    expect(urlOf(listStories)).toBe('/api/stories')
    expect(urlOf(libraryFile, { query: { until: 7, seal: 'a&b', books: 'epub,pdf' } })).toBe(
      '/media/exports/library.zip?until=7&seal=a%26b&books=epub%2Cpdf',
    )
  })

  it('keeps the slashes of a wildcard, and escapes everything else', () => {
    expect(urlOf(storyFile, { params: { id, '*': 'pictures/0.svg' } })).toBe(
      `/media/stories/${id}/pictures/0.svg`,
    )
    expect(urlOf(storyFile, { params: { id: '*', '*': 'a b/c?d' } })).toBe('/media/stories/*/a%20b/c%3Fd')
  })
})

describe('file endpoints', () => {
  const exported: [string, unknown][] = Object.entries(contract)
  const files = exported.flatMap(([name, each]) => (isFile(each) ? [{ name, ...each }] : []))

  it.each(files)(
    '$name is a GET below the media root, or belongs to the link of a reading',
    ({ method, url, contentTypes }) => {
      expect(method).toBe('GET')
      expect(url.startsWith(mediaRoot) || url.startsWith('/api/reading/')).toBe(true)
      expect(contentTypes.length).toBeGreaterThan(0)
    },
  )

  it('storyFile accepts pictures and audio in the folders of a story only', () => {
    const { params } = storyFile
    const fits = (path: string) => params.safeParse({ id, '*': path }).success
    expect(
      ['pictures/0.svg', 'pictures/1-2.webp', 'narration/12/whole.mp3', 'readings/3/4-ab/0.mp3'].map(fits),
    ).toEqual([true, true, true, true])
    expect(['', 'pictures/../../x.svg', 'notes/0.svg', 'pictures/0.json'].map(fits)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('libraryFile ignores unknown book formats', () => {
    const { query } = libraryFile
    expect(query.parse({ until: '7', seal: 'x', books: 'epub,exe' })).toEqual({
      until: 7,
      seal: 'x',
      books: ['epub'],
    })
    expect(query.parse({ until: '7', seal: 'x' }).books).toEqual([])
  })
})

const isFile = (each: unknown): each is FileEndpoint =>
  typeof each === 'object' && each !== null && 'contentTypes' in each
