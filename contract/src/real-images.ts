import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const generateRealImages = endpoint({
  method: 'POST',
  url: '/api/image/stories/:id/generate-images',
  summary: 'Have the pictures of an own story made anew by a picture service',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({ imagesGenerated: z.number() }) },
})
