import { vocabulary } from '@nightlight/storyteller'

/** Somebody else whom 'he' or 'she' may mean. */
const others = new RegExp(
  `\\{FRIEND_|\\b(?:${vocabulary.species.join('|')}|man|woman|boy|girl|king|queen|prince|princess|captain|pirate|giant|lady|mother|father|mum|dad|` +
    'grand\\p{L}+|aunt|uncle|witch|wizard|knight|baker|farmer|teacher|keeper|mr|mrs|moon|sun)\\p{L}*',
  'iu',
)

const pronoun = /\b(?:he|she|him|his|her|hers|himself|herself)\b/i

/**
 * Where a text seems to call a child he or she: the writer does not know, and a parent notices at once.
 * @param text names as marks
 * @returns what to correct; empty if nothing is wrong
 */
export function guessedAt(text: string): string[] {
  const narration = text.replace(/“[^”]*”/g, ' ')
  const paragraphs = narration
    .split('\n\n')
    .filter((paragraph) => paragraph.includes('{HERO_') && !others.test(paragraph))
  const hit = paragraphs.map((paragraph) => pronoun.exec(paragraph)?.[0]).find(Boolean)
  return hit
    ? [`A child is called “${hit.toLowerCase()}”: use the mark again instead, or “they” of several.`]
    : []
}
