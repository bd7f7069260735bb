import { z } from 'zod'
import { SpeechFailed } from '../../../modules/voices/index.ts'
import type { VendorCloning } from '../cloud/voice-vendor.ts'
import { read, VoicePage } from './read.ts'

type Call = (path: string, signal: AbortSignal, body?: object, method?: string) => Promise<unknown>

/** The vendor's "instant" cloning: one recording, and the voice is there with the answer. */
export function elevenlabsCloning(call: Call): VendorCloning {
  const remove = async (voiceId: string, signal: AbortSignal) => {
    await call(`/v1/voices/${encodeURIComponent(voiceId)}`, signal, undefined, 'DELETE')
  }
  return {
    async clone(label, sample, signal) {
      const form = new FormData()
      form.append('name', label)
      form.append('files', new Blob([Uint8Array.from(sample)], { type: 'audio/wav' }), 'sample.wav')
      const made = read(MadeVoice, await call('/v1/voices/add', signal, form))
      if (!made.requires_verification) return made.voice_id
      // It speaks only after somebody has read out a text on the vendor's own pages: of no use here.
      await remove(made.voice_id, signal)
      throw new SpeechFailed('rejected')
    },
    async find(label, signal) {
      const query = `page_size=10&include_total_count=false&search=${encodeURIComponent(label)}`
      const { voices } = read(VoicePage, await call(`/v2/voices?${query}`, signal))
      return voices.find(({ name }) => name === label)?.voice_id ?? null
    },
    remove,
  }
}

const MadeVoice = z.object({ voice_id: z.string().min(1).max(200), requires_verification: z.boolean() })
