import type { StoryLanguage, WordTiming } from '@nightlight/contract'
import type { LexiconExtent } from '../../platform/prosody/lexicon.ts'
import type { ReadingPlace } from '../../platform/prosody/plan-reading.ts'
import type { VoiceModels } from './voice-models.ts'

/** Speaks texts: the built-in engine, neural voices on this server, or a service. */
export interface SpeechProvider {
  readonly id: string
  readonly name: string
  /** Over the network: listing its voices takes a while and may fail; that one of them no longer exists shows when it should speak. */
  readonly isRemote?: boolean
  /** Languages that every voice of it speaks, whatever its own is. */
  readonly languages?: readonly StoryLanguage[]
  /** @throws {SpeechFailed} */
  listVoices(signal?: AbortSignal): Promise<readonly ProviderVoice[]>
  /** Problems of single voices while the others work, a sentence each, for administrators. */
  faults?(): Promise<readonly string[]>
  /** Letters a second at speed 1, without pauses, if that is known of a voice. For others it is measured from their narrations. */
  readingRate?(voiceId: string): number | undefined
  /** How long somebody would wait for a text now, for an engine that may be slower than a child is patient. */
  waitMs?(voiceId: string, text: string): Promise<number>
  /** What it has to be told of how English is read; names and sounds by default, and numbers alone where it is remote. */
  readonly lexicon?: LexiconExtent
  /** How many parts of a section it can speak in parallel without an audible difference; 1 by default. */
  readonly partsAtOnce?: number
  /** Gets ready in the background: somebody will wait for this voice in a moment. */
  getReady?(voiceId: string): void
  /**
   * Speaks one section, at the loudness of its story, as MP3 that ends with the silence that belongs after it.
   * @throws {SpeechFailed}
   */
  record(request: SpeechRequest): Promise<Recording>
  /** Clones voices from recordings; null if it cannot. */
  cloning?(): Promise<VoiceCloning | null>
}

/** What a voice has to be told of how English is read. */
export const lexiconFor = ({
  lexicon,
  isRemote,
}: Pick<SpeechProvider, 'lexicon' | 'isRemote'>): LexiconExtent => lexicon ?? (isRemote ? 'numbers' : 'names')

/** What the composition root provides for speech. */
export interface SpeechDeps {
  /** By their ids, the built-in one first. */
  readonly speakers: ReadonlyMap<string, SpeechProvider>
  readonly builtinSpeech: SpeechProvider
  readonly joinSections: JoinSections
  /** What can be installed on this machine. */
  readonly voiceModels: VoiceModels
  /** Offers the voices of models that were installed or removed since the last time. */
  readonly approveInstalled: () => Promise<void>
}

/** Makes voices like those of people who agreed to it. */
export interface VoiceCloning {
  /** Nothing is stored at a service: the recording is passed with each text as `reference`, and so has to be kept here. */
  readonly isHere: boolean
  /**
   * Makes a voice. The provider gets the label only, not whose voice it is.
   * @param sample one voice as WAV
   * @returns the provider's id of the voice
   * @throws {SpeechFailed}
   */
  clone(label: string, sample: Uint8Array, visit: CloningOptions): Promise<string>
  /** The id of a voice that was made with this label, also if the response was lost. @throws {SpeechFailed} */
  find(label: string, signal: AbortSignal): Promise<string | null>
  /** Deletes a voice; succeeds if it does not exist. @throws {SpeechFailed} */
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
  /** The provider's own sample. */
  readonly sampleUrl?: string | null
  /** The lowest plan that includes it until an administrator changes that. */
  readonly tier: 'firefly' | 'starlight' | 'moonbeam'
}

export interface SpeechRequest {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  readonly voiceId: string
  /** A recording as WAV whose voice is imitated, for voices that are cloned on this server. */
  readonly reference?: Uint8Array
  /** 1 is the voice's natural rate. */
  readonly speed: number
  /** Silence after a sentence, in milliseconds: on average, as pauses vary by what is said. */
  readonly pauseMs: number
  /** Where the text is in its story; absent where it is none. */
  readonly place?: ReadingPlace
  /**
   * The gain in decibels that another text of its story was given: this one keeps it, so that what a reader says louder or quieter
   * stays so. Absent, or undefined, where this text decides. Waited for when the text has been spoken.
   */
  readonly storyGain?: Promise<number | undefined>
  /** Somebody is waiting for these few words, so they go before the sections of stories. */
  readonly urgent?: boolean
  readonly signal: AbortSignal
  /** Called for every call to a service, successful or not. */
  readonly onCall?: (call: SpeechCall) => Promise<void>
}

/** A call to a service, for the record of costs. */
export interface SpeechCall {
  readonly provider: string
  /** The endpoint and the model. */
  readonly endpoint: string
  /** Spoken characters; 0 if nothing came back. */
  readonly characters: number
  /** Estimated; null where the price is not known. */
  readonly costUsd: number | null
}

export interface Recording {
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** One for each spoken word, in order. */
  readonly words: readonly WordTiming[]
  /** The gain of its story in decibels; absent where the voice has one gain for everything that it says. */
  readonly gainDb?: number
  /** What the voice could not do of how the text was to be read; absent where it did all of it. */
  readonly leftOut?: readonly PartOfReading[]
}

/** What belongs to reading a text well, beside its words and pauses. */
export type PartOfReading = 'whispers'

/** Joins sections into the file of the whole story. A section ends with the silence that belongs after it. */
export type JoinSections = (sections: readonly Uint8Array[], title: string) => JoinedSections

export interface JoinedSections {
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** Where each section begins, in milliseconds. */
  readonly starts: readonly number[]
}
