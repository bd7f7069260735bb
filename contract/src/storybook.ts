import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { signature } from './text.ts'

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

const params = z.object({ id: z.uuid() })

export const storybookPage = file({
  url: '/media/storybooks/:id',
  summary: 'A story as a page that prints as a book, at the address that its export has made',
  params,
  query: z.object({
    ...signature,
    paper: z._default(Paper, 'a4'),
    /** Asks for one file with everything in it. */
    keep: z.optional(z.literal('1')),
  }),
  contentTypes: ['text/html'],
})

export const storybookPdf = file({
  url: '/media/storybooks/:id/book.pdf',
  summary: 'A story as a PDF, at the address that its export has made',
  params,
  query: z.object({
    ...signature,
    paper: z._default(Paper, 'a4'),
    bleed: z._default(z.enum(['0', '1']), '0'),
  }),
  contentTypes: ['application/pdf'],
})

export const storybookEpub = file({
  url: '/media/storybooks/:id/book.epub',
  summary: 'A story as an EPUB, at the address that its export has made',
  params,
  query: z.object(signature),
  contentTypes: ['application/epub+zip'],
})

export const storybookAsset = file({
  url: '/media/storybook/:file',
  summary: 'A stylesheet, script or typeface of the storybook page',
  params: z.object({ file: z.string().check(z.maxLength(80)) }),
  contentTypes: ['text/css', 'text/javascript', 'font/woff2'],
})
