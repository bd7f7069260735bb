import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { StoryLanguage } from './languages.ts'
import { isoDateTime, requiredLine, rowId } from './text.ts'

/** How many days the link to a reading is valid. */
export const readingLinkDays = 14

/** Readings in progress and approved ones together. */
export const maxReadingsPerStory = 5

/** Somebody who reads a page slowly, with pauses, needs a minute or two. */
export const maxPageSeconds = 300

/** How many times one page can be recorded. */
export const maxTakesPerPage = 30

/** Samples per second of an uploaded recording: 16 bits each, one channel. */
export const recordingSampleRate = 24_000

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
  /** `open`: being recorded. `sent`: waits for the owner's approval. `approved`: one of the story's voices. */
  status: z.enum(['open', 'sent', 'approved']),
  /** The pages that are recorded; the owner can play them once the reading was sent. */
  pages: z.array(ReadingPage),
  pageCount: z.number(),
  expiresAt: isoDateTime,
  isExpired: z.boolean(),
  sentAt: z.nullable(isoDateTime),
  narrationId: z.nullable(z.number()),
})
export type Reading = z.infer<typeof Reading>

/** A voice in which a story is already recorded. */
export const RecordedVoice = z.object({
  narrationId: z.number(),
  voiceName: z.string(),
  durationMs: z.nullable(z.number()),
  isCurrent: z.boolean(),
})
export type RecordedVoice = z.infer<typeof RecordedVoice>

export const StoryReadings = z.object({
  /** Whether the account's plan includes readings by relatives. */
  canInvite: z.boolean(),
  readings: z.array(Reading),
  voices: z.array(RecordedVoice),
})
export type StoryReadings = z.infer<typeof StoryReadings>

const storyParams = z.object({ id: z.uuid() })
const readingParams = z.object({ id: rowId })

export const storyReadings = endpoint({
  method: 'GET',
  url: '/api/stories/:id/readings',
  summary: 'The readings of an own story by relatives, and all voices in which it is recorded',
  params: storyParams,
  replies: { 200: StoryReadings },
})

/** The link is shown once: only its hash is stored. The token is in the fragment, which browsers do not send and no log contains. */
const ReadingWithLink = z.object({ reading: Reading, link: z.string() })

export const inviteReader = endpoint({
  method: 'POST',
  url: '/api/stories/:id/readings',
  summary: 'Create a link with which a relative without an account can record an own story',
  params: storyParams,
  body: z.object({ readerName: requiredLine('Name', 40, 'Who is going to read?') }),
  replies: { 201: ReadingWithLink },
})

export const renewReadingLink = endpoint({
  method: 'POST',
  url: '/api/readings/:id/link',
  summary:
    'Create a new link to a reading; the previous one stops working. A reading that was sent can be changed again',
  params: readingParams,
  replies: { 200: ReadingWithLink },
})

export const approveReading = endpoint({
  method: 'POST',
  url: '/api/readings/:id/approve',
  summary: 'Approve a reading that was sent: it becomes the current narration of its story',
  params: readingParams,
  replies: { 200: Reading },
})

export const discardReading = endpoint({
  method: 'DELETE',
  url: '/api/readings/:id',
  summary: 'Revoke a link, or delete a reading with its audio',
  params: readingParams,
  replies: { 204: z.null() },
})

export const chooseRecordedVoice = endpoint({
  method: 'POST',
  url: '/api/stories/:id/voices/:narrationId/choose',
  summary: 'Switch an own story to another voice in which it is recorded',
  params: z.object({ id: z.uuid(), narrationId: rowId }),
  replies: { 204: z.null() },
})

/**
 * What a relative sees: the pages and first names, nothing else about the family. These calls send the token of the link as
 * `authorization: Bearer …`; an invalid link is a 404.
 */
export const ReadingToRecord = z.object({
  title: z.string(),
  /** Of title and pages. */
  language: StoryLanguage,
  readerName: z.string(),
  /** The first name of the owner who invited the relative. */
  askedBy: z.string(),
  status: z.enum(['open', 'sent']),
  expiresAt: isoDateTime,
  pages: z.array(z.object({ text: z.string(), durationMs: z.nullable(z.number()) })),
})
export type ReadingToRecord = z.infer<typeof ReadingToRecord>

export const getReadingToRecord = endpoint({
  method: 'GET',
  url: '/api/reading',
  summary: 'The story that a link is for, and which pages are recorded',
  replies: { 200: ReadingToRecord },
})

const pageParams = z.object({ position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000)) })

/** `short`: probably not the whole page. `loud`: the recording is clipped. Both are accepted anyway. */
export const SavedReadingPage = z.object({
  durationMs: z.number(),
  advice: z.nullable(z.enum(['short', 'loud'])),
})
export type SavedReadingPage = z.infer<typeof SavedReadingPage>

export const saveReadingPage = endpoint({
  method: 'PUT',
  url: '/api/reading/pages/:position',
  summary: 'Upload the recording of a page as WAV (`audio/wav`). It replaces an earlier one',
  params: pageParams,
  replies: { 200: SavedReadingPage },
})

export const readingPageFile = file({
  url: '/api/reading/pages/:position/sound',
  summary: 'The recording of a page, as MP3',
  params: pageParams,
  contentTypes: ['audio/mpeg'],
})

export const sendReading = endpoint({
  method: 'POST',
  url: '/api/reading/send',
  summary: 'Send a reading to the family, once all pages are recorded',
  replies: { 204: z.null() },
})
