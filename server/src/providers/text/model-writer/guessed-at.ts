import { vocabulary } from '@nightlight/storyteller'

/** Somebody else whom 'he' or 'she' may mean. */
const others = new RegExp(
  `\\{FRIEND_|\\b(?:${vocabulary.species.join('|')}|man|woman|boy|girl|king|queen|prince|princess|captain|pirate|giant|lady|mother|father|mum|dad|` +
    'grand\\p{L}+|aunt|uncle|witch|wizard|knight|baker|farmer|teacher|keeper|mr|mrs|moon|sun)\\p{L}*',
  'iu',
)

const pronouns = {
  he: /\b(?:he|him|his|himself)\b/i,
  she: /\b(?:she|her|hers|herself)\b/i,
} as const

/**
 * Where a text seems to call a child he or she and no child is: a parent notices at once.
 * @param text names as marks
 * @param known the pronouns of the children, as far as a profile says them
 * @returns what to correct; empty if nothing is wrong
 */
export function guessedAt(text: string, known: readonly string[] = []): string[] {
  const narration = text.replace(/“[^”]*”/g, ' ')
  const paragraphs = narration
    .split('\n\n')
    .filter((paragraph) => paragraph.includes('{HERO_') && !others.test(paragraph))
  const wrong = (['he', 'she'] as const).filter((each) => !known.includes(each)).map((each) => pronouns[each])
  const hit = paragraphs
    .flatMap((paragraph) => wrong.map((each) => each.exec(paragraph)?.[0]))
    .find((word) => word !== undefined)
  return hit
    ? [`A child is called “${hit.toLowerCase()}”: use the mark again instead, or the child’s own pronoun.`]
    : []
}
