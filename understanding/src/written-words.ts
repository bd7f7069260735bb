import { firstNames } from './lexicon/first-names.ts'
import { isKnown } from './lexicon/known-words.ts'
import { nounClass, pluralPutRight } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { isProper } from './lexicon/proper-words.ts'
import { isName } from './phrases.ts'
import type { Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'

export const auxiliaries: Readonly<Record<string, string>> = {
  will: 'will',
  wont: 'won’t',
  cant: 'can’t',
  cannot: 'can’t',
  can: 'can',
  couldnt: 'couldn’t',
  could: 'could',
  didnt: 'didn’t',
  doesnt: 'don’t',
  dont: 'don’t',
  wasnt: 'wasn’t',
  hadnt: 'hadn’t',
  wouldnt: 'wouldn’t',
  hasnt: 'haven’t',
  havent: 'haven’t',
  isnt: 'not',
  did: 'did',
  would: 'would',
}

/** Contractions that the tokens have without their apostrophe. */
export const written: Readonly<Record<string, string>> = {
  ...auxiliaries,
  doesnt: 'doesn’t',
  hasnt: 'hasn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  werent: 'weren’t',
  its: 'it’s',
  thats: 'that’s',
  theres: 'there’s',
  weve: 'we’ve',
  theyre: 'they’re',
  theyve: 'they’ve',
  "we're": 'we’re',
  "it'll": 'it’ll',
  tv: 'TV',
  pe: 'PE',
  oclock: 'o’clock',
  shouldnt: 'shouldn’t',
}

/** 'Four', of 'asked 4 times'; not of 'Year 4', nor at the end. */
export const numberInWords = (
  { norm, text }: Token,
  before: string,
  next: string | undefined,
): string | undefined =>
  before === 'year' ||
  next === undefined ||
  /[-’']/.test(text) ||
  // 'The 100 metres', 'a 100 piece puzzle'.
  (/^10+$/.test(norm) && norm !== '10' && /^(?:the|a|an|his|her|their|first|last|all|over)$/.test(before))
    ? undefined
    : numbers[norm]

const numbers: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  100: 'a hundred',
  1000: 'a thousand',
}

export const capitals = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  christmas easter eid diwali hanukkah halloween ramadan holi nowruz passover lego english french spanish german polish`.split(
    /\s+/,
  ),
)

/** 'The class are doing their play.' */
export const collective = /^(?:class|team|school|nursery|family|group|choir|band|crowd)$/

export const weekdays = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|sat|sun|thu|thur)$/

export const beforeDay =
  /^(?:on|next|last|this|since|until|till|til|every|by|from|for|the|a|and|is|all|of|it|in)$/

export const dayOf = (norm: string) => {
  const whole = { sat: 'saturday', sun: 'sunday', thu: 'thursday', thur: 'thursday' }[norm] ?? norm
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

export const isNameOf = (sentence: Sentence, token: Token) => isName(sentence, sentence.tokens.indexOf(token))

export function spelling(sentence: Sentence, token: Token, before: string, next: string | undefined): string {
  const { norm, text } = token
  if (
    norm === 'its' &&
    next !== undefined &&
    (/^(?:name|own)$/.test(next) || nounClass(singularOf(next)) !== undefined)
  )
    return 'its'
  if (text.toLowerCase() === 'wee') return 'wee'
  const contraction = written[norm]
  if (contraction) return contraction
  if (/^s(?:at|un)$/.test(norm) && beforeDay.test(before) && !/^(?:the|a)$/.test(before)) return dayOf(norm)
  const short = shortened[norm]
  if (short) return short
  if (capitals.has(norm)) return norm.charAt(0).toUpperCase() + norm.slice(1)
  if (isNameOf(sentence, token)) {
    const name = text.replaceAll("'", '’')
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  const plain = text.toLowerCase().replaceAll('’', "'")
  if (titles.test(norm) && isTitleBefore(next)) return capitalised(norm)
  if (isNamedBy(before, plain)) return capitalised(text.replaceAll("'", '’'))
  const named = nameOf(plain)
  if (named) return named
  // 'Allll day'.
  if (/(.)\1{2,}/.test(plain)) return withoutDrawl(plain)
  if (/[^aeiou]ys$/.test(plain))
    return isOfSeveral(plain, next) ? pluralPutRight(plain) : `${plain.slice(0, -1)}’s`
  // 'At his nans': somebody's, and not several of them.
  const owner = singularOf(norm)
  if (owner !== norm && nounClass(owner) === 'kin' && !plain.includes("'")) {
    const isOwner =
      next === undefined ? /^(?:his|her|my|at|to)$/.test(before) : nounClass(singularOf(next)) !== undefined
    if (isOwner) return `${owner}’s`
  }
  return (plain.replaceAll("'", '') === norm ? plain : norm).replaceAll("'", '’')
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const titles = /^(?:mr|mrs|ms|dr)$/

const isTitleBefore = (next: string | undefined) => next !== undefined && /^\p{L}+$/u.test(next)

/** 'Mrs lamb', 'grandma pat', 'a fish called bubbles'. */
const isNamedBy = (before: string, plain: string): boolean => {
  const bare = plain.replace(/'?s$/, '')
  if (titles.test(before)) return true
  if (/^(?:called|named)$/.test(before)) return !notAName.test(plain)
  const isRelative =
    /^(?:aunt|aunty|auntie|uncle|grandma|granny|gran|nan|nana|nanny|grandad|grandpa|cousin)$/.test(before)
  return (
    isRelative &&
    firstNames.has(bare) &&
    !/^(?:will|may|mark|grace|rose|hope|faith|joy|dawn|summer|autumn|bill|drew|sue)$/.test(bare)
  )
}

const notAName =
  /^(?:a|an|the|it|him|her|them|me|us|his|my|our|their|out|off|for|in|on|by|to|round|over|back|up|names|and|but|after|at|down|everybody|everyone|someone|somebody|this|that|because|when|again|home|yesterday|today|you)$/

/** 'Her teddys had a party', and not 'teddys ear', 'babys got a cold' or 'at grannys'. */
const isOfSeveral = (plain: string, next: string | undefined) =>
  nounClass(singularOf(plain)) !== 'kin' &&
  nounClass(singularOf(plain)) !== undefined &&
  next !== undefined &&
  nounClass(singularOf(next)) === undefined &&
  !/^(?:got|been|not|a|an|the|going|coming|having|very|so|poorly|sick|here|here|first|new|old)$|ing$/.test(
    next,
  )

export const withoutDrawl = (word: string) => {
  const twice = word.replace(/(.)\1{2,}/g, '$1$1')
  return isKnown(twice) ? twice : word.replace(/(.)\1{2,}/g, '$1')
}

/** 'freya', 'freyas', where they are no other word. */
export function nameOf(plain: string): string | null {
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const word = plain.replace(/'s$/, '')
  if (isProper(word)) return `${upper(word)}${word === plain ? '' : '’s'}`
  if (firstNames.has(word) && !isKnown(word)) return `${upper(word)}${word === plain ? '' : '’s'}`
  const owner = word.replace(/s$/, '')
  return owner !== word && firstNames.has(owner) && !isKnown(word) && !isKnown(owner)
    ? `${upper(owner)}’s`
    : null
}

export const shortened: Readonly<Record<string, string>> = {
  bout: 'about',
  choc: 'chocolate',
  soz: 'sorry',
  drs: 'doctor’s',
  bestie: 'best friend',
  footie: 'football',
  footy: 'football',
  b4: 'before',
  nans: 'Nan’s',
  nanas: 'Nana’s',
  grans: 'Gran’s',
}
