import { vocabulary } from '@nightlight/storyteller'

/** Somebody else whom 'he' or 'she' may mean. */
const others = new RegExp(
  `\\{FRIEND_|\\b(?:${vocabulary.species.join('|')}|man|woman|boy|girl|king|queen|prince|princess|captain|pirate|giant|lady|mother|father|mum|dad|` +
    'grand\\p{L}+|aunt|uncle|witch|wizard|knight|baker|farmer|teacher|keeper|mr|mrs|moon|sun)\\p{L}*',
  'iu',
)

/**
 * Where a text seems to call a child he or she and no child is: a parent notices at once.
 * @param text names as marks
 * @param known the pronouns of the children, as far as a profile says them
 * @returns what to correct; empty if nothing is wrong
 */
export function guessedAt(text: string, known: readonly string[] = []): string[] {
  const narration = text.replace(/“[^”]*”/g, ' ')
  const hit = known.length > 0 ? wrongPronounIn(narration, known) : anyPronounIn(narration)
  return hit
    ? [`A child is called “${hit.toLowerCase()}”: use the mark again instead, or the child’s own pronoun.`]
    : []
}

const anyPronounIn = (narration: string): string | undefined =>
  narration
    .split('\n\n')
    .filter((paragraph) => paragraph.includes('{HERO_') && !others.test(paragraph))
    .map((paragraph) => /\b(?:he|him|his|himself|she|her|hers|herself)\b/i.exec(paragraph)?.[0])
    .find((word) => word !== undefined)

/**
 * Where the pronoun is known, another one is nearly always somebody else, of whom the text may have spoken long before. Only where a sentence
 * that begins with the child is gone on with can it mean the child.
 */
const wrongPronounIn = (narration: string, known: readonly string[]): string | undefined =>
  [...narration.matchAll(ofTheChild)]
    .filter(([, said = '']) => !others.test(said) && !/\s\p{Lu}/u.test(said))
    .map(([, , word = '']) => word)
    .find((word) => !known.includes(/^h(?:e|im)/i.test(word) && !/^her/i.test(word) ? 'he' : 'she'))

const ofTheChild =
  /(?:^|[.!?…]\s+|\n)(\{HERO_\d+\}[^.!?…\n{]*)(?:[.!?…]\s+(?=(?:he|she)\b)|(?=\bhimself\b|\bherself\b))(he|she|himself|herself)\b/gi
