import { lineHeight } from '../measures.ts'
import type { Column } from './fill-sheets.ts'
import { cropMarks, pageBoxes, type Sheet } from './paper.ts'

export const ink = '#36203f'
export const softInk = '#69536f'
const lantern = '#c8741a'
/** The paper of the printable page on a screen; with bleed it covers the whole sheet. */
const cream = '#fffaf1'

type Doc = PDFKit.PDFDocument

/** A new page with its boxes, its paper and its crop marks. What is drawn next begins at the corner of the trimmed page. */
export function openPage(doc: Doc, sheet: Sheet): void {
  const { width, height, bleed, offset } = sheet
  doc.addPage({ size: [width + 2 * offset, height + 2 * offset], margin: 0 })
  Object.assign(doc.page.dictionary.data, pageBoxes(sheet))
  doc.translate(offset, offset)
  if (bleed === 0) return
  decorate(doc, () => {
    doc.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).fill(cream)
    doc.lineWidth(0.25).strokeColor('#000000')
    for (const [fromX, fromY, toX, toY] of cropMarks(sheet))
      doc.moveTo(fromX, fromY).lineTo(toX, toY).stroke()
  })
}

/** Draws something that screen readers skip. */
export function decorate(doc: Doc, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

/** Lines of one column, in units from the corner of the page. */
export function drawLines(
  doc: Doc,
  unit: number,
  { size, lines }: Pick<Column, 'size' | 'lines'>,
  place: { readonly left: number; readonly top: number; readonly width: number; readonly centred?: boolean },
  pitch = lineHeight,
): void {
  for (const line of lines) {
    const spare = place.width - line.width * size
    const indent = place.centred ? spare / 2 : line.fromRight ? spare : 0
    // Centres the text in its line: lowercase letters with descenders are about 0.66 em high.
    const baseline = place.top + line.top + (pitch / 2 + 0.33) * size
    for (const { typeface, text, x } of line.pieces) {
      doc
        .font(typeface)
        .fontSize(size * unit)
        .text(text, (place.left + indent + x * size) * unit, baseline * unit, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
    }
  }
}

export function drawPicture(
  doc: Doc,
  jpeg: Buffer,
  { x, y, width, height }: Sheet['picture'],
  radius: number,
): void {
  doc.save()
  if (radius > 0) doc.roundedRect(x, y, width, height, radius).clip()
  doc.image(jpeg, x, y, { width, height }).restore()
}

/** Four points, like the light of a lantern seen from far away. */
export function drawStar(
  doc: Doc,
  unit: number,
  { centre, top, size }: { centre: number; top: number; size: number },
) {
  const scale = (size * unit) / 24
  decorate(doc, () =>
    doc
      .save()
      .translate(centre * unit - 12 * scale, top * unit)
      .scale(scale)
      .path(
        'M12 0c.9 7.2 3.9 10.6 12 12-8.1 1.4-11.1 4.8-12 12-.9-7.2-3.9-10.6-12-12C8.1 10.6 11.1 7.2 12 0z',
      )
      .fill(lantern)
      .restore(),
  )
}
