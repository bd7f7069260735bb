import type { StoryImage } from '@nightlight/contract'
import type { BookPictures } from '../book-pictures.ts'
import type { Book } from '../lay-out-book.ts'
import { breakLines } from './break-lines.ts'
import {
  addSpot,
  addText,
  closePdf,
  openPdf,
  type PdfContext,
  type PrintOptions,
  pixelsFor,
} from './document.ts'
import { cream, decorate, drawLines, openPage } from './draw-page.ts'
import { blend, drawPattern, styleOf } from './endpapers.ts'
import { drawFullCover, drawPlainCover } from './front-matter.ts'
import { itemizeText } from './itemize-text.ts'
import { millimetre, type Sheet, wholeSheet } from './paper.ts'

/** Millimetres of a leaf of coated paper of 170 g/m², and of both sides of a soft cover together. */
const leaf = 0.15
const cover = 0.6

/** How thick a book of so many pages is, in millimetres. */
export const spineFor = (pages: number): number => Math.round(((pages / 2) * leaf + cover) * 10) / 10

/** A narrower spine has no title: folds are a millimetre off here and there. */
const leastSpineWithTitle = 5

/**
 * The cover of a book for a print shop as one sheet: back, spine and front, with 3 mm of bleed around all of it. Marks are left to the shop.
 * @param spine millimetres
 */
export async function renderWrap(
  book: Book<StoryImage>,
  paper: PrintOptions['paper'],
  pictures: BookPictures,
  spine: number,
): Promise<Buffer> {
  const context = openPdf(book, { paper, bleed: true })
  const { doc, sheet } = context
  const width = spine * millimetre
  const front = sheet.width + width
  const style = styleOf(book)
  const wrap: Sheet = { ...sheet, width: sheet.width + front }
  openPage(doc, wrap)
  doc.save().translate(front, 0)
  if (pictures.cover) await drawFullCover(context, pictures.cover, book.title)
  else await drawPlainCover(context, book, pictures)
  doc.restore()
  // Back and spine are over the bleed of the front, which is not cut there.
  const { x, y, height } = wholeSheet(sheet)
  decorate(doc, () => {
    drawPattern(context, { x, y, width: sheet.width + sheet.bleed, height }, style)
    doc.rect(sheet.width, y, width, height).fill(blend(style.colour, '#241830', darkness))
  })
  await drawBack(context, book, pictures)
  if (spine >= leastSpineWithTitle) drawSpineTitle(context, book.title, { left: sheet.width, width })
  return closePdf(context)
}

/** Words on the spine are light. */
const darkness = 0.45

/** In 210ths of the width of the page. */
const backPicture = { width: 116, middle: 0.44 } as const

/** The last picture of the story; the corner for the shop's barcode is free. */
async function drawBack(
  context: PdfContext,
  { spreads }: Book<StoryImage>,
  pictures: BookPictures,
): Promise<void> {
  const { sheet, root } = context
  const image = spreads.findLast(({ picture }) => picture)?.picture
  const width = backPicture.width * sheet.unit
  const size = { width, height: (width * 3) / 4 }
  const jpeg = image && (await pictures.load(image, pixelsFor(size, context)))
  if (!image || !jpeg) return
  const place = {
    x: (sheet.width - width) / 2,
    y: sheet.height * backPicture.middle - size.height / 2,
    ...size,
  }
  addSpot(context, root, { alt: image.description, jpeg, place, seed: spreads.length })
}

/** Font sizes in points, largest first. */
const spineSizes = [18, 16, 14, 12, 10, 9, 8] as const

/** From top to bottom, in one line. A title that is too long is only on the front. */
function drawSpineTitle(
  context: PdfContext,
  title: string,
  { left, width }: { readonly left: number; readonly width: number },
): void {
  const { doc, sheet, typefaces, root } = context
  const room = sheet.height * 0.84
  const text = itemizeText(title, { typefaces, face: 'title' })
  const set = spineSizes
    .filter((size) => size * 1.3 <= width)
    .map((size) => ({ size, lines: breakLines(text, room / size) }))
    .find(({ lines }) => lines.length === 1)
  if (!set) return
  doc
    .save()
    .translate(left + width, (sheet.height - room) / 2)
    .rotate(90)
  addText(context, root, 'P', title, () => {
    const lines = set.lines.map((line) => ({ ...line, paragraph: 0, fromRight: false, top: 0 }))
    doc.fillColor(cream)
    // In points, from the upper right corner of the spine.
    drawLines(
      doc,
      1,
      { size: set.size, lines },
      { left: 0, top: 0, width: room, centred: true },
      width / set.size,
    )
  })
  doc.restore()
}
