import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryCard, StoryRequest, storyStatuses } from './stories.ts'
import { Cadence } from './story-options.ts'
import { isoDateTime, line, requiredLine, rowId } from './text.ts'

/** The longest `who` of a canon. */
export const maxCanonWhoLength = 300

/** What a series remembers from one night to the next, written by a parent or by the story writer. Any field may be empty. */
export const Canon = z.object({
  who: line('Who', maxCanonWhoLength),
  where: line('Where', 200),
  /** What the characters learnt. */
  learnt: line('What was learnt', 300),
  /** What the plot left open. */
  thread: line('Open thread', 300),
})
export type Canon = z.infer<typeof Canon>

const Night = z.object({
  /** The id of the story. */
  id: z.string(),
  title: z.string(),
  night: z.number(),
  status: z.enum(storyStatuses),
})

export const Series = z.object({
  /** null for a series that does not exist yet, which a story could start. */
  id: z.nullable(z.number()),
  title: z.string(),
  canon: Canon,
  /** First night first. */
  nights: z.array(Night),
  updatedAt: z.nullable(isoDateTime),
})
export type Series = z.infer<typeof Series>

/** Whatever is left out stays as it was in the story that is continued. */
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
    // Without the defaults of a new story.
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
  summary: 'The series that a story belongs to, or could start',
  params,
  replies: { 200: Series },
})

export const continueStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/continue',
  summary: 'Create another night with the characters of a story. Replies like the creation of any story',
  params,
  body: ContinueRequest,
  replies: { 200: z.object({ id: z.string() }), 202: z.object({ id: z.string() }) },
})

export const getSeries = endpoint({
  method: 'GET',
  url: '/api/series/:id',
  summary: 'A series with its canon and its nights',
  params: seriesParams,
  replies: { 200: Series },
})

export const updateSeries = endpoint({
  method: 'PATCH',
  url: '/api/series/:id',
  summary: 'Change the name or the canon of a series',
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
