/** What is before a word: only a space, a mark at which a reader breathes, the end of a sentence or of a paragraph. */
export type Gap = 'none' | 'breath' | 'sentence' | 'paragraph'

/** A word at its position in a text. */
export interface ShownWord {
  /** Start and end in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly before: Gap
}

/** Letters, digits, and the marks that may be inside a word: apostrophes, hyphens and joiners. */
const wordPattern = /[\p{L}\p{N}\p{M}](?:(?:[\p{L}\p{N}\p{M}'’\u00AD-]|\u200D)*[\p{L}\p{N}\p{M}])?/gu

/** Every word of a text, in order. The first one has no gap before it. */
export function wordsOf(text: string): ShownWord[] {
  let previous: { end: number; text: string } | null = null
  return [...text.matchAll(wordPattern)].flatMap(wordsWithin).map((word) => {
    const before = previous ? gapOf(text.slice(previous.end, word.start), previous.text, word.text) : 'none'
    previous = word
    return { ...word, before }
  })
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const chinese = new Intl.Segmenter('zh', { granularity: 'word' })
const japanese = new Intl.Segmenter('ja', { granularity: 'word' })

/** Chinese and Japanese put no spaces between words: dictionaries know where one ends. */
function wordsWithin({ 0: text, index }: RegExpExecArray): Omit<ShownWord, 'before'>[] {
  if (!withoutSpaces.test(text)) return [{ start: index, end: index + text.length, text }]
  const segmenter = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? japanese : chinese
  return [...segmenter.segment(text)].map(({ segment, index: at }) => ({
    start: index + at,
    end: index + at + segment.length,
    text: segment,
  }))
}

function gapOf(between: string, last: string, next: string): Gap {
  if (/\n\s*\n/.test(between)) return 'paragraph'
  const continuesSentence = /^\p{Ll}/u.test(next)
  if (/[.!?…。！？؟।]/.test(between)) {
    if (/^(Mr|Mrs|Ms|Dr|St|Prof)$/.test(last) && between.startsWith('.')) return 'none'
    // "Stop!" said Mia: a question or a shout inside a sentence.
    return continuesSentence ? 'breath' : 'sentence'
  }
  return /[,;:—–()[\]\n、，；：،؛「」『』«»„]|\s-\s|["“”]/.test(between) ? 'breath' : 'none'
}
