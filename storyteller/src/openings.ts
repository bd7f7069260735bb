import { list } from './names.ts'
import { hashOf } from './random.ts'

/** Letters by which a listener would recognise an opening. */
const keyLength = 40

/**
 * Two openings with the same key sound the same: its first letters, without the names and the words that depend on how many there are.
 * @param paragraph can have placeholders for the names, such as `{HERO_1}`
 */
export function openingKey(paragraph: string, names: readonly string[] = []): string {
  const byLength = [list(names), ...names].filter(Boolean).sort((a, b) => b.length - a.length)
  const unnamed = byLength.reduce((text, name) => text.replaceAll(name, ' '), paragraph)
  return unnamed
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
    .replace(/\b(they|them|their|was|were|we|i|me|us|am|are|and|the (two|three|four) of|s)\b/g, '')
    .replace(/[^\p{L}]/gu, '')
    .slice(0, keyLength)
}

/** Sentences before an opening that is repeated, when a plot has no other one left. */
const frames = [
  'Some stories are worth a second evening.',
  'This is how it went, another time.',
  'There is more than one way to tell a thing. Here is another.',
  'It had all happened once already, and nobody minded at all.',
  'Some of this may sound familiar. Some of it will not.',
  'On a different evening, it went like this.',
]

/** Puts a sentence before a repeated opening, one that was not used with it before. */
export function withFrame(paragraph: string, isRecent: (paragraph: string) => boolean, seed: string): string {
  const first = hashOf(`${seed}:frame`)
  const rotated = frames.map((_, index) => frames[(first + index) % frames.length])
  return rotated.map((frame) => `${frame} ${paragraph}`).find((opening) => !isRecent(opening)) ?? paragraph
}
