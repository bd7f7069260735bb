import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

/** What text is set in; where it has no letter, one of the other typefaces steps in. */
export type Face = 'words' | 'title'

export interface Run {
  readonly typeface: string
  readonly text: string
}

/** Typefaces of one document: which of them has a letter, and how wide it makes a text. */
export interface Typefaces {
  /** A text in runs of one typeface each. What none of them has becomes a line to write on. */
  runsOf(text: string, face: Face): Run[]
  /** In the size of the letters. */
  widthOf(run: Run): number
  /** Letters that were asked for and that no typeface has. */
  readonly lacking: ReadonlySet<string>
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
const guests = Object.keys(files).filter((name) => name !== 'words' && name !== 'title')

/** Written by hand where the name of a child is in letters that no typeface here has. */
const lineToWriteOn = '_'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}|\u20E3/u
/** Joiners and selectors are not seen; a typeface need not have them. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u
const measuredAt = 1000

export function typefacesOf(doc: PDFKit.PDFDocument): Typefaces {
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, bytesOf(file))
  const lacking = new Set<string>()
  const found = new Map<string, string | null>()
  const widths = new Map<string, number>()

  const typefaceOf = (grapheme: string, face: Face): string | null => {
    const key = `${face} ${grapheme}`
    const known = found.get(key)
    if (known !== undefined) return known
    const order = emoji.test(grapheme) ? ['emoji', face, ...guests] : [face, ...guests]
    const typeface = order.find((name) => draws(doc, name, grapheme)) ?? null
    found.set(key, typeface)
    return typeface
  }

  return {
    lacking,
    runsOf(text, face) {
      const runs: { typeface: string; text: string }[] = []
      for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
        const typeface = typefaceOf(segment, face)
        if (typeface === null) lacking.add(segment)
        const piece = { typeface: typeface ?? face, text: typeface === null ? lineToWriteOn : segment }
        const last = runs.at(-1)
        if (last?.typeface === piece.typeface) last.text += piece.text
        else runs.push(piece)
      }
      return runs
    },
    widthOf({ typeface, text }) {
      const key = `${typeface} ${text}`
      const known = widths.get(key)
      if (known !== undefined) return known
      const width = doc.font(typeface).fontSize(measuredAt).widthOfString(text) / measuredAt
      widths.set(key, width)
      return width
    },
  }
}

/** Letters of a text that no typeface here has. */
export function lettersLacking(text: string): string[] {
  const typefaces = typefacesOf(new PDFDocument({ autoFirstPage: false }))
  typefaces.runsOf(text, 'words')
  return [...typefaces.lacking]
}

/** PDFKit keeps to itself what its typefaces hold. */
interface OpenTypeface {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } }
}

function draws(doc: PDFKit.PDFDocument, name: string, grapheme: string): boolean {
  const { font } = (doc.font(name) as unknown as OpenTypeface)._font
  return [...grapheme].every(
    (character) => unseen.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}

const read = new Map<string, Buffer>()

function bytesOf(file: string): Buffer {
  const bytes = read.get(file) ?? readFileSync(new URL(`../assets/fonts/${file}`, import.meta.url))
  read.set(file, bytes)
  return bytes
}
