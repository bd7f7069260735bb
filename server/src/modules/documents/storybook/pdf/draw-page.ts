import { lineHeight } from '../measures.ts'
import type { Column } from './fill-sheets.ts'
import { type Place, pageBoxes, type Sheet, wholeSheet } from './paper.ts'

export const ink = '#36203f'
export const softInk = '#69536f'
const shadow = '#2a1c33'
const lantern = '#c8741a'
/** The paper of the printable page on a screen; with bleed it covers the whole sheet. */
export const cream = '#fffaf1'

type Doc = PDFKit.PDFDocument

/** A new page with its boxes and its paper. What is drawn next begins at the corner of the trimmed page. */
export function openPage(doc: Doc, sheet: Sheet): void {
  const { x, y, width, height } = wholeSheet(sheet)
  doc.addPage({ size: [width, height], margin: 0 })
  Object.assign(doc.page.dictionary.data, pageBoxes(sheet))
  doc.translate(sheet.bleed, sheet.bleed)
  if (sheet.bleed > 0) decorate(doc, () => doc.rect(x, y, width, height).fill(cream))
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

/** A picture to the edges of its place. */
export function drawPicture(doc: Doc, jpeg: Buffer, { x, y, width, height }: Place): void {
  doc.image(jpeg, x, y, { width, height })
}

/** The shadow of a spot on the paper. */
export function drawSpotShadow(doc: Doc, place: Place, seed: number): void {
  decorate(doc, () => {
    doc.save().translate(0, place.height * 0.012)
    doc.path(cutEdge(place, seed)).fillOpacity(0.16).fill(shadow).restore()
  })
}

/** A picture with an edge cut by hand. */
export function drawSpot(doc: Doc, jpeg: Buffer, place: Place, seed: number): void {
  doc.save().path(cutEdge(place, seed)).clip()
  drawPicture(doc, jpeg, place)
  doc.restore()
}

/** Waves of an edge: how many there are around the picture, and how high they are, as a share of its width. */
const waves = [
  [3, 0.006],
  [5, 0.005],
  [11, 0.0022],
] as const
const pointsOfEdge = 220
/** The larger, the squarer are the corners. */
const squareness = 7

/** A path around a picture: nearly a rectangle, with round corners and edges that are never quite straight. */
function cutEdge({ x, y, width, height }: Place, seed: number): string {
  const points = Array.from({ length: pointsOfEdge }, (_, index) => {
    const angle = (index / pointsOfEdge) * 2 * Math.PI
    const bend = waves.reduce(
      (sum, [count, depth], at) => sum + depth * Math.sin(count * angle + seed * (at + 1) * 1.7),
      0.986,
    )
    const along = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / squareness)
    return [
      x + (width / 2) * (1 + bend * along(Math.cos(angle))),
      y + (height / 2) * (1 + bend * along(Math.sin(angle))),
    ].map((each) => each.toFixed(2))
  })
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
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
