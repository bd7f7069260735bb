import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'

/** The slug of a track, see `MusicTrack.slug`. */
export const TrackSlug = z.string().check(z.regex(/^[a-z0-9-]{1,76}$/, 'Unknown music'))

export const prepareStoryDownload = endpoint({
  method: 'POST',
  url: '/api/stories/:id/download',
  summary:
    'Prepare the download of an own story as MP3, with background music if a track is named. The URL works only for its owner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ music: z._default(z.nullable(TrackSlug), null) }),
  replies: { 200: z.object({ audioUrl: z.string() }) },
})

export const storyAudioFile = file({
  url: '/media/downloads/:id/story.mp3',
  summary: 'An own story as MP3, with background music if a track is named',
  params: z.object({ id: z.uuid() }),
  query: z.object({ music: z.optional(TrackSlug) }),
  contentTypes: ['audio/mpeg'],
})
