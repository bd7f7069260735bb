import { Paper } from '@nightlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { epubOf } from './epub/epub-of.ts'
import { fileNameOf } from './file-name.ts'
import { BookParams, openBook, SealQuery } from './open-book.ts'
import { pdfOf } from './pdf/pdf-of.ts'

/** Painting a book's pictures is some seconds of work. */
const costly = { max: 20, timeWindow: '5 minutes' }

/** A story as a file that is read or printed elsewhere. */
export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const { files } = deps
  const optionsFor = (querystring: z.ZodType) => ({
    schema: { params: BookParams, querystring },
    config: { rateLimit: costly },
    onRequest: app.identify,
  })

  app.get('/media/storybooks/:id/book.pdf', optionsFor(PdfQuery), async (request, reply) => {
    const { paper, bleed } = request.query as z.infer<typeof PdfQuery>
    const bound = await openBook(deps, request, reply)
    if (!bound) return reply
    const pdf = await pdfOf(files, bound, { paper, bleed: bleed === '1' })
    return sendDocument(reply, pdf, {
      name: `${fileNameOf(bound.title)}.pdf`,
      contentType: 'application/pdf',
    })
  })

  app.get('/media/storybooks/:id/book.epub', optionsFor(SealQuery), async (request, reply) => {
    const bound = await openBook(deps, request, reply)
    if (!bound) return reply
    const epub = await epubOf(deps, bound)
    const name = `${fileNameOf(bound.title)}.epub`
    return sendDocument(reply, epub, { name, contentType: 'application/epub+zip' })
  })
}

const PdfQuery = SealQuery.extend({ paper: Paper.default('a4'), bleed: z.enum(['0', '1']).default('0') })

function sendDocument(
  reply: FastifyReply,
  bytes: Uint8Array,
  { name, contentType }: { name: string; contentType: string },
): FastifyReply {
  return reply
    .type(contentType)
    .header('cache-control', 'private, no-store')
    .header('content-length', bytes.length)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes)
}
