import type {
  ProviderVoice,
  Recording,
  SpeechProvider,
  SpeechRequest,
} from '../../../modules/voices/index.ts'
import { openThreads } from '../../../platform/threads.ts'
import { readingPaces } from './catalogue/reading-paces.ts'
import type { SectionRequest, SpokenSection } from './speak-section.ts'
import { voices } from './voices.ts'

/** A section takes a second or two, on a crowded machine ten times that; one that takes longer has met a fault of the engine. */
const deadlineMs = 120_000

export interface BuiltinSpeech extends SpeechProvider {
  /** Letters a second at speed 1, pauses apart. */
  readingRate(voiceId: string): number | undefined
  close(): Promise<void>
}

/** The voices that come with the product: no key, no network, on threads of this machine. */
export function openBuiltinSpeech({ threads }: { threads: number }): BuiltinSpeech {
  const stories = speakersOn(threads)
  // Somebody who tries a voice is waiting for it, so previews do not queue behind whole stories.
  const urgent = speakersOn(1)
  return {
    id: 'builtin',
    name: 'Built-in voices',
    lexicon: 'all',
    partsAtOnce: threads,
    listVoices: async () => voices.map(presented),
    readingRate: (voiceId) => readingPaces[voiceId]?.lettersASecond,
    getReady(voiceId) {
      if (voices.some((voice) => voice.voiceId === voiceId))
        stories.warmUp({ text: 'Hush.', voiceId, speed: 1, pauseMs: 0 })
    },
    async record(request: SpeechRequest): Promise<Recording> {
      const { text, voiceId, speed, pauseMs, place, signal } = request
      const speakers = request.urgent ? urgent : stories
      const section = await speakers.run({ text, voiceId, speed, pauseMs, ...(place && { place }) }, signal)
      return { mp3: section.mp3, durationMs: section.durationMs, words: section.words }
    },
    async close() {
      await Promise.all([stories.close(), urgent.close()])
    },
  }
}

const speakersOn = (threads: number) =>
  openThreads<SectionRequest, SpokenSection>(new URL('./speech.worker.ts', import.meta.url), {
    threads,
    deadlineMs,
  })

function presented({ voiceId, name, description, gender, language, tier }: ProviderVoice): ProviderVoice {
  return { voiceId, name, description, gender, language, tier }
}
