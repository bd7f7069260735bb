import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoDateTime, rowIdInBody } from './text.ts'

/** Where somebody stopped: a sentence of the text and, if they were listening, the time in that narration. */
export const StoryPosition = z.object({
  section: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
  /** Where the sentence starts, in UTF-16 units of the section's text. */
  sentenceStart: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  /** In the audio of the whole story; null when reading without it. */
  positionMs: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(86_400_000))),
  /** The narration that `positionMs` belongs to: in another one the same sentence is at another time. */
  narrationId: z.nullable(rowIdInBody),
})
export type StoryPosition = z.infer<typeof StoryPosition>

/** As saved for all devices of the account. */
export const ReadingPosition = z.extend(StoryPosition, { updatedAt: isoDateTime })
export type ReadingPosition = z.infer<typeof ReadingPosition>

export const saveReadingPosition = endpoint({
  method: 'PUT',
  url: '/api/stories/:id/position',
  summary: 'Save where the account stopped reading or listening',
  params: z.object({ id: z.uuid() }),
  body: StoryPosition,
  replies: { 200: z.object({ updatedAt: isoDateTime }) },
})
