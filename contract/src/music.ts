import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'

export const MusicTrack = z.object({
  id: z.number(),
  /** The name that code knows it by: `gentle-lullaby`. */
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
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
