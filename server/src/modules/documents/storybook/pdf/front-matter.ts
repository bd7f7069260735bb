import type { StoryImage } from '@nightlight/contract'
import type { BookCover, BookPictures } from '../book-pictures.ts'
import { type Book, dedicationOf } from '../lay-out-book.ts'
import { margin, sheetHeight } from '../measures.ts'
import { addSpot, addText, type PdfContext, pixelsFor } from './document.ts'
import { drawLines, drawPicture, drawStar, openPage } from './draw-page.ts'
import { fitLines } from './fit-lines.ts'
import { wholeSheet } from './paper.ts'

const titleSizes = [20, 17, 14, 12, 10, 8, 6] as const
const titlePitch = 1.15
const starSize = 16
const quietSizes = [10, 8, 6, 5, 4] as const
const quietPitch = 1.3
const gapUnderStar = 9
const centred = { left: margin, width: 210 - 2 * margin, centred: true } as const

/** The title, and for whom the book is, on a page of words. */
export function addTitlePage(context: PdfContext, book: Book<unknown>): void {
  const { doc, sheet, root, paper, typefaces } = context
  const height = sheetHeight[paper]
  const dedication = dedicationOf(book)
  const room = { width: centred.width, height: height * 0.3 }
  const title = fitLines(
    book.title,
    { typefaces, face: 'title' },
    { sizes: titleSizes, pitch: titlePitch, room },
  )
  const words =
    dedication === null
      ? null
      : fitLines(dedication, { typefaces, face: 'words' }, { sizes: quietSizes, pitch: quietPitch, room })
  openPage(doc, sheet)
  const top = height * 0.38 - title.height
  addText(context, root, 'P', book.title, () =>
    drawLines(doc, sheet.unit, title, { ...centred, top }, titlePitch),
  )
  drawStar(doc, sheet.unit, { centre: 105, top: height * 0.38 + 12, size: starSize })
  if (dedication !== null && words)
    addText(context, root, 'P', dedication, () =>
      drawLines(doc, sheet.unit, words, { ...centred, top: height * 0.6 }, quietPitch),
    )
}

export function addEndPage(context: PdfContext, text: string): void {
  const { doc, sheet, root, paper, typefaces } = context
  const room = { width: centred.width, height: sheetHeight[paper] - 4 * margin - starSize - gapUnderStar }
  const set = fitLines(text, { typefaces, face: 'words' }, { sizes: quietSizes, pitch: quietPitch, room })
  const top = (sheetHeight[paper] - starSize - gapUnderStar - set.height) / 2
  openPage(doc, sheet)
  drawStar(doc, sheet.unit, { centre: 105, top, size: starSize })
  addText(context, root, 'P', text, () =>
    drawLines(doc, sheet.unit, set, { ...centred, top: top + starSize + gapUnderStar }, quietPitch),
  )
}

export async function addFullCover(context: PdfContext, cover: BookCover, title: string): Promise<void> {
  openPage(context.doc, context.sheet)
  await drawFullCover(context, cover, title)
}

/** The cover fills its page. Its title, which is part of the picture, is a heading for screen readers. */
export async function drawFullCover(context: PdfContext, cover: BookCover, title: string): Promise<void> {
  const { doc, sheet, root } = context
  const place = wholeSheet(sheet)
  const pixels = pixelsFor(place, context)
  const bleed = Math.round((pixels.width * sheet.bleed) / place.width)
  const jpeg = await cover.paint({ ...pixels, bleed })
  const figure = doc.struct('Figure', { alt: cover.description }, [() => drawPicture(doc, jpeg, place)])
  root.add(doc.struct('Sect', {}, [doc.struct('H1', { title }, [figure])]))
}

const plainCoverWidth = 180
const gapAboveTitle = 18

/** The front of a book whose title cannot be lettered into its picture: it stands below it. */
export async function addPlainCover(
  context: PdfContext,
  book: Book<StoryImage>,
  pictures: Pick<BookPictures, 'load'>,
): Promise<void> {
  openPage(context.doc, context.sheet)
  await drawPlainCover(context, book, pictures)
}

export async function drawPlainCover(
  context: PdfContext,
  { title, cover }: Book<StoryImage>,
  pictures: Pick<BookPictures, 'load'>,
): Promise<void> {
  const { doc, sheet, root, paper, typefaces } = context
  const { unit } = sheet
  const size = { width: plainCoverWidth * unit, height: (plainCoverWidth * unit * 3) / 4 }
  const jpeg = cover && (await pictures.load(cover, pixelsFor(size, context)))
  const above = jpeg ? size.height / unit : starSize
  const room = { width: centred.width, height: sheetHeight[paper] - above - 60 }
  const set = fitLines(
    title,
    { typefaces, face: 'title' },
    { sizes: titleSizes.slice(2), pitch: titlePitch, room },
  )
  const top = (sheetHeight[paper] - above - gapAboveTitle - set.height) / 2
  const section = doc.struct('Sect')
  root.add(section)
  if (jpeg && cover) {
    const place = { x: (210 * unit - size.width) / 2, y: top * unit, ...size }
    addSpot(context, section, { alt: cover.description, jpeg, place, seed: 0 })
  } else drawStar(doc, unit, { centre: 105, top, size: starSize })
  addText(context, section, 'H1', title, () =>
    drawLines(doc, unit, set, { ...centred, top: top + above + gapAboveTitle }, titlePitch),
  )
  section.end()
}
