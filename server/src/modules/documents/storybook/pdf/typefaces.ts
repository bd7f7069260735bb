import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

/** The main typeface of a text; a letter that it lacks comes from one of the fallbacks. */
export type Face = 'words' | 'title'

export interface Run {
  readonly typeface: string
  readonly text: string
}

/** A letter as readers see it, with its accents, or an emoji with all that is joined to it. */
export type Cluster = Run

/** Typefaces of one document: which of them has a letter, and how wide it makes a text. */
export interface Typefaces {
  /** The letters of a text, each with the typeface that has it. What none of them has becomes a line to write on. */
  clustersOf(text: string, face: Face): Cluster[]
  /** In the size of the letters. */
  widthOf(run: Run): number
  /** Whether PDFKit draws a run from right to left. It looks at the script alone. */
  isDrawnRtl(run: Run): boolean
  /** Letters that were asked for and that no typeface has. */
  readonly missing: ReadonlySet<string>
}

const files: Record<string, string> = {
  words: 'fraunces-words.ttf',
  title: 'fraunces-title.ttf',
  greekAndCyrillic: 'literata-greek-cyrillic.ttf',
  hebrew: 'noto-serif-hebrew.ttf',
  arabic: 'noto-naskh-arabic.ttf',
  devanagari: 'noto-serif-devanagari.ttf',
  emoji: 'noto-emoji.ttf',
}
const fallbacks = Object.keys(files).filter((name) => name !== 'words' && name !== 'title')

/** Written by hand where the name of a child is in letters that no typeface here has. */
const lineToWriteOn = '_'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}|\u20E3/u
/** A typeface need not have joiners, selectors and spaces. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u
const measuredAt = 1000

export function typefacesOf(doc: PDFKit.PDFDocument): Typefaces {
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, bytesOf(file))
  const missing = new Set<string>()
  const found = new Map<string, string | null>()
  const widths = new Map<string, number>()

  const typefaceOf = (grapheme: string, face: Face): string | null => {
    const key = `${face} ${grapheme}`
    const known = found.get(key)
    if (known !== undefined) return known
    const order = emoji.test(grapheme) ? ['emoji', face, ...fallbacks] : [face, ...fallbacks]
    const typeface = order.find((name) => draws(doc, name, grapheme)) ?? null
    found.set(key, typeface)
    return typeface
  }

  return {
    missing,
    clustersOf: (text, face) =>
      [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => {
        const typeface = typefaceOf(segment, face)
        if (typeface !== null) return { typeface, text: segment }
        missing.add(segment)
        return { typeface: face, text: lineToWriteOn }
      }),
    widthOf({ typeface, text }) {
      const key = `${typeface} ${text}`
      const known = widths.get(key)
      if (known !== undefined) return known
      const width = doc.font(typeface).fontSize(measuredAt).widthOfString(text) / measuredAt
      widths.set(key, width)
      return width
    },
    isDrawnRtl: ({ typeface, text }) =>
      fallbacks.includes(typeface) && fontOf(doc, typeface).layout(text).direction === 'rtl',
  }
}

/** Letters of a text that no typeface here has. */
export function missingLetters(text: string): string[] {
  const typefaces = typefacesOf(new PDFDocument({ autoFirstPage: false }))
  typefaces.clustersOf(text, 'words')
  return [...typefaces.missing]
}

/** A font of fontkit, which PDFKit keeps to itself. */
interface Font {
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string): { readonly direction: 'ltr' | 'rtl' }
}

const fontOf = (doc: PDFKit.PDFDocument, typeface: string): Font =>
  (doc.font(typeface) as unknown as { readonly _font: { readonly font: Font } })._font.font

function draws(doc: PDFKit.PDFDocument, typeface: string, grapheme: string): boolean {
  const font = fontOf(doc, typeface)
  return [...grapheme].every(
    (character) => invisible.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}

const read = new Map<string, Buffer>()

function bytesOf(file: string): Buffer {
  const bytes = read.get(file) ?? readFileSync(new URL(`../assets/fonts/${file}`, import.meta.url))
  read.set(file, bytes)
  return bytes
}
