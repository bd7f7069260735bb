import { describe, expect, it } from 'vitest'
import { readOfflineState } from './offline-stories.ts'

/** The format as it has been stored from the start. */
const stored = {
  userId: 7,
  stories: [
    {
      id: 'a',
      title: 'The quiet pond',
      version: 'v1',
      bytes: 1234,
      files: ['/api/stories/a', '/media/a.mp3'],
    },
  ],
}

describe('readOfflineState', () => {
  it('returns the state that was stored', () =>
    expect(readOfflineState(JSON.parse(JSON.stringify(stored)))).toEqual(stored))

  it.each([
    null,
    7,
    [],
    {},
    { ...stored, userId: '7' },
    { ...stored, stories: {} },
    { ...stored, stories: [...stored.stories, null] },
    { ...stored, stories: [{ ...stored.stories[0], title: 1 }] },
    { ...stored, stories: [{ ...stored.stories[0], files: 'a' }] },
  ])('returns null for %j', (invalid) => expect(readOfflineState(invalid)).toBeNull())
})
