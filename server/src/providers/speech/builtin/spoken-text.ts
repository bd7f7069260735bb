import { isAbbreviation } from '../../../platform/prosody/phrases.ts'
import { respellings } from './respellings.ts'
import { numberPattern, sayNumber } from './say-number.ts'

/** A word in the text, and how the engine should pronounce it. */
export interface SpokenWord {
  /** UTF-16 units of the text, from and to. */
  readonly start: number
  readonly end: number
  /** Plain ASCII; empty if the engine cannot pronounce any character of the word. */
  readonly pronounced: string
}

export interface SpokenPhrase {
  readonly words: readonly SpokenWord[]
  /** What the engine is given: the words with commas where a reader would take a breath. */
  readonly said: string
}

/** Words consist of letters, digits and word-internal marks: apostrophes, hyphens and joiners. */
const plainWord = String.raw`[\p{L}\p{N}\p{M}](?:(?:[\p{L}\p{N}\p{M}'’\u00AD-]|\u200D)*[\p{L}\p{N}\p{M}])?`
/** Abbreviations with full stops that are read as other words. */
const shortForm = String.raw`(?<![\p{L}\p{N}])(?:[ap]\.m|e\.g|i\.e)(?=\.)`
const endsShortForm = /\b(?:[ap]\.m|etc)\.$/i
const wordPattern = new RegExp(`${shortForm}|${numberPattern}|&|${plainWord}`, 'giu')

/**
 * Takes a phrase apart into words that the engine can say, each with its place in the text. Quotes, brackets and symbols are not
 * spoken; the engine cannot pronounce other scripts, so their words get no time.
 */
export function spokenPhrase(text: string, { start, end }: { start: number; end: number }): SpokenPhrase {
  const phrase = text.slice(start, end)
  const words: SpokenWord[] = []
  let said = ''
  let from = 0
  for (const match of phrase.matchAll(wordPattern)) {
    const word = sayable(match[0])
    const between = breathOf(afterAbbreviation(phrase, from, match.index))
    from = match.index + match[0].length
    words.push({ start: start + match.index, end: start + from, pronounced: word })
    if (word) said += `${said ? between : ''}${word}`
  }
  return { words, said: said + endOf(phrase) }
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
  const plain = inLetters(word)
  return spelledOut.get(plain.toLowerCase()) ?? respelled(word) ?? plain.split(' ').map(partSaid).join(' ')
}

const inLetters = (word: string) =>
  word
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

/** A word on the engine's own list, with the s of what belongs to somebody or is short for “is”. */
function respelled(word: string): string | undefined {
  const [, stem = '', ending = ''] = /^(.*?)(['’]s?)?$/.exec(word.toLowerCase().normalize('NFC')) ?? []
  const said = respellings.get(stem.replace('’', "'"))
  return said && said + ending.replace('’', "'")
}

/** One part of a word with hyphens. */
const partSaid = (part: string) => respelled(part) ?? inSmallLetters(part)

/** The engine spells words of capitals letter by letter; in a story they are shouted. */
const inSmallLetters = (word: string) => (/^[A-Z']{2,}$/.test(word) ? word.toLowerCase() : word)
