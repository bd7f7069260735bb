import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const papers = ['a4', 'a5', 'letter'] as const
export const Paper = z.enum(papers)
export type Paper = z.infer<typeof Paper>

export const exportStorybook = endpoint({
  method: 'POST',
  url: '/api/stories/:id/export-pdf',
  summary:
    'Open an own story as a book: a page to print, a PDF, an EPUB. The addresses work for its owner, for an hour',
  params: z.object({ id: z.uuid() }),
  replies: {
    200: z.object({
      /** Takes `paper`. */
      htmlUrl: z.string(),
      /** Takes `paper` and `bleed=1`. */
      pdfUrl: z.string(),
      epubUrl: z.string(),
      /** Letters that the PDF's typefaces have not: it leaves a line to write on. The page and the EPUB have them. */
      pdfLacks: z.array(z.string()),
    }),
  },
})
