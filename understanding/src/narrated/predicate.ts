import { singularOf } from '../lexicon/number.ts'
import { pastOf } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { phraseAt } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { datedWords, dayToCome } from './dates.ts'
import type { Quotes } from './quotes.ts'
import type { Telling } from './scene.ts'
import type { Subject } from './subject.ts'
import {
  alike,
  beforeInfinitive,
  hangingVerb,
  isBareVerb,
  isDeterminer,
  isNoun,
  isPast,
  isPresentAux,
  isThirdPerson,
  keptFinite,
  pastAux,
  pastOfThirdPerson,
} from './verbs.ts'
import { saidWord } from './words.ts'

export interface Predicate {
  readonly words: readonly string[]
}

/** A clause after its subject. */
interface Clause {
  readonly sentence: Sentence
  readonly tokens: readonly Token[]
  readonly quotes: Quotes
  readonly telling: Telling
}

interface Reading extends Clause {
  /** Whether the verb of the clause, or of the part of it after 'that' and the like, has been read. */
  hasVerb: boolean
  /** Whether whoever does it is several. */
  isMany: boolean
  readonly isToCome: boolean
}

/** What a subject does, in the past. Null where the tense of a verb is in doubt, or nobody knows who is meant. */
export function predicateOf(clause: Clause, { verb, isMany }: Subject): Predicate | null {
  const { tokens } = clause
  const words: string[] = verb ? [verb === 'was' && isMany ? 'were' : verb] : []
  const isDone = verb === undefined && tokens[0] !== undefined && isPast(tokens[0].norm)
  const isToCome =
    clause.sentence.tokens.some(({ norm }) => dayToCome.test(norm)) &&
    !clause.sentence.tokens.some(({ norm }) => /^(?:every|each|always|usually|last)$/.test(norm))
  const reading: Reading = { ...clause, hasVerb: verb !== undefined, isMany, isToCome }
  for (let at = 0; at < tokens.length; ) {
    const said =
      quoted(reading, at) ?? datedWords(tokens, at, isDone) ?? readVerb(reading, at) ?? readOther(reading, at)
    if (said === 'in doubt') return null
    words.push(...said.words)
    at += said.used
  }
  if (!reading.hasVerb || words.length === 0 || endsOpen(words)) return null
  return { words }
}

type Said = { readonly words: readonly string[]; readonly used: number } | 'in doubt'

const one = (...words: readonly string[]): Said => ({ words, used: 1 })

/** 'Calls him "shorty"': as it was typed. */
function quoted({ tokens, quotes }: Reading, at: number): Said | undefined {
  const [first, ...others] = tokens.slice(at)
  const place = first && quotes.get(first)
  if (!first || (place !== 'open' && place !== 'alone')) return undefined
  const span = [
    first,
    ...others.slice(0, place === 'alone' ? 0 : others.findIndex((each) => quotes.get(each) === 'close') + 1),
  ]
  // As a thumb has typed it, it is not read aloud.
  if (span.some(({ text }) => /^(?:i|im|ive|dont|cant|wont|didnt|isnt|doesnt)$/.test(text))) return 'in doubt'
  return { words: [`“${span.map(({ text }) => text.replaceAll("'", '’')).join(' ')}”`], used: span.length }
}

function readVerb(reading: Reading, at: number): Said | undefined {
  const { tokens, telling, sentence } = reading
  const token = tokens[at]
  if (!token) return 'in doubt'
  const { norm } = token
  const before = tokens[at - 1]?.norm ?? ''
  const next = tokens[at + 1]
  if (reading.hasVerb && opensSubordinate.test(norm) && !opensPhrase(tokens, at)) {
    reading.hasVerb = false
    reading.isMany = next?.norm === 'they'
    return undefined
  }
  const isInfinitive = beforeInfinitive.test(before)
  // 'In the trash can'.
  if (norm === 'can' && isCan.test(before)) return one(norm)
  if (isPresentAux(norm)) {
    if (token.isCapital && !token.opensSentence && /^(?:will|may|can)$/.test(norm)) return 'in doubt'
    reading.hasVerb = true
    // 'Has got two lines'.
    if (norm === 'has' && tokens.slice(at).some((each) => each.norm === 'coming')) return 'in doubt'
    if (norm === 'has' && next?.norm === 'got') return withoutGot(tokens, at + 1, ['had'], 1)
    return one(pastAux(norm, reading.isMany))
  }
  if (norm === 'have' || norm === 'do') {
    if (isInfinitive) return one(norm)
    if (!reading.isMany && !/^(?:they|we)$/.test(before)) return 'in doubt'
    reading.hasVerb = true
    return one(norm === 'have' ? 'had' : 'did')
  }
  if (norm === 'got' && before === '' && reading.hasVerb) return withoutGot(tokens, at, [], 0)
  if (keptFinite.test(norm) || isPast(norm) || (at === 0 && alike.test(norm)) || isPastHere(norm, before)) {
    if (norm === 'got' && /^(?:has|hes|shes|had)$/.test(before)) return one('got')
    reading.hasVerb ||= !/^(?:a|an|the|his|her|with|by)$/.test(before)
    // 'The twins was born.'
    if (at === 0 && norm === 'was' && reading.isMany) return one('were')
    const word = saidWord(sentence, { token, before: tokens[at - 1], next }, telling)
    return word === null ? 'in doubt' : one(word)
  }
  const contracted = contractedWords(reading, at)
  if (contracted) return contracted
  if (isThirdPerson(norm) || isUnknownVerb(norm, before)) return thirdPerson(reading, at, isInfinitive)
  if (baseOf(norm) === norm && !isInfinitive && (reading.isMany || before === 'they') && !reading.hasVerb) {
    reading.hasVerb = true
    // 'Her cousins arrive tomorrow.'
    return reading.isToCome && !stative.test(`${norm}s`) ? one('were', 'to', norm) : one(pastOf(norm))
  }
  if (norm === 'he' || norm === 'she') {
    const said = telling.personal(norm)
    if (!said) return 'in doubt'
    reading.hasVerb = false
    reading.isMany = false
    return one(said)
  }
  // 'It broke before we got home'.
  if (
    norm === 'we' &&
    telling.scene.isNamed &&
    opensSubordinate.test(before.replace(/^(?:before|after)$/, 'when'))
  ) {
    telling.several()
    reading.hasVerb = false
    reading.isMany = true
    return one('they')
  }
  if (/^(?:we|weve|i|ive)$/.test(norm) || /^we['’]re$/i.test(token.text)) return 'in doubt'
  if (norm === 'they') {
    if (!telling.scene.hasMany) return 'in doubt'
    reading.hasVerb = false
    reading.isMany = true
    return one('they')
  }
  return isBareVerb(norm) && !isInfinitive && !isInNounPhrase(tokens, at) ? 'in doubt' : undefined
}

/** 'Until he saw it': in the present it would be 'sees'. */
const isPastHere = (norm: string, before: string) => /^(?:he|she)$/.test(before) && alike.test(norm)

const isCan =
  /^(?:a|an|the|his|her|our|old|empty|trash|garbage|rubbish|watering|tin|paint|spray|drinks?|coke|soda|cola|soup|oil|gas)$/

/** 'A green cast', 'the parade': what stands behind a determiner, and at most two words that say how it is. */
const isInNounPhrase = (tokens: readonly Token[], at: number): boolean =>
  // 'The bells keep him awake'.
  !isPlural(tokens[at - 1]?.norm ?? '') &&
  [1, 2, 3].some(
    (back) =>
      isDeterminer(tokens[at - back]) &&
      tokens
        .slice(at - back + 1, at)
        .every(({ norm, opensClause }) => !opensClause && !isPresentAux(norm) && !keptFinite.test(norm)),
  )

const isPlural = (norm: string) => isNoun(norm) && singularOf(norm) !== norm

const opensSubordinate =
  /^(?:that|because|when|while|until|till|where|why|how|since|as|who|which|what|if|whether)$/

/** 'Because of the dentist', 'until bedtime': no clause follows. */
function opensPhrase(tokens: readonly Token[], at: number): boolean {
  const [first, ...after] = tokens.slice(at)
  if (first?.norm === 'because') return after[0]?.norm === 'of'
  return (
    /^(?:until|till|since|as|than)$/.test(first?.norm ?? '') &&
    after.every(
      ({ norm }) =>
        !isPresentAux(norm) &&
        !keptFinite.test(norm) &&
        !isPast(norm) &&
        !isThirdPerson(norm) &&
        !isBareVerb(norm) &&
        !/^(?:he|she|it|they|we|i|hes|shes|its|theyre|were)$/.test(norm),
    )
  )
}

/** 'Had got two lines' is 'had two lines'; 'had got himself in a state' stays. */
function withoutGot(tokens: readonly Token[], at: number, words: readonly string[], used: number): Said {
  const next = tokens[at + 1]
  const isHad =
    isDeterminer(next) ||
    /^(?:no|some|lots|loads|nothing|something)$/.test(next?.norm ?? '') ||
    (next !== undefined && isNoun(next.norm))
  return { words: isHad ? words : [...words, 'got'], used: used + 1 }
}

/** 'She prays': it can be nothing else after its subject. */
const isUnknownVerb = (norm: string, before: string) =>
  /^(?:he|she|it|who)$/.test(before) &&
  /\p{L}{2,}s$/u.test(norm) &&
  baseOf(norm) === undefined &&
  !/(?:ss|us|ous)$/.test(norm)

function thirdPerson(reading: Reading, at: number, isInfinitive: boolean): Said | undefined {
  const { tokens } = reading
  const norm = tokens[at]?.norm ?? ''
  const previous = tokens[at - 1]
  const before = previous?.norm ?? ''
  if (isInfinitive || isDeterminer(previous)) return undefined
  const isAfterSubject =
    /^(?:he|she|it|who|that|which|everyone|everybody|nobody|someone|somebody|always|never|still|just|only|also|really)$/.test(
      before,
    ) || at === 0
  const isNext = /^(?:and|but|then|always|never|still|just|only)$/.test(before)
  if (isNoun(norm) && (reading.hasVerb || !isAfterSubject)) return undefined
  // A second verb of the same subject: 'and asks'.
  if (reading.hasVerb && !isNext) return 'in doubt'
  // 'Starts secondary in September' has not begun.
  const isToBegin = /^(?:starts|begins)$/.test(norm) && tokens.some((each) => month.test(each.norm))
  // 'If the rain stops'.
  const isIf = tokens.slice(0, at).some((each) => /^(?:if|when|until|till|unless)$/.test(each.norm))
  const isToCome = (reading.isToCome || isToBegin) && !reading.hasVerb && !isIf && !stative.test(norm)
  reading.hasVerb = true
  if (!isToCome) return one(pastOfThirdPerson(norm))
  return norm === 'gets' ? one('would', 'get') : one('was', 'to', baseOf(norm) ?? norm)
}

const month = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/

/** They say how it is, and not what will be done. */
const stative =
  /^(?:keeps|pretends|wants|needs|thinks|knows|hopes|likes|loves|feels|says|looks|means|seems|itches|hurts|hates)$/

function contractedWords(reading: Reading, at: number): Said | undefined {
  const { tokens, telling } = reading
  const token = tokens[at]
  const isThere = /^there['’]?s$/i.test(token?.text ?? '')
  const norm = isThere ? 'theres' : (token?.norm ?? '').replaceAll('’', "'")
  const next = tokens[at + 1]
  const [, single, many, willing] =
    /^(?:(he|she|it|that|there|who|what)'?s|(they)'?(?:re|ve)|(he|she|it|they)'ll)$/.exec(norm) ?? []
  const subject = single ?? many ?? willing
  if (!subject) {
    const [, whose] = /^(?!shed$)(he|she|they|it|who)'?d$/.exec(norm) ?? []
    if (whose !== undefined) return withHad(reading, whose, next)
    // 'At her mamie’s in Lyon'.
    const isAtTheirs = tokens
      .slice(Math.max(0, at - 2), at)
      .some(({ norm: word }) => /^(?:at|to|from|in|near|by)$/.test(word))
    return isAtTheirs ? undefined : nounContracted(token, next)
  }
  // 'Lost its ear': without an apostrophe it is one only before what says how something is.
  if (
    norm === 'its' &&
    !/['’]/.test(token?.text ?? '') &&
    !/^(?:a|an|the|so|not|very|too|in|on|all|still|\p{L}+ing)$/u.test(next?.norm ?? '')
  )
    return undefined
  const said = subject === 'he' || subject === 'she' ? telling.personal(subject) : subject
  if (!said) return 'in doubt'
  const verb = willing
    ? 'would'
    : many
      ? norm.endsWith('re')
        ? 'were'
        : 'had'
      : hangingVerb(tokens.slice(at + 1, at + 5))
  reading.hasVerb = true
  return one(said, verb)
}

/** 'He’d waited' is 'he had waited'; 'he’d like' and 'he’d put' stay in doubt. */
function withHad(reading: Reading, whose: string, next: Token | undefined): Said {
  const { telling } = reading
  const norm = next?.norm ?? ''
  if (!isPast(norm) && norm !== 'been') return 'in doubt'
  if (baseOf(norm) === norm) return 'in doubt'
  const said =
    whose === 'he' || whose === 'she'
      ? telling.personal(whose)
      : whose === 'it' || whose === 'who' || telling.scene.hasMany
        ? whose
        : null
  if (!said) return 'in doubt'
  reading.hasVerb = true
  return one(said, 'had')
}

/** 'The seventh’s a dandelion'. */
function nounContracted(token: Token | undefined, next: Token | undefined): Said | undefined {
  const [, owner] = /^(\p{L}+)['’]s$/u.exec(token?.text ?? '') ?? []
  return owner && /^(?:a|an|the|in|on|at|coming|going|not)$/.test(next?.norm ?? '')
    ? one(owner, 'was')
    : undefined
}

function readOther({ sentence, tokens, telling }: Reading, at: number): Said {
  const token = tokens[at]
  if (!token) return 'in doubt'
  const { norm } = token
  const next = tokens[at + 1]
  if (norm === 'him' || norm === 'her' || norm === 'his') {
    const pronoun = norm === 'her' ? 'she' : 'he'
    const isOwner = norm === 'his' || (norm === 'her' && next !== undefined && nounFollows(sentence, next))
    const said = isOwner ? telling.owner(pronoun, norm) : telling.object(pronoun, norm)
    return said ? one(said) : 'in doubt'
  }
  if (norm === 'us') return ourselves(telling, tokens[at - 1]?.norm ?? '')
  // 'Bumped lip'.
  if (
    ofTheBody.test(norm) &&
    isPast(tokens[at - 1]?.norm ?? '') &&
    !isDeterminer(tokens[at - 2]) &&
    tokens[at - 2]?.norm !== 'a'
  ) {
    const { pronoun } = telling.scene
    return pronoun ? one(pronoun === 'he' ? 'his' : 'her', norm) : 'in doubt'
  }
  const word = saidWord(sentence, { token, before: tokens[at - 1], next }, telling)
  if (word === null) return 'in doubt'
  telling.speakOf([token])
  return one(word)
}

/** 'Carried them up to us': to his family. Not 'both of us', of whom the child may be one. */
function ourselves(telling: Telling, before: string): Said {
  if (/^(?:of|let|lets|all|both|most|some|two)$/.test(before)) return 'in doubt'
  const { isNamed, pronoun, others } = telling.scene
  // 'The hamster came home with us and he escaped.'
  if (!isNamed && (pronoun ? others.has(pronoun) : others.size > 0)) return 'in doubt'
  if (!isNamed) return one(`${telling.nameChild()}’s`, 'family')
  return pronoun ? one(pronoun === 'he' ? 'his' : 'her', 'family') : 'in doubt'
}

const ofTheBody =
  /^(?:lip|knee|head|arm|leg|finger|thumb|toe|nose|chin|tooth|elbow|foot|hand|eye|ear|wrist|ankle|tongue|shin|shoulder)$/

const nounFollows = (sentence: Sentence, next: Token) =>
  phraseAt(sentence, sentence.tokens.indexOf(next)) !== null &&
  !/^(?:to|in|at|on|for|with|and|but|from|up|off|out|down|away|now|again|back|home|because|over|by|into|about|so|not|when|while|after|before|until|a|the|all|every|some|how|that)$/.test(
    next.norm,
  )

/** Something has to follow: 'told him' says nothing of what. */
const endsOpen = (words: readonly string[]) =>
  (/^(?:asked|told)$/.test(words.at(-1) ?? '') && !/^(?:being|was|were|got)$/.test(words.at(-2) ?? '')) ||
  (/^(?:told|asked|said|tell|ask)$/.test(words.at(-2) ?? '') &&
    /^(?:him|her|me|them|\{child\}|so)$/.test(words.at(-1) ?? '')) ||
  (/^(?:told|asked)$/.test(words.at(-3) ?? '') && words.at(-1) === 'so') ||
  (/^(?:gave|handed|sent|showed|brought)$/.test(words.at(-2) ?? '') &&
    /^(?:him|her|them|\{child\})$/.test(words.at(-1) ?? '')) ||
  /^(?:the|a|an|his|and|but|of|with|that|because|so|for|was|were|had|said|thought|like|when|if|who|which|than|what|whether|as|or)$/.test(
    words.at(-1) ?? '',
  ) ||
  (words.at(-1) === 'to' &&
    !/^(?:want|have|like|need|going|used|allowed|able|wanted|had)$/.test(words.at(-2) ?? ''))
