import { storybookCover, storybookEpub, storybookPdf } from '@nightlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { limits } from '../../../platform/http/limits.ts'
import { serveFile } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { BookPicturesDeps } from './book-pictures.ts'
import { createEpub } from './epub/create-epub.ts'
import { fileNameOf } from './file-name.ts'
import { openBook } from './open-book.ts'
import { createPdf, createWrap } from './pdf/create-pdf.ts'

/** A story as a PDF or an EPUB. */
export function documentRoutes(app: FastifyInstance, deps: PlatformDeps & BookPicturesDeps): void {
  const options = { access: 'public', limit: limits.storybookFile } as const

  serveFile(app, storybookPdf, options, async (call) => {
    const { paper, bleed } = call.query
    const story = await openBook(deps, call)
    if (!story) return call.reply
    const pdf = await createPdf(deps, story, { paper, bleed: bleed === '1' })
    return sendDocument(call.reply, pdf, {
      name: `${fileNameOf(story.title)}.pdf`,
      contentType: 'application/pdf',
    })
  })

  serveFile(app, storybookCover, options, async (call) => {
    const { paper, spine } = call.query
    const story = await openBook(deps, call)
    if (!story) return call.reply
    const pdf = await createWrap(deps, story, { paper, spine })
    const name = `${fileNameOf(story.title)}-cover.pdf`
    return sendDocument(call.reply, pdf, { name, contentType: 'application/pdf' })
  })

  serveFile(app, storybookEpub, options, async (call) => {
    const story = await openBook(deps, call)
    if (!story) return call.reply
    const epub = await createEpub(deps, story)
    const name = `${fileNameOf(story.title)}.epub`
    return sendDocument(call.reply, epub, { name, contentType: 'application/epub+zip' })
  })
}

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
