import type { Fact, NotUnderstood, ToldText } from './fact.ts'
import { glue, saysLittle } from './lexicon/closed-words.ts'
import { isKnown } from './lexicon/known-words.ts'
import { isName, range } from './phrases.ts'
import { clauseAt, type Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'

/** Runs of words that no fact has, or that no rule knew, in the parent’s words: from the first to the last of them in a clause. */
export function leftOver(
  sentence: Sentence,
  covered: ReadonlySet<number>,
  facts: readonly Pick<Fact, 'about' | 'start' | 'end'>[],
  told: ToldText,
): NotUnderstood[] {
  const { tokens, times, names } = sentence
  const isSaid = ({ start, end }: Token, of = (_: Pick<Fact, 'about'>) => true) =>
    facts.some((fact) => fact.start <= start && fact.end >= end && of(fact))
  // It belongs to the hospital, though it stands in a clause of its own: 'and is home now'.
  const isHomeAgain = (token: Token) =>
    token.norm === 'home' && isSaid(token, ({ about }) => about === 'hospital')
  const isLeft = (at: number) => {
    const token = tokens[at]
    if (!token || (token.isEmoji && token.norm === '') || isHomeAgain(token)) return false
    if (times[at] !== undefined) return facts.length === 0 && !saysNothing.has(token.norm)
    if (
      glue.has(token.norm) ||
      names.has(token.norm) ||
      names.has(token.norm.replace(/s$/, '')) ||
      isNumber(token.norm)
    )
      return false
    return !covered.has(at) || !(isSaid(token) || token.isEmoji)
  }
  const runs: { first: number; last: number }[] = []
  for (const at of tokens.keys()) {
    if (!isLeft(at)) continue
    const run = runs.at(-1)
    // Small words between two that are not understood are quoted along with them.
    const isNext =
      run && range(run.last + 1, at + 1).every((each) => !covered.has(each) && !tokens[each]?.opensClause)
    if (isNext) run.last = at
    else runs.push({ first: at, last: at })
  }
  return runs.flatMap(({ first, last }) => {
    const start = tokens[first]?.start ?? 0
    const end = tokens[last]?.end ?? start
    const words = range(first, last + 1).filter((at) => isLeft(at))
    const clause = range(clauseAt(sentence, first).from, clauseAt(sentence, last).to)
    const isDetail =
      words.every((at) => isKnown(tokens[at]?.norm ?? '') || isName(sentence, at)) &&
      (clause.some((at) => tokens[at] && isSaid(tokens[at])) ||
        (words.length <= mostInADetail && tokens.some((token) => isSaid(token))))
    if (isDetail && words.every((at) => saysLittle.has(tokens[at]?.norm ?? ''))) return []
    const ref = told.ref !== undefined && { ref: told.ref }
    return [{ from: told.from, ...ref, said: told.text.slice(start, end), start, end, isDetail }]
  })
}

/** With more words a clause of its own says something of its own. */
const mostInADetail = 2

/** 'We do them every other one' means something, though each of its words alone is glue: it is not dropped. */
export function saidInSmallWords(sentences: readonly (readonly Token[])[], told: ToldText): NotUnderstood[] {
  return sentences.flatMap((tokens) => {
    const words = tokens.filter(({ isEmoji }) => !isEmoji)
    const [first] = words
    const last = words.at(-1)
    if (!first || !last || words.every(({ norm }) => saysNothing.has(norm))) return []
    const { start } = first
    const { end } = last
    const ref = told.ref !== undefined && { ref: told.ref }
    return [{ from: told.from, ...ref, said: told.text.slice(start, end), start, end, isDetail: false }]
  })
}

/** Politeness, and that the choice is left to us. */
const saysNothing = new Set(
  `please thanks thank ta thx cheers thank_you hi hello hey dear ok okay yes no yeah lol haha um oh hmm well idk dunno whatever anything something surprise us me you your up to it is the a story tonight tonights just choose choice pick decide one any
  i we do not mind dont know for and can could would make tell give bedtime want some xx x`
    .split(/\s+/)
    .map((word) => word.replace('_', ' ')),
)

/** A score, an age, a time of day: the words around it say what it means. */
const isNumber = (norm: string) =>
  /^\d[\d-]{0,5}(?:st|nd|rd|th|am|pm|s|x|m|km|cm|kg|min|mins|hrs|yrs)?$/.test(norm)
