import type { WordTiming } from '@nightlight/contract'

/** A run of text; `word` is the place of its timing where it is a spoken word. */
export interface Piece {
  readonly text: string
  readonly word: number | null
}
export type Sentence = readonly Piece[]
export type Paragraph = readonly Sentence[]

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A section's text as paragraphs of sentences of pieces. Joined again, the pieces are the text without its line breaks. */
export function layOutText(text: string, words: readonly WordTiming[]): Paragraph[] {
  return [...text.matchAll(/[^\n]+/g)]
    .map(({ 0: paragraph, index }) =>
      [...sentences.segment(paragraph)].map((sentence) =>
        piecesOf(text, index + sentence.index, index + sentence.index + sentence.segment.length, words),
      ),
    )
    .filter((paragraph) => paragraph.some((sentence) => sentence.some((piece) => piece.text.trim() !== '')))
}

/** Where the sentences of a section begin and end, in UTF-16 units: the same ones that are laid out, in their order. */
export function sentencesOf(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(({ 0: paragraph }) => paragraph.trim() !== '')
    .flatMap(({ 0: paragraph, index }) =>
      [...sentences.segment(paragraph)].map((sentence) => ({
        start: index + sentence.index,
        end: index + sentence.index + sentence.segment.length,
      })),
    )
}

/** A word belongs to the sentence in which it starts; timings that overlap or lie outside are left out. */
function piecesOf(text: string, from: number, to: number, words: readonly WordTiming[]): Sentence {
  const pieces: Piece[] = []
  let at = from
  words.forEach(([start, end], word) => {
    if (start < at || start >= to || end <= start) return
    const wordEnd = Math.min(end, to)
    if (start > at) pieces.push({ text: text.slice(at, start), word: null })
    pieces.push({ text: text.slice(start, wordEnd), word })
    at = wordEnd
  })
  if (at < to) pieces.push({ text: text.slice(at, to), word: null })
  return pieces
}
