import type { ProviderVoice } from '../../../modules/voices/index.ts'
import { moonbeamVoices } from './catalogue/moonbeam.ts'
import { fireflyVoices, starlightVoices } from './catalogue/starlight.ts'
import type { VoiceSettings } from './flite.ts'
import type { Tone } from './tone.ts'

/** A voice made from one of the engine's own by pitch, size of the speaker, tempo and tone. */
export interface BuiltinVoice extends ProviderVoice {
  readonly base: VoiceSettings['base']
  /** Hertz; both are left out for `rms`, whose melody is its own: the engine does not hear them, and only `size` moves it. */
  readonly pitch?: number
  readonly liveliness?: number
  /** Above 1 is a smaller speaker: pitch and resonances rise together. */
  readonly size: number
  /** Above 1 is quicker than the others at the same pace; 1 where it is left out. */
  readonly tempo?: number
  readonly tone?: Tone
}

/** The first voice is the default. Voices that sound harsh were left out rather than counted. */
export const voices: readonly BuiltinVoice[] = [...fireflyVoices, ...starlightVoices, ...moonbeamVoices]

/**
 * What evens the engine's own voices out: the stretch of their pace that makes `speed` 1 a warm reading pace of about 145
 * words a minute for all of them, and the decibels that their sharp sounds want less or more. They were recorded in three
 * rooms, one bright and one dull.
 */
export const bases: Readonly<Record<VoiceSettings['base'], { stretch: number; air: number }>> = {
  slt: { stretch: 1.04, air: -3 },
  rms: { stretch: 0.93, air: -11 },
  awb: { stretch: 1.07, air: 4 },
}

export function voiceOf(voiceId: string): BuiltinVoice {
  const voice = voices.find((each) => each.voiceId === voiceId)
  if (!voice) throw new Error(`There is no built-in voice ${voiceId}`)
  return voice
}
