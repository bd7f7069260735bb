import { singularOf } from '../lexicon/number.ts'
import { type Phrase, phraseAt } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'

/** The phrase that a noun is the noun of: 'our old cat Biscuit' for 'cat'. */
export function nounPhrase(sentence: Sentence, at: number): Phrase | undefined {
  const head = singularOf(sentence.tokens[at]?.norm ?? '')
  const ending = head.split(' ').at(-1)
  for (let from = Math.max(0, at - longestBefore); from <= at; from += 1) {
    const phrase = phraseAt(sentence, from)
    if (!phrase?.what || phrase.to <= at || sentence.hidden.has(from)) continue
    if (phrase.what.head === head || phrase.what.head === ending) return phrase
  }
  return undefined
}

const longestBefore = 5
