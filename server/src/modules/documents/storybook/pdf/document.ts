import type { Paper } from '@nightlight/contract'
import PDFDocument from 'pdfkit'
import type { Book } from '../lay-out-book.ts'
import type { Pixels } from '../print-pictures.ts'
import { drawSpot, drawSpotShadow, ink } from './draw-page.ts'
import { type Place, type Sheet, sheetOf } from './paper.ts'
import { hasRtl } from './text-direction.ts'
import { type Typefaces, typefacesOf } from './typefaces.ts'

export interface PrintOptions {
  readonly paper: Paper
  /** For a print shop: 3 mm of bleed, and the cover in a file of its own. */
  readonly bleed: boolean
}

/** A tagged PDF in the making. */
export interface PdfContext extends PrintOptions {
  readonly doc: PDFKit.PDFDocument
  readonly sheet: Sheet
  readonly typefaces: Typefaces
  readonly root: PDFKit.PDFStructureElement
}

export function openPdf(book: Pick<Book<unknown>, 'title' | 'language'>, print: PrintOptions): PdfContext {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: book.language,
    info: { Title: book.title, Creator: 'Nightlight', Producer: 'Nightlight' },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { ...print, doc, sheet: sheetOf(print.paper, print.bleed), typefaces: typefacesOf(doc), root }
}

export function closePdf({ doc, root }: PdfContext): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.on('end', () => resolve(Buffer.concat(parts)))
  doc.on('error', reject)
  root.end()
  doc.end()
  return promise
}

/** Pixels per inch: what print shops ask for, and what home printers show. */
const resolution = { cut: 300, home: 220 } as const

/** How many pixels a picture has in its place. */
export function pixelsFor(
  { width, height }: Pick<Place, 'width' | 'height'>,
  { bleed }: PrintOptions,
): Pixels {
  const perPoint = resolution[bleed ? 'cut' : 'home'] / 72
  return { width: Math.round(width * perPoint), height: Math.round(height * perPoint) }
}

export function addText(
  { doc }: PdfContext,
  parent: PDFKit.PDFStructureElement,
  tag: 'H1' | 'P',
  text: string,
  draw: () => void,
): void {
  doc.fillColor(ink)
  parent.add(doc.struct(tag, actualText(text), [draw]))
}

/** A picture with an edge cut by hand. @param seed no two edges are alike */
export function addSpot(
  context: PdfContext,
  parent: PDFKit.PDFStructureElement,
  {
    alt,
    jpeg,
    place,
    seed,
  }: { readonly alt: string; readonly jpeg: Buffer; readonly place: Place; readonly seed: number },
): void {
  drawSpotShadow(context.doc, place, seed)
  addFigure(context, parent, alt, () => drawSpot(context.doc, jpeg, place, seed))
}

export function addFigure(
  { doc }: PdfContext,
  parent: PDFKit.PDFStructureElement,
  alt: string,
  draw: () => void,
): void {
  parent.add(doc.struct('Figure', { alt: alt || 'A picture of the story' }, [draw]))
}

/** Words that run from right to left are drawn in their visual order; screen readers need the logical one. */
export const actualText = (text: string) => (hasRtl(text) ? { actual: text } : {})
