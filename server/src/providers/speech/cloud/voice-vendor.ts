import type { StoryLanguage, WordTiming } from '@nightlight/contract'
import type { ProviderVoice } from '../../../modules/voices/index.ts'
import type { SoundFormat } from '../../../platform/audio/decode-sound.ts'

/** The smallest interface of a speech service. Adapters translate; they neither retry nor check the audio. */
export interface VoiceVendor {
  readonly id: string
  /** As a person would say: 'Hume', 'ElevenLabs', 'OpenAI' or the host of a server of one's own. */
  readonly name: string
  /** The call and the model, for the record of external calls. */
  readonly endpoint: string
  /** Languages that every voice of it speaks, whatever its own is; absent where a voice speaks only its own. */
  readonly languages?: readonly StoryLanguage[]
  /** Characters that one call may have. */
  readonly longest: number
  /** The slowest and the fastest pace that the vendor supports. */
  readonly speeds: readonly [number, number]
  /** @throws any error of the call, which the caller with the deadline translates */
  listVoices(signal: AbortSignal): Promise<ProviderVoice[]>
  /** @throws the same */
  speak(line: Line, signal: AbortSignal): Promise<Spoken>
  /** In dollars; null where the price is not known. */
  costOf(spoken: { characters: number; seconds: number }): number | null
  /** Where the vendor makes voices out of recordings. */
  readonly cloning?: VendorCloning
}

/** Each throws whatever the call threw. */
export interface VendorCloning {
  /** @returns the new voice's id */
  clone(label: string, sample: Uint8Array, signal: AbortSignal): Promise<string>
  find(label: string, signal: AbortSignal): Promise<string | null>
  remove(voiceId: string, signal: AbortSignal): Promise<void>
}

export interface Line {
  readonly text: string
  readonly voiceId: string
  /** 1 is the voice's natural rate. */
  readonly speed: number
}

export interface Spoken {
  readonly bytes: Uint8Array
  readonly format: SoundFormat
  /** One for each word of `wordsOf(text)`; null where the vendor does not tell. */
  readonly words: readonly WordTiming[] | null
  /** How long the vendor says that it spoke, where it does. */
  readonly claimedMs: number | null
}

export interface VendorSettings {
  readonly apiKey: string
  /** null for the vendor's own URL. Without a trailing slash. */
  readonly baseUrl: string | null
}
