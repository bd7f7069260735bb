import type { Narration } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { hasVoice, isComplete, outcomeOf } from './audio-choice.ts'

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

describe('what becomes of a narration that was asked for', () => {
  it('is being recorded, as the first one or beside the one that is heard', () => {
    expect(outcomeOf(narration({ id: 2, status: 'pending' }), 2)).toBe('recording')
    expect(outcomeOf(narration({ id: 2, status: 'recording' }), 2)).toBe('recording')
    expect(outcomeOf(narration({ replacement: { id: 2, voiceName: 'B' } }), 2)).toBe('recording')
  })

  it('is ready once it is the one that is heard', () =>
    expect(outcomeOf(narration({ id: 2 }), 2)).toBe('ready'))

  it('has failed when it says so, or is gone', () => {
    expect(outcomeOf(narration({ id: 2, status: 'failed' }), 2)).toBe('failed')
    expect(outcomeOf(narration({ id: 1 }), 2)).toBe('failed')
    expect(outcomeOf({ narration: null }, 2)).toBe('failed')
  })
})

it('knows a choice that is complete', () => {
  const choice = { providerId: 'p', voiceId: 'v', cadence: 'bedtime-story' } as const
  expect(isComplete(choice)).toBe(true)
  expect(isComplete({ ...choice, voiceId: '' })).toBe(false)
  expect(isComplete({ ...choice, providerId: '' })).toBe(false)
})

it('takes a failed narration for none', () => {
  expect(hasVoice(narration({ status: 'failed' }).narration)).toBe(false)
  expect(hasVoice(null)).toBe(false)
  expect(hasVoice(narration({ status: 'pending' }).narration)).toBe(true)
})
