import type { WordTiming } from '@nightlight/contract'

/** Who speaks: our built-in voices, or a service. */
export interface SpeechProvider {
  readonly id: string
  readonly name: string
  listVoices(): Promise<readonly ProviderVoice[]>
  /** Speaks one section, at an even loudness, as MP3 that ends with the silence that belongs after it. */
  record(request: SpeechRequest): Promise<Recording>
}

export interface ProviderVoice {
  readonly voiceId: string
  readonly name: string
  readonly description: string
  readonly gender: 'female' | 'male' | 'neutral'
  /** BCP 47. */
  readonly language: string
  readonly tier: 'firefly' | 'starlight' | 'moonbeam'
}

export interface SpeechRequest {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  readonly voiceId: string
  /** 1 is the voice's natural rate. */
  readonly speed: number
  /** Silence after a sentence, in milliseconds. */
  readonly pauseMs: number
  /** Somebody waits for these few words: they go before the sections of stories. */
  readonly urgent?: boolean
  readonly signal: AbortSignal
}

export interface Recording {
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** One for each spoken word, in order. */
  readonly words: readonly WordTiming[]
}

/** Joins sections into the file of the whole story. A section ends with the silence that belongs after it. */
export type JoinSections = (sections: readonly Uint8Array[], title: string) => JoinedSections

export interface JoinedSections {
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** Where each section begins, in milliseconds. */
  readonly starts: readonly number[]
}
