import type { Voice } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { chooseDefaultVoice, withoutDuplicates } from './default-voice.ts'

const voice = (voiceId: string, more: Partial<Voice> = {}): Voice => ({
  id: 1,
  providerId: 'builtin',
  voiceId,
  name: voiceId,
  description: null,
  gender: null,
  language: null,
  languages: ['en'],
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
const child = (defaultVoiceId: string | null) => ({ defaultVoiceId, defaultVoiceProvider: 'builtin' })
const voices = [voice('first'), voice('flagged', { isDefault: true }), voice('server'), voice('own')]

describe('chooseDefaultVoice', () => {
  it("prefers the first child's own voice", () =>
    expect(chooseDefaultVoice(voices, child('own'), voices[2])?.voiceId).toBe('own'))

  it("falls back to the server's default if the child has no voice or one that is not approved", () => {
    expect(chooseDefaultVoice(voices, child(null), voices[2])?.voiceId).toBe('server')
    expect(chooseDefaultVoice(voices, child('gone'), voices[2])?.voiceId).toBe('server')
  })

  it('falls back to the flagged voice, then to the first', () => {
    expect(chooseDefaultVoice(voices, undefined, undefined)?.voiceId).toBe('flagged')
    expect(chooseDefaultVoice([voice('a'), voice('b')], undefined, undefined)?.voiceId).toBe('a')
  })

  it('never chooses a voice above the plan', () => {
    const locked = voice('own', { isAccessible: false, requiresUpgrade: true })
    expect(chooseDefaultVoice([locked, voice('a')], child('own'), locked)?.voiceId).toBe('a')
    expect(chooseDefaultVoice([locked], undefined, undefined)).toBeUndefined()
  })
})

it('lists each voice once, in the original order', () => {
  const twice = [voice('a', { name: 'first' }), voice('b'), voice('a', { name: 'again' })]
  expect(withoutDuplicates(twice).map(({ name }) => name)).toEqual(['first', 'b'])
})
