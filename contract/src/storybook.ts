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
    'Export an own story as a book: a page to print, a PDF, an EPUB. The URLs work only for its owner, for an hour',
  params: z.object({ id: z.uuid() }),
  replies: {
    200: z.object({
      /** Accepts the query parameter `paper`. */
      htmlUrl: z.string(),
      /** Accepts the query parameters `paper` and `bleed=1`: the pages for a print shop, without the cover. */
      pdfUrl: z.string(),
      /** The cover for a print shop; accepts the query parameters `paper` and `spine`, millimetres. */
      coverPdfUrl: z.string(),
      epubUrl: z.string(),
      /** Characters that are missing in the PDF's fonts: it leaves a line to write on instead. The page and the EPUB show them. */
      pdfLacks: z.array(z.string()),
    }),
  },
})

const params = z.object({ id: z.uuid() })

export const storybookPage = file({
  url: '/media/storybooks/:id',
  summary: 'A story as a page that prints as a book, at the signed URL from its export',
  params,
  query: z.object({
    ...signature,
    paper: z._default(Paper, 'a4'),
    /** Requests one self-contained file. */
    keep: z.optional(z.literal('1')),
  }),
  contentTypes: ['text/html'],
})

export const storybookPdf = file({
  url: '/media/storybooks/:id/book.pdf',
  summary: 'A story as a PDF, at the signed URL from its export',
  params,
  query: z.object({
    ...signature,
    paper: z._default(Paper, 'a4'),
    bleed: z._default(z.enum(['0', '1']), '0'),
  }),
  contentTypes: ['application/pdf'],
})

export const storybookCover = file({
  url: '/media/storybooks/:id/cover.pdf',
  summary: 'The cover of a story for a print shop, as one sheet, at the signed URL from its export',
  params,
  query: z.object({
    ...signature,
    paper: z._default(Paper, 'a5'),
    /** Millimetres. By default it is computed from the number of pages. */
    spine: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(40))),
  }),
  contentTypes: ['application/pdf'],
})

export const storybookEpub = file({
  url: '/media/storybooks/:id/book.epub',
  summary: 'A story as an EPUB, at the signed URL from its export',
  params,
  query: z.object(signature),
  contentTypes: ['application/epub+zip'],
})

export const storybookAsset = file({
  url: '/media/storybook/:file',
  summary: 'A stylesheet, script or font of the storybook page',
  params: z.object({ file: z.string().check(z.maxLength(80)) }),
  contentTypes: ['text/css', 'text/javascript', 'font/woff2'],
})
