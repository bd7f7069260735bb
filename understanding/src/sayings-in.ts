import { sayings } from './lexicon/sayings.ts'
import { range } from './phrases.ts'
import type { Sentence } from './sentence.ts'

const byFirst = new Map<string, string[][]>()
for (const saying of sayings) {
  const words = saying.split(' ')
  const [first = ''] = words
  const list = byFirst.get(first)
  if (list) list.push(words)
  else byFirst.set(first, [words])
}

/** The tokens of a sentence that are words of a saying or of a comparison: nothing in them is meant as it is said. */
export function sayingsIn({ tokens }: Sentence): number[] {
  // A token can be several words, and a saying can begin in the middle of one.
  const words = tokens.flatMap(({ norm }, token) => norm.split(' ').map((word) => ({ word, token })))
  return words.flatMap(({ word }, at) => {
    const found = (byFirst.get(word) ?? []).find((saying) =>
      saying.every((each, offset) => words[at + offset]?.word === each),
    )
    return found ? range(at, at + found.length).map((each) => words[each]?.token ?? 0) : []
  })
}
