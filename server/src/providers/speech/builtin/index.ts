import { Tinypool } from 'tinypool'
import type {
  ProviderVoice,
  Recording,
  SpeechProvider,
  SpeechRequest,
} from '../../../modules/narration/index.ts'
import type { SpokenSection } from './speak-section.ts'
import { voices } from './voices.ts'

/** A section takes a second or two; one that takes longer than this has met a fault of the engine. */
const deadlineMs = 60_000

/** The voices that come with the product: no key, no network, on threads of this machine. */
export function openBuiltinSpeech({
  threads,
}: {
  threads: number
}): SpeechProvider & { close(): Promise<void> } {
  const pool = new Tinypool({
    filename: new URL('./speech.worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  return {
    id: 'builtin',
    name: 'Built-in voices',
    listVoices: async () => voices.map(presented),
    async record({ text, voiceId, speed, pauseMs, signal }: SpeechRequest): Promise<Recording> {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
      const section: SpokenSection = await pool.run({ text, voiceId, speed, pauseMs }, { signal: limited })
      return { mp3: section.mp3, durationMs: section.durationMs, words: section.words }
    },
    close: () => pool.destroy(),
  }
}

function presented({ voiceId, name, description, gender, language, tier }: ProviderVoice): ProviderVoice {
  return { voiceId, name, description, gender, language, tier }
}
