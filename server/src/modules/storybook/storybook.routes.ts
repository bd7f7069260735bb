import { exportStorybook, Paper, plans, type StoryImage } from '@nightlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { ExpectedError, NotFound, UpgradeRequired } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import { html, ownMarkup } from '../../platform/html.ts'
import { serve } from '../../platform/http/route.ts'
import { sealFor } from '../../platform/signed-address.ts'
import { ownStory, selectStory } from '../stories/index.ts'
import { assetNamed, paperSheet, paperSheetName, sheetWithFonts } from './assets.ts'
import { documentRoutes } from './documents.routes.ts'
import { type Book, dedicationOf, layOutBook, printedAddress, withPictures } from './lay-out-book.ts'
import { BookParams, openBook, SealQuery } from './open-book.ts'
import { lettersLacking } from './pdf/pdf-of.ts'
import { type BookPicture, storybookPage } from './storybook-page.ts'

/** A page to keep has every picture of the story in it. */
const costly = { max: 60, timeWindow: '5 minutes' }

/** The storybook: a story as a page that prints as a book, and as files to keep. */
export function storybookRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, files, secrets } = deps

  serve(app, exportStorybook, { access: 'account' }, async ({ account, params }) => {
    const story = await ownStory(db, account, params.id)
    if (!plans[account.tier].storybook) {
      throw new UpgradeRequired('plan', 'Please upgrade to access PDF exports')
    }
    const bound = await selectStory(db, story.id)
    if (bound?.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    const { until, seal } = sealFor(secrets.storybooks, { subject: story.id, accountId: account.id })
    const address = (file: string) => `/media/storybooks/${story.id}${file}?until=${until}&seal=${seal}`
    return {
      htmlUrl: address(''),
      pdfUrl: address('/book.pdf'),
      epubUrl: address('/book.epub'),
      pdfLacks: await lettersLacking(lettersOf(layOutBook(bound))),
    }
  })

  documentRoutes(app, deps)

  app.get(
    '/media/storybooks/:id',
    {
      schema: { params: BookParams, querystring: PageQuery },
      config: { rateLimit: costly },
      onRequest: (request) => app.identify(request),
    },
    async (request, reply) => {
      const query = request.query as z.infer<typeof PageQuery>
      const bound = await openBook(deps, request, reply)
      if (!bound) return reply
      const book = layOutBook(bound)
      if (query.keep === undefined) {
        const shown = await withPictures(book, async (image) => shownAt(image, printedAddress(image)))
        return sendPage(reply, pageToLookAt(shown, bound.id, query))
      }
      const kept = await withPictures(book, (image) => pictureInside(files, image))
      reply.header('content-disposition', 'attachment; filename="storybook.html"')
      return sendPage(reply, await pageToKeep(kept, query.paper))
    },
  )

  app.get('/media/storybook/:file', { schema: { params: Asset } }, async (request, reply) => {
    const { file } = request.params as z.infer<typeof Asset>
    const asset = await assetNamed(file)
    if (!asset) throw new NotFound('File')
    return reply.type(asset.contentType).header('cache-control', 'public, max-age=86400').send(asset.bytes)
  })
}

const PageQuery = SealQuery.extend({
  paper: Paper.default('a4'),
  /** Asks for one file with everything in it. */
  keep: z.literal('1').optional(),
})
const Asset = z.object({ file: z.string().max(80) })

const lettersOf = (book: Book<unknown>) =>
  [book.title, dedicationOf(book) ?? '', ...book.spreads.map(({ text }) => text)].join(' ')

function pageToLookAt(
  book: Book<BookPicture>,
  id: string,
  { paper, until, seal }: z.infer<typeof PageQuery>,
): string {
  return storybookPage(book, {
    paper,
    style: html`<link rel="stylesheet" href="/media/storybook/storybook.css">
<link rel="stylesheet" href="/media/storybook/${paperSheetName(paper)}">`,
    bar: {
      story: `/story/${id}`,
      script: '/media/storybook/print.js',
      paper: (other) => `?until=${until}&seal=${seal}&paper=${other}`,
    },
  })
}

async function pageToKeep(book: Book<BookPicture>, paper: Paper): Promise<string> {
  const style = html`<style>${ownMarkup(await sheetWithFonts())}
${ownMarkup(paperSheet(paper))}</style>`
  return storybookPage(book, { paper, style, bar: null })
}

const shownAt = ({ description }: StoryImage, source: string): BookPicture => ({ source, description })

/** Our own files go into the page; what lies elsewhere is not fetched. */
async function pictureInside(files: Files, image: StoryImage): Promise<BookPicture | null> {
  const address = printedAddress(image)
  const key = address.startsWith('/media/') ? address.slice('/media/'.length) : null
  const [bytes, file] = key ? [await files.read(key), await files.find(key)] : []
  if (!bytes || !file) return null
  return shownAt(image, `data:${file.contentType};base64,${Buffer.from(bytes).toString('base64')}`)
}

/** Families' pages stay in their own browser, and only while they are looked at. */
const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(page)
