import { paragraphsOf, wordsOf } from './prose.ts'

/** The most frequent English words: they make up a third to a half of any prose. */
const smallWords = new Set(
  (
    'the a an and or but so if of to in into on onto at by for from with up down out over under off about as than then there here this that these ' +
    'those it its he she they we you i him her them us me his their our your my is was were are be been had has have did do does not no ' +
    'all one some who what when where which how very just too said could would can will only back like'
  ).split(' '),
)

/** The share of small words in a whole text, and in each paragraph that is long enough. */
const leastShare = 0.25
const leastInParagraph = 0.15
const mostForeignLetters = 0.03

/** A shorter text is too short to decide. */
const fewestWords = 12

/** Whether a text is English, in each of its paragraphs. @param text with names as marks */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text)
  const letters = words.join('')
  if (letters === '') return false
  const foreign = letters.match(/[^a-z’à-öø-ÿ]/g)?.length ?? 0
  if (foreign / letters.length > mostForeignLetters) return false
  return (
    shareIn(words) >= leastShare &&
    paragraphsOf(text).every((each) => shareIn(wordsOf(each)) >= leastInParagraph)
  )
}

const shareIn = (words: readonly string[]) =>
  words.length < fewestWords ? 1 : words.filter((word) => smallWords.has(word)).length / words.length
