import { notInPhrase } from '../lexicon/closed-words.ts'
import { feasts } from '../lexicon/feasts.ts'
import { firstNames } from '../lexicon/first-names.ts'
import { isKnown } from '../lexicon/known-words.ts'
import { type NounClass, nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isPastForm } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { isName } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { bringers, isFigure, isKinName, kinAt, nameAt } from './named-nouns.ts'
import { isAdjective, isVague, sortOf } from './noun-sorts.ts'
import {
  type EntryNoun,
  type FoundNoun,
  figureNames,
  inside,
  isContraction,
  isMany,
  isOwnName,
  passedOver,
  withoutMarks,
} from './noun-words.ts'
import {
  beingClasses,
  beingNamed,
  contracted,
  counts,
  isAfterAuxiliary,
  isInside,
  isNounHere,
  isVerbOf,
  massNouns,
  measure,
  owned,
  title,
} from './phrase-words.ts'

const most = 3

/** Who and what occurs in sentences, in their order: whoever is known by name is neither. */
export function nounsIn(
  sentences: readonly Sentence[],
  known: readonly string[],
): { readonly beings: readonly EntryNoun[]; readonly things: readonly EntryNoun[] } {
  const beings = new Map<string, Mentioned>()
  const things = new Map<string, Mentioned>()
  const own = new Set(known.flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(' ')]))
  for (const read of sentences) {
    const sentence = { ...read, tokens: read.tokens.map(asTyped) }
    let at = 0
    while (at < sentence.tokens.length) {
      const found = nounAt(sentence, at, own)
      if (!found) {
        at += 1
        continue
      }
      at = Math.max(found.to, at + 1)
      if (!found.noun) continue
      const before = beings.get(found.noun.head) ?? things.get(found.noun.head)
      if (before) before.worth += 2
      else
        (found.isBeing ? beings : things).set(found.noun.head, {
          noun: { ...found.noun, ...(found.is && { is: found.is }) },
          worth: found.isAside ? 0 : found.isBeing ? 2 : worthOfThing(found),
        })
    }
  }
  return { beings: chosen([...beings.values()]), things: chosen([...things.values()]) }
}

/** What a word was put right to counts only where that is known as a thing: 'shearers' are no shares. */
function asTyped(token: Token): Token {
  const plain = token.text.toLowerCase()
  if (token.norm === plain || !/^\p{Ll}+$/u.test(plain) || isKnown(plain)) return token
  return token.norm.includes(' ') || nounClass(singularOf(token.norm)) !== undefined
    ? token
    : { ...token, norm: plain }
}

interface Mentioned {
  readonly noun: EntryNoun
  worth: number
}

/** A place is seldom what something is about. */
const worthOfThing = ({ is, noun }: FoundNoun) =>
  is === 'place' || is === 'sport' || is === 'weather' || furniture.test(noun?.head ?? '') ? 1 : 2
const furniture =
  /^(?:door|window|room|living room|bedroom|kitchen|wall|floor|roof|ceiling|street|road|path|pavement|building|table|chair|sofa|couch|corridor|car|corner|gate|fence|bench|seat|screen|step|stair)$/

/** Those that are best to play, in the order of the text. */
function chosen(all: readonly Mentioned[]): EntryNoun[] {
  const best = all
    .map((each, at) => ({ each, at }))
    .sort((one, other) => other.each.worth - one.each.worth || one.at - other.at)
    .slice(0, most)
  return best.sort((one, other) => one.at - other.at).map(({ each }) => each.noun)
}

function nounAt(sentence: Sentence, at: number, own: ReadonlySet<string>): FoundNoun | null {
  const { tokens, times } = sentence
  const token = tokens[at]
  if (!token || times[at] !== undefined) return null
  if (title.test(token.norm) && tokens[at + 1]?.isCapital && !tokens[at + 1]?.opensClause)
    return nameAt(sentence, at, own)
  if (token.isCapital && isKinName(withoutMarks(token.text))) {
    const kin = kinAt(sentence, at, own)
    if (kin) return kin
  }
  if (isName(sentence, at) && !contracted.test(token.text) && !describes(sentence, at)) {
    const isNoun = nounClass(singularOf(token.norm)) !== undefined
    if (!token.opensSentence || (!isKnown(token.norm) && !isNoun)) return nameAt(sentence, at, own)
  }
  if (isFigure(token) || (token.isCapital && bringers.test(token.text))) return nameAt(sentence, at, own)
  // 'Gave her the chikki': 'her' opens nothing.
  if (token.norm === 'her' && isObject(sentence, at)) return null
  if (contracted.test(token.text) || (owners.test(token.norm) && articles.test(tokens[at + 1]?.norm ?? '')))
    return null
  return kinAt(sentence, at, own) ?? phraseAt(sentence, at, own)
}

/** 'Ferris wheel', 'Mulberry leaves': what opens a sentence and nobody is called. */
function describes({ tokens, names }: Sentence, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.opensSentence && isVague(token.norm, token.norm)) return true
  if (!token?.opensSentence || !next || next.opensClause || next.isCapital || owned.test(token.text))
    return false
  if (names.has(token.norm) || firstNames.has(token.norm) || title.test(token.norm)) return false
  return nounClass(singularOf(next.norm)) !== undefined && (baseOf(next.norm) ?? '') !== singularOf(next.norm)
}

/** 'Let her drive the tractor'. */
const isObject = ({ tokens }: Sentence, at: number) =>
  /^(?:lets?|letting|ma(?:de|ke|kes|king)|help(?:ed|s|ing)?|watch(?:ed|es|ing)?|saw|see|sees|heard|hear)$/.test(
    tokens[at - 1]?.norm ?? '',
  ) && isDoneOrLike(tokens[at + 1]?.norm ?? '')

/** A verb, or as 'crabby' in 'made her crabby'. */
const isDoneOrLike = (norm: string) =>
  baseOf(norm) === norm || (/(?:y|ed)$/.test(norm) && nounClass(norm) === undefined && isKnown(norm))

/** 'The fish tank', 'her sparkly cardigan', 'football bedspread', 'bubbles'. */
function phraseAt(sentence: Sentence, at: number, own: ReadonlySet<string>): FoundNoun | null {
  const { tokens } = sentence
  const token = tokens[at]
  if (!token) return null
  // 'Next door’s dog'.
  const isNextDoors =
    /^next doors?$/.test(token.norm) || (token.norm === 'next' && tokens[at + 1]?.norm === 'doors')
  const isOwner = token.opensSentence ? !isKnown(withoutMarks(token.text)) : token.isCapital
  const isOwned =
    isNextDoors ||
    (owned.test(token.text) &&
      !isContraction(tokens[at + 1]) &&
      (isOwner || beingNamed(token.norm) !== undefined))
  const isOpened =
    isOwned ||
    openers.test(token.norm) ||
    (token.opensClause && /^(?:first|new|another|big|little|same|whole|next|last|wrong)$/.test(token.norm)) ||
    isPointedAt(sentence, at)
  const isNew = isOpened && !isOwned && !openers.test(token.norm) && !pointers.test(token.norm)
  const isBareStart = !isOpened && mayStart(token)
  let index = isNextDoors && token.norm === 'next' ? at + 2 : isOpened ? at + 1 : at
  // 'Her four year old needles'.
  if (isOpened && /^years?(?: old)?$/.test(tokens[at + 1]?.norm ?? '')) return passedOver(at + 2)
  // 'Three of the ducks'.
  if (isOpened && counts.test(token.norm) && tokens[index]?.norm === 'of') return null
  while (isOpened && counts.test(tokens[index]?.norm ?? '') && isInside(sentence, index + 1, index))
    index += 1
  const from = index
  if (from > at && tokens[from]?.opensClause) return null
  if (from > at + 1 && /^years?(?: old)?$/.test(tokens[from]?.norm ?? '')) return passedOver(from + 1)
  index = endOfPhrase(sentence, from, isOpened || isBareStart)
  if (index === from) return null
  // 'A whole box of Cheerios'.
  const isFull = container.test(tokens[index - 1]?.norm ?? '') && tokens[index]?.norm === 'of'
  const of = isFull ? contentsAt(sentence, index + 1) : index
  // Of 'his sister’s shoes' the shoes.
  const isOfKin =
    index - from > 1 && owned.test(tokens[from]?.text ?? '') && beingNamed(tokens[from]?.norm ?? '') === 'kin'
  const words = tokens.slice(isOfKin ? from + 1 : from, index)
  const last = words.at(-1)
  if (!last) return null
  const typed = withoutMarks(last.text)
  const single = singularOf(last.norm)
  const head = single.split(' ').at(-1) ?? single
  const is = sortOf(words.map(({ norm }) => norm))
  if (!isOpened && !isBareNoun(sentence, { at, index, is, typed, single })) return null
  if (isNew && (is === 'sport' || (is === 'person' && !isVerbOf(tokens[index])))) return null
  if (feasts.has(single) || feasts.has(typed)) return passedOver(index)
  if (measure.test(last.norm) && words.length > 1) return passedOver(index)
  const named = nameBehind(sentence, index, words, is, own)
  if (named) return named
  const owner = isNextDoors ? 'next door’s ' : isOwned ? ownerOf(token) : 'the '
  // 'At 44 Birchmount Crescent'.
  if (/^\d/.test(token.norm) && last.isCapital) return passedOver(index)
  // 'A fox family'.
  const isPack =
    /^(?:family|pack|herd|flock|gang|team)$/.test(head) &&
    /^(?:animal|creature)$/.test(beingNamed(words.at(-2)?.norm ?? '') ?? '')
  if (!isPack && (isVague(head, typed) || isVague(last.norm, typed))) {
    // 'Down to ant size'.
    const holder = head === 'size' ? undefined : holderIn(words)
    return holder && !own.has(holder.head) ? { to: index, isBeing: true, noun: holder } : passedOver(index)
  }
  // 'A stop look listen'.
  if (is === undefined && words.length > 2 && words.every(({ norm }) => baseOf(norm) === norm))
    return passedOver(index)
  if (is === undefined && !isNounHere(sentence, index, last.norm) && !isAfterAuxiliary(sentence, from))
    return passedOver(isOpened ? index : at + 1)
  if (isSomebodyElsesKin(token.norm, is, head) || /-in-law$/.test(last.norm)) return passedOver(index)
  if (own.has(head) || words.some(({ norm }) => isOwnName(norm, own))) return passedOver(index)
  // Nobody can be the backstroke.
  if (is === 'sport') return passedOver(of)
  // What somebody is called is nothing to play: 'she’s the goalie'.
  if ((is === undefined || is === 'person' || is === 'kin') && isPredicate(sentence, at))
    return passedOver(of)
  const text = words.map((word, place) => inside(word, place === words.length - 1))
  // 'Lined up every bear': the bears.
  const areAll = distributing.test(token.norm) && single === last.norm
  if (areAll) text[text.length - 1] = pluralOf(text.at(-1) ?? '')
  const contents = tokens.slice(index, of).map(({ text: part }) => ` ${part.replaceAll("'", '’')}`)
  return {
    to: of,
    isBeing: isPack || (is !== undefined && beingClasses.has(is)),
    is,
    isAside:
      tokens[at - 1]?.norm === 'of' && /^(?:size|colour|color|shape)$/.test(tokens[at - 2]?.norm ?? ''),
    noun: {
      text: `${owner}${text.join(' ')}${contents.join('')}`,
      isMany: areAll || isMany(typed, single),
      head,
    },
  }
}

const pluralOf = (word: string) =>
  /(?:s|x|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : word
          .replace(/(?:man|mouse|goose|tooth|foot)$/, (one) => irregularPlurals[one] ?? one)
          .replace(/^(?!.*(?:men|mice|geese|teeth|feet|fish|sheep|deer)$).*$/, '$&s')

const irregularPlurals: Readonly<Record<string, string>> = {
  man: 'men',
  mouse: 'mice',
  goose: 'geese',
  tooth: 'teeth',
  foot: 'feet',
}

/** 'Abuela’s', and 'the neighbours’'. */
function ownerOf({ text, norm }: Token): string {
  const being = beingNamed(norm)
  const printed = text.replaceAll("'", '’')
  return being === undefined || being === 'kin' || figureNames.has(norm)
    ? `${printed} `
    : `the ${printed.toLowerCase()} `
}

/** 'Those big gates', 'this dog'; not 'that boys do not wear crocs'. */
function isPointedAt({ tokens }: Sentence, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  if (!pointers.test(norm)) return false
  const next = tokens[at + 1]
  if (!next || next.opensClause) return false
  const isPlural = singularOf(next.norm) !== next.norm
  const isNoun = nounClass(singularOf(next.norm)) !== undefined
  if (norm === 'these' || norm === 'those') return isKnown(next.norm)
  return /^th/.test(norm) || distributing.test(norm) ? isNoun && !isPlural : isNoun || isPlural
}

const pointers = /^(?:this|that|these|those|both|several|many|few|every|each)$/
const distributing = /^(?:every|each)$/

/** A phrase without an article may begin here: 'Garbage truck and grandma’s pierogies', 'football bedspread arrived'. */
const mayStart = (token: Token) =>
  (token.opensSentence || token.opensClause) &&
  !notInPhrase.has(token.norm) &&
  (nounClass(singularOf(token.norm)) !== undefined || baseOf(token.norm) === undefined) &&
  !isPastForm(token.norm) &&
  !/^(?:cannot|dunno|even|both|all|such|how|most|each|more|less|fewer)$/.test(token.norm) &&
  !/ing$/.test(token.norm)

/** Without an article only what is known as a thing: 'wellies', 'bubbles', 'found elephant'. */
function isBareNoun(
  { tokens, times }: Sentence,
  {
    at,
    index,
    is,
    typed,
    single,
  }: { at: number; index: number; is: NounClass | undefined; typed: string; single: string },
): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token || is === 'kin' || is === 'sport' || is === 'weather') return false
  const isStart = token.opensSentence || token.opensClause
  // 'Football bedspread arrived', 'tomato plant has one green ball'.
  if (is === undefined)
    return isStart && index - at === 2 && nounClass(singularOf(token.norm)) !== undefined && isKnown(single)
  if (figureNames.has(single) || /^(?:disney\p{L}*|legoland)$/u.test(single)) return false
  if (
    before &&
    /^(?:no|any|without|not|every|each|which|what|every|enough|called|named|play|plays|played|playing|less|fewer)$/.test(
      before.norm,
    )
  )
    return false
  if (is === 'person' && isStart && !isVerbOf(tokens[index]) && at > 0) return false
  if (token.opensSentence) return true
  // 'He watches them', 'it snows'.
  const mayBeVerb =
    index - at === 1 && (baseOf(token.norm) !== undefined || /^(?:bear|bat|pets?|duck)$/.test(token.norm))
  if (
    mayBeVerb &&
    before &&
    (/^(?:i|you|he|she|it|we|they|who|that|to|and|not|cannot|cant|dont|doesnt|didnt|wont|wouldnt|couldnt|can|will|would|could|should|must|may|might|let|lets|just|then|never|always|often|nobody|somebody|everyone|everybody|one)$/.test(
      before.norm,
    ) ||
      before.isCapital)
  )
    return false
  if (isMany(typed, single) || massNouns.has(single)) return true
  // 'Forgot pyjama day'.
  const isBeing = is !== undefined && beingClasses.has(is)
  const next = tokens[index]
  if (
    next &&
    !isBeing &&
    !next.opensClause &&
    !notInPhrase.has(next.norm) &&
    isVague(next.norm, next.norm) &&
    !isAdjective(next.norm)
  )
    return false
  if (mayBeVerb || times[at] !== undefined || is === 'place' || /^(?:sweet|orange)$/.test(typed)) return false
  return is === 'thing' || is === 'person' ? isStart && index - at > 1 : true
}

/** Where a noun phrase that begins at a token ends. */
function endOfPhrase(sentence: Sentence, from: number, isWhole: boolean): number {
  const { tokens } = sentence
  let index = from
  if (!isWhole && nounClass(singularOf(tokens[from]?.norm ?? '')) === undefined) return from
  // 'Telescope’s bust'.
  if (tokens[from]?.opensSentence && owned.test(tokens[from]?.text ?? '')) return from + 1
  while (index < tokens.length && index - from < 4 && isInside(sentence, index, from)) {
    // 'Wore pink crocs': without an article only what follows as part of a compound.
    if (!isWhole && index > from && nounClass(singularOf(tokens[index]?.norm ?? '')) === undefined) break
    index += 1
  }
  return index
}

/** The animal or the person whose ear it is: 'the cat' of 'the cat’s ear'. */
function holderIn(words: readonly Token[]): EntryNoun | null {
  const place = words.findIndex(({ text }) => owned.test(text))
  if (place < 0 || place === words.length - 1) return null
  const holding = words.slice(0, place + 1)
  const { norm = '', text = '' } = holding.at(-1) ?? {}
  const being = beingNamed(norm)
  if (being === undefined || being === 'kin' || isVague(singularOf(norm), text)) return null
  return {
    text: `the ${holding.map((word, at) => inside(word, at === holding.length - 1)).join(' ')}`,
    isMany: false,
    head: singularOf(norm),
  }
}

/** Whose mother 'my mother' is, nobody knows; and children of a parent are known by name. */
const isSomebodyElsesKin = (opener: string, is: NounClass | undefined, head: string) =>
  (/^(?:my|our|your)$/.test(opener) &&
    (is === 'kin' ||
      /^(?:son|daughter|boy|girl|grand\w+|twins?|kids?|child|children|man|lady|lad|lass|prince|princess|hubby|partner|girlfriend|boyfriend)$/.test(
        head,
      ))) ||
  (/^(?:his|her|their)$/.test(opener) && is === 'kin') ||
  (is === 'kin' && /^(?:sister|brother|dad|mum|mom|parent|twin|bro|sis|sibling|daughter|son)$/.test(head))

/** 'He’s a sub', 'was the boss of it'. */
function isPredicate({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1]
  if (!before) return false
  if (/^(?:(?:i|you|he|she|we|they|who)['’](?:s|m|re)|hes|shes|theyre|im)$/i.test(before.text)) return true
  // 'She calls her the night queen'.
  if (
    /^(?:her|him|it|me|us|them|himself|herself|itself)$/.test(before.norm) &&
    /^(?:call(?:s|ed|ing)?|nam(?:es|ed|ing)|thinks?|thought)$/.test(tokens[at - 2]?.norm ?? '')
  )
    return true
  if (!/^(?:is|was|are|were|am|be|been|being|became|become|becomes)$/.test(before.norm)) return false
  const subject = tokens[at - 2]
  return (
    subject === undefined ||
    /^(?:i|you|he|she|we|they|who|and|then|but|to|not|has|have|had|will|would|can|could|got)$/.test(
      subject.norm,
    ) ||
    subject.isCapital
  )
}

/** 'My friend Karen', 'pony called Crumpet', 'the dog Biscuit': a name is how somebody is called. */
function nameBehind(
  sentence: Sentence,
  to: number,
  words: readonly Token[],
  is: NounClass | undefined,
  own: ReadonlySet<string>,
): FoundNoun | null {
  if (is === undefined || !(beingClasses.has(is) || is === 'toy')) return null
  const { tokens } = sentence
  const isCalled = /^(?:called|named)$/.test(tokens[to]?.norm ?? '')
  const from = isCalled ? to + 1 : to
  const first = tokens[from]
  if (!first?.isCapital || first.opensClause || !isName(sentence, from)) return null
  // 'Her friend Maya’s party'.
  if (owned.test(first.text)) return passedOver(to)
  let end = from + 1
  while (end < tokens.length && end - from < 3 && isName(sentence, end) && !tokens[end]?.opensClause) end += 1
  const names = tokens.slice(from, end)
  if (words.length > 4 || names.some(({ norm }) => isOwnName(norm, own))) return passedOver(end)
  const text = names.map((word) => word.text.replaceAll("'", '’').replace(/’s$/, '')).join(' ')
  return { to: end, isBeing: true, noun: { text, isMany: false, head: text.toLowerCase() } }
}

const container =
  /^(?:box|boxes|bag|bags|bowl|cup|mug|plate|pile|jar|bottle|packet|slice|pot|bucket|tin|tub|basket|stack|sack|tray|carton|glass)$/

/** Where the name of what is in something ends: 'Cheerios', 'warm milk'. */
function contentsAt(sentence: Sentence, from: number): number {
  let to = from
  while (to < sentence.tokens.length && to - from < 2 && isInside(sentence, to, from)) to += 1
  return to === from ? from - 1 : to
}

const openers =
  /^(?:the|a|an|his|her|their|our|my|some|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3})$/
const owners = /^(?:his|her|their|my|our)$/
const articles = /^(?:the|a|an|his|her|their|my|our|some|one|two|three)$/
