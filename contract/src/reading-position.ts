import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moment, rowIdInBody } from './text.ts'

/** Where somebody stopped: a sentence of the text and, where they listened, the moment of that narration. */
export const ReadingPlace = z.object({
  section: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
  /** Where the sentence begins, in UTF-16 units of the section's text. */
  sentenceStart: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  /** In the sound of the whole story; null for whoever read without it. */
  positionMs: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(86_400_000))),
  /** A moment of one narration says nothing about another. */
  narrationId: z.nullable(rowIdInBody),
})
export type ReadingPlace = z.infer<typeof ReadingPlace>

/** What the account keeps for all of its devices. */
export const ReadingPosition = z.extend(ReadingPlace, { updatedAt: moment })
export type ReadingPosition = z.infer<typeof ReadingPosition>

export const saveReadingPosition = endpoint({
  method: 'PUT',
  url: '/api/stories/:id/position',
  summary: 'Keep where the account stopped reading or listening',
  params: z.object({ id: z.uuid() }),
  body: ReadingPlace,
  replies: { 200: z.object({ updatedAt: moment }) },
})
