import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'

/** The name of a track, as `MusicTrack.slug` has it. */
export const TrackSlug = z.string().check(z.regex(/^[a-z0-9-]{1,76}$/, 'Unknown music'))

export const downloadStorySound = endpoint({
  method: 'POST',
  url: '/api/stories/:id/download',
  summary:
    'Make an own story ready to be kept as MP3, with music under it if a track is named. The address works for its owner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ music: z._default(z.nullable(TrackSlug), null) }),
  replies: { 200: z.object({ audioUrl: z.string() }) },
})

export const storySoundFile = file({
  url: '/media/downloads/:id/story.mp3',
  summary: 'An own story as MP3 to keep, with music under it if a track is named',
  params: z.object({ id: z.uuid() }),
  query: z.object({ music: z.optional(TrackSlug) }),
  contentTypes: ['audio/mpeg'],
})
