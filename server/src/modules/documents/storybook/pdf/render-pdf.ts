import { setImmediate as othersTurn } from 'node:timers/promises'
import type { StoryImage } from '@nightlight/contract'
import type { BookPictures } from '../book-pictures.ts'
import { paragraphsOf } from '../fit-text.ts'
import { type Book, endTextOf } from '../lay-out-book.ts'
import { areaTop, columnWidth, sheetHeight } from '../measures.ts'
import {
  actualText,
  addFigure,
  addSpot,
  closePdf,
  openPdf,
  type PdfContext,
  type PrintOptions,
  pixelsFor,
} from './document.ts'
import { decorate, drawLines, drawPicture, ink, openPage, softInk } from './draw-page.ts'
import { addEndpaper, styleOf } from './endpapers.ts'
import type { Column } from './fill-sheets.ts'
import { addEndPage, addFullCover, addPlainCover, addTitlePage } from './front-matter.ts'
import { itemizeText } from './itemize-text.ts'
import { roomAlone, type Sheet, wholeSheet } from './paper.ts'
import {
  type Page,
  planPages,
  roomBeside,
  type Section,
  type Spot,
  spotHeight,
  spotPlaces,
} from './plan-pages.ts'

/** Before the first page of the story: cover or endpaper, endpaper, title. */
const pagesBefore = 3

/**
 * The book as a tagged PDF: cover, endpaper, title, the pages of the story, an end, endpaper. For a print shop the cover is a file of its own, and
 * the number of pages is a multiple of four.
 */
export async function renderPdf(
  book: Book<StoryImage>,
  print: PrintOptions,
  pictures: BookPictures,
): Promise<Buffer> {
  const context = openPdf(book, print)
  const style = styleOf(book)
  const { pages, paragraphs } = await planBook(context, book, pictures)
  if (print.bleed) addEndpaper(context, style)
  else if (pictures.cover) await addFullCover(context, pictures.cover, book.title)
  else await addPlainCover(context, book, pictures)
  addEndpaper(context, style)
  addTitlePage(context, book)
  const sections = new Map<number, OpenSection>()
  let next = paintAhead(context, pictures, pages[0])
  for (const [index, page] of pages.entries()) {
    const open = sections.get(page.section) ?? openSection(context)
    sections.set(page.section, open)
    const jpeg = await next
    next = paintAhead(context, pictures, pages[index + 1])
    addPage(context, page, jpeg, open, paragraphs[page.section] ?? [])
    if (page.kind !== 'picture') addPageNumber(context, pagesBefore + index + 1)
    if (pages[index + 1]?.section !== page.section) open.element.end()
    await othersTurn()
  }
  addEndPage(context, endTextOf(book))
  for (let missing = endpapersAfter(pages.length, print); missing > 0; missing--) addEndpaper(context, style)
  return closePdf(context)
}

/** The number of pages of a book for a print shop: its spine is as thick as they are. */
export async function countPages(
  book: Book<StoryImage>,
  print: PrintOptions,
  pictures: BookPictures,
): Promise<number> {
  const { pages } = await planBook(openPdf(book, print), book, pictures)
  return wholeCount(pages.length) + endpapersAfter(pages.length, print)
}

/** With the pages before the story and the end, but without the endpapers after it. */
const wholeCount = (pages: number) => pagesBefore + pages + 1

/** Bound sheets have four pages. */
const endpapersAfter = (pages: number, { bleed }: PrintOptions): number =>
  bleed ? 4 - (wholeCount(pages) % 4) : 1

async function planBook(
  context: PdfContext,
  book: Book<StoryImage>,
  pictures: BookPictures,
): Promise<{ pages: Page[]; paragraphs: string[][] }> {
  const { paper, sheet, typefaces } = context
  const whole = wholeSheet(sheet)
  const sections: Section[] = []
  const paragraphs: string[][] = []
  for (const { text, picture } of book.spreads) {
    const texts = paragraphsOf(text)
    const image = picture && (await pictures.has(picture)) ? picture : null
    paragraphs.push(texts)
    sections.push({
      texts: texts.map((paragraph) => itemizeText(paragraph, { typefaces, face: 'words' })),
      image,
      whole: image && (await pictures.drawWhole(image, whole.width / whole.height)),
    })
    await othersTurn()
  }
  const pages = await planPages(sections, { paper, unit: sheet.unit, first: pagesBefore + 1 })
  return { pages, paragraphs }
}

/** A section may go on over several pages, and so may a paragraph of it. */
interface OpenSection {
  readonly element: PDFKit.PDFStructureElement
  readonly paragraphs: Map<number, PDFKit.PDFStructureElement>
}

function openSection({ doc, root }: PdfContext): OpenSection {
  const element = doc.struct('Sect')
  root.add(element)
  return { element, paragraphs: new Map() }
}

/** Begins the picture of a page while the page before it is made: sharp renders on threads of its own. A failure is thrown where it is awaited. */
function paintAhead(
  context: PdfContext,
  pictures: BookPictures,
  page: Page | undefined,
): Promise<Buffer | null> {
  const painted = paintPage(context, pictures, page)
  painted.catch(() => {})
  return painted
}

async function paintPage(
  context: PdfContext,
  pictures: BookPictures,
  page: Page | undefined,
): Promise<Buffer | null> {
  const { sheet } = context
  if (page?.kind === 'picture') return pictures.paint(page.drawing, pixelsFor(wholeSheet(sheet), context))
  if (page?.kind === 'spot')
    return pictures.load(page.spot.image, pixelsFor(spotSize(page.spot, sheet), context))
  return null
}

const spotSize = ({ width }: Spot, { unit }: Sheet) => ({
  width: width * unit,
  height: spotHeight(width) * unit,
})

function addPage(
  context: PdfContext,
  page: Page,
  jpeg: Buffer | null,
  open: OpenSection,
  paragraphs: readonly string[],
): void {
  const { doc, sheet, paper } = context
  const alone = roomAlone(paper)
  openPage(doc, sheet)
  if (page.kind === 'picture') {
    if (jpeg)
      addFigure(context, open.element, page.image.description, () =>
        drawPicture(doc, jpeg, wholeSheet(sheet)),
      )
    return
  }
  if (page.kind === 'words') {
    addWords(context, open, paragraphs, page.column, { top: areaTop, height: alone })
    return
  }
  const { spot, column } = page
  const size = spotSize(spot, sheet)
  const { picture, words } = spotPlaces(spot, alone)
  const place = { x: (sheet.width - size.width) / 2, y: picture * sheet.unit, ...size }
  const alt = spot.image.description
  if (jpeg) addSpot(context, open.element, { alt, jpeg, place, seed: page.section + 1 })
  const room = { top: words, height: roomBeside(spot.width, alone) }
  if (column) addWords(context, open, paragraphs, column, room)
}

/** Words in the middle of the room they have. */
function addWords(
  { doc, sheet }: PdfContext,
  open: OpenSection,
  paragraphs: readonly string[],
  column: Column,
  room: { readonly top: number; readonly height: number },
): void {
  const place = {
    left: (210 - columnWidth) / 2,
    top: room.top + Math.max(0, room.height - column.height) / 2,
    width: columnWidth,
  }
  for (const paragraph of new Set(column.lines.map((line) => line.paragraph))) {
    const lines = column.lines.filter((line) => line.paragraph === paragraph)
    const element = open.paragraphs.get(paragraph) ?? doc.struct('P', actualText(paragraphs[paragraph] ?? ''))
    if (!open.paragraphs.has(paragraph)) open.element.add(element)
    open.paragraphs.set(paragraph, element)
    doc.fillColor(ink)
    element.add(() => drawLines(doc, sheet.unit, { size: column.size, lines }, place))
  }
}

const numberSize = 4.6
const numberFromEdge = 9

function addPageNumber({ doc, sheet, typefaces, paper }: PdfContext, number: number): void {
  const run = { typeface: 'words', text: String(number) }
  const left = (210 - typefaces.widthOf(run) * numberSize) / 2
  const baseline = sheetHeight[paper] - numberFromEdge
  doc.fillColor(softInk)
  decorate(
    doc,
    () =>
      doc
        .font(run.typeface)
        .fontSize(numberSize * sheet.unit)
        .text(run.text, left * sheet.unit, baseline * sheet.unit, {
          lineBreak: false,
          baseline: 'alphabetic',
        }),
    'Pagination',
  )
}
