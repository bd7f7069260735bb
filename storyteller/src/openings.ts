import { list } from './names.ts'
import { hashOf } from './random.ts'

/** Letters of a beginning by which a listener would know it again. */
const remembered = 40

/**
 * What makes a beginning the same beginning, whoever it is about: its first letters without the names and the words that change
 * with their number.
 * @param paragraph may have marks for the names, as `{HERO_1}`
 */
export function openingOf(paragraph: string, names: readonly string[] = []): string {
  const byLength = [list(names), ...names].filter(Boolean).sort((a, b) => b.length - a.length)
  const unnamed = byLength.reduce((text, name) => text.replaceAll(name, ' '), paragraph)
  return unnamed
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
    .replace(/\b(they|them|their|was|were|we|i|me|us|am|are|and|the (two|three|four) of|s)\b/g, '')
    .replace(/[^\p{L}]/gu, '')
    .slice(0, remembered)
}

/** Said before a beginning that has been heard already, when a plot has no other one left. */
const frames = [
  'Some stories are worth a second evening.',
  'This is how it went, another time.',
  'There is more than one way to tell a thing. Here is another.',
  'It had all happened once already, and nobody minded at all.',
  'Some of this may sound familiar. Some of it will not.',
  'On a different evening, it went like this.',
]

/** A beginning of its own for a story whose beginnings have all been told: the sentence is one that was not heard with it. */
export function framed(paragraph: string, isHeard: (paragraph: string) => boolean, seed: string): string {
  const first = hashOf(`${seed}:frame`)
  const turned = frames.map((_, index) => frames[(first + index) % frames.length])
  return turned.map((frame) => `${frame} ${paragraph}`).find((telling) => !isHeard(telling)) ?? paragraph
}
