import type { KnownPerson, NotUnderstood, ToldText, Understanding } from './fact.ts'
import { withIds, withoutRepeats } from './fact-ids.ts'
import { leftOver, saidInSmallWords } from './not-understood.ts'
import { range } from './phrases.ts'
import { privateSpans, startOfPrivate } from './private-spans.ts'
import { readSentence } from './read-sentence.ts'
import type { Sentence } from './sentence.ts'
import { timesOf } from './times.ts'
import { sentencesOf } from './tokens.ts'
import { factOf, ofCompanion, plainName, type Unnamed, unnamedFact } from './told-facts.ts'
import { readTogether } from './transformer/read-together.ts'
import type { Reader } from './transformer/reader.ts'
import { type Limits, secondOpinion } from './transformer/second-opinion.ts'
import { transformer } from './transformer/transformer.ts'

/**
 * Turns what parents have told into facts. The same words give the same facts. Nothing is dropped: words that are in no fact and mean
 * something are in `notUnderstood`. `said`, `what` and `name` are what was typed and can hold anything: private facts are not for telling.
 */
export function understand(texts: readonly ToldText[], people: readonly KnownPerson[]): Understanding {
  return understandWith(transformer(), texts, people)
}

/** @param model without one the rules are alone */
export function understandWith(
  model: Reader | null,
  texts: readonly ToldText[],
  people: readonly KnownPerson[],
  limits?: Limits,
): Understanding {
  const understood = texts.map((told) => understandText(model, told, people, limits))
  return {
    facts: withIds(understood.flatMap(({ facts }) => facts)),
    notUnderstood: understood.flatMap(({ notUnderstood }) => notUnderstood),
  }
}

function understandText(
  model: Reader | null,
  told: ToldText,
  people: readonly KnownPerson[],
  limits?: Limits,
): Understood {
  const names = namesOf(people)
  const isShouted = told.text.length > 3 && told.text === told.text.toUpperCase()
  const spans = privateSpans(told.text)
  const found: Unnamed[] = []
  const known = told.about === undefined ? names : new Set([...names, plainName(told.about)])
  const sentences = sentencesOf(told.text, known)
  const isOnly = sentences.length === 1 || sentences.flat().length < 6
  const byRules = sentences.map((tokens) => {
    const hidden = new Set(
      range(0, tokens.length).filter((at) =>
        spans.some(({ start, end }) => (tokens[at]?.start ?? 0) < end && (tokens[at]?.end ?? 0) > start),
      ),
    )
    const sentence: Sentence = { tokens, times: timesOf(tokens), names, hidden, isShouted }
    return { sentence, ...readSentence(sentence, told, isOnly) }
  })
  const opinions = model ? readTogether(model, byRules, told) : []
  const all = byRules.map((rules, at) => {
    const { sentence } = rules
    const opinion = opinions[at]
    const both = opinion ? secondOpinion(rules.found, sentence, opinion, limits) : rules.found
    // Beside what a rule knows, a word that no rule knows stays named.
    const added = both.filter(
      (each) =>
        !rules.found.includes(each) && !rules.found.some(({ from, to }) => from < each.to && to > each.from),
    )
    for (const each of both) found.push(ofCompanion(factOf(each, sentence, told, people), people))
    const read = added.flatMap(({ from, to }) => range(from, to)).filter((each) => !opinion?.isUnread(each))
    return { sentence, covered: new Set([...rules.covered, ...read]) }
  })
  for (const { about, start, end } of spans)
    found.push(unnamedFact(told, about, startOfPrivate(told.text, start), end, { when: 'always', sure: 0.9 }))
  found.sort((one, other) => one.start - other.start)
  const facts = withoutRepeats(found, told.text)
  const notUnderstood = all.flatMap(({ sentence, covered }) => leftOver(sentence, covered, facts, told))
  if (facts.length > 0 || notUnderstood.length > 0) return { facts, notUnderstood }
  // What only the model does not take for meant is not dropped: it has no words that would be named.
  return model
    ? understandText(null, told, people)
    : { facts, notUnderstood: saidInSmallWords(sentences, told) }
}

interface Understood {
  readonly facts: readonly Unnamed[]
  readonly notUnderstood: readonly NotUnderstood[]
}

const namesOf = (people: readonly KnownPerson[]): ReadonlySet<string> =>
  new Set(people.map(({ name }) => plainName(name)).filter((name) => name.length > 1))
