import { storyLanguages } from '@nightlight/contract'
import OpenAI from 'openai'
import { z } from 'zod'
import { type ProviderVoice, SpeechFailed } from '../../../modules/voices/index.ts'
import { fetchWithTrace } from '../../../platform/observability/tracing/fetch-with-trace.ts'
import { priceOf } from '../cloud/prices.ts'
import type { VoiceVendor } from '../cloud/voice-vendor.ts'
import { openaiVoiceList } from './voices.ts'

export interface OpenaiSettings {
  /** null where a server of one's own wants none. */
  readonly apiKey: string | null
  /** null for the vendor's own URL. Without a trailing slash. */
  readonly baseUrl: string | null
  readonly model: string
}

/** How a model that listens to directions is to read. */
const instructions =
  'Read a bedtime story to a small child: warm, quiet and unhurried, with a little life in what people say.'

/** OpenAI, or any server that speaks its audio API: Kokoro, Speaches, LocalAI and others. */
export function openaiVoices({ apiKey, baseUrl, model }: OpenaiSettings): VoiceVendor {
  const client = new OpenAI({
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    apiKey: apiKey ?? 'none',
    // Given, because the SDK would read them from the environment otherwise.
    organization: null,
    project: null,
    // Deadlines and retries are ours.
    maxRetries: 0,
    timeout: 3_600_000,
    logLevel: 'off',
    fetch: fetchWithTrace,
  })
  const isOwnServer = baseUrl !== null
  const takesDirections = !isOwnServer && !model.startsWith('tts-1')
  return {
    id: 'openai',
    name: isOwnServer ? new URL(baseUrl).host : 'OpenAI',
    endpoint: `speech ${model}`,
    // OpenAI's own models speak what Whisper understands; of another server nobody knows.
    ...(!isOwnServer && { languages: storyLanguages }),
    longest: 4096,
    speeds: [0.25, 4],
    async listVoices(signal) {
      const own = isOwnServer ? await voicesOfServer(client, signal) : null
      return own ?? [...openaiVoiceList]
    },
    async speak({ text, voiceId, speed }, signal) {
      const response = await client.audio.speech.create(
        {
          model,
          voice: voiceId,
          input: text,
          speed,
          response_format: 'wav',
          ...(takesDirections && { instructions }),
        },
        { signal },
      )
      const type = response.headers.get('content-type') ?? ''
      if (!/^(audio\/|application\/octet-stream|$)/i.test(type)) throw new SpeechFailed('unreadable')
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { bytes, format: { kind: 'wav' }, words: null, claimedMs: null }
    },
    costOf: (spoken) => (isOwnServer ? 0 : priceOf(model, spoken)),
  }
}

/** Not in OpenAI's own API, but most servers that resemble it list their voices here, in one of two ways. */
const ServerVoices = z.object({
  voices: z
    .array(z.union([z.string().min(1).max(200), z.object({ id: z.string().min(1).max(200) })]))
    .min(1)
    .max(1000),
})

async function voicesOfServer(client: OpenAI, signal: AbortSignal): Promise<ProviderVoice[] | null> {
  try {
    const answer: unknown = await client.get('/audio/voices', { signal })
    const parsed = ServerVoices.safeParse(answer)
    return parsed.success ? parsed.data.voices.map(presented) : null
  } catch (error) {
    // A server that has no such list answers like this; one that cannot be reached is another matter.
    if (error instanceof OpenAI.APIError && [400, 404, 405, 501].includes(Number(error.status))) return null
    throw error
  }
}

function presented(voice: string | { id: string }): ProviderVoice {
  const voiceId = typeof voice === 'string' ? voice : voice.id
  return { voiceId, name: voiceId, description: null, gender: null, language: null, tier: 'moonbeam' }
}
