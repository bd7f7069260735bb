import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { moment, requiredLine, rowId } from './text.ts'

/** How long the link to a reading opens. */
export const readingDays = 14

/** Of one story, those under way and those that were taken over together. */
export const maxReadings = 5

/** Who reads a page slowly, with pauses, takes a minute or two. */
export const maxPageSeconds = 300

/** A page that is recorded again and again: so often. */
export const maxTakesOfPage = 30

/** Samples a second of what a browser hands in: 16 bits each, one channel. */
export const recordedRate = 24_000

export const ReadingPage = z.object({
  position: z.number(),
  audioUrl: z.string(),
  durationMs: z.number(),
})
export type ReadingPage = z.infer<typeof ReadingPage>

/** A relative's reading as the story's owner sees it. */
export const Reading = z.object({
  id: z.number(),
  readerName: z.string(),
  /** `open`: being recorded. `sent`: waits for the owner's yes. `approved`: one of the story's voices. */
  status: z.enum(['open', 'sent', 'approved']),
  /** What is recorded already; to be heard once it was sent. */
  pages: z.array(ReadingPage),
  pageCount: z.number(),
  expiresAt: moment,
  isExpired: z.boolean(),
  sentAt: z.nullable(moment),
  narrationId: z.nullable(z.number()),
})
export type Reading = z.infer<typeof Reading>

/** A voice in which a story can be heard at once. */
export const RecordedVoice = z.object({
  narrationId: z.number(),
  voiceName: z.string(),
  durationMs: z.nullable(z.number()),
  isCurrent: z.boolean(),
})
export type RecordedVoice = z.infer<typeof RecordedVoice>

export const StoryReadings = z.object({
  /** Whether the account's plan has readings by relatives. */
  canInvite: z.boolean(),
  readings: z.array(Reading),
  voices: z.array(RecordedVoice),
})
export type StoryReadings = z.infer<typeof StoryReadings>

const OfStory = z.object({ id: z.uuid() })
const OfReading = z.object({ id: rowId })

export const storyReadings = endpoint({
  method: 'GET',
  url: '/api/stories/:id/readings',
  summary: 'Readings of an own story by relatives, and every voice in which it can be heard at once',
  params: OfStory,
  replies: { 200: StoryReadings },
})

/** The link is told once: only its hash is kept. The token is behind a `#`, where no log on the way sees it. */
const WithLink = z.object({ reading: Reading, link: z.string() })

export const inviteReader = endpoint({
  method: 'POST',
  url: '/api/stories/:id/readings',
  summary: 'Make a link by which a relative without an account reads an own story aloud',
  params: OfStory,
  body: z.object({ readerName: requiredLine('Name', 40, 'Who is going to read?') }),
  replies: { 201: WithLink },
})

export const renewReadingLink = endpoint({
  method: 'POST',
  url: '/api/readings/:id/link',
  summary:
    'Make a new link to a reading; the one before it opens nothing any more. What was sent can be changed again',
  params: OfReading,
  replies: { 200: WithLink },
})

export const approveReading = endpoint({
  method: 'POST',
  url: '/api/readings/:id/approve',
  summary: 'Make a reading that was sent the voice of its story',
  params: OfReading,
  replies: { 200: Reading },
})

export const discardReading = endpoint({
  method: 'DELETE',
  url: '/api/readings/:id',
  summary: 'Take a link back, or throw a reading away, with its sound',
  params: OfReading,
  replies: { 204: z.null() },
})

export const chooseRecordedVoice = endpoint({
  method: 'POST',
  url: '/api/stories/:id/voices/:narrationId/choose',
  summary: 'Hear an own story in another of the voices that it was recorded in',
  params: z.object({ id: z.uuid(), narrationId: rowId }),
  replies: { 204: z.null() },
})

/**
 * What a relative sees: the pages and first names, nothing else of the family. These calls carry the token of the link as
 * `authorization: Bearer …`; a link that opens nothing is 404.
 */
export const ReadingToRecord = z.object({
  title: z.string(),
  readerName: z.string(),
  /** First name of who asked for it. */
  askedBy: z.string(),
  status: z.enum(['open', 'sent']),
  expiresAt: moment,
  pages: z.array(z.object({ text: z.string(), durationMs: z.nullable(z.number()) })),
})
export type ReadingToRecord = z.infer<typeof ReadingToRecord>

export const openReading = endpoint({
  method: 'GET',
  url: '/api/reading',
  summary: 'The story that a link lets one read aloud, and how far it is recorded',
  replies: { 200: ReadingToRecord },
})

const OfPage = z.object({ position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000)) })

/** `short`: hardly the whole page. `loud`: the microphone was overdriven. Either may be kept. */
export const PageKept = z.object({ durationMs: z.number(), advice: z.nullable(z.enum(['short', 'loud'])) })
export type PageKept = z.infer<typeof PageKept>

export const keepReadingPage = endpoint({
  method: 'PUT',
  url: '/api/reading/pages/:position',
  summary: 'Hand in the recording of a page as WAV (`audio/wav`). It takes the place of an earlier one',
  params: OfPage,
  replies: { 200: PageKept },
})

export const hearReadingPage = file({
  url: '/api/reading/pages/:position/sound',
  summary: 'A page as it is kept, as MP3',
  params: OfPage,
  contentTypes: ['audio/mpeg'],
})

export const sendReading = endpoint({
  method: 'POST',
  url: '/api/reading/send',
  summary: 'Send a reading whose every page is recorded to the family',
  replies: { 204: z.null() },
})
