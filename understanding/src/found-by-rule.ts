import type { What } from './fact.ts'
import type { Found } from './found.ts'
import { type Intent, intents } from './intents.ts'
import { glue } from './lexicon/closed-words.ts'
import { feastOf, feasts } from './lexicon/feasts.ts'
import { isKnown } from './lexicon/known-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { baseOf } from './lexicon/verbs.ts'
import type { Match } from './pattern.ts'
import {
  isForgottenApostrophe,
  isName,
  nameAfter,
  type Phrase,
  phraseAt,
  pronounOf,
  range,
} from './phrases.ts'
import type { CompiledRule } from './rules/index.ts'
import { clauseAt, type Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'

/** What a rule that has matched says: one fact, or one for each thing of a list. */
export function foundBy(
  rule: CompiledRule,
  sentence: Sentence,
  matched: Match,
  used: ReadonlySet<number>,
): Found[] {
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
  if (rule.means !== undefined) return [{ ...shared, what: meantWhat(rule.means) }]
  if (rule.heads) {
    const head = headIn(rule.heads, sentence, matched)
    // 'Lost Bunny at the airport': who is called what a pet is, is a toy.
    if (rule.about === 'pet-missing' && matched.literal.some((at) => isNamedAs(rule.heads, sentence, at)))
      return []
    const own = matched.name ?? head.name ?? matched.phrases[0]?.name
    const later =
      own === undefined && head.what && !nameless.has(rule.about)
        ? laterName(sentence, matched, used)
        : undefined
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
    const before =
      rule.about === 'left-out' && isName(sentence, from - 1) ? sentence.tokens[from - 1]?.text : undefined
    const name = matched.name ?? later?.name ?? before
    return [
      {
        ...shared,
        ...(name !== undefined && { name }),
        also: later?.at ?? (before === undefined ? [] : [from - 1]),
      },
    ]
  }
  const known = withApposedNames(matched.phrases).filter((phrase) => isWanted(rule, phrase))
  if (known.length === 0) return []
  const [only] = known
  // 'Found a caterpillar and named it Gary.'
  const given =
    only && known.length === 1 && only.name === undefined && givenNames.has(rule.about)
      ? laterName(sentence, matched, used)
      : undefined
  // 'No school, sledding on the hill': what comes after is not left out, either.
  if (rule.about === 'leave-out' && only && !isAvoided(only, sentence, matched)) {
    const isJoined = sentence.tokens.slice(from, to).some(({ norm }) => norm === 'or' || norm === 'and')
    if (known.length > 1 && !isJoined) return []
  }
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
        : given
          ? { name: given.name, also: given.at }
          : {}),
  }))
}

/** 'Made her sad' made nothing, 'can you do a story' wants no character. */
function isWanted({ about }: CompiledRule, { what, name }: Phrase): boolean {
  if (!what) return true
  if (intents[about].kind === 'want' && isVerb(what)) return false
  // 'A library where the books come alive'.
  if (about === 'story-about' && what.head === 'book' && what.article === 'the' && what.number === 'many')
    return true
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

/** 'Wants to know' wishes for nothing that is a know. */
const isVerb = ({ head, is, article, number }: What) =>
  is === undefined &&
  article === null &&
  number === 'one' &&
  !head.endsWith('ing') &&
  baseOf(head) !== undefined

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
  if (!what || notAvoided.has(what.head) || (/ed$/.test(what.head) && !what.is)) return false
  if (literal.length === 1 && tokens[literal[0] ?? -1]?.norm === 'no' && isLacked(what, tokens)) return false
  return tokens[literal[0] ?? -1]?.norm !== 'not' || literal.length > 1 || what.is !== undefined
}

/** 'No costume' and 'no park' say that there is none; 'no witch' is a wish. */
const isLacked = ({ number, is, article }: What, tokens: readonly Token[]) =>
  number === 'one' &&
  article === null &&
  (is === 'place' || is === 'thing' || is === 'clothes' || is === 'vehicle' || is === 'toy') &&
  !tokens.some(({ norm }) => /^(?:please|story|stories|tonight|pls)$/.test(norm))

/** Things that one has none of, without wanting to be spared them. */
const notAvoided = new Set(
  `patience excitement confidence electric electricity power hair brother sister sibling clue bother nonsense thank worry hurry doubt joke shame brainer wonder answer room space point use food teeth nap sleep cavity problem idea dummy biting hitting one luck appetite reason fun friend energy worry way longer more rush pressure need tears tear well good sure doubt fever temperature pain time less matter surprise wonder chance fuss
  wish request preference plan evidence comment excuse filter mate playmate ramp stitch towel battery hesitation english surname civilisation being help wheel stabiliser mercy joke kidding rest peace sign clue me him her us them`.split(
    /\s+/,
  ),
)

/** 'Our cat, Marmalade': a name alone after a living thing or a toy is its name. */
function withApposedNames(phrases: readonly Phrase[]): readonly Phrase[] {
  const [first, second] = phrases
  const isAlive = first?.what?.is !== undefined && /^(?:animal|person|toy)$/.test(first.what.is)
  const isApposed =
    isAlive && first.name === undefined && first.what?.number === 'one' && second?.what === undefined
  if (phrases.length !== 2 || !isApposed || second?.name === undefined) return phrases
  return [{ ...first, to: second.to, name: second.name }]
}

/** No place, no weather and no day has a name that follows. */
const nameless: ReadonlySet<Intent> = new Set<Intent>([
  'outing',
  'place',
  'school-day',
  'weather',
  'season',
  'feast',
  'journey',
])

const givenNames: ReadonlySet<Intent> = new Set<Intent>(['found-something', 'made-something', 'new-pet'])

const named: ReadonlySet<Intent> = new Set<Intent>([
  'new-friend',
  'new-baby',
  'bedtime',
  'quarrel',
  'left-out',
])

/** A name that is given further on: 'got a puppy today called Waffles', 'new hamster, she named him Gerald'. */
function laterName(sentence: Sentence, { to }: Match, used: ReadonlySet<number>, isNext = false) {
  for (let at = to; at < Math.min(to + 6, sentence.tokens.length); at += 1) {
    if (used.has(at)) return undefined
    if (
      isNext &&
      at === to &&
      /^(?:to|with|and)$/.test(sentence.tokens[at]?.norm ?? '') &&
      isName(sentence, at + 1)
    )
      return { name: sentence.tokens[at + 1]?.text ?? '', at: [at, at + 1] }
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

const ofSkills: ReadonlySet<Intent> = new Set<Intent>(['learned', 'can-do', 'learning'])

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
    const next: Named | null = nameAfter(sentence, at + 1) ?? nameBefore(sentence, at)
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
      ...(next && { at: next.from === undefined ? range(at + 1, next.to) : range(next.from, at) }),
    }
  }
  return { ...matched.phrases[0], at: undefined }
}

const isNamedAs = (heads: ReadonlySet<string> | undefined, sentence: Sentence, at: number) =>
  heads?.has(sentence.tokens[at]?.norm ?? '') === true && at > 0 && isName(sentence, at)

interface Named {
  readonly name: string
  readonly to: number
  /** Where it stands before what it is the name of. */
  readonly from?: number
}

/** 'Bella the dog', 'Luna our cat'. */
function nameBefore(sentence: Sentence, at: number): Named | null {
  const token = sentence.tokens[at - 2]
  const isApposed = /^(?:the|our|his|her|my|their)$/.test(sentence.tokens[at - 1]?.norm ?? '')
  if (!token || !isApposed || !token.isCapital || sentence.isShouted || glue.has(token.norm)) return null
  return { name: token.text, from: at - 2, to: at }
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

/** What no word of the text is: the feast of 'Santa is coming'. */
const meantWhat = (head: string): What => ({
  text: head,
  head,
  article: null,
  number: 'one',
  pronoun: 'it',
  described: [],
})

/** 'Nana', of 'nanas funeral'. */
export const kinWhat = (head: string): What => ({
  text: head,
  head,
  article: null,
  number: 'one',
  pronoun: pronounOf(head),
  described: [],
  is: 'person',
})

const plainWhat = (head: string, token: Token): What =>
  isForgottenApostrophe(token.norm) || (/^\p{L}+['’]s$/u.test(token.text) && nounClass(head) === 'kin')
    ? kinWhat(head)
    : {
        text: token.text.toLowerCase(),
        head: feastOf(singularOf(head)),
        article: null,
        number: singularOf(token.norm) === token.norm ? 'one' : 'many',
        pronoun: 'it',
        described: [],
      }

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
        .some(({ norm }) => /^(?:want|sure|only|just|wait|like|let|help|know|stop|stopped)$/.test(norm))
    if (token.norm === 'no' && at === from - 1) return true
    if (token.opensClause) return false
  }
  return false
}
