import { isKnown } from '../lexicon/known-words.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { numberInWords, spelling } from '../written-words.ts'
import type { Telling } from './scene.ts'

/** A token between two others. */
export interface Placed {
  readonly token: Token
  readonly before: Token | undefined
  readonly next: Token | undefined
}

/** A word as the teller says it, or null where it is in doubt: relatives by their names, 'our cat' as the cat. */
export function saidWord(
  sentence: Sentence,
  { token, before, next }: Placed,
  telling: Telling,
): string | null {
  const { norm, text } = token
  if (norm === 'his' || (norm === 'her' && next)) return telling.owner(norm === 'his' ? 'he' : 'she', norm)
  if (telling.scene.children.has(norm))
    return telling.scene.isNamed
      ? spelling(sentence, token, before?.norm ?? '', next?.norm)
      : telling.nameChild()
  // 'My mother' is the child’s grandmother, and 'my laptop' the one at home.
  if (norm === 'my' && next && parents.test(next.norm))
    return telling.scene.isNamed && telling.scene.pronoun ? ownersOf[telling.scene.pronoun] : null
  if (before?.norm === 'my' && parents.test(norm) && next?.norm === 'in') return null
  if (before?.norm === 'my' && parents.test(norm))
    return `grand${text
      .toLowerCase()
      .replaceAll("'", '’')
      .replace(/(?<=^(?:mum|mom|mother|dad|father))s$/, '’s')
      .replace(/^(?:mum|mom)(?=’|$)/, 'mother')
      .replace(/^dad(?=’|$)/, 'father')}`
  if (norm === 'my' && next && isAtHome(token, next)) return 'the'
  if (norm === 'my' || isMisread(token)) return null
  // 'The DMV'.
  if (/^\p{Lu}{2,5}$/u.test(text) && !sentence.isShouted && !isKnown(norm)) return text
  if (norm === 'its' && text.toLowerCase() === 'its') return 'its'
  const typed = typedWord(token)
  if (typed !== null) return typed
  if (norm === 'our' && /^beds?$/.test(next?.norm ?? '')) return 'the big'
  if (norm === 'our')
    return ofTheFamily.test(next?.norm ?? '') ? null : telling.scene.areFamily ? 'their' : 'the'
  if (/^\p{Lu}$/u.test(text) && norm !== 'i' && !(norm === 'a' && token.opensSentence)) return text
  if (norm === 'one' && text !== 'One') return 'one'
  if (norm === 'year' && /^\d+$/.test(next?.norm ?? '')) return 'Year'
  if (languages.test(norm)) return capital(norm)
  const inWords = numberInWords(token, before?.norm ?? '', next?.norm)
  if (inWords) return inWords
  const relative = relativeIn(token, before, next)
  return relative ?? spelling(sentence, token, before?.norm ?? '', next?.norm)
}

/** A word that is read as another one, or as the singular of two: as it was typed. */
function typedWord({ norm, text }: Token): string | null {
  const typed = text.toLowerCase().replaceAll("'", '’')
  const plain = typed.replaceAll('’', '')
  if (norm === plain || !/^[\p{L}’ -]+$/u.test(typed)) return null
  if (isSpelling(plain, norm)) return typed
  return (norm.includes(' ') && typed.includes(' ')) ||
    (isKnown(plain) && !isVariant(plain, norm) && typed === plain)
    ? typed
    : null
}

/** 'Wee' is read as 'little', 'repacked' as 'repaired': what was typed is another word. */
function isMisread({ norm, text }: Token): boolean {
  const typed = text.toLowerCase().replace(/['’]/g, '')
  if (
    norm === typed ||
    isSpelling(typed, norm) ||
    norm.includes(' ') ||
    /^(?:e?s|'s)?$/.test(typed.replace(norm, ''))
  )
    return false
  return norm === 'little' || (!isKnown(typed) && typed.length > 3 && !isVariant(typed, norm))
}

/** 'Sparkly' is no slip for 'sparkle', nor 'wellie' for 'welly'. */
const isSpelling = (typed: string, norm: string) =>
  typed.replace(/y$/, 'e') === norm || typed.replace(/ie$/, 'y') === norm

const isVariant = (typed: string, norm: string) =>
  /^(?:learnt|dreamt|spelt|burnt|favorite|color|grey|mum|mom)/.test(typed) ||
  typed.replace(/(.)\1+/g, '$1') === norm.replace(/(.)\1+/g, '$1')

/** 'Our room' is the parents’ own. */
const ofTheFamily =
  /^(?:room|bedroom|son|daughter|child|kids|children|family|baby|little|youngest|eldest|first|second|house|home)$/

/** 'My laptop', 'my mother': what is a parent’s can be told of. */
export const isAtHome = ({ norm }: Token, next: Token | undefined): boolean =>
  norm === 'my' && next !== undefined && (thingsAtHome.test(next.norm) || parents.test(next.norm))

const parents = /^(?:mum|mom|mother|dad|father)(?:['’]?s)?$/

const ownersOf = { he: 'his', she: 'her' } as const

const thingsAtHome =
  /^(?:phone|laptop|keys?|car|glasses|coffee|tea|handbag|bag|purse|wallet|lipstick|makeup|shoes?|slippers|coat|hat|scarf|umbrella|chair|computer|tablet|ipad|camera|watch|necklace|ring|plant|plants|cup|mug|vase|jug|bowl|book|desk|bike|tent|guitar|piano|cake|sandwich|toast)$/

const languages =
  /^(?:welsh|irish|scottish|gaelic|italian|chinese|japanese|american|british|korean|arabic|urdu|hindi|punjabi|turkish|greek|russian|portuguese|dutch|swedish|danish|norwegian|ukrainian|romanian|hungarian|czech|bengali|tamil|swahili|hebrew|latin|mandarin|cantonese|vietnamese|thai)$/

const calledAs =
  /^(?:mum|mummy|mom|mommy|mama|mam|dad|daddy|dada|papa|baba|gran|granny|grandma|nan|nana|nanny|nani|dadi|oma|opa|abuela|abuelo|nonna|nonno|grandad|granddad|grandpa|gramps|babushka|taid|nain|bampi|pops|poppa|auntie|aunty|uncle)$/

const titles =
  /^(?:aunt|auntie|aunty|uncle|cousin|mr|mrs|miss|ms|dr|granny|grandma|nan|nana|grandpa|grandad)$/

/** 'Grandma' as a name, 'his grandma' as no name. */
export function relativeIn(
  { norm, text }: Token,
  before: Token | undefined,
  next: Token | undefined,
): string | null {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const owned = /^(.+?)'s$/.exec(plain)?.[1]
  // 'In grandpas old truck'.
  const owner =
    owned ??
    // Miss Karen is nobody’s.
    (next && !titles.test(plain) && /^(?:in|at|to|on|from|of|with)$/.test(before?.norm ?? '')
      ? /^(.+)s$/.exec(plain)?.[1]
      : undefined)
  const name = owner ?? norm
  const isTitle =
    titles.test(norm) && next?.isCapital === true && !(norm === 'cousin' && notAName.test(before?.norm ?? ''))
  if (!isTitle && (!calledAs.test(name) || notAName.test(before?.norm ?? ''))) return null
  return `${capital(name)}${owner === undefined ? '' : '’s'}`
}

const notAName =
  /^(?:his|her|their|the|a|an|whose|every|other|new|one|two|another|some|any|no|my|our|old|big|little|great|step|both|each)$/

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
