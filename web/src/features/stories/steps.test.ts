import type { StoryProgress } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { currentStep, stepState } from './steps.ts'

const heard = (step: StoryProgress['step']): StoryProgress => ({
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

describe('the step that the overlay shows', () => {
  it.each([
    [0, 'generating'],
    [7999, 'generating'],
    [8000, 'creating-image'],
    [15_999, 'creating-image'],
    [16_000, 'finalizing'],
    [600_000, 'finalizing'],
  ])('goes by the clock while nothing is heard: %i ms', (ms, step) =>
    expect(currentStep(null, ms)).toBe(step),
  )

  it('believes the server over the clock', () => {
    expect(currentStep(heard('generating'), 60_000)).toBe('generating')
    expect(currentStep(heard('recording-audio'), 0)).toBe('recording-audio')
  })
})

describe('the state of a step', () => {
  it('is complete before, active at and pending after the current one', () => {
    expect(stepState('generating', 'recording-audio')).toBe('complete')
    expect(stepState('recording-audio', 'recording-audio')).toBe('active')
    expect(stepState('finalizing', 'recording-audio')).toBe('pending')
  })

  it('is complete for all when the story is', () =>
    expect(stepState('complete', 'complete')).toBe('complete'))
})
