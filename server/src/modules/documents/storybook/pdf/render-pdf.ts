import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Paper, StoryImage } from '@nightlight/contract'
import PDFDocument from 'pdfkit'
import type { BookCover } from '../book-cover.ts'
import { paragraphsOf } from '../fit-text.ts'
import { type Book, dedicationOf, endTextOf } from '../lay-out-book.ts'
import { columnWidth, margin, pictureRadius, sheetHeight } from '../measures.ts'
import type { Pixels } from '../print-pictures.ts'
import { decorate, drawLines, drawPicture, drawStar, ink, openPage, softInk } from './draw-page.ts'
import { type Column, fillSheets } from './fill-sheets.ts'
import { fitLines } from './fit-lines.ts'
import { type Sheet, sheetOf } from './paper.ts'
import { hasRtl } from './text-direction.ts'
import { type Typefaces, typefacesOf } from './typefaces.ts'

export interface PrintOptions {
  readonly paper: Paper
  /** 3 mm of bleed and crop marks, for a print shop. */
  readonly bleed: boolean
}

/** @returns a JPEG of this many pixels, or null when the picture is missing */
export type LoadPicture = (image: StoryImage, pixels: Pixels) => Promise<Buffer | null>

interface PdfContext extends PrintOptions {
  readonly doc: PDFKit.PDFDocument
  readonly sheet: Sheet
  readonly typefaces: Typefaces
  readonly root: PDFKit.PDFStructureElement
  readonly pictureOf: LoadPicture
}

/** The book as a tagged PDF: cover, dedication, one or more sheets for each section, and an end. */
export async function renderPdf(
  book: Book<StoryImage>,
  print: PrintOptions,
  pictureOf: LoadPicture,
  bookCover: BookCover | null = null,
): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: book.language,
    info: { Title: book.title, Creator: 'Nightlight', Producer: 'Nightlight' },
  })
  const bytes = collected(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheet = sheetOf(print.paper, print.bleed)
  const context = { ...print, doc, sheet, typefaces: typefacesOf(doc), root, pictureOf }
  if (bookCover) await addFullCover(context, bookCover, book.title)
  else await addCover(context, book)
  const dedication = dedicationOf(book)
  if (dedication) addQuietPage(context, dedication)
  let page = 0
  for (const { text, picture } of book.spreads) {
    page += await addSection(context, text, picture, page)
    // Laying out a long story takes half a second: other requests are served between its pages.
    await othersTurn()
  }
  addQuietPage(context, endTextOf(book))
  root.end()
  doc.end()
  return bytes
}

/** Pixels per inch. */
const pictureResolution = { cut: 240, home: 200 } as const
/** A whole page has many more pixels than a picture: more would take much memory. */
const coverResolution = 200

function picture({ sheet, bleed, pictureOf }: PdfContext, image: StoryImage | null): Promise<Buffer | null> {
  if (!image) return Promise.resolve(null)
  const perPoint = pictureResolution[bleed ? 'cut' : 'home'] / 72
  const { width, height } = sheet.picture
  return pictureOf(image, { width: Math.round(width * perPoint), height: Math.round(height * perPoint) })
}

/** The cover fills its page. Its title, which is part of the picture, is a heading for screen readers. */
async function addFullCover(context: PdfContext, cover: BookCover, title: string): Promise<void> {
  const { doc, sheet, root } = context
  const perPoint = coverResolution / 72
  const place = {
    x: -sheet.bleed,
    y: -sheet.bleed,
    width: sheet.width + 2 * sheet.bleed,
    height: sheet.height + 2 * sheet.bleed,
  }
  const jpeg = await cover.paint({
    width: Math.round(place.width * perPoint),
    height: Math.round(place.height * perPoint),
    bleed: Math.round(sheet.bleed * perPoint),
  })
  openPage(doc, sheet)
  const figure = doc.struct('Figure', { alt: cover.description }, [() => drawPicture(doc, jpeg, place, 0)])
  root.add(doc.struct('Sect', {}, [doc.struct('H1', { title }, [figure])]))
}

const titleSizes = [14, 12, 10, 8, 6] as const
const titlePitch = 1.15
const gapAboveTitle = 18
const starSize = 16

async function addCover(context: PdfContext, { title, cover }: Book<StoryImage>): Promise<void> {
  const { doc, sheet, root, paper, bleed, typefaces } = context
  const jpeg = await picture(context, cover)
  const height = sheetHeight[paper]
  const above = jpeg ? sheet.picture.height / sheet.unit - (bleed ? sheet.bleed / sheet.unit : 0) : starSize
  const room = { width: 210 - 2 * margin, height: height - above - 60 }
  const set = fitLines(title, { typefaces, face: 'title' }, { sizes: titleSizes, pitch: titlePitch, room })
  const block = above + gapAboveTitle + set.height
  const top = bleed && jpeg ? 0 : (height - block) / 2
  const titleTop = bleed && jpeg ? above + (height - above - set.height) / 2 : top + above + gapAboveTitle
  openPage(doc, sheet)
  const cut = doc.struct('Sect')
  root.add(cut)
  if (jpeg && cover)
    addFigure(context, cut, jpeg, cover.description, bleed ? sheet.picture.y : top * sheet.unit)
  else drawStar(doc, sheet.unit, { centre: 105, top, size: starSize })
  addText(context, cut, 'H1', title, () =>
    drawLines(
      doc,
      sheet.unit,
      set,
      { left: margin, top: titleTop, width: 210 - 2 * margin, centred: true },
      titlePitch,
    ),
  )
  cut.end()
}

const quietSizes = [10, 8, 6, 5, 4] as const
const quietPitch = 1.3
const gapUnderStar = 9

function addQuietPage(context: PdfContext, text: string): void {
  const { doc, sheet, root, paper, typefaces } = context
  const room = { width: 210 - 2 * margin, height: sheetHeight[paper] - 4 * margin - starSize - gapUnderStar }
  const set = fitLines(text, { typefaces, face: 'words' }, { sizes: quietSizes, pitch: quietPitch, room })
  const top = (sheetHeight[paper] - starSize - gapUnderStar - set.height) / 2
  openPage(doc, sheet)
  drawStar(doc, sheet.unit, { centre: 105, top, size: starSize })
  const place = { left: margin, top: top + starSize + gapUnderStar, width: 210 - 2 * margin, centred: true }
  addText(context, root, 'P', text, () => drawLines(doc, sheet.unit, set, place, quietPitch))
}

/** @returns how many pages the section took */
async function addSection(
  context: PdfContext,
  text: string,
  image: StoryImage | null,
  pagesBefore: number,
): Promise<number> {
  const { doc, sheet, typefaces, root } = context
  const paragraphs = paragraphsOf(text)
  const jpeg = await picture(context, image)
  const { under, alone, top } = sheet.words
  const room = { first: jpeg ? under : alone, next: alone, width: columnWidth }
  const columns = fillSheets(paragraphs, room, { typefaces, face: 'words' })
  if (columns.length === 0 && !jpeg) return 0
  const section = doc.struct('Sect')
  root.add(section)
  const open = new Map<number, PDFKit.PDFStructureElement>()
  for (const [index, column] of (columns.length > 0 ? columns : [empty]).entries()) {
    openPage(doc, sheet)
    const shown = index === 0 && jpeg && image
    if (shown) addFigure(context, section, jpeg, image.description, sheet.picture.y)
    const [start, available] = shown ? [top, under] : [margin, alone]
    const place = {
      left: (210 - columnWidth) / 2,
      top: start + (available - column.height) / 2,
      width: columnWidth,
    }
    for (const paragraph of new Set(column.lines.map((line) => line.paragraph))) {
      const lines = column.lines.filter((line) => line.paragraph === paragraph)
      const words = paragraphs[paragraph] ?? ''
      const element = open.get(paragraph) ?? doc.struct('P', actualText(words))
      if (!open.has(paragraph)) section.add(element)
      open.set(paragraph, element)
      doc.fillColor(ink)
      element.add(() => drawLines(doc, sheet.unit, { size: column.size, lines }, place))
    }
    addPageNumber(context, pagesBefore + index + 1)
  }
  section.end()
  return Math.max(1, columns.length)
}

const empty: Column = { size: 4, lines: [], height: 0 }

const numberSize = 4.2
const numberFromEdge = 8

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

function addFigure(
  { doc, sheet, bleed }: PdfContext,
  parent: PDFKit.PDFStructureElement,
  jpeg: Buffer,
  alt: string,
  y: number,
): void {
  const place = { ...sheet.picture, y }
  const draw = () => drawPicture(doc, jpeg, place, bleed ? 0 : pictureRadius * sheet.unit)
  parent.add(doc.struct('Figure', { alt: alt || 'A picture of the story' }, [draw]))
}

function addText(
  { doc }: PdfContext,
  parent: PDFKit.PDFStructureElement,
  tag: 'H1' | 'P',
  text: string,
  draw: () => void,
): void {
  doc.fillColor(ink)
  parent.add(doc.struct(tag, actualText(text), [draw]))
}

/** Words that run from right to left are drawn in their visual order; screen readers need the logical one. */
const actualText = (text: string) => (hasRtl(text) ? { actual: text } : {})

function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.on('end', () => resolve(Buffer.concat(parts)))
  doc.on('error', reject)
  return promise
}
