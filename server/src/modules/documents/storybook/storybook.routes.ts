import {
  exportStorybook,
  type Paper,
  plans,
  type QueryOf,
  type StoryImage,
  storybookAsset,
  storybookCover,
  storybookEpub,
  storybookPage,
  storybookPdf,
  urlOf,
} from '@nightlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { signUrl } from '../../../platform/crypto/signed-url.ts'
import { ExpectedError, NotFound, UpgradeRequired } from '../../../platform/errors.ts'
import type { Files } from '../../../platform/files.ts'
import { html, ownMarkup } from '../../../platform/html.ts'
import { limits } from '../../../platform/http/limits.ts'
import { serve, serveFile } from '../../../platform/http/route.ts'
import { mediaKey } from '../../../platform/media-url.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { ownStory, selectStory } from '../../stories/index.ts'
import { assetNamed, paperSheet, paperSheetName, sheetWithFonts } from './assets.ts'
import type { BookPicturesDeps } from './book-pictures.ts'
import { documentRoutes } from './documents.routes.ts'
import { type Book, dedicationOf, layOutBook, printUrl, withPictures } from './lay-out-book.ts'
import { openBook } from './open-book.ts'
import { hasTypeface, missingLetters } from './pdf/create-pdf.ts'
import { type BookPicture, renderStorybook } from './storybook-page.ts'

/** The storybook: a story as a page that prints as a book, and as files to download. */
export function storybookRoutes(app: FastifyInstance, deps: PlatformDeps & BookPicturesDeps): void {
  const { db, files, secrets } = deps

  serve(app, exportStorybook, { access: 'account' }, async ({ account, params }) => {
    const own = await ownStory(db, account, params.id)
    if (!plans[account.tier].storybook) {
      throw new UpgradeRequired('plan', 'Please upgrade to access PDF exports')
    }
    const story = await selectStory(db, own.id)
    if (story?.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    const query = signUrl(secrets.storybooks, { subject: own.id, accountId: account.id })
    const signed = { params: { id: own.id }, query }
    return {
      htmlUrl: urlOf(storybookPage, signed),
      pdfUrl: urlOf(storybookPdf, signed),
      coverPdfUrl: urlOf(storybookCover, signed),
      epubUrl: urlOf(storybookEpub, signed),
      // A PDF of a language that the typefaces do not have is refused as a whole.
      pdfLacks: hasTypeface(story.language) ? await missingLetters(textOf(layOutBook(story))) : [],
    }
  })

  documentRoutes(app, deps)

  serveFile(app, storybookPage, { access: 'public', limit: limits.storybookPage }, async (call) => {
    const { query, reply } = call
    const story = await openBook(deps, call)
    if (!story) return reply
    const book = layOutBook(story)
    if (query.keep === undefined) {
      const shown = await withPictures(book, async (image) => bookPicture(image, printUrl(image)))
      return sendPage(reply, onlinePage(shown, story.id, query))
    }
    const standalone = await withPictures(book, (image) => embeddedPicture(files, image))
    reply.header('content-disposition', 'attachment; filename="storybook.html"')
    return sendPage(reply, await standalonePage(standalone, query.paper))
  })

  serveFile(app, storybookAsset, { access: 'public' }, async ({ params, reply }) => {
    const asset = await assetNamed(params.file)
    if (!asset) throw new NotFound('File')
    return reply.type(asset.contentType).header('cache-control', 'public, max-age=86400').send(asset.bytes)
  })
}

const textOf = (book: Book<unknown>) =>
  [book.title, dedicationOf(book) ?? '', ...book.spreads.map(({ text }) => text)].join(' ')

function onlinePage(
  book: Book<BookPicture>,
  id: string,
  { paper, until, seal }: QueryOf<typeof storybookPage>,
): string {
  return renderStorybook(book, {
    paper,
    style: html`<link rel="stylesheet" href="${assetUrl('storybook.css')}">
<link rel="stylesheet" href="${assetUrl(paperSheetName(paper))}">`,
    bar: {
      story: `/story/${id}`,
      script: assetUrl('print.js'),
      paper: (other) => `?until=${until}&seal=${seal}&paper=${other}`,
    },
  })
}

const assetUrl = (file: string) => urlOf(storybookAsset, { params: { file } })

async function standalonePage(book: Book<BookPicture>, paper: Paper): Promise<string> {
  const style = html`<style>${ownMarkup(await sheetWithFonts())}
${ownMarkup(paperSheet(paper))}</style>`
  return renderStorybook(book, { paper, style, bar: null })
}

const bookPicture = ({ description }: StoryImage, source: string): BookPicture => ({ source, description })

/** Embeds our own files; files on other hosts are not fetched. */
async function embeddedPicture(files: Files, image: StoryImage): Promise<BookPicture | null> {
  const key = mediaKey(printUrl(image))
  const [bytes, file] = key ? [await files.read(key), await files.find(key)] : []
  if (!bytes || !file) return null
  return bookPicture(image, `data:${file.contentType};base64,${Buffer.from(bytes).toString('base64')}`)
}

/** Pages about families are stored in no cache. */
const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(page)
