import type { ProviderVoice } from '../../../modules/narration/index.ts'
import type { Manner } from './flite.ts'

/** A voice made from one of the engine's own by pitch, pace and size of the speaker. */
export interface BuiltinVoice extends ProviderVoice {
  readonly base: Manner['base']
  readonly pitch: number
  readonly liveliness: number
  /** Stretch of the engine's own pace that makes `speed` 1 a warm reading pace of about 145 words a minute. */
  readonly stretch: number
  /** Above 1 is a smaller speaker: pitch and resonances rise together. */
  readonly size: number
}

/** The first voice is the default. Voices that sound harsh were left out rather than counted. */
export const voices: readonly BuiltinVoice[] = [
  {
    voiceId: 'builtin-luna',
    name: 'Luna',
    description: 'A warm, even voice that has all the time in the world',
    gender: 'female',
    language: 'en-US',
    tier: 'firefly',
    base: 'slt',
    pitch: 168,
    liveliness: 22,
    stretch: 1.04,
    size: 1,
  },
  {
    voiceId: 'builtin-bramble',
    name: 'Bramble',
    description: 'A low, kind voice from the armchair by the fire',
    gender: 'male',
    language: 'en-US',
    tier: 'firefly',
    base: 'rms',
    pitch: 96,
    liveliness: 14,
    stretch: 0.96,
    size: 1,
  },
  {
    voiceId: 'builtin-willow',
    name: 'Willow',
    description: 'An older, softer voice, like a grandmother who knows the story by heart',
    gender: 'female',
    language: 'en-US',
    tier: 'starlight',
    base: 'slt',
    pitch: 158,
    liveliness: 16,
    stretch: 1.05,
    size: 0.93,
  },
  {
    voiceId: 'builtin-rowan',
    name: 'Rowan',
    description: 'A Scottish voice with a smile in it',
    gender: 'male',
    language: 'en-GB',
    tier: 'starlight',
    base: 'awb',
    pitch: 112,
    liveliness: 18,
    stretch: 1.04,
    size: 1,
  },
  {
    voiceId: 'builtin-hazel',
    name: 'Hazel',
    description: 'A bright young voice, as if an older sister were reading',
    gender: 'female',
    language: 'en-US',
    tier: 'moonbeam',
    base: 'slt',
    pitch: 178,
    liveliness: 26,
    stretch: 1.04,
    size: 1.07,
  },
  {
    voiceId: 'builtin-old-oak',
    name: 'Old Oak',
    description: 'A deep, slow voice, as trees would talk',
    gender: 'male',
    language: 'en-US',
    tier: 'moonbeam',
    base: 'rms',
    pitch: 92,
    liveliness: 10,
    stretch: 0.94,
    size: 0.9,
  },
]

export function voiceOf(voiceId: string): BuiltinVoice {
  const voice = voices.find((each) => each.voiceId === voiceId)
  if (!voice) throw new Error(`There is no built-in voice ${voiceId}`)
  return voice
}
