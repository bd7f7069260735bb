import type { StoryProgress } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { currentStep, stepState } from './steps.ts'

const progressAt = (step: StoryProgress['step']): StoryProgress => ({
  storyId: 'x',
  status: 'generating',
  step,
  percent: 40,
  title: null,
  opening: null,
  thumbnailUrl: null,
  pictures: null,
  narration: null,
  settled: false,
  message: null,
})

describe('currentStep', () => {
  it.each([
    [0, 'generating'],
    [7999, 'generating'],
    [8000, 'creating-image'],
    [15_999, 'creating-image'],
    [16_000, 'finalizing'],
    [600_000, 'finalizing'],
  ])('after %i ms without a report is %s', (ms, step) => expect(currentStep(null, ms)).toBe(step))

  it('is the step that the server reported, whatever the time', () => {
    expect(currentStep(progressAt('generating'), 60_000)).toBe('generating')
    expect(currentStep(progressAt('recording-audio'), 0)).toBe('recording-audio')
  })
})

describe('stepState', () => {
  it('is complete before, active at and pending after the current step', () => {
    expect(stepState('generating', 'recording-audio', true)).toBe('complete')
    expect(stepState('recording-audio', 'recording-audio', true)).toBe('active')
    expect(stepState('finalizing', 'recording-audio', true)).toBe('pending')
  })

  it('is never complete of a guess', () => {
    expect(stepState('generating', 'finalizing', false)).toBe('pending')
    expect(stepState('finalizing', 'finalizing', false)).toBe('active')
  })

  it('is complete for every step when the story is complete', () =>
    expect(stepState('complete', 'complete', true)).toBe('complete'))
})
