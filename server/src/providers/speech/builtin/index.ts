import { Tinypool } from 'tinypool'
import type {
  ProviderVoice,
  Recording,
  SpeechProvider,
  SpeechRequest,
} from '../../../modules/narration/index.ts'
import { readingPaces } from './catalogue/reading-paces.ts'
import type { SpokenSection } from './speak-section.ts'
import { voices } from './voices.ts'

/** A section takes a second or two; one that takes longer than this has met a fault of the engine. */
const deadlineMs = 60_000

export interface BuiltinSpeech extends SpeechProvider {
  /** Letters a second at speed 1, pauses apart. */
  readingRate(voiceId: string): number | undefined
  close(): Promise<void>
}

/** The voices that come with the product: no key, no network, on threads of this machine. */
export function openBuiltinSpeech({ threads }: { threads: number }): BuiltinSpeech {
  const stories = poolOf(threads)
  // Whoever tries a voice waits with a finger on the button: that does not queue behind whole stories.
  const urgent = poolOf(1)
  return {
    id: 'builtin',
    name: 'Built-in voices',
    partsAtOnce: threads,
    listVoices: async () => voices.map(presented),
    readingRate: (voiceId) => readingPaces[voiceId]?.lettersASecond,
    async record(request: SpeechRequest): Promise<Recording> {
      const { text, voiceId, speed, pauseMs, signal } = request
      const pool = request.urgent ? urgent : stories
      const limited = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
      const section: SpokenSection = await pool.run({ text, voiceId, speed, pauseMs }, { signal: limited })
      return { mp3: section.mp3, durationMs: section.durationMs, words: section.words }
    },
    async close() {
      await Promise.all([stories.destroy(), urgent.destroy()])
    },
  }
}

const poolOf = (maxThreads: number) =>
  new Tinypool({
    filename: new URL('./speech.worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads,
    idleTimeout: 60_000,
  })

function presented({ voiceId, name, description, gender, language, tier }: ProviderVoice): ProviderVoice {
  return { voiceId, name, description, gender, language, tier }
}
