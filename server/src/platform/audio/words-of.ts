/** What stands before a word: nothing but a space, something a reader breathes at, the end of a sentence or of a paragraph. */
export type Gap = 'none' | 'breath' | 'sentence' | 'paragraph'

/** A word as it stands in a text. */
export interface ShownWord {
  /** UTF-16 units of the text, from and to. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly before: Gap
}

/** Letters, digits, and the marks that stand inside a word: apostrophes, hyphens and joiners. */
const wordPattern = /[\p{L}\p{N}\p{M}](?:(?:[\p{L}\p{N}\p{M}'’\u00AD-]|\u200D)*[\p{L}\p{N}\p{M}])?/gu

/** Every word of a text, in order. Nothing stands before the first one. */
export function wordsOf(text: string): ShownWord[] {
  let last: { end: number; text: string } | null = null
  return [...text.matchAll(wordPattern)].map((match) => {
    const word = { start: match.index, end: match.index + match[0].length, text: match[0] }
    const before = last ? gapOf(text.slice(last.end, word.start), last.text, word.text) : 'none'
    last = word
    return { ...word, before }
  })
}

function gapOf(between: string, last: string, next: string): Gap {
  if (/\n\s*\n/.test(between)) return 'paragraph'
  const goesOn = /^\p{Ll}/u.test(next)
  if (/[.!?…]/.test(between)) {
    if (/^(Mr|Mrs|Ms|Dr|St|Prof)$/.test(last) && between.startsWith('.')) return 'none'
    // "Stop!" said Mia: a question or a shout inside a sentence.
    return goesOn ? 'breath' : 'sentence'
  }
  return /[,;:—–()[\]\n]|\s-\s|["“”]/.test(between) ? 'breath' : 'none'
}
