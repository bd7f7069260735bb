import { type SentenceSpan, sentencesByParagraph, type WordTiming } from '@nightlight/contract'

/** A piece of text; `word` is the index of its timing if it is a spoken word. */
export interface Piece {
  readonly text: string
  readonly word: number | null
}
export type Sentence = readonly Piece[]
export type Paragraph = readonly Sentence[]

/** A section's text as paragraphs of sentences of pieces. Joined, the pieces are the text without its line breaks. */
export function layOutText(text: string, words: readonly WordTiming[]): Paragraph[] {
  return sentencesByParagraph(text).map((paragraph) =>
    paragraph.map(({ start, end }) => piecesOf(text, start, end, words)),
  )
}

/** The same sentences, in order. */
export const sentencesOf = (text: string): SentenceSpan[] => sentencesByParagraph(text).flat()

/** A word belongs to the sentence in which it starts; overlapping or invalid timings are ignored. */
function piecesOf(text: string, from: number, to: number, words: readonly WordTiming[]): Sentence {
  const pieces: Piece[] = []
  let offset = from
  words.forEach(([start, end], word) => {
    if (start < offset || start >= to || end <= start) return
    const wordEnd = Math.min(end, to)
    if (start > offset) pieces.push({ text: text.slice(offset, start), word: null })
    pieces.push({ text: text.slice(start, wordEnd), word })
    offset = wordEnd
  })
  if (offset < to) pieces.push({ text: text.slice(offset, to), word: null })
  return pieces
}
