import { numberPattern, sayNumber } from './say-number.ts'

/** A word in the text, and how the engine should pronounce it. */
export interface SpokenWord {
  /** UTF-16 units of the text, from and to. */
  readonly start: number
  readonly end: number
  /** Plain ASCII; empty if the engine cannot pronounce any character of the word. */
  readonly pronounced: string
}

export interface Sentence {
  readonly words: readonly SpokenWord[]
  /** What the engine is given: the words with commas where a reader would take a breath. */
  readonly said: string
  readonly endsParagraph: boolean
}

/**
 * Takes a text apart into sentences and words that the engine can say, each with its place in the text. Quotes, brackets and
 * symbols are not spoken; the engine cannot pronounce other scripts, so their words get no time.
 */
export function spokenText(text: string): Sentence[] {
  return paragraphsOf(text).flatMap(({ start, end }) => {
    const sentences = sentencesOf(text, start, end).map((span) => sentenceOf(text, span))
    const audible = sentences.filter((sentence) => /[a-z0-9]/i.test(sentence.said))
    return audible.map((sentence, index) => ({ ...sentence, endsParagraph: index === audible.length - 1 }))
  })
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The engine's own limit is far above; a sentence longer than this is cut at a word, so that no reader runs out of breath. */
const longestSentence = 400

function paragraphsOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The end of a sentence with its closing quotes and brackets, unless the next word is in lower case: "Stop!" said Mia. */
const sentenceEnd = /[.!?…]+["'”’»)\]]*(?=\s+(?!["'“‘«(]*\p{Ll}))/gu

function sentencesOf(text: string, start: number, end: number): Span[] {
  const paragraph = text.slice(start, end)
  const spans: Span[] = []
  let from = 0
  for (const match of paragraph.matchAll(sentenceEnd)) {
    const to = match.index + match[0].length
    if (isAbbreviation(paragraph.slice(from, to))) continue
    spans.push(...cut(text, start + from, start + to))
    from = to
  }
  spans.push(...cut(text, start + from, end))
  return spans
}

const isAbbreviation = (sentence: string) =>
  /(?:^|\s)["'“‘(]*(?:Mr|Mrs|Ms|Dr|St|Prof|e\.g|i\.e)\.$/.test(sentence)

function cut(text: string, start: number, end: number): Span[] {
  if (end - start <= longestSentence) return [{ start, end }]
  const space = text.lastIndexOf(' ', start + longestSentence)
  const at = space > start ? space : start + longestSentence
  return [{ start, end: at }, ...cut(text, at, end)]
}

/** Words consist of letters, digits and word-internal marks: apostrophes, hyphens and joiners. */
const plainWord = String.raw`[\p{L}\p{N}\p{M}](?:(?:[\p{L}\p{N}\p{M}'’\u00AD-]|\u200D)*[\p{L}\p{N}\p{M}])?`
/** Abbreviations with full stops that are read as other words. */
const shortForm = String.raw`(?<![\p{L}\p{N}])(?:[ap]\.m|e\.g|i\.e)(?=\.)`
const endsShortForm = /\b(?:[ap]\.m|etc)\.$/i
const wordPattern = new RegExp(`${shortForm}|${numberPattern}|&|${plainWord}`, 'giu')

function sentenceOf(text: string, { start, end }: Span): Sentence {
  const sentence = text.slice(start, end)
  const words: SpokenWord[] = []
  let said = ''
  let from = 0
  for (const match of sentence.matchAll(wordPattern)) {
    const word = sayable(match[0])
    const between = breathOf(afterAbbreviation(sentence, from, match.index))
    from = match.index + match[0].length
    words.push({ start: start + match.index, end: start + from, pronounced: word })
    if (word) said += `${said ? between : ''}${word}`
  }
  return { words, said: said + endOf(sentence), endsParagraph: false }
}

/** The full stop of "Mr." is not a breath. */
function afterAbbreviation(sentence: string, from: number, to: number): string {
  const between = sentence.slice(from, to)
  const before = sentence.slice(0, from + 1)
  return isAbbreviation(before) || endsShortForm.test(before) ? between.replace('.', '') : between
}

/** What stands between two words is a breath or nothing. */
function breathOf(between: string): string {
  return /[,;:—–()[\]!?]|\.\.|…|\s-\s|\.\s|["“”]\s|\s["“”]/.test(between) ? ', ' : ' '
}

function endOf(sentence: string): string {
  const mark = /[.!?…](?=["'”’»)\]\s]*$)/.exec(sentence)?.[0]
  return mark === '?' || mark === '!' ? mark : '.'
}

/** A map, as any word of a story is looked up in it: an object has a `constructor` too. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'a.m': 'ay em',
    'p.m': 'pee em',
    'e.g': 'for example',
    'i.e': 'that is',
    etc: 'et cetera',
    '&': 'and',
    mr: 'mister',
    mrs: 'missus',
    ms: 'miz',
    dr: 'doctor',
    prof: 'professor',
  }),
)

/** Accents are removed; any other characters outside ASCII are not spoken. */
function sayable(word: string): string {
  const replacement = spelledOut.get(word.toLowerCase()) ?? sayNumber(word)
  if (replacement) return replacement
  const plain = word
    .replace(/[ßẞ]/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[’]/g, "'")
    .normalize('NFD')
    .replace(/[^A-Za-z0-9'-]/g, '')
    .replace(/-+/g, ' ')
    .trim()
  return spelledOut.get(plain.toLowerCase()) ?? inSmallLetters(plain)
}

/** The engine spells words of capitals letter by letter; in a story they are shouted. */
const inSmallLetters = (word: string) => (/^[A-Z']{2,}$/.test(word) ? word.toLowerCase() : word)
