import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryCard, StoryRequest, storyStatuses } from './stories.ts'
import { Cadence } from './story-options.ts'
import { line, moment, requiredLine, rowId } from './text.ts'

/** Longest `who` of a canon. */
export const maxCanonWho = 300

/** What a series remembers from one night to the next, in a parent's words or ours. Any of it may be empty. */
export const Canon = z.object({
  who: line('Who', maxCanonWho),
  where: line('Where', 200),
  /** What was learnt. */
  learnt: line('What was learnt', 300),
  /** What was left open. */
  thread: line('Open thread', 300),
})
export type Canon = z.infer<typeof Canon>

const Night = z.object({
  /** Of the story. */
  id: z.string(),
  title: z.string(),
  night: z.number(),
  status: z.enum(storyStatuses),
})

export const Series = z.object({
  /** null for a series that a story could become the first night of. */
  id: z.nullable(z.number()),
  title: z.string(),
  canon: Canon,
  /** First night first. */
  nights: z.array(Night),
  updatedAt: z.nullable(moment),
})
export type Series = z.infer<typeof Series>

/** All that is not said stays as it was in the story that is gone on with. */
export const ContinueRequest = z.extend(
  z.partial(
    z.pick(StoryRequest, {
      storyTheme: true,
      storyLength: true,
      minutes: true,
      additionalDetails: true,
      generateAudio: true,
      selectedVoiceId: true,
      selectedVoiceProviderId: true,
      narrationCadence: true,
    }),
  ),
  {
    // Without what a story of its own has by default.
    generateAudio: z.optional(z.boolean()),
    narrationCadence: z.optional(Cadence),
    canon: z.optional(Canon),
  },
)
export type ContinueRequest = z.infer<typeof ContinueRequest>

const params = z.object({ id: z.uuid() })
const seriesParams = z.object({ id: rowId })

export const storySeries = endpoint({
  method: 'GET',
  url: '/api/stories/:id/series',
  summary: 'The series that a story belongs to, or could begin',
  params,
  replies: { 200: Series },
})

export const continueStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/continue',
  summary: 'Make another night with the characters of a story. Answers like the making of any story',
  params,
  body: ContinueRequest,
  replies: { 200: z.object({ id: z.string() }), 202: z.object({ id: z.string() }) },
})

export const getSeries = endpoint({
  method: 'GET',
  url: '/api/series/:id',
  summary: 'What a series remembers, and its nights',
  params: seriesParams,
  replies: { 200: Series },
})

export const updateSeries = endpoint({
  method: 'PATCH',
  url: '/api/series/:id',
  summary: 'Change the name of a series or what it remembers',
  params: seriesParams,
  body: z.object({ title: z.optional(requiredLine('Name', 300)), canon: z.optional(z.partial(Canon)) }),
  replies: { 200: Series },
})

export const listSeriesStories = endpoint({
  method: 'GET',
  url: '/api/series/:id/stories',
  summary: 'The stories of a series, first night first',
  params: seriesParams,
  replies: { 200: z.array(StoryCard) },
})
