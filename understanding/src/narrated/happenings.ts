import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { datedWords } from './dates.ts'
import { predicateOf } from './predicate.ts'
import type { Quotes } from './quotes.ts'
import type { Telling } from './scene.ts'
import { isPast, isPresentAux, keptFinite } from './verbs.ts'
import { saidWord } from './words.ts'

/** What there was, where a clause only names it. */
export interface Happening {
  readonly words: readonly string[]
  /** The child, where it is said to have had or got it. */
  readonly subject: readonly string[]
}

/** A clause, and how the nouns of it are said. */
interface Named {
  readonly sentence: Sentence
  readonly nouns: readonly Token[]
  readonly quotes: Quotes
  readonly telling: Telling
  /** Whether the text says 'it' of what there was, so that nobody else is 'he' or 'she'. */
  readonly isIt: boolean
}

interface Parts extends Named {
  /** What says more of it: 'about a crocodile', 'called Waffle'. */
  readonly more: readonly Token[]
  /** 'The next day', where it is still to come. */
  readonly day: readonly string[] | null
}

/**
 * Parents leave the verb out: 'haircut today', 'new puppy called Waffle', 'first day of school tomorrow'. Told is only what is known to be had, to be
 * got or to take place; all else may be what a story is asked for.
 */
export function happeningOf(
  sentence: Sentence,
  tokens: readonly Token[],
  quotes: Quotes,
  telling: Telling,
  { isIt, isAhead }: { readonly isIt: boolean; readonly isAhead: boolean },
): Happening | null {
  for (const [nouns, say] of sayings) {
    const length = lengthOf(tokens, nouns)
    if (length === 0) continue
    const rest = undated(tokens.slice(length))
    // 'Grading tomorrow, yellow belt' has not been got.
    if (!rest || !isMore(rest.more) || (isAhead && !rest.isDated)) continue
    const said = say({ sentence, nouns: tokens.slice(0, length), quotes, telling, isIt, ...rest })
    if (said) return said
  }
  return null
}

/** How many tokens some words take, from the first one on. */
function lengthOf(tokens: readonly Token[], words: RegExp): number {
  const found = words.exec(tokens.map(({ norm }) => norm).join(' '))?.[0]
  if (!found) return 0
  let length = 0
  let read = -1
  while (read < found.length && length < tokens.length) {
    read += (tokens[length]?.norm.length ?? 0) + 1
    length += 1
  }
  return read === found.length ? length : 0
}

/** A day is taken out where it comes first or last. Null where it stands between other words. */
function undated(
  tokens: readonly Token[],
): (Pick<Parts, 'more' | 'day'> & { readonly isDated: boolean }) | null {
  const more: Token[] = []
  let day: readonly string[] | null = null
  let isDated = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const dated = dayAt(tokens, at)
    if (dated && isDated) return null
    if (dated) {
      const isEdge = more.length === 0 || at + dated.used === tokens.length
      if (!isEdge) return null
      isDated = true
      day = dated.words.length > 0 ? dated.words : null
    } else more.push(token)
    at += dated?.used ?? 1
  }
  return { more, day, isDated }
}

function dayAt(tokens: readonly Token[], at: number) {
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ norm }) => norm)
  if (first === 'in the morning') return { words: ['the', 'next', 'morning'], used: 1 }
  if (first === 'in' && second === 'the' && third === 'morning')
    return { words: ['the', 'next', 'morning'], used: 3 }
  if (/^(?:today|tonight|this morning|this afternoon|this evening|last night)$/.test(first))
    return { words: [], used: 1 }
  if (/^(?:this|last)$/.test(first) && /^(?:morning|afternoon|evening|night)$/.test(second))
    return { words: [], used: 2 }
  const isOn = first === 'on' && weekday.test(second)
  const dated =
    isOn || weekday.test(first) || toCome.test(first) ? datedWords(tokens, isOn ? at + 1 : at, true) : null
  if (!dated || dated.words.length === 0) return null
  const isBare = weekday.test(first)
  return { words: [...(isOn || isBare ? ['on'] : []), ...dated.words], used: dated.used + (isOn ? 1 : 0) }
}

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

const toCome = /^(?:tomorrow|next)(?: |$)/

/** 'About a crocodile in the toilet', 'that will not come out': nothing that somebody did. */
function isMore(more: readonly Token[]): boolean {
  const [first, ...others] = more
  if (!first || isPutOn(more) || isOnlyName(more)) return true
  if (more.some(({ isEmoji, opensClause, norm }) => isEmoji || (opensClause && norm !== 'that'))) return false
  if (
    others.some(({ norm }) =>
      /^(?:he|she|they|it|we|i|hes|shes|its|theyre|and|but|so|who|when|if|because|where)$/.test(norm),
    )
  )
    return false
  if (/^(?:called|named)$/.test(first.norm))
    return others.length > 0 && others.length <= 2 && others.every(({ isCapital }) => isCapital)
  if (/^(?:that|which)$/.test(first.norm)) return others.length > 1 && others.length < 8
  return (
    opensMore.test(first.norm) &&
    others.length > 0 &&
    others.length < 9 &&
    !more.some(
      ({ norm, isCapital }) =>
        (isPast(norm) && !isCapital) || isPresentAux(norm) || keptFinite.test(norm) || norm === 'wants',
    )
  )
}

/** 'Braces on today'. */
const isPutOn = ([first, second]: readonly Token[]) => first?.norm === 'on' && second === undefined

/** 'New teacher Ms Alvarez'. */
const isOnlyName = (tokens: readonly Token[]) =>
  tokens.length > 0 &&
  tokens.length <= 2 &&
  tokens.every(({ isCapital, norm, opensClause }) => isCapital && !opensClause && norm !== 'i')

const opensMore =
  /^(?:at|in|on|with|of|from|for|to|about|over|without|walking|riding|going|sleeping|flying|swimming)$/

type Say = (parts: Parts) => Happening | null

/** Said of the nouns. */
function named({ sentence, nouns, telling }: Named): readonly string[] | null {
  const words = nouns.map((token, index) =>
    saidWord(sentence, { token, before: nouns[index - 1], next: nouns[index + 1] }, telling),
  )
  const all = words.filter((word) => word !== null)
  return all.length < words.length ? null : all.map((word) => inSentence(word))
}

/** 'Ballet', that began a sentence, and 'Brownies'. */
const inSentence = (word: string): string =>
  withCapital.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word.replace(/^\p{Lu}(?=\p{Ll}+$)/u, (letter) => letter.toLowerCase())

const withCapital = /^(?:brownies?|cubs|beavers|irish|scouts?|guides|christmas|easter)$/i

/** What is said behind them. */
function moreOf({ sentence, more, quotes, telling }: Parts): readonly string[] | null {
  if (more.length === 0 || isPutOn(more)) return []
  const names = isOnlyName(more) ? ['called'] : []
  const said = predicateOf(
    { sentence, tokens: more, quotes, telling },
    { length: 0, words: [], verb: 'had', isMany: false },
  )
  return said && [...names, ...said.words.slice(1)]
}

/** 'Mia’s', or 'her' where she has been named. */
function ofTheChild(telling: Telling): string | null {
  const { isNamed, pronoun, others } = telling.scene
  if (!isNamed) return `${telling.nameChild()}’s`
  return pronoun && !others.has(pronoun) ? (pronoun === 'he' ? 'his' : 'her') : null
}

/** 'A haircut', 'her first haircut', 'chickenpox', 'new shoes'. */
function withArticle(words: readonly string[], telling: Telling): readonly string[] | null {
  const last = words.at(-1) ?? ''
  if (noArticle.test(last)) return words
  if (words[0] !== 'first') return ['a', ...words]
  const { pronoun } = telling.scene
  return pronoun ? [pronoun === 'he' ? 'his' : 'her', ...words] : null
}

const noArticle =
  /^(?:chickenpox|tonsillitis|conjunctivitis|toothache|earache|braces|glasses|grommets|vaccinations|jabs|injections|shoes|boots|wellies|trainers|pyjamas|stitches|plaits|braids|carving|painting)$/

/** 'Mia had a haircut', 'Mia’s haircut was the next day'. */
const has: Say = (parts) => (parts.day ? isToBe(parts) : childs(parts, 'had'))

const gets: Say = (parts) =>
  /^(?:to|for|from)$/.test(parts.more[0]?.norm ?? '')
    ? null
    : childs(parts, ...(parts.day ? ['was', 'to', 'get'] : ['got']))

function childs(parts: Parts, ...verb: readonly string[]): Happening | null {
  const { telling, day } = parts
  const child = telling.ofChild()
  const nouns = named(parts)
  const all = nouns && withArticle(nouns, telling)
  const more = moreOf(parts)
  return all && more && { words: [child, ...verb, ...all, ...more, ...(day ?? [])], subject: [child] }
}

/** 'Mia’s ballet show was on Friday'. */
const isToBe: Say = (parts) => {
  const { telling, day } = parts
  if (!day) return null
  const whose = ofTheChild(telling)
  const nouns = named(parts)
  const more = moreOf(parts)
  telling.ofOther()
  if (!whose || !nouns || !more || noArticle.test(nouns.at(-1) ?? '')) return null
  return { words: [whose, ...nouns, ...more, 'was', ...day], subject: [] }
}

/** 'There was a power cut'. */
const thereWas: Say = (parts) => {
  if (parts.day) return null
  const nouns = named(parts)
  const more = moreOf(parts)
  parts.telling.ofOther()
  if (!parts.isIt) parts.telling.speakOf([...parts.nouns, ...parts.more])
  if (!nouns || !more) return null
  return {
    words: ['there', 'was', ...(noArticle.test(nouns.at(-1) ?? '') ? [] : ['a']), ...nouns, ...more],
    subject: [],
  }
}

/** 'It was Mia’s first day of school', 'Mia’s first day of school was the next day'. */
const itWas: Say = (parts) => {
  if (parts.day) return isToBe(parts)
  const whose = ofTheChild(parts.telling)
  const nouns = named(parts)
  const more = moreOf(parts)
  parts.telling.ofOther()
  if (!whose || !nouns || !more || more.length === 0) return null
  return { words: ['it', 'was', whose, ...nouns, ...more], subject: [] }
}

/** 'It was a snow day'. */
const itWasOne: Say = (parts) => {
  const nouns = named(parts)
  parts.telling.ofOther()
  return nouns && !parts.day && parts.more.length === 0
    ? { words: ['it', 'was', 'a', ...nouns], subject: [] }
    : null
}

/** 'Eid was the next day'. */
const feast: Say = ({ nouns, more, day, telling }) => {
  telling.ofOther()
  if (!day || more.length > 0) return null
  const words = nouns
    .flatMap(({ norm }) => norm.split(' '))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { words: [...words, 'was', ...day], subject: [] }
}

/** 'Mia was to go to the dentist the next day'. */
const goesTo: Say = (parts) => isToGo(parts, 'go', 'to', 'the')

const startsAt: Say = (parts) => isToGo(parts, 'start', 'at', 'a')

function isToGo(parts: Parts, ...verb: readonly string[]): Happening | null {
  const child = parts.telling.ofChild()
  const more = moreOf(parts)
  if (!parts.day || !more) return null
  const nouns = parts.nouns.map(({ norm }) => norm)
  return { words: [child, 'was', 'to', ...verb, ...nouns, ...more, ...parts.day], subject: [child] }
}

const nounsOf = (how: string, ...heads: readonly string[]) =>
  new RegExp(`^(?:(?:${how}) )*(?:${heads.join('|')})(?= |$)`)

const sayings: readonly (readonly [RegExp, Say])[] = [
  [
    nounsOf(
      'first|second|bad|big|huge|new|very|really',
      'haircut|hair cut|nightmare|bad dream|nosebleed|nose bleed|(?:bee|wasp|nettle|jellyfish) sting|tick bite',
      '(?:wobbly|loose|chipped) tooth|broken (?:arm|leg|wrist|finger|elbow|ankle|toe|collarbone)|(?:grazed|skinned|scraped|cut|sore) knee|black eye|split lip',
      '(?:flu|booster) (?:jab|shot)|vaccinations|jabs|injections|eye test|hearing test|check-?up|sore throat|ear infection|tummy bug|fever|temperature|chickenpox|tonsillitis|stitches',
      '(?:big |massive |huge )?(?:argument|quarrel|row|falling out)(?= (?:with|over|about))',
    ),
    has,
  ],
  [
    nounsOf(
      'first|new|big|shiny|red|blue|green|pink|purple|yellow|orange|white|black|brown|silver|gold|school',
      'braces|glasses|grommets|braids|(?:karate |judo |taekwondo |kickboxing )?(?:white|yellow|orange|green|blue|purple|brown|red|black) belt|(?<=(?:blue|red|green|pink|purple|yellow|orange|white|black) )cast',
      '(?<=new (?:\\S+ )?)(?:shoes|boots|wellies|trainers|pyjamas|coat|backpack|rucksack|bag|lunchbox|bike|scooter|helmet|bed|bunk bed|car seat|uniform|dress|hat)',
    ),
    gets,
  ],
  [
    nounsOf(
      'first|big|school|class|swimming|gymnastics|ballet|dance|dancing|tap|piano|guitar|violin|cello|drum|flute|singing|football|soccer|rugby|hockey|ice|cricket|tennis|netball|basketball|baseball|t-ball|softball|chess|karate|judo|taekwondo|maths|math|spelling|reading|science|driving|cycling|riding|trial|swim|team|drama|grade|proper|birthday|spring|summer|winter|christmas|sleepaway|residential|cubs|brownies|brownie|beavers|scout|guides|holy|irish',
      '(?<= )(?:test|exam|lesson|class|practice|competition|show|recital|tournament|meet|match|game|gala|concert|rehearsal|audition|assembly|play|race|trip|camp|party|promise|performance|communion|spelling bee)|birthday|sleepover|camping trip|rehearsal|cinema trip',
    ),
    isToBe,
  ],
  [
    nounsOf(
      'very',
      '(?:first|last) (?:full |proper |ever )*(?:day|night|week|morning|lesson|time|go|sleepover|(?:fishing |camping |boat |train )?trip)',
    ),
    itWas,
  ],
  [
    nounsOf(
      'big|huge|massive|new',
      'power cut|pumpkin carving|egg painting|fire drill|thunderstorm|thunder storm|rainbow|(?<=new )(?:puppy|kitten|hamster|rabbit|goldfish|guinea pig|chick|pony|gerbil|tortoise|teacher|classroom|boy|girl|neighbour)',
    ),
    thereWas,
  ],
  [/^(?:snow|pyjama|inset|non-?uniform) day(?= |$)/, itWasOne],
  [
    /^(?:eid|diwali|halloween|christmas|christmas eve|easter|hanukkah|chinese new year|lunar new year|world book day|pancake day|bonfire night|st patrick'?s day)(?= |$)/,
    feast,
  ],
  [/^(?:dentist|doctor|optician|orthodontist|hairdresser)(?= |$)/, goesTo],
  [/^new (?:school|nursery|preschool|kindergarten|playgroup)(?= |$)/, startsAt],
]
