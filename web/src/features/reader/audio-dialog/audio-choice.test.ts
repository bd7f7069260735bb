import type { Narration } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { hasNarration, isComplete, outcomeOf } from './audio-choice.ts'

const narration = (more: Partial<Narration>): { narration: Narration } => ({
  narration: {
    id: 1,
    providerId: 'builtin',
    voiceId: 'a',
    voiceName: 'A',
    cadence: 'bedtime-story',
    status: 'ready',
    sections: [],
    sectionCount: 5,
    audioUrl: '/a.mp3',
    durationMs: 1000,
    replacement: null,
    ...more,
  },
})

describe('outcomeOf', () => {
  it('is recording while a first narration or a replacement is recorded', () => {
    expect(outcomeOf(narration({ id: 2, status: 'pending' }), 2)).toBe('recording')
    expect(outcomeOf(narration({ id: 2, status: 'recording' }), 2)).toBe('recording')
    expect(outcomeOf(narration({ replacement: { id: 2, voiceName: 'B' } }), 2)).toBe('recording')
  })

  it('is ready once the requested narration is the current one', () =>
    expect(outcomeOf(narration({ id: 2 }), 2)).toBe('ready'))

  it('is failed if the requested narration has failed or is gone', () => {
    expect(outcomeOf(narration({ id: 2, status: 'failed' }), 2)).toBe('failed')
    expect(outcomeOf(narration({ id: 1 }), 2)).toBe('failed')
    expect(outcomeOf({ narration: null }, 2)).toBe('failed')
  })
})

it('requires a provider and a voice for a complete choice', () => {
  const choice = { providerId: 'p', voiceId: 'v', cadence: 'bedtime-story' } as const
  expect(isComplete(choice)).toBe(true)
  expect(isComplete({ ...choice, voiceId: '' })).toBe(false)
  expect(isComplete({ ...choice, providerId: '' })).toBe(false)
})

it('treats a failed narration like none', () => {
  expect(hasNarration(narration({ status: 'failed' }).narration)).toBe(false)
  expect(hasNarration(null)).toBe(false)
  expect(hasNarration(narration({ status: 'pending' }).narration)).toBe(true)
})
