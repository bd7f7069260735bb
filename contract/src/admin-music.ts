import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SubscriptionLevel, Tier } from './plans.ts'
import { isoDateTime, lines, requiredLine, rowId, rowIdInBody } from './text.ts'

export const AdminTrack = z.object({
  id: z.number(),
  title: z.string(),
  description: z.nullable(z.string()),
  filename: z.string(),
  webPath: z.string(),
  categoryId: z.number(),
  /** Seconds. */
  duration: z.number(),
  subscriptionLevel: z.string(),
  tier: Tier,
  isActive: z.boolean(),
  isDefault: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
})
export type AdminTrack = z.infer<typeof AdminTrack>

export const MusicCategory = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  sortOrder: z.number(),
  isActive: z.boolean(),
  createdAt: isoDateTime,
})
export type MusicCategory = z.infer<typeof MusicCategory>

export const CategoryWithTracks = z.extend(MusicCategory, { tracks: z.array(AdminTrack) })
export type CategoryWithTracks = z.infer<typeof CategoryWithTracks>

/** An integer, also as a string from a form field; anything else counts as 0. */
const integerOrZero = z.pipe(
  z.pipe(
    z.nullish(z.union([z.number(), z.string()])),
    z.transform((value) => Number.parseInt(String(value ?? 0), 10) || 0),
  ),
  z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
)

const name = requiredLine('Name', 80)
const title = requiredLine('Title', 200)
const description = z.nullish(lines('Description', 2000))
const category = rowIdInBody

export const musicCategoriesWithTracks = endpoint({
  method: 'GET',
  url: '/api/admin/music/categories-with-tracks',
  summary: 'All music categories with their tracks',
  replies: { 200: z.array(CategoryWithTracks) },
})

export const musicCategories = endpoint({
  method: 'GET',
  url: '/api/admin/music/categories',
  summary: 'All music categories',
  replies: { 200: z.array(MusicCategory) },
})

export const addMusicCategory = endpoint({
  method: 'POST',
  url: '/api/admin/music/categories',
  summary: 'Add a music category',
  body: z.object({ name, description, sortOrder: integerOrZero }),
  replies: { 201: MusicCategory },
})

const params = z.object({ id: rowId })

export const changeMusicCategory = endpoint({
  method: 'PATCH',
  url: '/api/admin/music/categories/:id',
  summary: 'Change a music category, or hide it with all its tracks',
  params,
  body: z.object({
    name: z.optional(name),
    description,
    sortOrder: z.optional(integerOrZero),
    isActive: z.optional(z.boolean()),
  }),
  replies: { 200: MusicCategory },
})

/** The longest track, and the largest upload: ten minutes of 16 bits in two channels at 48 kHz. */
export const maxMusicSeconds = 600
export const maxMusicBytes = 120 * 1024 * 1024

/** The body is multipart/form-data: `file`, a WAV. */
export const uploadMusic = endpoint({
  method: 'POST',
  url: '/api/admin/music/uploads',
  summary: 'Upload the audio of a track. It is normalized to the loudness of all music and stored for a day',
  replies: {
    201: z.object({
      filename: z.string(),
      webPath: z.string(),
      /** Seconds. */
      duration: z.number(),
      /** LUFS, as uploaded; null for silence. */
      loudness: z.nullable(z.number()),
    }),
  },
})

export const addMusicTrack = endpoint({
  method: 'POST',
  url: '/api/admin/music/tracks',
  summary: 'Make an uploaded file a track',
  body: z.object({
    title,
    description,
    filename: requiredLine('File', 300, 'Please choose a sound file'),
    webPath: z.nullish(z.string().check(z.maxLength(2000))),
    categoryId: category,
    /** Ignored: the duration is read from the file. */
    duration: integerOrZero,
    subscriptionLevel: z._default(SubscriptionLevel, 'firefly'),
    isActive: z._default(z.boolean(), true),
  }),
  replies: { 201: AdminTrack },
})

export const changeMusicTrack = endpoint({
  method: 'PATCH',
  url: '/api/admin/music/tracks/:id',
  summary: 'Change a track',
  params,
  body: z.object({
    title: z.optional(title),
    description,
    categoryId: z.optional(category),
    subscriptionLevel: z.optional(SubscriptionLevel),
    isActive: z.optional(z.boolean()),
    /** Only `true` is allowed: there is always exactly one default. */
    isDefault: z.optional(z.literal(true)),
  }),
  replies: { 200: AdminTrack },
})

export const deleteMusicTrack = endpoint({
  method: 'DELETE',
  url: '/api/admin/music/tracks/:id',
  summary: 'Delete a track with its file',
  params,
  replies: { 204: z.null() },
})
