import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { Tier } from './plans.ts'

export const MusicTrack = z.object({
  id: z.number(),
  /** The name that code knows it by: `gentle-lullaby`. */
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
  summary: 'Tracks that can play under a narration',
  replies: { 200: z.array(MusicTrack) },
})

export const trackFile = file({
  url: '/media/music/:file',
  summary: 'A track, for accounts whose plan has it',
  params: z.object({ file: z.string().check(z.regex(/^[a-z0-9-]{1,80}\.mp3$/)) }),
  contentTypes: ['audio/mpeg'],
})
