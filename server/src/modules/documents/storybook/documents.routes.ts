import { storybookEpub, storybookPdf } from '@nightlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { limits } from '../../../platform/http/limits.ts'
import { serveFile } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { epubOf } from './epub/epub-of.ts'
import { fileNameOf } from './file-name.ts'
import { openBook } from './open-book.ts'
import { pdfOf } from './pdf/pdf-of.ts'

/** A story as a file that is read or printed elsewhere. */
export function documentRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { files } = deps
  const options = { access: 'public', limit: limits.storybookFile } as const

  serveFile(app, storybookPdf, options, async (call) => {
    const { paper, bleed } = call.query
    const bound = await openBook(deps, call)
    if (!bound) return call.reply
    const pdf = await pdfOf(files, bound, { paper, bleed: bleed === '1' })
    return sendDocument(call.reply, pdf, {
      name: `${fileNameOf(bound.title)}.pdf`,
      contentType: 'application/pdf',
    })
  })

  serveFile(app, storybookEpub, options, async (call) => {
    const bound = await openBook(deps, call)
    if (!bound) return call.reply
    const epub = await epubOf(deps, bound)
    const name = `${fileNameOf(bound.title)}.epub`
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
