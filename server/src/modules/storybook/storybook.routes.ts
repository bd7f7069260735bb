import { exportStorybook, Paper, plans, type StoryImage } from '@nightlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { ExpectedError, NotFound, UpgradeRequired } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import { serve } from '../../platform/http/route.ts'
import { ownStory, selectStory } from '../stories/index.ts'
import { assetNamed, sheetWithFonts } from './assets.ts'
import { html, ownMarkup } from './html.ts'
import { layOutBook, printedAddress } from './lay-out-book.ts'
import { checkSeal, sealFor } from './signed-address.ts'
import { type Storybook, storybookPage } from './storybook-page.ts'

/** The storybook: a story as a page that prints as a book. */
export function storybookRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, files, secrets } = deps
  const key = secrets.storybooks

  serve(app, exportStorybook, { access: 'account' }, async ({ account, params }) => {
    const story = await ownStory(db, account, params.id)
    if (!plans[account.tier].storybook) {
      throw new UpgradeRequired('plan', 'Please upgrade to access PDF exports')
    }
    const bound = await selectStory(db, story.id)
    if (bound?.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    const { until, seal } = sealFor(key, { storyId: story.id, accountId: account.id })
    return { htmlUrl: `/media/storybooks/${story.id}?until=${until}&seal=${seal}` }
  })

  app.get(
    '/media/storybooks/:id',
    { schema: { params: Book, querystring: BookQuery } },
    async (request, reply) => {
      await app.identify(request)
      const { id } = request.params as z.infer<typeof Book>
      const query = request.query as z.infer<typeof BookQuery>
      if (!request.account) throw new NotFound('Storybook')
      const state = checkSeal(key, { storyId: id, accountId: request.account.id }, query)
      if (state === 'forged') throw new NotFound('Storybook')
      // The story page opens it anew; an error in a tab of its own would lead nowhere.
      if (state === 'expired') return reply.redirect(`/story/${id}`)
      const story = await ownStory(db, request.account, id)
      const bound = await selectStory(db, story.id)
      if (!bound) throw new NotFound('Storybook')
      if (query.keep === undefined) {
        return sendPage(
          reply,
          pageToLookAt(await layOutBook(bound, async (image) => printedAddress(image)), id, query),
        )
      }
      const book = await layOutBook(bound, (image) => pictureInside(files, image))
      reply.header('content-disposition', 'attachment; filename="storybook.html"')
      return sendPage(reply, await pageToKeep(book, query.paper))
    },
  )

  app.get('/media/storybook/:file', { schema: { params: Asset } }, async (request, reply) => {
    const { file } = request.params as z.infer<typeof Asset>
    const asset = await assetNamed(file)
    if (!asset) throw new NotFound('File')
    return reply.type(asset.contentType).header('cache-control', 'public, max-age=86400').send(asset.bytes)
  })
}

const Book = z.object({ id: z.uuid() })
const BookQuery = z.object({
  until: z.coerce.number().int(),
  seal: z.string().max(100),
  paper: Paper.default('a4'),
  /** Asks for one file with everything in it. */
  keep: z.literal('1').optional(),
})
const Asset = z.object({ file: z.string().max(80) })

function pageToLookAt(
  book: Storybook,
  id: string,
  { paper, until, seal }: z.infer<typeof BookQuery>,
): string {
  return storybookPage(book, {
    paper,
    style: html`<link rel="stylesheet" href="/media/storybook/storybook.css">`,
    bar: {
      story: `/story/${id}`,
      script: '/media/storybook/print.js',
      paper: (other) => `?until=${until}&seal=${seal}&paper=${other}`,
    },
  })
}

async function pageToKeep(book: Storybook, paper: Paper): Promise<string> {
  const style = html`<style>${ownMarkup(await sheetWithFonts())}</style>`
  return storybookPage(book, { paper, style, bar: null })
}

/** Our own files go into the page; what lies elsewhere is not fetched. */
async function pictureInside(files: Files, image: StoryImage): Promise<string | null> {
  const address = printedAddress(image)
  const key = address.startsWith('/media/') ? address.slice('/media/'.length) : null
  const [bytes, file] = key ? [await files.read(key), await files.find(key)] : []
  return bytes && file ? `data:${file.contentType};base64,${Buffer.from(bytes).toString('base64')}` : null
}

/** Families' pages stay in their own browser, and only while they are looked at. */
const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(page)
