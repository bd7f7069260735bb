import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { StoryLanguage } from './languages.ts'
import { Tier } from './plans.ts'
import { Cadence } from './story-options.ts'
import { isoDateTime, line, lines, requiredLine, rowId } from './text.ts'

export const Voice = z.object({
  id: z.number(),
  providerId: z.string(),
  voiceId: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  gender: z.nullable(z.enum(['female', 'male', 'neutral'])),
  language: z.nullable(z.string()),
  /** The languages of stories that it can read. */
  languages: z.array(StoryLanguage),
  sampleUrl: z.nullable(z.string()),
  isStandard: z.boolean(),
  subscriptionLevel: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  /** Whether the account's tier includes this voice. */
  isAccessible: z.boolean(),
  requiresUpgrade: z.boolean(),
  tier: Tier,
})
export type Voice = z.infer<typeof Voice>

/** Start and end in UTF-16 units of the section's text, then start and end in milliseconds of the section's audio. */
export const WordTiming = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type WordTiming = z.infer<typeof WordTiming>

export const NarrationSection = z.object({
  position: z.number(),
  audioUrl: z.string(),
  durationMs: z.number(),
  /** Where this section starts in the audio of the whole story. */
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
  /** The sections that can already be played, in order and without gaps. */
  sections: z.array(NarrationSection),
  sectionCount: z.number(),
  /** The whole story as one file, once every section is recorded. */
  audioUrl: z.nullable(z.string()),
  durationMs: z.nullable(z.number()),
  /** The same story in another voice, while it is being recorded; it replaces this one when it is ready. */
  replacement: z.nullable(z.object({ id: z.number(), voiceName: z.string() })),
})
export type Narration = z.infer<typeof Narration>

export const VoiceProvider = z.object({ id: z.string(), name: z.string() })
export type VoiceProvider = z.infer<typeof VoiceProvider>

/** The error for a request for audio that does not name both. */
export const voiceNotChosenMessage = 'Please select both a voice provider and a specific voice.'

const ChosenVoice = z.object({
  providerId: z.pipe(z.string(voiceNotChosenMessage), requiredLine('Provider', 80, voiceNotChosenMessage)),
  voiceId: z.pipe(z.string(voiceNotChosenMessage), requiredLine('Voice', 200, voiceNotChosenMessage)),
})

/** The longest text that is spoken outside of a story, in UTF-16 units. */
export const maxSpokenTextLength = 5000

/** Of their JSON. */
const maxOptionsBytes = 4096

/** Kept as they are sent; this version uses `cadence`. */
const VoiceOptions = z.looseObject({ cadence: z.optional(Cadence) }).check(
  z.refine(
    (options) => new TextEncoder().encode(JSON.stringify(options)).length <= maxOptionsBytes,
    `Options must be at most ${maxOptionsBytes} bytes of JSON`,
  ),
  // PostgreSQL stores neither in JSON.
  z.refine(
    (options) => !/\\u(0000|d[89a-f])/i.test(JSON.stringify(options)),
    'Options must not contain zero characters or halves of characters',
  ),
)

export const VoicePreference = z.object({
  id: z.number(),
  userId: z.number(),
  providerId: z.string(),
  voiceId: z.string(),
  options: VoiceOptions,
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
})
export type VoicePreference = z.infer<typeof VoicePreference>

export const approvedVoices = endpoint({
  method: 'GET',
  url: '/api/tts/voices/approved',
  summary: 'The approved voices, and which of them the account can use',
  replies: { 200: z.array(Voice) },
})

/** The same list at the URL that the audio dialog uses. */
export const approvedVoicesForAudio = endpoint({ ...approvedVoices, url: '/api/tts/approved-voices' })

export const defaultVoice = endpoint({
  method: 'GET',
  url: '/api/tts/voices/default',
  summary:
    'The voice that narrates when none is chosen: the one that the account preferred last, or the default of the installation',
  replies: { 200: z.object({ providerId: z.string(), voiceId: z.string() }) },
})

export const previewVoice = endpoint({
  method: 'POST',
  url: '/api/tts/preview',
  summary: 'Preview a voice with a sentence',
  body: z.object({
    providerId: line('Provider', 80),
    voiceId: line('Voice', 200),
    text: lines('Text', 300).check(z.minLength(1, 'Text is required')),
    /** A name in the text that is pronounced differently from how it is written. */
    spokenName: z.optional(z.object({ name: line('Name', 80), said: line('Say the name as', 120) })),
    options: z.optional(
      z.object({
        speed: z.optional(z.number().check(z.minimum(0.5), z.maximum(2))),
        volume: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      }),
    ),
    cadence: z.optional(
      z.object({
        label: z.optional(line('Label', 80)),
        description: z.optional(line('Description', 200)),
        speed: z.number().check(z.minimum(0.5), z.maximum(2)),
        pauseDuration: z.number().check(z.minimum(0), z.maximum(5)),
      }),
    ),
  }),
  replies: { 200: z.object({ audioUrl: z.string(), played: z.boolean() }) },
})

const PreviewName = z.string().check(z.regex(/^[0-9a-f]{40}\.mp3$/))

export const previewFile = file({
  url: '/media/previews/:file',
  summary: 'A preview with the fixed sentence, the same for all accounts',
  params: z.object({ file: PreviewName }),
  contentTypes: ['audio/mpeg'],
})

export const ownPreviewFile = file({
  url: '/media/previews/:listener/:file',
  summary: 'A text spoken for one account, which only that account may hear',
  params: z.object({ listener: rowId, file: PreviewName }),
  contentTypes: ['audio/mpeg'],
})

export const voiceProviders = endpoint({
  method: 'GET',
  url: '/api/tts/providers',
  summary: 'The providers of voices',
  replies: { 200: z.array(VoiceProvider) },
})

export const voicesOfProvider = endpoint({
  method: 'GET',
  url: '/api/tts/providers/:providerId/voices',
  summary: 'The approved voices of one provider, and which of them the account can use',
  params: z.object({ providerId: line('Provider', 80) }),
  replies: { 200: z.array(Voice) },
})

export const voiceSample = endpoint({
  method: 'GET',
  url: '/api/tts/providers/:provider/voices/:voice/sample',
  summary: 'The URL of a sample of a voice with a fixed sentence, if there is one: the call records nothing',
  params: z.object({ provider: line('Provider', 80), voice: line('Voice', 200) }),
  replies: { 200: z.object({ sampleUrl: z.string() }) },
})

export const preferVoice = endpoint({
  method: 'POST',
  url: '/api/tts/preferences',
  summary: 'Save the preferred voice of the account',
  body: z.extend(ChosenVoice, { options: z._default(VoiceOptions, {}) }),
  replies: { 200: VoicePreference },
})

export const preferredVoice = endpoint({
  method: 'GET',
  url: '/api/tts/preferences',
  summary: 'The preferred voice of the account',
  replies: { 200: VoicePreference, 204: z.null() },
})

export const speakText = endpoint({
  method: 'POST',
  url: '/api/tts/generate',
  summary: 'Speak a text',
  body: z.extend(ChosenVoice, {
    text: lines('Text', maxSpokenTextLength).check(z.minLength(1, 'Text is required')),
    options: z._default(
      z.object({
        speed: z.optional(z.number().check(z.minimum(0.5), z.maximum(2))),
        cadence: z.optional(Cadence),
      }),
      {},
    ),
  }),
  replies: { 200: z.object({ audioUrl: z.string() }) },
})

export const narrateStoryAgain = endpoint({
  method: 'POST',
  url: '/api/tts/story/:id/generate',
  summary:
    'Narrate an own story with a voice. Replies when it is recorded, or at once with `Prefer: respond-async`',
  params: z.object({ id: z.uuid() }),
  body: z.extend(ChosenVoice, { options: z._default(z.object({ cadence: z.optional(Cadence) }), {}) }),
  replies: {
    200: z.object({ audioUrl: z.string(), narrationId: z.number() }),
    202: z.object({ narrationId: z.number() }),
  },
})
