import * as z from 'zod/mini'
import { TrackSlug } from './downloads.ts'
import { endpoint, file } from './endpoint.ts'

export const mixStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/mix',
  summary:
    'Prepare the narration of a story with background music in one file, for devices on which a page cannot set the volume',
  params: z.object({ id: z.uuid() }),
  body: z.object({ music: TrackSlug }),
  replies: { 200: z.object({ audioUrl: z.string() }) },
})

/** A longer ending is a request that nobody listens to. */
export const maxEndingMs = 60_000

const milliseconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

export const storyEnding = file({
  url: '/media/endings/:id/ending.mp3',
  summary: `Up to ${maxEndingMs / 1000} seconds of the narration of a story, fading out; with background music if a track is named, which has to be mixed first`,
  params: z.object({ id: z.uuid() }),
  query: z.object({ music: z.optional(TrackSlug), fromMs: milliseconds, toMs: milliseconds }),
  contentTypes: ['audio/mpeg'],
})

/** Minutes that sound may go on for after a story. */
export const tailMinutes = [2, 4, 8] as const

/** In place of a track: the sound of a waterfall far away. */
export const brownNoise = 'brown-noise'

export const storyTail = file({
  url: '/media/tails/:minutes/:sound',
  summary: `What goes on after a story, fading out: a track that the account may hear, or ${brownNoise}`,
  params: z.object({
    minutes: z.coerce.number().check(z.refine((minutes) => tailMinutes.some((each) => each === minutes))),
    sound: TrackSlug,
  }),
  contentTypes: ['audio/mpeg'],
})
