import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })

export const RealImages = z.object({
  imagesGenerated: z.number(),
  /** How many are being generated in total. */
  imagesWanted: z.number(),
  /** Whether the job is still running in the background. */
  stillPainting: z.boolean(),
  /** What the user can do, where none was generated. */
  suggestion: z.optional(z.string()),
})
export type RealImages = z.infer<typeof RealImages>

/** A second call while the job is running waits for the same job: nothing is generated twice. */
export const generateRealImages = endpoint({
  method: 'POST',
  url: '/api/image/stories/:id/generate-images',
  summary: 'Generate the pictures of an own story with an image service; 202 when that takes long',
  params,
  replies: { 200: RealImages, 202: RealImages },
})

export const realImagesStatus = endpoint({
  method: 'GET',
  url: '/api/image/stories/:id/generate-images',
  summary: 'The progress of the latest generated images of an own story',
  params,
  replies: { 200: RealImages },
})
