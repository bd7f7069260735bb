import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'
import { Cadence } from './story-options.ts'
import { line, lines, moment, requiredLine } from './text.ts'

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
  /** The same story in another voice, while it is being recorded; it takes this one's place when it is ready. */
  replacement: z.object({ id: z.number(), voiceName: z.string() }).nullable(),
})
export type Narration = z.infer<typeof Narration>

export const VoiceProvider = z.object({ id: z.string(), name: z.string() })
export type VoiceProvider = z.infer<typeof VoiceProvider>

/** What whoever asks for sound without naming both is told. */
export const voiceNotChosen = 'Please select both a voice provider and a specific voice.'

const ChosenVoice = z.object({
  providerId: z.string(voiceNotChosen).pipe(requiredLine('Provider', 80, voiceNotChosen)),
  voiceId: z.string(voiceNotChosen).pipe(requiredLine('Voice', 200, voiceNotChosen)),
})

/** Longest text that is spoken outside a story. */
export const maxSpokenText = 5000

export const VoicePreference = z.object({
  id: z.number(),
  userId: z.number(),
  providerId: z.string(),
  voiceId: z.string(),
  options: z.object({ cadence: Cadence.optional() }),
  createdAt: moment,
  updatedAt: moment,
})
export type VoicePreference = z.infer<typeof VoicePreference>

export const approvedVoices = endpoint({
  method: 'GET',
  url: '/api/tts/voices/approved',
  summary: 'Voices that may narrate, and which of them the account can use',
  replies: { 200: z.array(Voice) },
})

/** The same list under the address that the audio dialog knows. */
export const approvedVoicesForAudio = endpoint({ ...approvedVoices, url: '/api/tts/approved-voices' })

export const defaultVoice = endpoint({
  method: 'GET',
  url: '/api/tts/voices/default',
  summary:
    'The voice that narrates when nobody chose one: the one that the account preferred last, or the standing one',
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
    /** A name in the text that is said in another way than it is written. */
    spokenName: z.object({ name: line('Name', 80), said: line('Say the name as', 120) }).optional(),
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

export const voiceProviders = endpoint({
  method: 'GET',
  url: '/api/tts/providers',
  summary: 'Who lends voices',
  replies: { 200: z.array(VoiceProvider) },
})

export const voicesOfProvider = endpoint({
  method: 'GET',
  url: '/api/tts/providers/:providerId/voices',
  summary: 'Approved voices of one provider, and which of them the account can use',
  params: z.object({ providerId: line('Provider', 80) }),
  replies: { 200: z.array(Voice) },
})

export const voiceSample = endpoint({
  method: 'GET',
  url: '/api/tts/providers/:provider/voices/:voice/sample',
  summary: 'Where a voice can be heard with one fixed sentence',
  params: z.object({ provider: line('Provider', 80), voice: line('Voice', 200) }),
  replies: { 200: z.object({ sampleUrl: z.string() }) },
})

export const preferVoice = endpoint({
  method: 'POST',
  url: '/api/tts/preferences',
  summary: 'Remember the voice that the account likes',
  body: ChosenVoice.extend({ options: z.object({ cadence: Cadence.optional() }).default({}) }),
  replies: { 200: VoicePreference },
})

export const preferredVoice = endpoint({
  method: 'GET',
  url: '/api/tts/preferences',
  summary: 'The voice that the account likes',
  replies: { 200: VoicePreference, 204: z.null() },
})

export const speakText = endpoint({
  method: 'POST',
  url: '/api/tts/generate',
  summary: 'Have a text spoken',
  body: ChosenVoice.extend({
    text: lines('Text', maxSpokenText).min(1, 'Text is required'),
    options: z
      .object({ speed: z.number().min(0.5).max(2).optional(), cadence: Cadence.optional() })
      .default({}),
  }),
  replies: { 200: z.object({ audioUrl: z.string() }) },
})

export const narrateStoryAgain = endpoint({
  method: 'POST',
  url: '/api/tts/story/:id/generate',
  summary:
    'Have an own story narrated in a voice. Answers when it is recorded, or at once with `Prefer: respond-async`',
  params: z.object({ id: z.uuid() }),
  body: ChosenVoice.extend({ options: z.object({ cadence: Cadence.optional() }).default({}) }),
  replies: {
    200: z.object({ audioUrl: z.string(), narrationId: z.number() }),
    202: z.object({ narrationId: z.number() }),
  },
})
