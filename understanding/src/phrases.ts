import type { Pronoun, What } from './fact.ts'
import { determiners, notInPhrase, polite } from './lexicon/closed-words.ts'
import { isKnown } from './lexicon/known-words.ts'
import { nounClass, nounsOf, pluralPutRight } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import { baseOf } from './lexicon/verbs.ts'
import type { Sentence } from './sentence.ts'

/** A noun phrase, with the name that follows it or stands in its place. */
export interface Phrase {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  readonly what?: What
  readonly name?: string
}

const longestPhrase = 6

/** The noun phrase that begins at a token: 'a purple dragon called Spark', 'our dog Biscuit', 'Flopsy'. */
export function phraseAt(sentence: Sentence, at: number): Phrase | null {
  const phrases = phrasesOf.get(sentence) ?? []
  phrasesOf.set(sentence, phrases)
  const before = phrases[at]
  if (before !== undefined) return before
  const phrase = readPhrase(sentence, at)
  phrases[at] = phrase
  return phrase
}

/** Many rules ask for the same phrase. */
const phrasesOf = new WeakMap<Sentence, (Phrase | null)[]>()

function readPhrase(sentence: Sentence, at: number): Phrase | null {
  const { tokens } = sentence
  let index = at
  let article: What['article'] = null
  const isInside = (next: number) => next < tokens.length && (next === at || !tokens[next]?.opensClause)
  while (isInside(index) && determiners.has(tokens[index]?.norm ?? '')) {
    const { norm } = tokens[index] ?? { norm: '' }
    if (norm === 'a' || norm === 'an' || norm === 'the' || norm === 'some') article = norm
    index += 1
  }
  if (index > at)
    while (
      isInside(index) &&
      /^(?:really|very|so|super|rather|quite|totally|absolutely)$/.test(tokens[index]?.norm ?? '')
    )
      index += 1
  const first = index
  if (first === at && isDoneBySomebody(sentence, at)) return null
  while (isInside(index) && index - first < longestPhrase && isPhraseWord(sentence, index, first)) {
    const token = tokens[index]
    if (!token) break
    if (isName(sentence, index) && index > first && hasNoun(sentence, first, index)) break
    // A name is complete: 'Spark come'.
    const isAfterName =
      index > first &&
      range(first, index).every((each) => isName(sentence, each)) &&
      // 'Gran's wee dog' is a dog.
      !possessive.test(tokens[index - 1]?.text ?? '')
    if (isAfterName && !isName(sentence, index) && nounClass(singularOf(token.norm)) === undefined) break
    index += 1
  }
  if (index === first) return null
  const named = nameAfter(sentence, index)
  const isOnlyName = range(first, index).every((each) => isName(sentence, each))
  if (isOnlyName) {
    const name = range(first, index)
      .map((each) => properName(tokens[each]?.text ?? ''))
      .join(' ')
    const isNoun = index - first === 1 && nounClass(singularOf(tokens[first]?.norm ?? '')) !== undefined
    return { from: at, to: index, name, ...(isNoun && { what: whatOf(sentence, first, index, article) }) }
  }
  return {
    from: at,
    to: named?.to ?? index,
    what: whatOf(sentence, first, index, article),
    ...(named && { name: named.name }),
  }
}

/** 'Nell raced snails', 'she drew glasses': the verb is no part of the snails. */
function isDoneBySomebody(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token || token.opensClause || token.isCapital || !isPastForm(token.norm)) return false
  if (nounClass(singularOf(token.norm)) !== undefined || possessive.test(before.text)) return false
  return /^(?:he|she|they|we|i|it|who)$/.test(before.norm) || isName(sentence, at - 1)
}

/** One or more phrases: 'wolves, witches or ghosts'. */
export function listAt(sentence: Sentence, at: number): Phrase[] {
  const list: Phrase[] = []
  let index = at
  while (true) {
    const phrase = phraseAt(sentence, index)
    if (!phrase) return list
    list.push(phrase)
    const next = sentence.tokens[phrase.to]
    if (!next?.opensClause) return list
    const isJoined = next.norm === 'and' || next.norm === 'or'
    if (
      !isJoined &&
      sentence.tokens[phrase.to + 1] &&
      !endsClause(sentence, phraseAt(sentence, phrase.to)?.to)
    )
      return list
    index = isJoined ? phrase.to + 1 : phrase.to
    if (isJoined && determinerOrVerb(sentence, index)) return list
    const following = phraseAt(sentence, index)
    if (!following || !endsClause(sentence, following.to)) return list
  }
}

/** After 'and' another clause begins where a verb or a pronoun comes. */
const determinerOrVerb = ({ tokens }: Sentence, at: number) =>
  notInPhrase.has(tokens[at]?.norm ?? '') && !determiners.has(tokens[at]?.norm ?? '')

const endsClause = ({ tokens, times }: Sentence, at: number | undefined) =>
  at !== undefined &&
  (at >= tokens.length ||
    tokens[at]?.opensClause === true ||
    times[at] !== undefined ||
    polite.has(tokens[at]?.norm ?? '') ||
    (tokens[at]?.norm === 'of' && tokens[at + 1]?.norm === 'any') ||
    /^(?:in|at|on|with|who|that|because|any more|too|for|from|lol)$/.test(tokens[at]?.norm ?? ''))

/** The longest first. */
const namings: readonly (readonly string[])[] = [
  ['by', 'the', 'name', 'of'],
  ['who', 'is', 'called'],
  ['whose', 'name', 'is'],
  ['who', 'i', 'call'],
  ['is', 'called'],
  ['is', 'named'],
  ['whos', 'called'],
  ['name', 'is'],
  ['named', 'him'],
  ['named', 'her'],
  ['named', 'it'],
  ['called'],
  ['named'],
]

/** 'called Spark', 'named him Gerald', 'whose name is Bobby', 'Biscuit' after a dog. */
export function nameAfter(sentence: Sentence, at: number): { name: string; to: number } | null {
  const { tokens } = sentence
  let index = at
  const isCalled = (norm: string | undefined) => norm === 'called' || norm === 'named'
  const called = namings.find((words) => words.every((word, offset) => tokens[at + offset]?.norm === word))
  if (called) index += called.length
  else if (!isName(sentence, at) || tokens[at]?.opensClause) return null
  const from = index
  while (index < tokens.length && index - from < 3 && (index === from || !tokens[index]?.opensClause)) {
    const token = tokens[index]
    if (!token || isCalled(token.norm)) break
    const isAccepted =
      isName(sentence, index) ||
      (called !== undefined &&
        index === from &&
        /^\p{L}/u.test(token.text) &&
        !notInPhrase.has(token.norm)) ||
      (called !== undefined && (token.norm === 'mr' || token.norm === 'mrs')) ||
      // 'Called mr snuffles'.
      (called !== undefined && /^mrs?$/.test(tokens[index - 1]?.norm ?? '') && !notInPhrase.has(token.norm))
    if (!isAccepted) break
    index += 1
    if (token.norm !== 'mr' && token.norm !== 'mrs' && !tokens[index]?.isCapital) break
  }
  if (index === from) return null
  return {
    name: tokens
      .slice(from, index)
      .map(({ text }) => properName(text))
      .join(' '),
    to: index,
  }
}

const properName = (text: string) =>
  (/^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text).replace(/['’]s$/u, '')

/** A word that is written as a name is, or one of the names that were handed in. */
export function isName({ tokens, names, hidden, isShouted }: Sentence, at: number): boolean {
  const token = tokens[at]
  if (!token || token.isEmoji || hidden.has(at)) return false
  if (names.has(token.norm) || names.has(token.norm.replace(/s$/, ''))) return true
  if (!token.isCapital || isShouted || notInPhrase.has(token.norm)) return false
  const isTitle = token.norm === 'mr' || token.norm === 'mrs' || token.norm === 'miss' || token.norm === 'ms'
  if (isTitle) return true
  if (!token.opensSentence) return !capitals.has(token.norm) && !/^\p{Lu}+$/u.test(token.text)
  return !isKnown(token.norm) && !isKnown(singularOf(token.norm)) && !capitals.has(token.norm)
}

/** Written with a capital, and not the names of somebody. */
const capitals = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english french spanish german polish urdu hindi arabic welsh
  christmas easter eid diwali hanukkah halloween ramadan holi nowruz passover lego tv ok i gp mum dad mummy daddy mom mommy granny grandma grandpa grandad nana nan gran`.split(
    /\s+/,
  ),
)

const hasNoun = ({ tokens }: Sentence, from: number, to: number) =>
  range(from, to).some((index) => nounClass(singularOf(tokens[index]?.norm ?? '')) !== undefined)

function isPhraseWord(sentence: Sentence, at: number, first: number): boolean {
  const { tokens, times, hidden } = sentence
  const token = tokens[at]
  if (!token || token.isEmoji || times[at] !== undefined || hidden.has(at)) return false
  if (isName(sentence, at)) return true
  if (notInPhrase.has(token.norm) || polite.has(token.norm)) return false
  if (at > first && (/^\d/.test(token.norm) || determiners.has(token.norm))) return false
  const hasBefore = at > first && hasNoun(sentence, first, at)
  // 'A digger story' is about a digger.
  if (hasBefore && /^(?:story|stories|tale|tales)$/.test(token.norm)) return false
  if (hasBefore && /(?:ing|ed)$/.test(token.norm) && nounClass(singularOf(token.norm)) === undefined)
    return false
  if (
    hasBefore &&
    nounClass(singularOf(token.norm)) === undefined &&
    (isVerbOnly(token.norm) || baseOf(token.norm) !== undefined)
  )
    return false
  // 'Mermaids atm': what is no word does not belong to a thing that is complete.
  return !hasBefore || isKnown(token.norm) || isKnown(singularOf(token.norm))
}

const isVerbOnly = (norm: string) =>
  /^(?:fell|lost|died|broke|won|built|saw|left|moved|met|ate|ran|sang|swam|flew|slept|cried|starts|comes|visits|sleeps|eats|lives|steals|wears|drives|hates|loves|arrives|visited|thinks|sits|hides|flies|popping|away|asleep|alone|awake|back|again|home|round|around)$/.test(
    norm,
  )

function whatOf({ tokens }: Sentence, from: number, to: number, article: What['article']): What {
  const last = tokens[to - 1]
  const norm = last?.norm ?? ''
  const typed = (last?.text ?? '').toLowerCase().replace(possessive, '').split(' ').at(-1) ?? ''
  const whole = singularOf(norm)
  const ending = whole.split(' ').at(-1) ?? whole
  const head = !undivided.has(whole) && nounClass(ending) !== undefined ? ending : whole
  const isMany = singularOf(typed) !== typed
  const number: What['number'] = isMany ? 'many' : article === null && massNouns.has(head) ? 'mass' : 'one'
  // 'Diggers diggers diggers' are diggers.
  const words = tokens.slice(from, to).filter(({ norm: each }, index, all) => each !== all[index + 1]?.norm)
  const described = [
    ...words.slice(0, -1).map(({ norm: each }) => each),
    ...(head === whole ? [] : whole.split(' ').slice(0, -1)),
  ]
  const inside = words
    .map(({ text, norm: each }) =>
      // 'Bea’s wellies' stay hers.
      /^\p{Lu}\p{Ll}+['’]s$/u.test(text) && nounClass(each.replace(/s$/, '')) === undefined
        ? text
        : dialect.test(text) || asTyped(text) === each || isPluralOf(each, asTyped(text))
          ? pluralPutRight(text.toLowerCase())
          : pluralPutRight(each),
    )
    .join(' ')
    // 'Gran's coming', 'at grandad's'.
    .replace(possessive, '')
  const is = nounClass(whole) ?? nounClass(head)
  return {
    text: article ? `${article} ${inside}` : inside,
    head,
    article,
    number,
    pronoun: isMany ? 'they' : pronounOf(head),
    described,
    ...(is && { is: is === 'kin' ? 'person' : is }),
  }
}

const asTyped = (text: string) => text.toLowerCase().replace(/['’]/g, '')

/** Two words that are one thing stand in the singular: 'guinea pigs' are more than one. */
const isPluralOf = (words: string, typed: string) =>
  words.includes(' ') && typed !== words && typed.replace(/\S+$/, (last) => singularOf(last)) === words

/** As the family says it: 'a wee dragon' is no little one. */
const dialect = /^(?:wee|wean|bairn|lassie|laddie)s?$/i

/** 'On the way to grandmas', 'nanas funeral': there is one of them, and an apostrophe was forgotten. */
export const isForgottenApostrophe = (norm: string): boolean =>
  /^(?:great[- ])?(?:gran|granny|nan|nana|nanna|nanny|grandma|grandpa|grand?dad|nonna|nonno|oma|opa|aunt(?:y|ie))s$/.test(
    norm,
  )

const possessive = /['’]s$/u

/** Their last word alone would be something else. */
const undivided = new Set(
  'guinea pig,fire engine,stick insect,hot air balloon,ice cream,ice lolly,tooth fairy,peanut butter,finger fish,fish finger,mac and cheese,doll house,teddy bear,sausage dog,sea monster,black hole,music box,father christmas,easter bunny,wheelie bin,shooting star,roller skate,horse riding,paw patrol,bonfire night,polar bear,rainbow fish,magic wand,night light,flower girl,board game,card game,post box'.split(
    ',',
  ),
)

const massNouns = new Set(
  'snow rain thunder magic water milk juice bread toast butter jam honey cheese pasta rice chocolate ice cream hot chocolate porridge music football ballet glitter mud sand gold lego dark darkness space slime popcorn playdough'
    .split(' ')
    .concat('ice cream', 'hot chocolate'),
)

const she = new Set(
  `mum mummy mam mammy mom mommy mama mother sister sis aunt aunty auntie granny gran grandma grandmother nan nana nanna girl woman lady queen princess witch mermaid stepmum stepmom niece wife
  ballerina nani dadi abuela bubbe little_sister big_sister baby_sister godmother cowgirl`
    .split(/\s+/)
    .map((word) => word.replace('_', ' ')),
)
const he = new Set(
  `dad daddy dada papa father brother bro uncle grandpa grandad granddad grandfather gramps pop boy man king prince wizard snowman stepdad nephew husband abuelo opa little_brother big_brother baby_brother
  godfather cowboy fireman policeman postman granda granddaddy`
    .split(/\s+/)
    .map((word) => word.replace('_', ' ')),
)
const people = nounsOf('person', 'kin')

export const pronounOf = (head: string): Pronoun =>
  she.has(head) ? 'she' : he.has(head) ? 'he' : people.has(head) ? 'they' : 'it'

export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
