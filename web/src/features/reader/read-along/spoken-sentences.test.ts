import type { Narration } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { sentenceAt, sentenceEnd, spokenSentences, stepSentences } from './spoken-sentences.ts'

const text = 'One two. Three four.'
const section = (position: number, startMs: number): Narration['sections'][number] => ({
  position,
  startMs,
  audioUrl: '/x.mp3',
  durationMs: 5000,
  words: [
    [0, 3, 100, 400],
    [4, 7, 500, 900],
    [9, 14, 2000, 2400],
    [15, 19, 2500, 2900],
  ],
})
const story = {
  storyStructure: { sections: [{ text }, { text }] },
  narration: { sections: [section(0, 0), section(1, 6000)] } as unknown as Narration,
}

describe('spokenSentences', () => {
  it('end where the next one starts, or with their section', () =>
    expect(spokenSentences(story)).toEqual([
      { section: 0, start: 0, fromMs: 100, toMs: 2000, spokenToMs: 900 },
      { section: 0, start: 9, fromMs: 2000, toMs: 5000, spokenToMs: 2900 },
      { section: 1, start: 0, fromMs: 6100, toMs: 8000, spokenToMs: 6900 },
      { section: 1, start: 9, fromMs: 8000, toMs: 11_000, spokenToMs: 8900 },
    ]))

  it.each([
    [0, 0],
    [1999, 0],
    [2000, 1],
    [5500, 1],
    [99_999, 3],
  ])('at %i ms have the index %i', (ms, index) => expect(sentenceAt(spokenSentences(story), ms)).toBe(index))

  it.each([
    [0, 2000],
    [4000, 5000],
    [5500, null],
    [99_999, null],
  ])('at %i ms end at %s', (ms, end) => expect(sentenceEnd(story, ms)).toBe(end))

  it.each([
    [2500, 1, 6100],
    [2500, -1, 100],
    [100, -1, 100],
    [9000, 1, 8000],
  ])('at %i ms are followed, %i steps on, by the one at %i ms', (ms, steps, to) =>
    expect(stepSentences(story, ms, steps)).toBe(to),
  )

  it('are empty without a narration', () => {
    const silent = { ...story, narration: null }
    expect(spokenSentences(silent)).toEqual([])
    expect(sentenceAt([], 5)).toBe(-1)
    expect(stepSentences(silent, 0, 1)).toBeNull()
  })
})
