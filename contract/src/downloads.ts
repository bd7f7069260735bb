import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The name of a track, as `MusicTrack.slug` has it. */
export const TrackSlug = z.string().regex(/^[a-z0-9-]{1,76}$/, 'Unknown music')

export const downloadStorySound = endpoint({
  method: 'POST',
  url: '/api/stories/:id/download',
  summary:
    'Make an own story ready to be kept as MP3, with music under it if a track is named. The address works for its owner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ music: TrackSlug.nullable().default(null) }),
  replies: { 200: z.object({ audioUrl: z.string() }) },
})
