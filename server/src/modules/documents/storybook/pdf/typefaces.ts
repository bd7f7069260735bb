import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

/** The main typeface of a text; a character that it lacks comes from one of the fallbacks. */
export type Face = 'words' | 'title'

export interface Run {
  readonly typeface: string
  readonly text: string
}

/** A character as readers see it, with its accents, or an emoji with everything that is joined to it. */
export type Cluster = Run

/** The typefaces of one document: which of them has a character, and how wide a text is. */
export interface Typefaces {
  /** The characters of a text, each with its typeface. A character that no typeface has becomes a blank line to write on. */
  clustersOf(text: string, face: Face): Cluster[]
  /** In ems. */
  widthOf(run: Run): number
  /** Whether PDFKit draws a run from right to left. It looks at the script alone. */
  isDrawnRtl(run: Run): boolean
  /** Characters that no typeface has. */
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

/** To be filled in by hand, if a child's name is in a script that no typeface here has. */
const blankLine = '_'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}|\u20E3/u
/** A typeface need not have joiners, selectors and spaces. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u
const measuredAt = 1000

export function typefacesOf(doc: PDFKit.PDFDocument): Typefaces {
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, bytesOf(file))
  const missing = new Set<string>()
  const typefaceByGrapheme = new Map<string, string | null>()
  const widths = new Map<string, number>()

  const typefaceOf = (grapheme: string, face: Face): string | null => {
    const key = `${face} ${grapheme}`
    const cached = typefaceByGrapheme.get(key)
    if (cached !== undefined) return cached
    const order = emoji.test(grapheme) ? ['emoji', face, ...fallbacks] : [face, ...fallbacks]
    const typeface = order.find((name) => draws(doc, name, grapheme)) ?? null
    typefaceByGrapheme.set(key, typeface)
    return typeface
  }

  return {
    missing,
    clustersOf: (text, face) =>
      [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => {
        const typeface = typefaceOf(segment, face)
        if (typeface !== null) return { typeface, text: segment }
        missing.add(segment)
        return { typeface: face, text: blankLine }
      }),
    widthOf({ typeface, text }) {
      const key = `${typeface} ${text}`
      const cached = widths.get(key)
      if (cached !== undefined) return cached
      const width = doc.font(typeface).fontSize(measuredAt).widthOfString(text) / measuredAt
      widths.set(key, width)
      return width
    },
    isDrawnRtl: ({ typeface, text }) =>
      fallbacks.includes(typeface) && fontOf(doc, typeface).layout(text).direction === 'rtl',
  }
}

/** Characters of a text that no typeface here has. */
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
