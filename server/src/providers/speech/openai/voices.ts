import type { ProviderVoice } from '../../../modules/voices/index.ts'

/** OpenAI has no call that lists its voices; these are the ones of late 2026, in our own words. */
const voices: readonly (readonly [id: string, gender: 'female' | 'male' | 'neutral', description: string])[] =
  [
    ['alloy', 'neutral', 'Even and clear, neither high nor low'],
    ['ash', 'male', 'A steady voice with a little gravel in it'],
    ['ballad', 'male', 'Soft and lyrical, made for long sentences'],
    ['cedar', 'male', 'Warm and natural, as if from the next chair'],
    ['coral', 'female', 'Friendly and bright'],
    ['echo', 'male', 'Calm, with clear consonants'],
    ['fable', 'neutral', 'A storyteller with a British touch'],
    ['marin', 'female', 'Natural and close, with much expression'],
    ['nova', 'female', 'Young and lively'],
    ['onyx', 'male', 'Deep and slow'],
    ['sage', 'female', 'Gentle and thoughtful'],
    ['shimmer', 'female', 'Light and quiet'],
    ['verse', 'male', 'Expressive, with many colours'],
  ]

export const openaiVoiceList: readonly ProviderVoice[] = voices.map(([voiceId, gender, description]) => ({
  voiceId,
  name: voiceId.charAt(0).toUpperCase() + voiceId.slice(1),
  description,
  gender,
  language: 'en',
  tier: 'moonbeam',
}))
