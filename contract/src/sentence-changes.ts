import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoDateTime, requiredLine, rowId } from './text.ts'

/** Longer than any sentence of a bedtime story, short enough for one breath of a voice. */
export const maxSentenceLength = 1000

/** One sentence that a parent has changed. */
export const SentenceChange = z.object({
  id: z.number(),
  /** Index of the section. */
  section: z.number(),
  was: z.string(),
  became: z.string(),
  changedAt: isoDateTime,
})
export type SentenceChange = z.infer<typeof SentenceChange>

const params = z.object({ id: z.uuid() })

/** What the change came to. `warnings` are what the review says of it; with any, nothing is saved unless `anyway` was sent. */
const Outcome = z.object({
  saved: z.boolean(),
  warnings: z.array(z.string()),
  /** A voice reads the section anew; a recording by a relative stays as it is. */
  voice: z.enum(['recording', 'recording-stays', 'none']),
})

export const changeSentence = endpoint({
  method: 'POST',
  url: '/api/stories/:id/sentences',
  summary: 'Change a sentence of an own story, and have its section read anew',
  params,
  body: z.object({
    section: z.int().check(z.minimum(0), z.maximum(1000)),
    /** Where the sentence begins in the text of the section, in UTF-16 units. */
    start: z.int().check(z.minimum(0), z.maximum(100_000)),
    /** The sentence as it is: another device may have changed it meanwhile. */
    was: z.string().check(z.minLength(1), z.maxLength(maxSentenceLength * 2)),
    becomes: requiredLine('The sentence', maxSentenceLength),
    /** The parent has read the warnings. */
    anyway: z._default(z.boolean(), false),
  }),
  replies: { 200: Outcome },
})

export const sentenceChanges = endpoint({
  method: 'GET',
  url: '/api/stories/:id/sentences',
  summary: 'The changed sentences of an own story, the latest first',
  params,
  replies: { 200: z.array(SentenceChange) },
})

export const undoSentence = endpoint({
  method: 'POST',
  url: '/api/stories/:id/sentences/:change/undo',
  summary: 'Put a changed sentence back as it was',
  params: z.extend(params, { change: rowId }),
  replies: { 200: Outcome },
})
