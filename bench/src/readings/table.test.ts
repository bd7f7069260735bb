import { expect, it } from 'vitest'
import type { ReadingFigures } from './measure-reading.ts'
import { printVoice } from './table.ts'
import { figuresOfVoice, type StoryReading } from './voice-figures.ts'

const section: ReadingFigures = {
  seconds: 30,
  processorSeconds: 0.9,
  lettersASecond: 10,
  height: 88,
  range: 2.4,
  questions: [2],
  statements: [-2],
  pauses: [600, 750],
  brightness: 1400,
  peak: -3,
  loudness: -18.5,
  wordErrors: [3],
}
const calm: ReadingFigures = { ...section, lettersASecond: 9, height: 86.8, loudness: -21 }
const story: StoryReading = [section, section, calm]

it('the table of voices passes what a voice keeps, and names each figure beyond a limit', () => {
  const kept = figuresOfVoice([story, story], undefined)
  expect(kept.pauses).toBe(75)
  expect(kept.processor).toBeCloseTo(0.03)
  expect(kept.lower).toBeCloseTo(-1.2)
  expect(printVoice('kept', kept)).toEqual([])
  const flat = figuresOfVoice([[section, { ...section, peak: -1.2 }, section]], { wordErrors: 0.8 })
  expect(printVoice('flat', flat)).toEqual(['end rate %', 'end st', 'end dB', 'peak dBTP', 'WER'])
})

it('the table of voices fails a voice of which nothing could be measured', () => {
  const silent = figuresOfVoice([[section, section, { ...calm, loudness: Number.NaN }]], undefined)
  expect(printVoice('silent', silent)).toEqual(['end dB', 'LUFS'])
})
