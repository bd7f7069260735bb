import type { ProviderVoice } from '../../../modules/voices/index.ts'
import { moonbeamVoices } from './catalogue/moonbeam.ts'
import { fireflyVoices, starlightVoices } from './catalogue/starlight.ts'
import type { VoiceSettings } from './flite.ts'
import type { Tone } from './tone.ts'

/** A voice made from one of the engine's own by pitch, size of the speaker, tempo and tone. */
export interface BuiltinVoice extends ProviderVoice {
  readonly base: VoiceSettings['base']
  /** Hertz; both are left out for `rms`, whose melody is its own: the engine does not hear them. */
  readonly pitch?: number
  readonly liveliness?: number
  /** For `rms`: above or below its own pitch. */
  readonly semitones?: number
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
 * words a minute for all of them, the decibels by which all above a vowel's first resonance is raised (the engine is dull there:
 * without, 95 % of the energy is below 0.75 kHz, and with a person near below 2), and those by which sharp sounds are raised or
 * lowered then.
 */
export const bases: Readonly<Record<VoiceSettings['base'], { stretch: number; lift: number; air: number }>> =
  {
    slt: { stretch: 1.04, lift: 8.5, air: -6.5 },
    rms: { stretch: 0.93, lift: 8, air: -15 },
    awb: { stretch: 1.07, lift: 6, air: 3 },
  }

export function voiceOf(voiceId: string): BuiltinVoice {
  const voice = voices.find((each) => each.voiceId === voiceId)
  if (!voice) throw new Error(`There is no built-in voice ${voiceId}`)
  return voice
}
