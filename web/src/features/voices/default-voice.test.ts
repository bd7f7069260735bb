import type { Voice } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { chooseDefaultVoice, withoutDuplicates } from './default-voice.ts'

const voice = (voiceId: string, more: Partial<Voice> = {}): Voice => ({
  id: 1,
  providerId: 'house',
  voiceId,
  name: voiceId,
  description: null,
  gender: null,
  language: null,
  sampleUrl: null,
  isStandard: true,
  subscriptionLevel: 'free',
  isActive: true,
  isDefault: false,
  isAccessible: true,
  requiresUpgrade: false,
  tier: 'firefly',
  ...more,
})
const child = (defaultVoiceId: string | null) => ({ defaultVoiceId, defaultVoiceProvider: 'house' })
const voices = [voice('first'), voice('flagged', { isDefault: true }), voice('server'), voice('own')]

describe('the default voice', () => {
  it("is the first child's own before all others", () =>
    expect(chooseDefaultVoice(voices, child('own'), voices[2])?.voiceId).toBe('own'))

  it("is the server's when the child has none, or one that is not approved", () => {
    expect(chooseDefaultVoice(voices, child(null), voices[2])?.voiceId).toBe('server')
    expect(chooseDefaultVoice(voices, child('gone'), voices[2])?.voiceId).toBe('server')
  })

  it('is the flagged one next, then the first', () => {
    expect(chooseDefaultVoice(voices, undefined, undefined)?.voiceId).toBe('flagged')
    expect(chooseDefaultVoice([voice('a'), voice('b')], undefined, undefined)?.voiceId).toBe('a')
  })

  it('is never one that the plan does not reach', () => {
    const locked = voice('own', { isAccessible: false, requiresUpgrade: true })
    expect(chooseDefaultVoice([locked, voice('a')], child('own'), locked)?.voiceId).toBe('a')
    expect(chooseDefaultVoice([locked], undefined, undefined)).toBeUndefined()
  })
})

it('shows a voice once, in the order of the list', () => {
  const twice = [voice('a', { name: 'first' }), voice('b'), voice('a', { name: 'again' })]
  expect(withoutDuplicates(twice).map(({ name }) => name)).toEqual(['first', 'b'])
})
