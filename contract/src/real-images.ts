import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })

export const RealImages = z.object({
  imagesGenerated: z.number(),
  /** Of so many that are being made. */
  imagesWanted: z.number(),
  /** It goes on without anybody waiting for it. */
  stillPainting: z.boolean(),
  /** What could be done, where none was made. */
  suggestion: z.optional(z.string()),
})
export type RealImages = z.infer<typeof RealImages>

/** Asked again while it is going on, it joins in: nothing is made twice. */
export const generateRealImages = endpoint({
  method: 'POST',
  url: '/api/image/stories/:id/generate-images',
  summary: 'Have the pictures of an own story made anew by a picture service; 202 when that takes long',
  params,
  replies: { 200: RealImages, 202: RealImages },
})

export const followRealImages = endpoint({
  method: 'GET',
  url: '/api/image/stories/:id/generate-images',
  summary: 'How far the latest real images of an own story are',
  params,
  replies: { 200: RealImages },
})
