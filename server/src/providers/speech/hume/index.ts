import { HumeClient } from 'hume'
import { z } from 'zod'
import { SpeechFailed } from '../../../modules/voices/index.ts'
import { priceOf } from '../cloud/prices.ts'
import type { VendorSettings, VoiceVendor } from '../cloud/voice-vendor.ts'
import { listHumeVoices } from './list-voices.ts'
import { Generation, spokenBy } from './read-generation.ts'

/** Hume's own voices and those of the account are addressed differently, and older voices know only the older model. */
const variants = [
  { provider: 'HUME_AI', version: '2' },
  { provider: 'HUME_AI', version: null },
  { provider: 'CUSTOM_VOICE', version: '2' },
  { provider: 'CUSTOM_VOICE', version: null },
] as const

type RequestVariant = (typeof variants)[number]

/** The id under which voices were saved before providers had names. */
export const humeId = 'hume-ai'

export function humeVoices({ apiKey, baseUrl }: VendorSettings): VoiceVendor {
  const client = new HumeClient({
    apiKey,
    ...(baseUrl && { baseUrl }),
    // Deadlines and retries are ours.
    maxRetries: 0,
    timeoutInSeconds: 3600,
    logging: { silent: true },
  })
  /** How a voice has to be requested, once that is known. */
  const variantOfVoice = new Map<string, RequestVariant>()

  async function generate(
    text: string,
    voiceId: string,
    speed: number,
    variant: RequestVariant,
    signal: AbortSignal,
  ) {
    const { provider, version } = variant
    const answer: unknown = await client.tts.synthesizeJson(
      {
        utterances: [{ text, speed, voice: { id: voiceId, provider } }],
        format: { type: 'wav' },
        numGenerations: 1,
        ...(version && { version, includeTimestampTypes: ['word'] }),
      },
      { abortSignal: signal },
    )
    const parsed = z.object({ generations: z.array(Generation).min(1) }).safeParse(answer)
    const generation = parsed.data?.generations[0]
    if (!generation) throw new SpeechFailed('unreadable')
    return spokenBy(generation, text)
  }

  return {
    id: humeId,
    name: 'Hume',
    endpoint: 'speech octave-2',
    longest: 4500,
    // Source: the vendor's description; beyond them the voice becomes unsteady.
    speeds: [0.75, 1.5],
    async listVoices(signal) {
      const voices = await listHumeVoices(client, signal)
      for (const { voiceId, source } of voices) {
        const usual = variants.find(({ provider }) => provider === source)
        if (usual && !variantOfVoice.has(voiceId)) variantOfVoice.set(voiceId, usual)
      }
      return voices.map(({ source: _, ...voice }) => voice)
    },
    async speak({ text, voiceId, speed }, signal) {
      const first = variantOfVoice.get(voiceId)
      const order = first ? [first, ...variants.filter((variant) => variant !== first)] : variants
      let refusal: unknown
      for (const variant of order) {
        try {
          const spoken = await generate(text, voiceId, speed, variant, signal)
          variantOfVoice.set(voiceId, variant)
          return spoken
        } catch (error) {
          if (!isMisaddressed(error)) throw error
          refusal ??= error
        }
      }
      variantOfVoice.delete(voiceId)
      throw refusal
    },
    costOf: (spoken) => priceOf('octave-2', spoken),
  }
}

const isMisaddressed = (error: unknown) =>
  [400, 404, 422].includes(Number((error as { statusCode?: unknown }).statusCode))
