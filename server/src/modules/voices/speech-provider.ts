import type { WordTiming } from '@nightlight/contract'

/** Who speaks: our built-in voices, or a service. */
export interface SpeechProvider {
  readonly id: string
  readonly name: string
  /** Lives elsewhere: asking for its voices takes a while and may fail, and that one of them is gone shows when it is to speak. */
  readonly isRemote?: boolean
  /** @throws {SpeechFailed} */
  listVoices(signal?: AbortSignal): Promise<readonly ProviderVoice[]>
  /** What is wrong with some of its voices while the others speak, a sentence each: for administrators. */
  faults?(): Promise<readonly string[]>
  /** Letters a second at speed 1, pauses apart, of a voice of which this is known. Of others it is learned from what they read. */
  readingRate?(voiceId: string): number | undefined
  /** Parts of a section that it speaks at the same time without sounding different for it; 1 where it does not say. */
  readonly partsAtOnce?: number
  /**
   * Speaks one section, at an even loudness, as MP3 that ends with the silence that belongs after it.
   * @throws {SpeechFailed}
   */
  record(request: SpeechRequest): Promise<Recording>
  /** How it makes a voice out of a recording; null where it cannot. */
  cloning?(): Promise<VoiceCloning | null>
}

/** What speaks, as the composition root brings it. */
export interface SpeechDeps {
  /** By their ids, the built-in one first. */
  readonly speakers: ReadonlyMap<string, SpeechProvider>
  readonly builtinSpeech: SpeechProvider
  readonly joinSections: JoinSections
}

/** Makes voices like those of people who agreed to it. */
export interface VoiceCloning {
  /** Nothing is kept elsewhere: the recording comes along with each text as `reference`, and so has to stay. */
  readonly isHere: boolean
  /**
   * Makes a voice. The label is all that is told of it; who speaks is nobody's business there.
   * @param sample one voice as WAV
   * @returns the name by which it speaks
   * @throws {SpeechFailed}
   */
  clone(label: string, sample: Uint8Array, visit: CloningOptions): Promise<string>
  /** A voice that was made under this label, whatever became of the answer. @throws {SpeechFailed} */
  find(label: string, signal: AbortSignal): Promise<string | null>
  /** Forgets a voice; one that is not there is forgotten. @throws {SpeechFailed} */
  remove(voiceId: string, signal: AbortSignal): Promise<void>
}

interface CloningOptions {
  readonly signal: AbortSignal
  readonly onCall?: (call: SpeechCall) => Promise<void>
}

export interface ProviderVoice {
  readonly voiceId: string
  readonly name: string
  readonly description: string | null
  /** null where the provider does not say. */
  readonly gender: 'female' | 'male' | 'neutral' | null
  /** BCP 47; null where the provider does not say. */
  readonly language: string | null
  /** Where the provider lets one hear it. */
  readonly sampleUrl?: string | null
  /** The plan that it is offered from until an administrator says otherwise. */
  readonly tier: 'firefly' | 'starlight' | 'moonbeam'
}

export interface SpeechRequest {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  readonly voiceId: string
  /** A recording as WAV whose voice is imitated, where the voice is nothing but that. */
  readonly reference?: Uint8Array
  /** 1 is the voice's natural rate. */
  readonly speed: number
  /** Silence after a sentence, in milliseconds. */
  readonly pauseMs: number
  /** Somebody waits for these few words: they go before the sections of stories. */
  readonly urgent?: boolean
  readonly signal: AbortSignal
  /** Told of every call that left the house, whatever came of it. */
  readonly onCall?: (call: SpeechCall) => Promise<void>
}

/** A call to a service, for the books. */
export interface SpeechCall {
  readonly provider: string
  /** What was asked for, and of which model. */
  readonly endpoint: string
  /** That were spoken; 0 where nothing came back. */
  readonly characters: number
  /** Estimated; null where the price is not known. */
  readonly costUsd: number | null
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
