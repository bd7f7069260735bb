import { Readable } from 'node:stream'
import { exportLibrary, plans } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { ExpectedError, NotFound, UpgradeRequired } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { serve } from '../../platform/http/route.ts'
import { checkSeal, sealFor } from '../../platform/signed-address.ts'
import { zipOf } from '../../platform/zip.ts'
import { countReadyStories } from './exports.queries.ts'
import { packLibrary } from './pack-library.ts'
import type { BookKind } from './pack-story.ts'

/** Packing reads everything that a family has; it does so once a year. */
const rarely = { max: 10, timeWindow: '1 hour' }
const subject = 'library'

/** All stories to take along. Every plan has it: what was made stays the family's when a plan ends. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secrets } = deps
  /** Accounts whose library is on its way from this process. */
  const busy = new Set<number>()

  serve(app, exportLibrary, { access: 'account', limit: rarely }, async ({ account, body }) => {
    refuseBooks(account, body.books)
    if (busy.has(account.id)) throw new AlreadyPacking()
    const { until, seal } = sealFor(secrets.storybooks, { subject, accountId: account.id })
    const query = new URLSearchParams({ until: String(until), seal, books: body.books.join(',') })
    return { url: `/media/exports/library.zip?${query}`, stories: await countReadyStories(db, account.id) }
  })

  app.get(
    '/media/exports/library.zip',
    { schema: { querystring: Query }, config: { rateLimit: rarely }, onRequest: app.identify },
    async (request, reply) => {
      const { account } = request
      const query = request.query as z.infer<typeof Query>
      if (!account) throw new NotFound('Export')
      const state = checkSeal(secrets.storybooks, { subject, accountId: account.id }, query)
      if (state === 'forged') throw new NotFound('Export')
      if (state === 'expired') return reply.redirect('/security')
      refuseBooks(account, query.books)
      if (busy.has(account.id)) throw new AlreadyPacking()
      busy.add(account.id)
      const zip = Readable.from(zipOf(packLibrary(deps, account, query.books), new Date()), {
        objectMode: false,
      })
      zip.once('close', () => busy.delete(account.id))
      // Half of the file has gone out by then: the browser is told by the line breaking off, we are told here.
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

const isKind = (kind: string): kind is BookKind => kind === 'epub' || kind === 'pdf'
const Query = z.object({
  until: z.coerce.number().int(),
  seal: z.string().max(100),
  books: z
    .string()
    .max(20)
    .default('')
    .transform((kinds) => kinds.split(',').filter(isKind)),
})

function refuseBooks(account: Account, books: readonly BookKind[]): void {
  if (books.length > 0 && !plans[account.tier].storybook) {
    throw new UpgradeRequired('plan', 'EPUB and PDF books come with the Starlight plan.')
  }
}

class AlreadyPacking extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'Your stories are being downloaded already. Please wait until that is done.')
  }
}
