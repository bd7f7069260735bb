import { notInPhrase } from '../lexicon/closed-words.ts'
import { isKnown } from '../lexicon/known-words.ts'
import { type NounClass, nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isIrregularPast, isPastForm } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { isName } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'

/** Somebody or something that a text names, as a story speaks of it: 'the driver', 'Miss Fernandes', 'the statues'. */
export interface EntryNoun {
  readonly text: string
  readonly isMany: boolean
  /** In the singular, as typed without what describes it: 'driver'. */
  readonly head: string
}

const most = 3

/** Who and what occurs in sentences, in their order: whoever is known by name is neither. */
export function nounsIn(
  sentences: readonly Sentence[],
  known: readonly string[],
): { readonly beings: readonly EntryNoun[]; readonly things: readonly EntryNoun[] } {
  const beings = new Map<string, EntryNoun>()
  const things = new Map<string, EntryNoun>()
  const own = new Set(known.flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(' ')]))
  for (const sentence of sentences) {
    let at = 0
    while (at < sentence.tokens.length) {
      const found = nounAt(sentence, at, own)
      if (!found) {
        at += 1
        continue
      }
      at = found.to
      const to = found.isBeing ? beings : things
      if (found.noun && !beings.has(found.noun.head) && !things.has(found.noun.head))
        to.set(found.noun.head, found.noun)
    }
  }
  return { beings: [...beings.values()].slice(0, most), things: [...things.values()].slice(0, most) }
}

interface FoundNoun {
  readonly to: number
  readonly isBeing: boolean
  /** Null where it is passed over. */
  readonly noun: EntryNoun | null
}

function nounAt(sentence: Sentence, at: number, own: ReadonlySet<string>): FoundNoun | null {
  const { tokens, times } = sentence
  const token = tokens[at]
  if (!token || times[at] !== undefined) return null
  if (title.test(token.norm) && tokens[at + 1]?.isCapital && !tokens[at + 1]?.opensClause)
    return nameAt(sentence, at, own)
  if (isName(sentence, at) && !token.opensSentence && !contracted.test(token.text))
    return nameAt(sentence, at, own)
  if (
    isName(sentence, at) &&
    token.opensSentence &&
    !isKnown(token.norm) &&
    nounClass(singularOf(token.norm)) === undefined &&
    !contracted.test(token.text)
  )
    return nameAt(sentence, at, own)
  // 'Gave her the chikki': 'her' opens nothing.
  const follower = tokens[at + 1]?.norm ?? ''
  if (contracted.test(token.text) || (owners.test(token.norm) && articles.test(follower))) return null
  const kin = kinAt(sentence, at, own)
  if (kin) return kin
  const isOpened =
    openers.test(token.norm) ||
    (token.opensSentence && /^(?:first|new|another|big|little)$/.test(token.norm)) ||
    (owned.test(token.text) && (token.isCapital || nounClass(token.norm.replace(/s$/, '')) === 'kin'))
  // 'Garbage truck and grandma’s pierogies'.
  const isBareStart =
    !isOpened &&
    token.opensSentence &&
    !notInPhrase.has(token.norm) &&
    baseOf(token.norm) === undefined &&
    !isPastForm(token.norm) &&
    !/ing$/.test(token.norm)
  let index = isOpened ? at + 1 : at
  // 'Three of the ducks'.
  if (isOpened && counts.test(token.norm) && tokens[index]?.norm === 'of') return null
  while (isOpened && counts.test(tokens[index]?.norm ?? '')) index += 1
  const from = index
  const longest = isOpened || isBareStart ? 4 : 1
  while (index < tokens.length && index - from < longest && isInside(sentence, index, from)) index += 1
  if (index === from) return null
  // 'A whole box of Cheerios'.
  const isFull = container.test(tokens[index - 1]?.norm ?? '') && tokens[index]?.norm === 'of'
  const of = isFull ? contentsAt(sentence, index + 1) : index
  const words = tokens.slice(from, index)
  const last = words.at(-1)
  if (!last) return null
  const typed = last.text
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[’']/g, '')
  const single = singularOf(last.norm)
  const head = single.split(' ').at(-1) ?? single
  const is = nounClass(single) ?? nounClass(head)
  // Without an article only what is known as a thing: 'wellies', 'bubbles'.
  if (!isOpened && (is === undefined || is === 'kin' || is === 'sport' || is === 'weather')) return null
  if (!isOpened && !isMany(typed, single) && !massNouns.has(head) && from > 0) return null
  if (measure.test(last.norm) && words.length > 1) return { to: index, isBeing: false, noun: null }
  if (abstract.has(head) || abstract.has(last.norm) || (/.(?:est)$/.test(last.norm) && is === undefined))
    return { to: index, isBeing: false, noun: null }
  if (is === undefined && !isNounHere(sentence, index, last.norm))
    return { to: index, isBeing: false, noun: null }
  // Whose mother 'my mother' is, nobody knows.
  if (
    /^(?:my|our|your)$/.test(token.norm) &&
    (is === 'kin' || /^(?:son|daughter|boy|girl|grand\w+|twins?|kids?|child|children)$/.test(head))
  )
    return { to: index, isBeing: true, noun: null }
  if (/^(?:his|her|their)$/.test(token.norm) && is === 'kin') return { to: index, isBeing: true, noun: null }
  if (/-in-law$/.test(last.norm)) return { to: index, isBeing: true, noun: null }
  if (own.has(head) || words.some(({ norm }) => own.has(norm)))
    return { to: index, isBeing: true, noun: null }
  const inside = words
    .map(({ text }) => text.replaceAll("'", '’'))
    .map((text, place) => (place === words.length - 1 ? text.replace(/’s$/, '') : text))
  const owner = isOpened && owned.test(token.text) ? token.text.replaceAll("'", '’') : undefined
  const lower = inside
    .map((text) => (/^\p{Lu}\p{Ll}/u.test(text) && isOrdinary(text) ? text.toLowerCase() : text))
    .join(' ')
  const contents = sentence.tokens
    .slice(index, of)
    .map(({ text }) => ` ${text.replaceAll("'", '’')}`)
    .join('')
  return {
    to: of,
    isBeing: (is !== undefined && beingClasses.has(is)) || someone.test(last.norm),
    noun: {
      text: `${owner === undefined ? 'the' : owner} ${lower}${contents}`,
      isMany: isMany(typed, single),
      head,
    },
  }
}

const container =
  /^(?:box|boxes|bag|bags|bowl|cup|mug|plate|pile|jar|bottle|packet|slice|pot|bucket|tin|tub|basket|stack|sack|tray|carton|glass)$/

/** Where the name of what is in something ends: 'Cheerios', 'warm milk'. */
function contentsAt(sentence: Sentence, from: number): number {
  let to = from
  while (to < sentence.tokens.length && to - from < 2 && isInside(sentence, to, from)) to += 1
  return to === from ? from - 1 : to
}

/** 'Garbage' of 'Garbage truck', and no name. */
const isOrdinary = (text: string) =>
  isKnown(text.toLowerCase()) || nounClass(singularOf(text.toLowerCase())) !== undefined || /\s/.test(text)

const isMany = (typed: string, single: string) => singularOf(typed) !== typed && typed !== single

function nameAt(sentence: Sentence, at: number, own: ReadonlySet<string>): FoundNoun {
  const { tokens } = sentence
  let to = at + 1
  while (to < tokens.length && to - at < 3 && isName(sentence, to) && !tokens[to]?.opensClause) to += 1
  const before = tokens[at - 1]?.norm ?? ''
  const words = tokens.slice(at, to)
  const text = words
    .map((word) => word.text.replaceAll("'", '’'))
    .join(' ')
    .replace(/’s$/, '')
  const isTitled =
    /^(?:mr|mrs|miss|ms|dr|uncle|aunt|auntie|aunty|granny|grandma|grandpa|nana|nan|papa|captain|king|queen)$/.test(
      words[0]?.norm ?? '',
    )
  const next = tokens[to]
  const acts =
    next !== undefined &&
    !next.opensClause &&
    (isPastForm(next.norm) ||
      /^(?:is|was|has|had|said|says|asked|got|gave|can|cant|will|did|does|would|came|went|took|told|let|put)$/.test(
        next.norm,
      ) ||
      (baseOf(next.norm) !== undefined && next.norm.endsWith('s')))
  const isSomebody =
    isTitled ||
    (acts && !/^(?:in|at|from|to|of|near|called|named)$/.test(before)) ||
    /^(?:with|and|beside|for)$/.test(before)
  const isOwn = words.some(({ norm }) => own.has(norm) || own.has(norm.replace(/s$/, '')))
  const owns = /['’]s$/.test(words.at(-1)?.text ?? '')
  if (owns && !isOwn)
    return { to: at, isBeing: false, noun: null }.to === at
      ? ownedBy(sentence, at, to, own)
      : { to, isBeing: false, noun: null }
  return {
    to,
    isBeing: true,
    noun:
      isSomebody && !isOwn && !places.test(text) ? { text, isMany: false, head: text.toLowerCase() } : null,
  }
}

/** 'Nana is coming', 'Grandma Jo': a relative as a name. */
function kinAt(sentence: Sentence, at: number, own: ReadonlySet<string>): FoundNoun | null {
  const { tokens } = sentence
  const token = tokens[at]
  if (!token || !calledAs.test(token.text.toLowerCase()) || determined.test(tokens[at - 1]?.norm ?? ''))
    return null
  const next = tokens[at + 1]
  const isTitle = next?.isCapital === true && !next.opensClause
  const to = isTitle ? at + 2 : at + 1
  const words = tokens.slice(at, to)
  const isOwn = words.some(({ norm }) => own.has(norm))
  if (owned.test(words.at(-1)?.text ?? '')) return ownedBy(sentence, at, to, own)
  const text = words.map((word) => capital(word.text)).join(' ')
  return { to, isBeing: true, noun: isOwn ? null : { text, isMany: false, head: text.toLowerCase() } }
}

const calledAs =
  /^(?:mummy|mommy|mama|daddy|dada|papa|baba|granny|grandma|nan|nana|nanny|nani|dadi|oma|opa|abuela|abuelo|nonna|nonno|grandad|granddad|grandpa|gramps|pop|pops|poppa|auntie|aunty|uncle)$/
const determined = /^(?:his|her|their|the|a|an|my|our|your|every|other|one|two|another|some|no|called|named)$/
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Abuela’s tamale pot', 'Uncle Sunday’s salon'. */
function ownedBy(sentence: Sentence, from: number, to: number, own: ReadonlySet<string>): FoundNoun {
  const owner = sentence.tokens.slice(from, to)
  let index = to
  while (index < sentence.tokens.length && index - to < 3 && isInside(sentence, index, to)) index += 1
  const words = sentence.tokens.slice(to, index)
  const last = words.at(-1)
  if (!last || words.some(({ norm }) => own.has(norm))) return { to, isBeing: false, noun: null }
  const single = singularOf(last.norm)
  if (abstract.has(single) || (nounClass(single) === undefined && !isNounHere(sentence, index, last.norm)))
    return { to: index, isBeing: false, noun: null }
  const is = nounClass(single)
  const text = [...owner, ...words].map((word) => word.text.replaceAll("'", '’')).join(' ')
  return {
    to: index,
    isBeing: (is !== undefined && beingClasses.has(is)) || someone.test(last.norm),
    noun: { text, isMany: isMany(last.text.toLowerCase(), single), head: single },
  }
}

const title = /^(?:mr|mrs|miss|ms|dr|uncle|auntie|aunty|captain|king|queen)$/

const places = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i

const openers =
  /^(?:the|a|an|his|her|their|our|my|some|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3})$/
const owners = /^(?:his|her|their|my|our)$/
const articles = /^(?:the|a|an|his|her|their|my|our|some|one|two|three)$/
const counts =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3}|first|last|whole|other|same|own|more|very|really|only|single|just|bit)$/
const owned = /^\p{L}{2,}['’]s$/u

/** Who is somebody by the last part of its word. */
const someone =
  /(?:man|woman|lady|crew|audience)$|^(?:vicar|priest|imam|rabbi|nun|monk|waiter|waitress|cashier|janitor|caretaker|cleaner|ranger|umpire|ref|referee|commentator|steward|porter|receptionist|bouncer|marshal|mayor|twins|guy|guys|lad|lads|bloke|chap|chaps|folk|folks|crew|audience|gran|uncle|auntie)$/

const beingClasses: ReadonlySet<NounClass> = new Set<NounClass>(['animal', 'creature', 'person', 'kin'])

/** A word that may belong to the name of a thing. */
function isInside({ tokens, times }: Sentence, at: number, from: number): boolean {
  const token = tokens[at]
  if (!token || token.isEmoji || times[at] !== undefined) return false
  if (at > from && (token.opensClause || (title.test(token.norm) && tokens[at + 1]?.isCapital))) return false
  if (notInPhrase.has(token.norm) || /^(?:and|or|but|so|because|where|while|until|with)$/.test(token.norm))
    return false
  if (/^(?:the|a|an|his|her|their|our|my|this|that|\d+)$/.test(token.norm)) return false
  const isNoun = nounClass(singularOf(token.norm)) !== undefined
  if (at > from && (adverbs.test(token.norm) || (!isNoun && isPastForm(token.norm)))) return false
  // 'His cousin Donal’s old helmet'.
  if (at > from && token.isCapital && owned.test(token.text)) return false
  if (at > from && /.ing$/.test(token.norm) && !isNoun) return false
  // 'The robot drove', 'the birds come'.
  const isAfterNoun = at > from && nounClass(singularOf(tokens[at - 1]?.norm ?? '')) !== undefined
  if (isAfterNoun && !isNoun && (isIrregularPast(token.norm) || baseOf(token.norm) === token.norm))
    return false
  // 'The room echoes', 'the fridge hums': what does something is complete.
  if (
    at > from &&
    !isNoun &&
    token.norm.endsWith('s') &&
    baseOf(token.norm) !== undefined &&
    nounClass(singularOf(tokens[at - 1]?.norm ?? '')) !== undefined
  )
    return false
  return true
}

const adverbs =
  /^(?:goodnight|goodbye|hello|back|home|away|again|twice|once|first|then|now|today|downstairs|upstairs|outside|inside|beside|early|late|later|all|both|too|alone|together|by|himself|herself|itself|themselves|myself|\p{L}+ly)$/u

/** Whether a word of unknown sort ends a noun phrase: something that can only follow one comes after it. */
function isNounHere({ tokens }: Sentence, to: number, norm: string): boolean {
  if (/(?:ed|ly)$/.test(norm) || isPastForm(norm)) return false
  const next = tokens[to]
  return (
    next === undefined ||
    next.opensClause ||
    /^(?:in|on|at|to|of|for|with|from|by|into|onto|over|under|up|down|out|off|through|is|was|are|were|has|had|that|which|who|where|when|and|or|but|so|because|today|tomorrow|all|every|like|as|went|came|got)$/.test(
      next.norm,
    ) ||
    isPastForm(next.norm)
  )
}

const massNouns = new Set(
  'snow rain water milk juice bread toast butter jam honey cheese pasta rice chocolate porridge glitter mud sand slime popcorn soup cereal pizza'.split(
    ' ',
  ),
)

/** Of these no slipper can take the part. */
/** 'Four feet long'. */
const measure = /^(?:long|tall|high|wide|deep|old|late|early|heavy|thick|away|apart|wrong)$/

/** 'He’s', 'she’d'. */
const contracted =
  /^(?:he|she|it|that|there|what|who|let|they|we|you|i|here|how|where)['’](?:s|d|ll|ve|re|m)$/i

const abstract = new Set(
  `day days time times way week weekend month year minute hour morning afternoon evening night lot bit thing things stuff turn ride go end top bottom side half part place day_off one ones job fault name idea reason sort kind answer question word words
  story stories tale rest moment second luck purpose chance problem point trouble look laugh cry hug kiss hand hands head face eye eyes foot feet thumb finger fingers knee leg legs arm arms back mouth nose ear ears hair tummy heart life world love fun sleep wish dream change
  mistake joke secret surprise fun help practice lesson lessons party age size colour front middle start beginning try attempt nap rush hurry mood feeling feelings voice sound noise smell taste song shape line list number letter_of inch mile mile pound kilo degree degrees first last most least same other others everyone everybody people person family
  six seven eight nine ten eleven twelve past feet foot inches metres meters miles minutes hours years months weeks old year_old best worst boy girl child children kids kid son daughter tomorrow today yesterday breakfast lunch dinner tea supper school nursery home house bed bath work town weather`
    .concat(' relationship lap piece row kind couple pair bunch set load loads trip')
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
)
