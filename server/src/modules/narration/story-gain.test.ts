import { expect, it } from 'vitest'
import type { Recording } from '../voices/index.ts'
import { openStoryGain } from './story-gain.ts'

const recorded = (gainDb?: number): Recording => ({
  mp3: new Uint8Array(),
  durationMs: 0,
  words: [],
  ...(gainDb !== undefined && { gainDb }),
})

/** What a section was recorded with, and the gain that it has on its own. */
const section =
  (gains: (number | undefined)[], own?: number) => async (storyGain?: Promise<number | undefined>) => {
    const gainDb = storyGain ? await storyGain : undefined
    gains.push(gainDb)
    return recorded(gainDb ?? own)
  }

it('is decided by the section that is recorded first, which the others wait for', async () => {
  const saved: number[] = []
  const gains: (number | undefined)[] = []
  const withGain = openStoryGain(null, async (gainDb) => void saved.push(gainDb))
  const speaking = Promise.withResolvers<void>()
  const first = withGain(async (storyGain) => {
    expect(storyGain).toBeUndefined()
    await speaking.promise
    return recorded(-4)
  })
  const others = [withGain(section(gains, 7)), withGain(section(gains, 9))]
  speaking.resolve()
  const all = await Promise.all([first, ...others])
  expect(gains).toEqual([-4, -4])
  expect(all.map(({ gainDb }) => gainDb)).toEqual([-4, -4, -4])
  expect(saved).toEqual([-4])
})

it('stays what an earlier run has decided', async () => {
  const saved: number[] = []
  const gains: (number | undefined)[] = []
  const withGain = openStoryGain(2.5, async (gainDb) => void saved.push(gainDb))
  await withGain(section(gains, 7))
  expect([gains, saved]).toEqual([[2.5], []])
})

it('is none for a voice that has its own', async () => {
  const saved: number[] = []
  const gains: (number | undefined)[] = []
  const withGain = openStoryGain(null, async (gainDb) => void saved.push(gainDb))
  await withGain(section(gains))
  await withGain(section(gains))
  expect([gains, saved]).toEqual([[undefined, undefined], []])
})

it('fails for those who wait for it if the first section does', async () => {
  const withGain = openStoryGain(null, async () => {})
  const first = withGain(() => Promise.reject(new Error('the voice is gone')))
  const other = withGain(section([], 7))
  await expect(first).rejects.toThrow('the voice is gone')
  await expect(other).rejects.toThrow('the voice is gone')
})
