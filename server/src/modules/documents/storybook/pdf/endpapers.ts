import type { StoryImage } from '@nightlight/contract'
import { hashOf } from '@nightlight/illustrator'
import type { Book } from '../lay-out-book.ts'
import type { PdfContext } from './document.ts'
import { cream, decorate, openPage } from './draw-page.ts'
import { type Place, wholeSheet } from './paper.ts'

/** What a pattern is made of; each is drawn around the origin, some 20 units wide. */
const motifs = {
  star: 'M 0 -10 C 0.8 -4 3 -1.4 10 0 C 3 1.4 0.8 4 0 10 C -0.8 4 -3 1.4 -10 0 C -3 -1.4 -0.8 -4 0 -10 Z',
  moon: 'M 3 -10 C -6 -10 -10 -5 -10 0 C -10 6 -5 10 3 10 C -1 8 -3 4 -3 0 C -3 -4 -1 -8 3 -10 Z',
  leaf: 'M -10 9 C -9 -4 -1 -9 10 -9 C 9 3 2 9 -7 7 L -10 10 Z',
  cloud: 'M -10 6 C -14 6 -14 -1 -9 -1 C -8 -8 2 -8 4 -3 C 10 -5 13 6 8 6 Z',
  drop: 'M 0 -10 C 3 -4 6 -1 6 4 C 6 8 3 10 0 10 C -3 10 -6 8 -6 4 C -6 -1 -3 -4 0 -10 Z',
} as const

/** Each book has two, in turn. */
const patterns = [
  ['star', 'moon'],
  ['leaf', 'star'],
  ['cloud', 'star'],
  ['moon', 'cloud'],
  ['leaf', 'drop'],
] as const

export interface EndpaperStyle {
  /** The main colour of the cover, in six digits. */
  readonly colour: string
  /** The same book has the same pattern in front and at the back. */
  readonly seed: number
}

/** Pictures that were generated, and those of earlier releases, may have none. */
const usualColour = '#4a4372'

export const styleOf = ({ title, cover }: Pick<Book<StoryImage>, 'title' | 'cover'>): EndpaperStyle => ({
  colour: cover && /^#[0-9a-f]{6}$/i.test(cover.colour) ? cover.colour : usualColour,
  seed: hashOf(title),
})

/** From one motif to the next, in units. */
const pitch = 28

/** A page of pattern inside the cover. Home printers have no ink to waste: their ground is pale. */
export function addEndpaper(context: PdfContext, style: EndpaperStyle): void {
  const { doc, sheet } = context
  openPage(doc, sheet)
  decorate(doc, () => drawPattern(context, wholeSheet(sheet), style))
}

export function drawPattern(
  { doc, sheet: { unit }, bleed }: PdfContext,
  { x, y, width, height }: Place,
  { colour, seed }: EndpaperStyle,
): void {
  const ground = blend(colour, cream, bleed ? 0.18 : 0.84)
  const shape = blend(colour, cream, bleed ? 0.42 : 0.62)
  const pair = patterns[seed % patterns.length] ?? patterns[0]
  doc.save().rect(x, y, width, height).clip().rect(x, y, width, height).fill(ground)
  const step = pitch * unit
  for (let row = 0; row * step * 0.8 < height + step; row++)
    for (let column = 0; column * step < width + step; column++) {
      const turn = ((seed >>> 3) + row * 67 + column * 113) % 50
      const size = 0.42 + ((row * 5 + column * 3 + seed) % 4) * 0.09
      doc
        .save()
        .translate(x + (column + (row % 2 ? 0.5 : 0)) * step, y + row * step * 0.8)
        .rotate(turn - 25)
        .scale(size * unit)
        .path(motifs[pair[(row + column) % 2] ?? 'star'])
        .fill(shape)
        .restore()
    }
  doc.restore()
}

/** A colour between two of six digits. @param share of the second */
export function blend(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
