import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const papers = ['a4', 'a5', 'letter'] as const
export const Paper = z.enum(papers)
export type Paper = z.infer<typeof Paper>

export const exportStorybook = endpoint({
  method: 'POST',
  url: '/api/stories/:id/export-pdf',
  summary: 'Open the printable storybook of an own story. The address works for its owner, for an hour',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({ htmlUrl: z.string() }) },
})
