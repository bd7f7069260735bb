import type { Narration } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { sentenceStart } from './sentence-start.ts'

const section = (position: number, startMs: number): Narration['sections'][number] => ({
  position,
  startMs,
  audioUrl: '/x.mp3',
  durationMs: 5000,
  // 'One two. Three four.'
  words: [
    [0, 3, 100, 400],
    [4, 7, 500, 900],
    [9, 14, 2000, 2400],
    [15, 19, 2500, 2900],
  ],
})
const text = 'One two. Three four.'
const story = {
  storyStructure: { sections: [{ text }, { text }] },
  narration: { sections: [section(0, 0), section(1, 6000)] } as unknown as Narration,
}

describe('sentenceStart', () => {
  it.each([
    [0, 0],
    [450, 100],
    [1900, 100],
    [2000, 2000],
    [4900, 2000],
    [6050, 6000],
    [8600, 8000],
  ])('at %i ms is %i ms', (ms, start) => expect(sentenceStart(story, ms)).toBe(start))

  it('is the given time if that is not recorded yet', () => {
    expect(sentenceStart(story, 20_000)).toBe(20_000)
    expect(sentenceStart({ ...story, narration: null }, 700)).toBe(700)
  })
})
