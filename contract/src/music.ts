import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { Tier } from './plans.ts'

export const MusicTrack = z.object({
  id: z.number(),
  /** The stable name used in code: `gentle-lullaby`. */
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  category: z.string(),
  webPath: z.string(),
  duration: z.number(),
  tier: Tier,
  isDefault: z.boolean(),
  isAccessible: z.boolean(),
  requiresUpgrade: z.boolean(),
})
export type MusicTrack = z.infer<typeof MusicTrack>

export const backgroundMusic = endpoint({
  method: 'GET',
  url: '/api/tts/background-music',
  summary: 'Tracks of background music',
  replies: { 200: z.array(MusicTrack) },
})

export const trackFile = file({
  url: '/media/music/:file',
  summary: 'The audio of a track, for accounts whose plan includes it',
  params: z.object({ file: z.string().check(z.regex(/^[a-z0-9-]{1,80}\.mp3$/)) }),
  contentTypes: ['audio/mpeg'],
})
