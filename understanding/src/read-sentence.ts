import type { ToldText } from './fact.ts'
import type { Found } from './found.ts'
import { foundBy } from './found-by-rule.ts'
import { type Intent, intents } from './intents.ts'
import { bareFacts, leftoverFacts, pictureFacts } from './leftovers.ts'
import { determiners, glue } from './lexicon/closed-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { baseOf } from './lexicon/verbs.ts'
import { type Match, match } from './pattern.ts'
import { range } from './phrases.ts'
import { anywhereIn, type CompiledRule, candidatesFor, setsIn } from './rules/index.ts'
import { affairs } from './rules/private.ts'
import { sayingsIn } from './sayings-in.ts'
import { clauseAt, type Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'

/** What the rules find in a sentence, and the tokens that are accounted for. */
export function readSentence(sentence: Sentence, told: ToldText, isOnly: boolean) {
  const { tokens, hidden } = sentence
  const used = new Set<number>()
  const covered = new Set<number>()
  const found: Found[] = []
  tokens.forEach((token, at) => {
    if (hidden.has(at))
      for (const each of range(clauseAt(sentence, at).from, clauseAt(sentence, at).to))
        if (isAboutPlace(tokens[each])) covered.add(each)
    if (hidden.has(at)) covered.add(at)
    if (!affairs.has(token.norm)) return
    const clause = clauseAt(sentence, at)
    found.push({ about: 'other-people', ...clause, sure: 0.7 })
    for (let index = clause.from; index < clause.to; index += 1) {
      used.add(index)
      covered.add(index)
    }
  })
  const meantOtherwise = sayingsIn(sentence)
  const isEmojiOnly = tokens.every(({ isEmoji }) => isEmoji)
  for (const { rule, matched } of matchesIn(sentence, told)) {
    if (matched.covered.some((at) => used.has(at))) continue
    if (isExcluded(rule, sentence, matched)) continue
    if (overruled.get(rule.about)?.some((about) => found.some((each) => each.about === about))) continue
    if (rule.beside && isOnly && matched.to - matched.from === tokens.length) continue
    if (ofWords.has(rule.about) && matched.literal.some((at) => meantOtherwise.includes(at))) continue
    if (rule.about === 'missing' && matched.literal.some((at) => isTitle(sentence, at))) continue
    if (rule.inFreeClause && isTaken(sentence, matched, found)) continue
    if (rule.alone && found.some(({ about }) => about !== 'person')) continue
    const made = foundBy(rule, sentence, matched, used)
    if (made.length === 0 || isDescription(rule, sentence, matched)) continue
    if (made.some((each) => isFromThen(each, sentence, matched))) continue
    // A picture says again what words have said.
    const isRepeat =
      tokens[matched.from]?.isEmoji &&
      !isEmojiOnly &&
      made.every(({ about }) => found.some((each) => each.about === about))
    if (!isRepeat) found.push(...made)
    if (rule.implies)
      found.push({ about: rule.implies, from: matched.from, to: matched.to, sure: 0.6, isImplied: true })
    for (const at of [...matched.covered, ...made.flatMap(({ also }) => also ?? [])]) {
      used.add(at)
      covered.add(at)
    }
    for (const at of matched.along) covered.add(at)
  }
  for (const at of meantOtherwise) used.add(at)
  for (const picture of pictureFacts(sentence, told, used, isEmojiOnly)) {
    if (!found.some(({ about, what }) => about === picture.about && what?.head === picture.what?.head))
      found.push(picture)
    covered.add(picture.from)
  }
  for (const bare of bareFacts(
    sentence,
    told,
    used,
    isOnly && found.every(({ about }) => /^(?:want|avoid)$/.test(intents[about].kind)),
  )) {
    found.push(bare)
    for (let at = bare.from; at < bare.to; at += 1) {
      used.add(at)
      covered.add(at)
    }
  }
  for (const left of leftoverFacts(sentence, told, used, found)) {
    if (!isMention(left, sentence, found)) found.push(left)
    for (let at = left.from; at < left.to; at += 1) covered.add(at)
  }
  return { found: isOnly ? found.map((each) => asWished(each, found, sentence, told)) : found, covered }
}

/** 'A shark called Gary' and no more is a wish for a story about him. */
function asWished(each: Found, found: readonly Found[], { tokens }: Sentence, told: ToldText): Found {
  const isNamed =
    (each.about === 'creature' || each.about === 'thing') && each.what && each.name !== undefined
  if (told.from !== 'wish' || found.length > 1 || !isNamed) return each
  const isAll = tokens.every(({ norm }, at) => (at >= each.from && at < each.to) || glue.has(norm))
  return isAll && !tokens.some(({ norm }) => /^(?:got|has|have|had|is|was|our|my)$/.test(norm))
    ? { ...each, about: 'story-about', sure: 0.8 }
    : each
}

/** 'He wants to marry Miss Potts.' */
const isTitle = ({ tokens }: Sentence, at: number) =>
  tokens[at]?.text === 'Miss' && !tokens[at]?.opensSentence && tokens[at + 1]?.isCapital === true

/** Whether the clause already tells what has happened or how a child feels: 'stung by a wasp' wishes for no wasp. */
function isTaken(sentence: Sentence, { from }: Pick<Match, 'from'>, found: readonly Found[]): boolean {
  const clause = clauseAt(sentence, from)
  return found.some(
    (each) =>
      /^(?:event|feeling|loss|lesson)$/.test(intents[each.about].kind) &&
      each.from < clause.to &&
      each.to > clause.from,
  )
}

/** An animal or a meal that is named along with what happened belongs to it; where something was seen or done, it is told for itself. */
function isMention(left: Found, sentence: Sentence, found: readonly Found[]): boolean {
  return isTaken(
    sentence,
    left,
    found.filter(({ about }) => !toldApart.has(about)),
  )
}

/** What a single word can tell, and what a saying does not mean by it. */
const ofWords: ReadonlySet<Intent> = new Set<Intent>([
  'season',
  'weather',
  'test',
  'new-pet',
  'creature',
  'food',
  'journey',
  'thing',
  'play',
  'leave-out',
  'somebody-died',
  'pet-died',
  'sorry',
])

const toldApart: ReadonlySet<Intent> = new Set<Intent>([
  'outing',
  'weather',
  'season',
  'feast',
  'play',
  'party',
  'performance',
  'happy',
  'journey',
  'made-something',
])

/** 'Grandad is poorly in hospital' says once who is ill. */
const overruled: ReadonlyMap<Intent, readonly Intent[]> = new Map<Intent, readonly Intent[]>([
  ['unwell', ['somebody-in-hospital', 'somebody-ill', 'pet-ill', 'hospital']],
  ['hospital', ['somebody-in-hospital', 'pet-ill']],
  // 'She bit Otis at nursery today': school is only where it was.
  ['school-day', ['gentle-hands']],
])

/** What the rules match, in the order of the rules and then of the words. */
function matchesIn(sentence: Sentence, told: ToldText) {
  const sets = setsIn(sentence.tokens.flatMap(({ forms }) => [...forms]))
  const anywhere = anywhereIn(sets)
  const found: { readonly rule: CompiledRule; readonly matched: Match; readonly at: number }[] = []
  for (const [at, { forms }] of sentence.tokens.entries())
    for (const candidates of [anywhere, candidatesFor(forms, sets)])
      for (const { rule, pattern } of candidates) {
        if (rule.from && !rule.from.includes(told.from)) continue
        const matched = match(pattern, sentence, at)
        if (matched) found.push({ rule, matched, at })
      }
  return found.sort((one, other) => one.rule.order - other.rule.order || one.at - other.at)
}

function isExcluded(rule: CompiledRule, sentence: Sentence, { from, to }: Match): boolean {
  if (rule.unless.size === 0) return false
  const clause = clauseAt(sentence, from)
  return sentence.tokens
    .slice(clause.from, Math.max(clause.to, to))
    .some(
      ({ norm, forms }) =>
        rule.unless.has(norm) || [...forms].some((form) => form !== baseOf(norm) && rule.unless.has(form)),
    )
}

/** 'A lonely lighthouse': the feeling of a thing, not of a child. */
function isDescription(
  { about }: CompiledRule,
  { tokens, times }: Sentence,
  { to, literal, from }: Match,
): boolean {
  const next = tokens[to]
  if (
    intents[about].kind !== 'feeling' ||
    to - from !== 1 ||
    literal.length !== 1 ||
    !next ||
    next.opensClause
  )
    return false
  if (times[to] !== undefined || next.isEmoji || tokens[from]?.isEmoji) return false
  const is = nounClass(singularOf(next.norm))
  const isHad = is === undefined || is === 'person' || is === 'kin' || is === 'weather' || is === 'food'
  return !isHad && determiners.has(tokens[from - 1]?.norm ?? 'a')
}

/** 'The platform is closed from Friday': only what can be in a story comes back in one. */
function isFromThen({ about, what }: Found, { tokens }: Sentence, { literal }: Match): boolean {
  if (about !== 'bring-back' || !literal.some((at) => tokens[at]?.norm === 'from')) return false
  const is = nounClass(what?.head ?? '')
  return what !== undefined && (is === undefined || is === 'place' || is === 'weather')
}

/** 'We live at', 'ring me on': nothing by themselves. */
const isAboutPlace = (token: Token | undefined) =>
  token !== undefined &&
  /^(?:live|lives|living|address|postcode|ring|call|text|phone|number|email|mail|road|street|house)$/.test(
    token.norm,
  )
