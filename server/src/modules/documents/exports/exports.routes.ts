import { exportLibrary, libraryFile, plans, urlOf } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { signUrl, verifySignedUrl } from '../../../platform/crypto/signed-url.ts'
import { ExpectedError, NotFound, UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import { limits } from '../../../platform/http/limits.ts'
import { serve, serveFile } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { zipStream } from '../../../platform/zip.ts'
import type { BookPicturesDeps } from '../storybook/index.ts'
import { countReadyStories } from './exports.queries.ts'
import { packLibrary } from './pack-library.ts'
import type { BookKind } from './pack-story.ts'

const subject = 'library'

/** The download of all stories. Every plan includes it: stories stay the family's when a plan ends. */
export function exportRoutes(app: FastifyInstance, deps: PlatformDeps & BookPicturesDeps): void {
  const { db, secrets } = deps
  /** Accounts to which this process is sending their library. */
  const busy = new Set<number>()

  serve(app, exportLibrary, { access: 'account', limit: limits.libraryExport }, async ({ account, body }) => {
    refuseBooks(account, body.books)
    if (busy.has(account.id)) throw new ExportRunning()
    const signature = signUrl(secrets.storybooks, { subject, accountId: account.id })
    const url = urlOf(libraryFile, { query: { ...signature, books: body.books.join(',') } })
    return { url, stories: await countReadyStories(db, account.id) }
  })

  serveFile(
    app,
    libraryFile,
    { access: 'public', limit: limits.libraryExport },
    async ({ account, query, request, reply }) => {
      if (!account) throw new NotFound('Export')
      const state = verifySignedUrl(secrets.storybooks, { subject, accountId: account.id }, query)
      if (state === 'forged') throw new NotFound('Export')
      if (state === 'expired') return reply.redirect('/security')
      refuseBooks(account, query.books)
      if (busy.has(account.id)) throw new ExportRunning()
      busy.add(account.id)
      const zip = zipStream(packLibrary(deps, account, query.books), new Date())
      zip.once('close', () => busy.delete(account.id))
      // Part of the file has been sent by then: the browser notices by the broken connection, the operator by this line.
      zip.once('error', ({ name, stack }) => {
        const at = stack?.split('\n').slice(1, 4).join(' ').trim()
        request.log.error({ account: account.id, cause: name, at }, 'export failed')
      })
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="nightlight-library.zip"')
        .send(zip)
    },
  )
}

function refuseBooks(account: Account, books: readonly BookKind[]): void {
  if (books.length > 0 && !plans[account.tier].storybook) {
    throw new UpgradeRequired('plan', 'EPUB and PDF books come with the Starlight plan.')
  }
}

class ExportRunning extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'Your stories are being downloaded already. Please wait until that is done.')
  }
}
