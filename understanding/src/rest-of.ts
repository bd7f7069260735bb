import type { Fact, KnownPerson, NotUnderstood } from './fact.ts'
import { labelOf } from './label.ts'
import { determiners, glue, notInPhrase, saysLittle } from './lexicon/closed-words.ts'
import { isKnown } from './lexicon/known-words.ts'
import { type NounClass, nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import { baseOf } from './lexicon/verbs.ts'
import { isName, phraseAt } from './phrases.ts'
import { clauseAt, type Sentence } from './sentence.ts'
import { timesOf } from './times.ts'
import { sentencesOf, type Token } from './tokens.ts'
import { plainName } from './told-facts.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Whoever and whatever a wish names and none of its facts says, so that each of them is accounted for once: 'a man with a parrot', 'tea'. What is not understood is quoted by the
 * clause; beside facts only nouns are, and no bare verb.
 * @param facts of this text, also those that the parent has taken out: `start` and `end` are places in it
 */
export function restOf(
  text: string,
  {
    facts,
    notUnderstood,
  }: { readonly facts: readonly Fact[]; readonly notUnderstood: readonly NotUnderstood[] },
  people: readonly KnownPerson[],
): NotUnderstood[] {
  const names = new Set(people.map(({ name }) => plainName(name)).filter((name) => name.length > 1))
  const hidden = facts.filter(({ sensitivity, kind }) => sensitivity === 'private' || kind === 'avoid')
  const labelled = new Set(facts.flatMap((fact) => wordsOf(labelOf(fact))))
  const isLabelled = ({ head, words }: Noun) =>
    labelled.has(head) || words.every((word) => labelled.has(word))
  const unknown = notUnderstood.filter(({ isDetail }) => !isDetail)
  const rest: NotUnderstood[] = []
  const add = ({ start, end }: Span, isDetail: boolean) => {
    const said = text.slice(start, end)
    const isSaid = rest.some(
      (each) => overlap(each, { start, end }) || each.said.toLowerCase() === said.toLowerCase(),
    )
    if (!isSaid) rest.push({ from: 'wish', said, start, end, isDetail })
  }
  for (const tokens of sentencesOf(text, names)) {
    const sentence: Sentence = { tokens, times: timesOf(tokens), names, hidden: new Set(), isShouted: false }
    const nouns = nounsIn(sentence)
    for (const run of unknown) {
      const first = tokens.findIndex((token) => overlap(token, run))
      if (first === -1) continue
      const clause = clauseOf(sentence, first, run)
      const span = facts.some((fact) => overlap(fact, clause)) ? run : clause
      const said = tokens.filter((token) => overlap(token, span))
      const isOrdinary = said.every(
        ({ norm, text }) =>
          isKnown(norm) ||
          nounClass(singularOf(norm)) !== undefined ||
          /^\p{Lu}/u.test(text) ||
          names.has(norm),
      )
      add(span, isOrdinary && nouns.some((noun) => overlap(noun, span)))
    }
    for (const run of notUnderstood) {
      const doing = run.isDetail && whatItDoes(sentence, run)
      if (doing && !nouns.some((noun) => overlap(noun, doing))) add(doing, true)
    }
    for (const noun of nouns) {
      const all = [noun, ...noun.others]
      const left = all.filter((each) => !isLabelled(each) && !hidden.some((fact) => overlap(fact, each)))
      if (left.length === all.length) add(noun, true)
      else for (const each of left) add(each === noun ? { ...noun, end: noun.ownEnd } : each, true)
    }
  }
  // A picture has no words.
  for (const run of notUnderstood) if (!/[\p{L}\d]/u.test(run.said)) add(run, run.isDetail)
  return rest.sort((one, other) => one.start - other.start)
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

const wordsOf = (label: string) =>
  (
    label
      .toLowerCase()
      .replaceAll(/['’]s\b/g, '')
      .match(/\p{L}+/gu) ?? []
  ).map(singularOf)

/** The clause of some words without what joins it on: 'they hooted'. */
function clauseOf(sentence: Sentence, first: number, run: Span): Span {
  const { tokens } = sentence
  const last = tokens.findLastIndex((token) => overlap(token, run))
  let { from } = clauseAt(sentence, first)
  const { to } = clauseAt(sentence, Math.max(first, last))
  while (from < first && /^(?:and|but|then|so|or|because)$/.test(tokens[from]?.norm ?? '')) from += 1
  return { start: tokens[from]?.start ?? run.start, end: tokens[to - 1]?.end ?? run.end }
}

/** Of somebody in a story: 'who gets lost'. */
function whatItDoes({ tokens }: Sentence, run: Span): Span | undefined {
  const at = tokens.findIndex((token) => overlap(token, run))
  const from = tokens.findLastIndex(
    ({ norm }, index) => index < at && at - index <= 4 && /^(?:who|that)$/.test(norm),
  )
  const start = at === -1 ? undefined : tokens[from]?.start
  return start === undefined ? undefined : { start, end: run.end }
}

interface Noun extends Span {
  /** The token behind it. */
  readonly to: number
  readonly head: string
  /** Without what it has with it. */
  readonly ownEnd: number
  readonly words: readonly string[]
  readonly isAlive: boolean
  /** What it has with it. */
  readonly others: readonly Noun[]
}

/** 'The ramp', 'a man with a parrot', 'Mr Popov': from its article on, in the order of the sentence. */
function nounsIn(sentence: Sentence): Noun[] {
  const { tokens } = sentence
  const nouns: Noun[] = []
  let at = 0
  while (at < tokens.length) {
    const found = nounAt(sentence, at)
    if (!found) {
      at += 1
      continue
    }
    at = Math.max(found.to, at + 1)
    if (found.head === '') continue
    const before = nouns.at(-1)
    if (before && isOf(sentence, before, found.start)) {
      nouns[nouns.length - 1] = { ...before, end: found.end, to: found.to, others: [...before.others, found] }
    } else nouns.push(found)
  }
  return nouns
}

/** 'A man with a parrot', 'a girl called Lola'. */
const isOf = ({ tokens }: Sentence, before: Noun, start: number): boolean => {
  const link = tokens[before.to]?.norm ?? ''
  return (
    tokens[before.to + 1]?.start === start &&
    (/^(?:of|called|named)$/.test(link) || (link === 'with' && before.isAlive))
  )
}

const alive: ReadonlySet<NounClass> = new Set<NounClass>(['animal', 'creature', 'person'])

function nounAt(sentence: Sentence, at: number): Noun | null {
  const { tokens, times, names } = sentence
  const token = tokens[at]
  if (!token || token.isEmoji || times[at] !== undefined) return null
  const opener = determiners.has(token.norm) || token.norm === 'no'
  let from = at
  while (determiners.has(tokens[from + 1]?.norm ?? '') && opener && !tokens[from + 1]?.opensClause) from += 1
  const start = opener ? from + 1 : at
  const phrase = phraseAt(sentence, start)
  if (!phrase || (opener && tokens[start]?.opensClause)) return null
  let to = start
  while (to < tokens.length && to < phrase.to && (to === start || !isVerbHere(sentence, to, start))) to += 1
  // 'The bus stop'.
  const isStop =
    /^(?:stop|shelter)$/.test(tokens[to]?.norm ?? '') && /^(?:bus|tram)$/.test(tokens[to - 1]?.norm ?? '')
  if (isStop) to += 1
  const words = tokens.slice(start, to)
  const last = words.at(-1)
  if (!last) return null
  const head =
    singularOf(last.norm.replace(/['’]s$/, ''))
      .split(' ')
      .at(-1) ?? ''
  const isOwn = (each: Token) => names.has(each.norm) || names.has(each.norm.replace(/s$/, ''))
  const isNamed = isName(sentence, to - 1)
  const isKnownNoun =
    isStop || nounClass(singularOf(last.norm)) !== undefined || nounClass(head) !== undefined
  const isBehind =
    prepositions.test(tokens[at - 1]?.norm ?? '') && !/ing$/.test(last.norm) && !isPastForm(last.norm)
  if (!opener && !isNamed && !isKnownNoun && !isBehind) return null
  if (!opener && !isNamed && isVerb(sentence, at)) return null
  const ofNobody =
    words.every(isOwn) ||
    (glue.has(last.norm) && !isKnownNoun) ||
    saysLittle.has(last.norm) ||
    vague.has(head)
  const begin = opener && !possessives.test(tokens[from]?.norm ?? '') ? start - 1 : start
  const first = tokens[begin]
  if (ofNobody || !first)
    return { start: 0, end: 0, ownEnd: 0, head: '', words: [], isAlive: false, others: [], to }
  return {
    start: first.start,
    end: last.end,
    ownEnd: last.end,
    head,
    words: words.map(({ norm }) => singularOf(norm)),
    isAlive: isNamed || alive.has(nounClass(head) ?? nounClass(singularOf(last.norm)) ?? 'thing'),
    others: [],
    to,
  }
}

const prepositions = /^(?:with|from|at|in|into|on|onto|under|behind|by|for)$/

const possessives = /^(?:my|our|your|this|that|these|those|its)$/

/** 'The dog ate': what has been done ends the noun. */
const isVerbHere = ({ tokens }: Sentence, at: number, start: number) => {
  const norm = tokens[at]?.norm ?? ''
  if (tokens[at]?.isCapital || nounClass(singularOf(norm)) !== undefined) return false
  const isDoing = norm.endsWith('ing') && baseOf(norm) !== undefined
  return notInPhrase.has(norm) || (at > start && (isPastForm(norm) || isDoing))
}

/** 'They duck', 'he fell': a verb, though there is a noun like it. */
const isVerb = ({ tokens }: Sentence, at: number) => {
  const norm = tokens[at]?.norm ?? ''
  const isDone = baseOf(norm) !== undefined || isPastForm(norm)
  return (
    isDone &&
    /^(?:i|he|she|we|they|it|you|to|who|can|cant|will|wont|and|then|not)$/.test(tokens[at - 1]?.norm ?? 'and')
  )
}

/** They name nothing that a story could leave out. */
const vague: ReadonlySet<string> = new Set(
  'age day time night morning afternoon evening weekend week lot bit one thing way side end rest story while moment fun mistake accident last home bed top purpose once least work school fine pm am oclock front back half'.split(
    ' ',
  ),
)
