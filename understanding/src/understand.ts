import type { Fact, FactTime, KnownPerson, NotUnderstood, ToldText, Understanding, What } from './fact.ts'
import { type Intent, intents } from './intents.ts'
import { bareFacts, leftoverFacts, pictureFacts } from './leftovers.ts'
import { determiners, glue } from './lexicon/closed-words.ts'
import { feastOf, feasts } from './lexicon/feasts.ts'
import { isKnown } from './lexicon/known-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { baseOf } from './lexicon/verbs.ts'
import { type Match, match } from './pattern.ts'
import { isName, nameAfter, type Phrase, phraseAt, pronounOf, range } from './phrases.ts'
import { type CompiledRule, candidatesFor } from './rules/index.ts'
import { affairs, privateForms } from './rules/private.ts'
import { clauseAt, type Sentence } from './sentence.ts'
import { timesOf } from './times.ts'
import { sentencesOf, type Token } from './tokens.ts'

/** A fact before it has its id and its words. */
export interface Found {
  readonly about: Intent
  readonly from: number
  readonly to: number
  readonly what?: What
  readonly name?: string
  readonly polarity?: 'no'
  readonly when?: FactTime
  readonly sure: number
  /** Tokens elsewhere that it has words from. */
  readonly also?: readonly number[]
}

/**
 * Turns what parents have told into facts. The same words give the same facts. Nothing is dropped: words that are in no fact and mean
 * something are in `notUnderstood`. `said`, `what` and `name` are what was typed and can hold anything: private facts are not for telling.
 */
export function understand(texts: readonly ToldText[], people: readonly KnownPerson[]): Understanding {
  const understood = texts.map((told) => understandText(told, people))
  return {
    facts: withIds(understood.flatMap(({ facts }) => facts)),
    notUnderstood: understood.flatMap(({ notUnderstood }) => notUnderstood),
  }
}

type Unnamed = Omit<Fact, 'id'>

function understandText(told: ToldText, people: readonly KnownPerson[]) {
  const names = namesOf(people)
  const isShouted = told.text.length > 3 && told.text === told.text.toUpperCase()
  const spans = privateSpans(told.text)
  const facts: Unnamed[] = []
  const notUnderstood: NotUnderstood[] = []
  const sentences = sentencesOf(told.text)
  for (const tokens of sentences) {
    const hidden = new Set(
      range(0, tokens.length).filter((at) =>
        spans.some(({ start, end }) => (tokens[at]?.start ?? 0) < end && (tokens[at]?.end ?? 0) > start),
      ),
    )
    const sentence: Sentence = { tokens, times: timesOf(tokens), names, hidden, isShouted }
    const isOnly = sentences.length === 1
    const { found, covered } = readSentence(sentence, told, isOnly)
    for (const each of found) facts.push(ofCompanion(factOf(each, sentence, told, people), people))
    notUnderstood.push(...leftOver(sentence, covered, told))
  }
  for (const { about, start, end } of spans)
    facts.push(unnamedFact(told, about, start, end, { when: 'always', sure: 0.9 }))
  if (facts.length === 0 && notUnderstood.length === 0)
    notUnderstood.push(...saidInSmallWords(sentences, told))
  facts.sort((one, other) => one.start - other.start)
  return { facts: withoutRepeats(facts), notUnderstood }
}

function readSentence(sentence: Sentence, told: ToldText, isOnly: boolean) {
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
  const isEmojiOnly = tokens.every(({ isEmoji }) => isEmoji)
  for (const { rule, matched } of matchesIn(sentence, told)) {
    if (matched.covered.some((at) => used.has(at))) continue
    if (isExcluded(rule, sentence, matched)) continue
    if (overruled.get(rule.about)?.some((about) => found.some((each) => each.about === about))) continue
    if (rule.beside && isOnly && matched.to - matched.from === tokens.length) continue
    if (rule.alone && found.some(({ about }) => about !== 'person')) continue
    const made = foundBy(rule, sentence, matched, used)
    if (made.length === 0 || isDescription(rule, sentence, matched)) continue
    // A picture says again what words have said.
    const isRepeat =
      tokens[matched.from]?.isEmoji &&
      !isEmojiOnly &&
      made.every(({ about }) => found.some((each) => each.about === about))
    if (!isRepeat) found.push(...made)
    if (rule.implies) found.push({ about: rule.implies, from: matched.from, to: matched.to, sure: 0.6 })
    for (const at of [...matched.covered, ...made.flatMap(({ also }) => also ?? [])]) {
      used.add(at)
      covered.add(at)
    }
    for (const at of matched.along) covered.add(at)
  }
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
    found.push(left)
    for (let at = left.from; at < left.to; at += 1) covered.add(at)
  }
  return { found, covered }
}

/** 'Grandad is poorly in hospital' says once who is ill. */
const overruled: ReadonlyMap<Intent, readonly Intent[]> = new Map<Intent, readonly Intent[]>([
  ['unwell', ['somebody-in-hospital', 'somebody-ill', 'pet-ill', 'hospital']],
  ['hospital', ['somebody-in-hospital', 'pet-ill']],
])

function* matchesIn(sentence: Sentence, told: ToldText) {
  const all = sentence.tokens.flatMap(({ forms }, at) =>
    candidatesFor(forms).map((candidate) => ({ ...candidate, at })),
  )
  all.sort((one, other) => one.rule.order - other.rule.order || one.at - other.at)
  for (const { rule, pattern, at } of all) {
    if (rule.from && !rule.from.includes(told.from)) continue
    const matched = match(pattern, sentence, at)
    if (matched) yield { rule, matched }
  }
}

function isExcluded(rule: CompiledRule, sentence: Sentence, { from }: Match): boolean {
  if (rule.unless.size === 0) return false
  const clause = clauseAt(sentence, from)
  return sentence.tokens
    .slice(clause.from, clause.to)
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

/** 'Made her sad' made nothing, 'can you do a story' wants no character. */
function isWanted({ about }: CompiledRule, { what, name }: Phrase): boolean {
  if (!what) return true
  if (intents[about].kind === 'want')
    return !/^(?:story|tale|one|book|bit|part|ending|end|lesson|moral|talk|thing|something|time)$/.test(
      what.head,
    )
  if (ofThings.has(about))
    return what.is === undefined
      ? about === 'broken-thing' &&
          what.article !== null &&
          isKnown(what.head) &&
          baseOf(what.head) === undefined
      : what.is !== 'person' || about === 'made-something' || about === 'found-something'
  const isLosable = what.is !== undefined && what.is !== 'place' && what.is !== 'person'
  return name !== undefined || about !== 'lost-toy' || isLosable
}

const ofThings: ReadonlySet<Intent> = new Set<Intent>([
  'made-something',
  'found-something',
  'broken-thing',
  'play',
  'new-clothes',
])

/** 'Not' denies much; only before a thing does it keep something out. */
function isAvoided({ what, name }: Phrase, { tokens }: Sentence, { literal }: Match): boolean {
  if (name !== undefined) return true
  if (!what || notAvoided.has(what.head)) return false
  return tokens[literal[0] ?? -1]?.norm !== 'not' || literal.length > 1 || what.is !== undefined
}

/** 'We live at', 'ring me on': nothing by themselves. */
const isAboutPlace = (token: Token | undefined) =>
  token !== undefined &&
  /^(?:live|lives|living|address|postcode|ring|call|text|phone|number|email|mail|road|street|house)$/.test(
    token.norm,
  )

/** Things that one has none of, without wanting to be spared them. */
const notAvoided = new Set(
  `nap sleep cavity problem idea dummy biting hitting one luck appetite reason fun friend energy worry way longer more rush pressure need tears tear well good sure doubt fever temperature pain time less matter surprise wonder chance fuss
  being help wheel stabiliser mercy joke kidding rest peace sign clue me him her us them`.split(/\s+/),
)

function foundBy(rule: CompiledRule, sentence: Sentence, matched: Match, used: ReadonlySet<number>): Found[] {
  const { from, to } = matched
  const polarity = rule.polarity ?? (isNegated(rule, sentence, matched) ? 'no' : undefined)
  const shared = {
    about: rule.about,
    from,
    to,
    sure: rule.sure ?? 0.8,
    ...(polarity && { polarity }),
    ...(rule.when && { when: rule.when }),
  } as const
  if (rule.heads) {
    const head = headIn(rule.heads, sentence, matched)
    const own = matched.name ?? head.name ?? matched.phrases[0]?.name
    const later = own === undefined && head.what ? laterName(sentence, matched, used) : undefined
    const name = own ?? later?.name
    return [
      {
        ...shared,
        ...(head.what && { what: head.what }),
        ...(name !== undefined && { name }),
        also: [...(later?.at ?? []), ...(head.at ?? [])],
      },
    ]
  }
  const near =
    rule.around && matched.phrases.length === 0 ? thingAround(rule.about, sentence, matched, used) : undefined
  if (near)
    return [
      { ...shared, what: near.what, ...(near.name !== undefined && { name: near.name }), also: near.at },
    ]
  if (matched.phrases.length === 0) {
    const later =
      named.has(rule.about) && matched.name === undefined
        ? laterName(sentence, matched, used, true)
        : undefined
    const name = matched.name ?? later?.name
    return [{ ...shared, ...(name !== undefined && { name }), ...(later && { also: later.at }) }]
  }
  const known = matched.phrases.filter((phrase) => isWanted(rule, phrase))
  if (known.length === 0) return []
  const phrases =
    rule.about === 'leave-out' ? known.filter((phrase) => isAvoided(phrase, sentence, matched)) : known
  return phrases.map((phrase) => ({
    ...shared,
    ...(phrases.length > 1 && { from: phrase.from, to: phrase.to }),
    ...(phrase.what && { what: rule.about === 'leave-out' ? withoutTalk(phrase.what) : phrase.what }),
    ...(phrase.name !== undefined
      ? { name: phrase.name }
      : matched.name !== undefined
        ? { name: matched.name }
        : {}),
  }))
}

const named: ReadonlySet<Intent> = new Set<Intent>(['new-friend', 'new-baby', 'bedtime'])

/** A name that is given further on: 'got a puppy today called Waffles', 'new hamster, she named him Gerald'. */
function laterName(sentence: Sentence, { to }: Match, used: ReadonlySet<number>, isNext = false) {
  for (let at = to; at < Math.min(to + 6, sentence.tokens.length); at += 1) {
    if (used.has(at)) return undefined
    if (at === to && (isNext || sentence.tokens[at]?.opensClause) && isName(sentence, at))
      return { name: sentence.tokens[at]?.text ?? '', at: [at] }
    if (!/^(?:called|named|name)$/.test(sentence.tokens[at]?.norm ?? '')) continue
    const given = nameAfter(sentence, at)
    if (given) return { name: given.name, at: range(at, given.to) }
  }
  return undefined
}

/** The thing in the clause that the words around the match are about: 'read a whole book', 'won his swimming race'. */
function thingAround(about: Intent, sentence: Sentence, { from, literal }: Match, used: ReadonlySet<number>) {
  const clause = clauseAt(sentence, from)
  for (const at of range(from, clause.to)) {
    if (used.has(at) || sentence.times[at] !== undefined) continue
    const token = sentence.tokens[at]
    if (!token || !isThing(token, literal.includes(at))) continue
    const phrase = phraseWith(sentence, at)
    if (phrase?.what) return { what: phrase.what, name: phrase.name, at: range(phrase.from, phrase.to) }
  }
  if (!ofSkills.has(about)) return undefined
  const skill = literal
    .map((at) => sentence.tokens[at])
    .findLast((token) => token !== undefined && baseOf(token.norm) !== undefined)
  if (!skill || literal.length < 2) return undefined
  return { what: plainWhat(baseOf(skill.norm) ?? skill.norm, skill), name: undefined, at: [] }
}

const ofSkills: ReadonlySet<Intent> = new Set<Intent>(['learned', 'can-do'])

const isThing = ({ norm, forms }: Token, isLiteral: boolean) =>
  norm === 'sports day' ||
  ([...forms].some((form) => nounClass(form) !== undefined) && !(isLiteral && baseOf(norm) !== undefined))

function phraseWith(sentence: Sentence, at: number) {
  for (const from of range(Math.max(0, at - 3), at + 1)) {
    if (sentence.tokens.slice(from + 1, at + 1).some(({ opensClause }) => opensClause)) continue
    const phrase = phraseAt(sentence, from)
    if (phrase && phrase.to > at) return phrase
  }
  return null
}

/** 'No school talk' is about school. */
function withoutTalk(what: What): What {
  const before = what.described.at(-1)
  if (!/^(?:talk|stuff|story|thing|again|bit|character|part)$/.test(what.head) || before === undefined)
    return what
  return { ...what, head: singularOf(before), described: what.described.slice(0, -1) }
}

function headIn(heads: ReadonlySet<string>, sentence: Sentence, matched: Match) {
  for (const at of [...matched.literal].reverse()) {
    const token = sentence.tokens[at]
    if (!token) continue
    const head = [...token.forms].find((form) => heads.has(form))
    if (head === undefined) continue
    const before = phraseBefore(sentence, at)
    const next = nameAfter(sentence, at + 1)
    const name = next?.name
    return {
      what: before
        ? {
            ...before,
            head: feastOf(
              feasts.has(head) || !(heads.has(before.head) || nounClass(before.head))
                ? singularOf(head)
                : before.head,
            ),
          }
        : plainWhat(head, token),
      ...(name !== undefined && { name }),
      ...(next && { at: range(at + 1, next.to) }),
    }
  }
  return { ...matched.phrases[0], at: undefined }
}

/** The phrase that ends with a token: 'her first tooth', 'a green giraffe'. */
function phraseBefore(sentence: Sentence, at: number): What | undefined {
  for (let from = Math.max(0, at - 4); from <= at; from += 1) {
    if (sentence.tokens.slice(from + 1, at + 1).some(({ opensClause }) => opensClause)) continue
    const phrase = phraseAt(sentence, from)
    if (phrase?.what && (phrase.to === at + 1 || (phrase.name !== undefined && phrase.to > at)))
      return phrase.what
  }
  return undefined
}

const plainWhat = (head: string, token: Token): What => ({
  text: token.text.toLowerCase(),
  head: feastOf(singularOf(head)),
  article: null,
  number: singularOf(token.norm) === token.norm ? 'one' : 'many',
  pronoun: 'it',
  described: [],
})

const negations = new Set(
  `not isnt wasnt arent werent never doesnt didnt dont aint hasnt havent stopped overcome beaten`
    .split(' ')
    .concat('no longer'),
)

/** 'Not scared any more', 'no tears', 'isn’t poorly'. Only what happens or is felt: a want that is denied is to be left out. */
function isNegated(rule: CompiledRule, { tokens }: Sentence, { from, literal }: Match): boolean {
  const { kind } = intents[rule.about]
  if (kind !== 'feeling' && kind !== 'event' && kind !== 'loss') return false
  if (
    literal.some(
      (at) =>
        negations.has(tokens[at]?.norm ?? '') ||
        /^(?:no|wont|cant|doesnt|dont|without)$/.test(tokens[at]?.norm ?? ''),
    )
  )
    return false
  if (tokens[from]?.opensClause) return false
  for (let at = from - 1; at >= Math.max(0, from - 3); at -= 1) {
    const token = tokens[at]
    if (!token) return false
    if (negations.has(token.norm))
      return !tokens
        .slice(at, from)
        .some(({ norm }) => /^(?:want|sure|only|just|wait|like|let|help|know|stop)$/.test(norm))
    if (token.norm === 'no' && at === from - 1) return true
    if (token.opensClause) return false
  }
  return false
}

function factOf(found: Found, sentence: Sentence, told: ToldText, people: readonly KnownPerson[]): Unnamed {
  const { tokens } = sentence
  const clause = clauseAt(sentence, found.from)
  const last = clauseAt(sentence, Math.max(found.from, found.to - 1))
  // 'And is nervous' is said as 'is nervous'.
  const joins =
    clause.from < found.from &&
    /^(?:and|but|so|because|then|plus|also)$/.test(tokens[clause.from]?.norm ?? '')
  const start = tokens[clause.from + (joins ? 1 : 0)]?.start ?? 0
  const end = tokens[last.to - 1]?.end ?? start
  const who = whoIn(sentence, clause.from, last.to, told, people)
  return unnamedFact(told, found.about, start, end, {
    when: found.when ?? timeOf(found, sentence, told),
    sure: found.sure,
    ...(found.what && { what: found.what }),
    ...(found.name !== undefined && { name: found.name }),
    ...(found.polarity && { polarity: found.polarity }),
    ...(who !== undefined && { who }),
  })
}

/** 'Biscuit died' is about a cat, if Biscuit is one of the companions. */
function ofCompanion(fact: Unnamed, people: readonly KnownPerson[]): Unnamed {
  const { name, relationship = '' } =
    people.find((person) => person.role === 'companion' && person.name === fact.who) ?? {}
  const text = relationship.trim().toLowerCase()
  const head = text.split(/\s+/).at(-1) ?? ''
  const is = nounClass(text) ?? nounClass(head)
  if (name === undefined || fact.what || !is || stuffed.test(text)) return fact
  const about =
    is === 'animal' ? ofPets[fact.about] : is === 'kin' || is === 'person' ? ofPeople[fact.about] : undefined
  if (!about) return fact
  const what: What = {
    text,
    head,
    article: null,
    number: 'one',
    pronoun: pronounOf(head),
    described: [],
    is: is === 'animal' ? is : 'person',
  }
  const { kind, sensitivity } = intents[about]
  return { ...fact, kind, sensitivity, about, what, name }
}

const stuffed = /\b(?:toy|stuffed|cuddly|soft|plush|knitted|imaginary)\b/

/** What is said of a companion, and what it then is about. */
const ofPets: Partial<Record<Intent, Intent>> = {
  'somebody-died': 'pet-died',
  unwell: 'pet-ill',
  'somebody-ill': 'pet-ill',
  hospital: 'pet-ill',
}
const ofPeople: Partial<Record<Intent, Intent>> = {
  'somebody-died': 'somebody-died',
  unwell: 'somebody-ill',
  hospital: 'somebody-in-hospital',
}

function unnamedFact(
  told: ToldText,
  about: Intent,
  start: number,
  end: number,
  rest: Pick<Fact, 'when' | 'sure'> & Partial<Pick<Fact, 'what' | 'name' | 'polarity' | 'who'>>,
): Unnamed {
  const { kind, sensitivity } = intents[about]
  return {
    from: told.from,
    ...(told.ref !== undefined && { ref: told.ref }),
    said: told.text.slice(start, end).trim(),
    start,
    end,
    kind,
    about,
    ...rest,
    polarity: kind === 'avoid' ? 'no' : (rest.polarity ?? 'yes'),
    sensitivity,
  }
}

/** The time in the clause; for what happens, else the nearest one before it, or the only one of the sentence. */
function timeOf({ about, from, to }: Found, sentence: Sentence, told: ToldText): FactTime {
  const { kind } = intents[about]
  const clause = clauseAt(sentence, from)
  const end = clauseAt(sentence, Math.max(from, to - 1)).to
  const said = sentence.times.slice(clause.from, end).find((time) => time !== undefined)
  if (said) return said
  const usual: FactTime = told.from === 'wish' ? 'today' : 'always'
  if (kind !== 'event' && kind !== 'feast' && kind !== 'loss') return usual
  const before = sentence.times.slice(0, clause.from).findLast((time) => time !== undefined)
  const all = sentence.times.filter((time) => time !== undefined)
  return before ?? (all.length === 1 ? all[0] : undefined) ?? usual
}

function whoIn(
  { tokens }: Sentence,
  from: number,
  to: number,
  told: ToldText,
  people: readonly KnownPerson[],
): string | undefined {
  const words = tokens.slice(from, to).map(({ norm }) => norm)
  const named = people.find(({ name }) => {
    const plain = plainName(name)
    return words.some((word) => word === plain || word === `${plain}s`)
  })
  return named?.name ?? told.about
}

const plainName = (name: string) => name.toLowerCase().replaceAll(/['’]/g, '').split(' ')[0] ?? ''

const namesOf = (people: readonly KnownPerson[]): ReadonlySet<string> =>
  new Set(people.map(({ name }) => plainName(name)).filter((name) => name.length > 1))

/** Runs of words that no rule knew, in the parent’s words: from the first to the last of them in a clause. */
function leftOver(sentence: Sentence, covered: ReadonlySet<number>, told: ToldText): NotUnderstood[] {
  const { tokens, times, names } = sentence
  const isLeft = (at: number) => {
    const token = tokens[at]
    if (!token || covered.has(at) || times[at] !== undefined) return false
    if (glue.has(token.norm) || names.has(token.norm) || isNumber(token.norm)) return false
    return !(token.isEmoji && token.norm === '')
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
  return runs.map(({ first, last }) => {
    const start = tokens[first]?.start ?? 0
    const end = tokens[last]?.end ?? start
    return {
      from: told.from,
      ...(told.ref !== undefined && { ref: told.ref }),
      said: told.text.slice(start, end),
      start,
      end,
    }
  })
}

/** 'We do them every other one' means something, though each of its words alone is glue: it is not dropped. */
function saidInSmallWords(sentences: readonly (readonly Token[])[], told: ToldText): NotUnderstood[] {
  return sentences.flatMap((tokens) => {
    const words = tokens.filter(({ isEmoji }) => !isEmoji)
    const [first] = words
    const last = words.at(-1)
    if (!first || !last || words.every(({ norm }) => saysNothing.has(norm))) return []
    const { start } = first
    const { end } = last
    const ref = told.ref !== undefined && { ref: told.ref }
    return [{ from: told.from, ...ref, said: told.text.slice(start, end), start, end }]
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

interface Span {
  readonly about: Intent
  readonly start: number
  readonly end: number
}

function privateSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const [about, form] of privateForms) {
    for (const found of text.matchAll(form)) {
      const end = found.index + found[0].length
      if (!spans.some((span) => found.index < span.end && end > span.start))
        spans.push({ about, start: found.index, end })
    }
  }
  return spans
}

/** The same said twice is one fact. */
function withoutRepeats(facts: readonly Unnamed[]): Unnamed[] {
  const kept = new Map<string, Unnamed>()
  for (const fact of facts) {
    const isFree = fact.kind === 'habit' || fact.kind === 'look' || fact.kind === 'skill'
    const key = JSON.stringify([
      fact.about,
      fact.what?.head,
      fact.name,
      fact.polarity,
      isFree && !fact.what ? fact.said : '',
    ])
    const first = kept.get(key)
    if (!first) kept.set(key, fact)
    else if (first.when === 'today') kept.set(key, { ...first, when: fact.when })
  }
  const all = [...kept.values()]
  const says = ({ what, name }: Unnamed) => what !== undefined || name !== undefined
  return all.filter(
    (fact) =>
      says(fact) ||
      !all.some((other) => says(other) && other.about === fact.about && other.polarity === fact.polarity),
  )
}

/** The id is made from what was understood, so that it stays while a parent goes on typing; where that is nothing but a clause, from its words. */
function withIds(facts: readonly Unnamed[]): Fact[] {
  const taken = new Set<string>()
  return facts.map((fact) => {
    const { from, ref, about, what, name, kind } = fact
    const isFree = kind === 'habit' || kind === 'look'
    const subject = what?.head ?? name ?? (isFree ? fact.said : undefined)
    const parts = [
      from,
      ref,
      about,
      subject?.toLowerCase().slice(0, 60),
      fact.polarity === 'no' ? 'no' : undefined,
    ]
    const base = parts.filter((part) => part !== undefined).join(':')
    let id = base
    for (let count = 2; taken.has(id); count += 1) id = `${base}:${count}`
    taken.add(id)
    return { id, ...fact }
  })
}
