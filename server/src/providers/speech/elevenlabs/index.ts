import { storyLanguages, type WordTiming } from '@nightlight/contract'
import { z } from 'zod'
import { isLabelOfClone, type ProviderVoice, SpeechFailed } from '../../../modules/voices/index.ts'
import { wordsOf } from '../../../platform/audio/words-of.ts'
import { fetchWithTrace } from '../../../platform/observability/tracing/fetch-with-trace.ts'
import { priceOf } from '../cloud/prices.ts'
import type { VendorSettings, VoiceVendor } from '../cloud/voice-vendor.ts'
import { RefusedCall } from '../cloud/within-deadline.ts'
import { elevenlabsCloning } from './cloning.ts'
import { read, VoicePage } from './read.ts'

const model = 'eleven_multilingual_v2'

/** The best quality that every account may have, and no other rate to bring it to. */
const sampleRate = 24_000

/** Voices per page, and the most pages that are read. */
const pageSize = 100
const mostPages = 20

export function elevenlabsVoices({ apiKey, baseUrl }: VendorSettings): VoiceVendor {
  const call = async (
    path: string,
    signal: AbortSignal,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<unknown> => {
    const isForm = body instanceof FormData
    const response = await fetchWithTrace(`${baseUrl ?? 'https://api.elevenlabs.io'}${path}`, {
      method,
      headers: {
        'xi-api-key': apiKey,
        accept: 'application/json',
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      // The key would go along.
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw new RefusedCall(response.status, response.headers, await response.text())
    const isJson = response.headers.get('content-type')?.includes('json')
    if (!isJson) throw new SpeechFailed('unreadable')
    const text = await response.text()
    try {
      return JSON.parse(text)
    } catch {
      throw new SpeechFailed('cut')
    }
  }

  return {
    id: 'elevenlabs',
    name: 'ElevenLabs',
    endpoint: `speech ${model}`,
    // The model's 29 languages have all of ours among them.
    languages: storyLanguages,
    longest: 5000,
    // Source: the vendor's help on voice settings.
    speeds: [0.7, 1.2],
    async listVoices(signal) {
      const voices: ProviderVoice[] = []
      let token: string | null = null
      for (let page = 0; page < mostPages; page++) {
        const from: string = token === null ? '' : `&next_page_token=${encodeURIComponent(token)}`
        const path = `/v2/voices?page_size=${pageSize}&include_total_count=false${from}`
        const answer = read(VoicePage, await call(path, signal))
        voices.push(...answer.voices.map(presented))
        token = answer.next_page_token ?? null
        if (!answer.has_more || token === null) break
      }
      // Voices that a family has cloned are not offered to others.
      return voices.filter(({ name }) => !isLabelOfClone(name))
    },
    async speak({ text, voiceId, speed }, signal) {
      const path = `/v1/text-to-speech/${encodeURIComponent(voiceId)}/with-timestamps?output_format=pcm_${sampleRate}`
      const answer = await call(path, signal, {
        text,
        model_id: model,
        // A steady voice for a dark room; what an account has set for its other uses does not count here.
        voice_settings: { stability: 0.6, similarity_boost: 0.75, speed },
      })
      const { audio_base64, alignment } = read(SpokenText, answer)
      return {
        bytes: new Uint8Array(Buffer.from(audio_base64, 'base64')),
        format: { kind: 'pcm16', sampleRate },
        words: alignment ? wordsIn(text, alignment) : null,
        claimedMs: alignment ? (alignment.character_end_times_seconds.at(-1) ?? 0) * 1000 : null,
      }
    },
    costOf: (spoken) => priceOf(model, spoken),
    cloning: elevenlabsCloning(call),
  }
}

const seconds = z.array(z.number().min(0))

const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: seconds,
  character_end_times_seconds: seconds,
})

const SpokenText = z.object({ audio_base64: z.string().min(1), alignment: Alignment.nullish() })

function presented(voice: z.infer<typeof VoicePage>['voices'][number]): ProviderVoice {
  const { gender, language, accent, age } = voice.labels ?? {}
  const traits = [accent, age].filter(Boolean).join(', ').replaceAll('_', ' ')
  return {
    voiceId: voice.voice_id,
    name: voice.name?.trim() || voice.voice_id,
    description: (voice.description?.trim() || traits || null)?.slice(0, 2000) ?? null,
    gender: gender === 'female' || gender === 'male' || gender === 'neutral' ? gender : null,
    language: language?.slice(0, 80) || null,
    sampleUrl: voice.preview_url?.startsWith('https://') ? voice.preview_url.slice(0, 2000) : null,
    tier: 'moonbeam',
  }
}

/** Each character has its time: a word lasts from its first to its last. null where the characters are not those of the text. */
function wordsIn(text: string, alignment: z.infer<typeof Alignment>): WordTiming[] | null {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment
  if (characters.join('') !== text) return null
  const places: number[] = []
  for (const [index, character] of characters.entries()) {
    for (let unit = 0; unit < character.length; unit++) places.push(index)
  }
  let last = 0
  const timed = wordsOf(text).map(({ start, end }): WordTiming => {
    const from = Math.max(last, (starts[places[start] ?? -1] ?? Number.NaN) * 1000)
    last = Math.max(from, (ends[places[end - 1] ?? -1] ?? Number.NaN) * 1000)
    return [start, end, Math.round(from), Math.round(last)]
  })
  return timed.every((times) => times.every(Number.isFinite)) ? timed : null
}
