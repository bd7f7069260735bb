import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'
import { Cadence } from './story-options.ts'
import { line, lines } from './text.ts'

export const Voice = z.object({
  id: z.number(),
  providerId: z.string(),
  voiceId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  gender: z.enum(['female', 'male', 'neutral']).nullable(),
  language: z.string().nullable(),
  sampleUrl: z.string().nullable(),
  isStandard: z.boolean(),
  subscriptionLevel: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  /** Whether the account's tier reaches this voice. */
  isAccessible: z.boolean(),
  requiresUpgrade: z.boolean(),
  tier: Tier,
})
export type Voice = z.infer<typeof Voice>

/** Start and end in UTF-16 units of the section's text, then from and to in milliseconds of the section's sound. */
export const WordTiming = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type WordTiming = z.infer<typeof WordTiming>

export const NarrationSection = z.object({
  position: z.number(),
  audioUrl: z.string(),
  durationMs: z.number(),
  /** Where this section begins in the sound of the whole story. */
  startMs: z.number(),
  words: z.array(WordTiming),
})
export type NarrationSection = z.infer<typeof NarrationSection>

export const Narration = z.object({
  id: z.number(),
  providerId: z.string(),
  voiceId: z.string(),
  voiceName: z.string(),
  cadence: Cadence,
  status: z.enum(['pending', 'recording', 'ready', 'failed']),
  /** The sections that can be played already, in order, without a gap. */
  sections: z.array(NarrationSection),
  sectionCount: z.number(),
  /** The whole story in one file, once every section is recorded. */
  audioUrl: z.string().nullable(),
  durationMs: z.number().nullable(),
})
export type Narration = z.infer<typeof Narration>

export const approvedVoices = endpoint({
  method: 'GET',
  url: '/api/tts/voices/approved',
  summary: 'Voices that may narrate, and which of them the account can use',
  replies: { 200: z.array(Voice) },
})

export const defaultVoice = endpoint({
  method: 'GET',
  url: '/api/tts/voices/default',
  summary: 'The voice that narrates when nobody chose one',
  replies: { 200: z.object({ providerId: z.string(), voiceId: z.string() }) },
})

export const previewVoice = endpoint({
  method: 'POST',
  url: '/api/tts/preview',
  summary: 'Hear a voice say a sentence',
  body: z.object({
    providerId: line('Provider', 80),
    voiceId: line('Voice', 200),
    text: lines('Text', 300).min(1, 'Text is required'),
    options: z
      .object({ speed: z.number().min(0.5).max(2).optional(), volume: z.number().min(0).max(1).optional() })
      .optional(),
    cadence: z
      .object({
        label: line('Label', 80).optional(),
        description: line('Description', 200).optional(),
        speed: z.number().min(0.5).max(2),
        pauseDuration: z.number().min(0).max(5),
      })
      .optional(),
  }),
  replies: { 200: z.object({ audioUrl: z.string(), played: z.boolean() }) },
})
