import { type DeedObject, withDeedObjects } from './deed-objects.ts'
import type { FactKind, KnownPerson, NotUnderstood, ToldText, Understanding } from './fact.ts'
import { withIds, withoutRepeats } from './fact-ids.ts'
import type { Found } from './found.ts'
import { intents } from './intents.ts'
import { readOnce } from './kept-sentences.ts'
import { glue, polite } from './lexicon/closed-words.ts'
import { asMeant } from './misread.ts'
import { withoutWhatIsNotToBeTold } from './not-about-that.ts'
import { leftOver, saidInSmallWords } from './not-understood.ts'
import { range } from './phrases.ts'
import { privateSpans, startOfPrivate } from './private-spans.ts'
import { readSentence } from './read-sentence.ts'
import type { Sentence } from './sentence.ts'
import { ofSomebodyMadeUp } from './somebody-made-up.ts'
import { withCount } from './tale/count.ts'
import { asItReallyIs } from './tale/unlikely.ts'
import { timesOf } from './times.ts'
import { sentencesOf } from './tokens.ts'
import { factOf, ofCompanion, plainName, type Unnamed, unnamedFact, withLikeness } from './told-facts.ts'
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
    return { sentence, ...readOnce(sentence, told.from, isOnly, () => readSentence(sentence, told, isOnly)) }
  })
  nameWhatWasSaid(byRules)
  const opinions = model && !isPlainWish(byRules) ? readTogether(model, byRules, told) : []
  let lost: DeedObject | undefined
  const all = byRules.map((rules, at) => {
    const { sentence } = rules
    const opinion = opinions[at]
    const either = opinion ? secondOpinion(rules.found, sentence, opinion, limits) : rules.found
    const both = told.from === 'wish' ? ofSomebodyMadeUp(either, sentence) : either
    // Beside what a rule knows, a word that no rule knows stays named.
    const added = both.filter(
      (each) =>
        !rules.found.includes(each) && !rules.found.some(({ from, to }) => from < each.to && to > each.from),
    )
    const deeds = withDeedObjects(both, sentence, lost)
    lost = deeds.lost
    for (const each of deeds.found)
      found.push(withLikeness(ofCompanion(factOf(each, sentence, told, people), people), people))
    const read = added.flatMap(({ from, to }) => range(from, to)).filter((each) => !opinion?.isUnread(each))
    return { sentence, covered: new Set([...rules.covered, ...read]) }
  })
  for (const { about, start, end } of spans)
    found.push(unnamedFact(told, about, startOfPrivate(told.text, start), end, { when: 'always', sure: 0.9 }))
  found.sort((one, other) => one.start - other.start)
  const facts = withoutWhatIsNotToBeTold(
    withoutRepeats(
      found.flatMap((fact) =>
        asMeant(withoutNounAsName(fact), told.text).map((each) =>
          withCount(asItReallyIs(each, told.text), told.text),
        ),
      ),
      told.text,
    ),
    told.text,
  )
  const notUnderstood = all.flatMap(({ sentence, covered }) => leftOver(sentence, covered, facts, told))
  if (facts.length > 0 || notUnderstood.length > 0) return { facts, notUnderstood }
  // What only the model does not take for meant is not dropped: it has no words that would be named.
  return model
    ? understandText(null, told, people)
    : { facts, notUnderstood: saidInSmallWords(sentences, told) }
}

/** 'Fire engine came to nursery': what begins a sentence is no name. */
const withoutNounAsName = <Each extends Pick<Unnamed, 'name' | 'what'>>(fact: Each): Each =>
  fact.what?.is !== undefined && fact.name?.toLowerCase() === fact.what.text.toLowerCase()
    ? { ...fact, name: undefined, what: { ...fact.what, text: fact.what.text.toLowerCase() } }
    : fact

/** 'Our hamster died. Peanut.' A sentence that is nothing but a name says who it was. */
function nameWhatWasSaid(byRules: { sentence: Sentence; found: Found[]; covered: Set<number> }[]) {
  for (const [index, { sentence, found, covered }] of byRules.entries()) {
    const before = byRules[index - 1]?.found
    const last = before?.at(-1)
    // 'Called Keith', too.
    const tokens = /^(?:called|named)$/.test(sentence.tokens[0]?.norm ?? '')
      ? sentence.tokens.slice(1)
      : sentence.tokens
    const [called] = tokens
    const isName = tokens.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(called?.text ?? '')
    const isUnnamed =
      last?.what?.number === 'one' && last.name === undefined && /^(?:animal|toy)$/.test(last.what.is ?? '')
    const isWishAlone = found.every(({ about }) => about === 'story-about')
    if (!before || !last || !isWishAlone || !isName || !isUnnamed || intents[last.about].kind === 'want')
      continue
    found.length = 0
    before[before.length - 1] = { ...last, name: called?.text ?? '' }
    for (const at of sentence.tokens.keys()) covered.add(at)
  }
}

/** 'A snail', 'nothing with wolves please': where rules know every word of a short wish, there is nothing that a model could know better. */
function isPlainWish(
  byRules: readonly { sentence: Sentence; found: readonly Found[]; covered: ReadonlySet<number> }[],
) {
  const [only, another] = byRules
  if (!only || another || only.found.length === 0 || only.sentence.tokens.length > mostWordsOfPlainWish)
    return false
  return (
    only.found.every(({ about }) => isWishOrAvoided.has(intents[about].kind)) &&
    only.sentence.tokens.every(
      ({ norm }, at) =>
        only.covered.has(at) || glue.has(norm) || polite.has(norm) || only.sentence.times[at] !== undefined,
    )
  )
}

const mostWordsOfPlainWish = 6
const isWishOrAvoided: ReadonlySet<FactKind> = new Set<FactKind>(['want', 'avoid'])

interface Understood {
  readonly facts: readonly Unnamed[]
  readonly notUnderstood: readonly NotUnderstood[]
}

const namesOf = (people: readonly KnownPerson[]): ReadonlySet<string> =>
  new Set(people.map(({ name }) => plainName(name)).filter((name) => name.length > 1))
