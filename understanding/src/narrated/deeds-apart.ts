import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import type { Clause } from '../reported-clauses.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { isBareVerb, isDeterminer, isNoun, isPast, isPresentAux, isThirdPerson, keptFinite } from './verbs.ts'

/**
 * Clauses of a report, also where the second has somebody else in it whom no comma sets apart: 'fed the goats | and one ate his hat', 'locked herself in at
 * Grandma’s | and Grandpa had to come up the ladder'.
 */
export const deedsApart = (sentence: Sentence, clauses: readonly Clause[]): readonly Clause[] =>
  clauses.flatMap((clause) => apart(sentence, clause))

function apart(sentence: Sentence, clause: Clause): Clause[] {
  const { from, to, joint } = clause
  for (let at = from + 2; at < to - 2; at += 1) {
    const { norm } = sentence.tokens[at] ?? { norm: '' }
    if (norm !== 'and' && norm !== 'but') continue
    const before = sentence.tokens.slice(from, at)
    if (!before.some(isFiniteVerb) || before.some(({ norm: word }) => opensAnother.test(word))) continue
    const after = sentence.tokens.slice(at + 1, to)
    if (opensWithOther(after) || opensWithVerb(after))
      return [{ from, to: at, joint }, ...apart(sentence, { from: at + 1, to, joint: norm })]
  }
  return [clause]
}

/** Behind these the second verb may be of the same part: 'cried when the tower fell and Tom laughed'. */
const opensAnother =
  /^(?:that|because|when|while|until|till|where|why|how|since|who|which|what|if|whether|said|says|thinks|thought)$/

/** The same somebody, and what else: 'and hasn’t stopped', 'and needs to give a speech'. */
const opensWithVerb = ([first, second]: readonly Token[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  (isPresentAux(first.norm) ||
    keptFinite.test(first.norm) ||
    (isThirdPerson(first.norm) && !isNoun(first.norm)))

/** Somebody or something, in three words at most, and what it did. */
function opensWithOther(tokens: readonly Token[]): boolean {
  const verb = tokens.slice(0, 4).findIndex(isFiniteVerb)
  const [first] = tokens
  // 'All his friends can' says nothing by itself.
  if (isPresentAux(tokens.at(-1)?.norm ?? '') || keptFinite.test(tokens.at(-1)?.norm ?? '')) return false
  if (!first || verb < 1 || (verb > 1 && !isDeterminer(first) && !isTitled(first))) return false
  if (tokens.slice(1, verb).some(({ norm }) => /^(?:and|of|to|in|on|at|for|with|from)$/.test(norm)))
    return false
  return (
    /^(?:one|nobody|everybody|everyone|somebody|someone)$/.test(first.norm) ||
    (isDeterminer(first) && verb > 1) ||
    nounClass(singularOf(first.norm)) === 'kin' ||
    (first.isCapital && !first.opensSentence)
  )
}

const isTitled = ({ norm }: Token) => /^(?:mr|mrs|miss|ms|dr|uncle|auntie|aunty|aunt|cousin)$/.test(norm)

const isFiniteVerb = ({ norm }: Token): boolean => isPast(norm) || isPresentAux(norm) || keptFinite.test(norm)

/** Whether a clause is a noun alone, with what describes it: 'a bluegill', 'only one'. */
export function isNameOfIt({ tokens }: Sentence, { from, to, joint }: Clause): boolean {
  const said = tokens.slice(from, to)
  return (
    joint === '' &&
    said.length <= 4 &&
    /^(?:a|an|the|only|just|his|her|one|two|three|blue|red|pink|green|orange|yellow|purple)$/.test(
      said[0]?.norm ?? '',
    ) &&
    !said.some((token) => isFiniteVerb(token) || isThirdPerson(token.norm) || isSomebody(token))
  )
}

/** 'She got stuck in the swing, legs through': what has no verb is left out, and with it whatever leans on it. */
export function isLooseEnd({ tokens }: Sentence, { from, to, joint }: Clause): boolean {
  const said = tokens.slice(from, to)
  return (
    joint === '' &&
    said.length <= 5 &&
    !said.some(
      (token) =>
        isFiniteVerb(token) ||
        isBareVerb(token.norm) ||
        (isThirdPerson(token.norm) && !isNoun(token.norm)) ||
        isSomebody(token) ||
        noLooseEnd.test(token.norm),
    )
  )
}

/** They take back or ask for something. */
const noLooseEnd =
  /^(?:not|never|or|if|unless|except|almost|nearly|joking|kidding|please|story|stories|something|anything|maybe|like|i|my|me|you|that|who|which|no|wait|sorry|actually|when|because|hes|shes|its|theyre)$/

/** Who might be the next 'he' or 'she'. */
const isSomebody = ({ norm, isCapital }: Token) =>
  isCapital ||
  /^(?:he|she|they|it|we|i)$/.test(norm) ||
  /^(?:person|kin)$/.test(nounClass(singularOf(norm)) ?? '')
