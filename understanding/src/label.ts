import escapeStringRegexp from 'escape-string-regexp'
import type { Fact, What, WhatClass } from './fact.ts'
import { type Intent, intents } from './intents.ts'

/** A fact in a few words, for the parent who told it: 'first day of school · tomorrow', 'no witches', 'not nervous'. */
export function labelOf(fact: Fact): string {
  const words = capitalsAsTyped(wordsOf(fact), fact.said)
  const label = [fact.polarity === 'no' && fact.kind !== 'avoid' ? `not ${words}` : words]
  if (fact.when !== 'always' && fact.when !== 'today') label.push(times[fact.when])
  return label.join(' · ')
}

const times = { tomorrow: 'tomorrow', yesterday: 'before today', soon: 'soon' } as const

/** 'Won against Grandad': with a capital where it was typed with one. The first word of what was said has it anyway, unless a name follows. */
const capitalsAsTyped = (words: string, said: string): string =>
  words.replaceAll(/(?<![\p{L}“])\p{Ll}{3,}(?!\p{L})/gu, (word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1)
    const at = new RegExp(
      `(?<!^|\\p{L}|[.!?] )${capital}(?!\\p{L})|^${capital} (?=\\p{Lu}\\p{Ll})`,
      'u',
    ).test(said)
    return at ? capital : word
  })

type Said = (words: string, fact: Fact) => string

const isAre = ({ what }: Fact) => (what?.number === 'many' ? 'are' : 'is')
const isComing = ({ when }: Fact) => when === 'tomorrow' || when === 'soon'

const mended = /\b(?:fix|mend|repair)\w*\b/i

/** 'A bike' is a new one, 'new shoes' are. */
const asNew: Said = (words) =>
  /\bnew\b/i.test(words) ? words : /^an? /i.test(words) ? words.replace(/^an? /i, 'a new ') : `new ${words}`

const afraid =
  /\b(?:scar\w+|afraid|fr[ie]+ght\w*|terrif\w+|petrif\w+|fear\w*|phobi\w+|nervous|worr\w+|dread\w*|hat(?:es?|ed)|spook\w*|creep\w*|panic\w*|anxious|cr(?:y|ies|ied|ying)|scream\w*|hid|runs?|ran|like|nightmares?|alarm\w*|flinch\w*|cling\w*|clung|bother\w*|upset\w*|freak\w*|freez\w*|froze|jump\w*|shak\w*|wont|won[’']t|refus\w*)\b/i

const calledOrIs =
  (what: string): Said =>
  (words, { what: said }) =>
    said ? `${what}: ${words}` : `${what}, ${words}`

/** What somebody can do now, as it was said: 'can do a forward roll', 'learned to whistle'. */
const skillSaid = ({ said }: Fact): string | undefined =>
  /\b(?:can|learn(?:ed|t)(?: how)? to)\b(?: (?:finally|now|already|nearly|almost|suddenly))*(?: [\p{L}\d’'-]+){1,6}/iu
    .exec(said)?.[0]
    .replaceAll(/ (?:finally|now|already|suddenly|today|yesterday)\b/gi, '')
    .replace(/^[CL]/, (first) => first.toLowerCase())

const isDeed: ReadonlySet<Intent> = new Set<Intent>(['lost-toy', 'found-something', 'broken-thing'])

const skills: ReadonlySet<Intent> = new Set<Intent>(['learned', 'can-do'])

/** The verbs of deeds, as parents type them: the first one is ours. */
const verbs = {
  lost: "lost|losing|loses|lose|dropped|drops|dropping|mislaid|misplaced|left|forgot|(?:can[’']?t|cannot|couldn[’']?t) find",
  found: 'found|finds|finding|spotted|discovered|dug up|picked up|saw|collected',
  broke:
    'broke|broken|breaks|snapped|smashed|ripped|tore|cracked|dropped|spilt|spilled|burst|bent|popped|knocked over',
  made: 'made|makes|built|drew|painted|baked|cooked|knitted|sewed|wrote',
  won: 'won|wins|winning',
} as const

/** What was lost, found, broken or made, with its verb as it was typed where one stands before it: 'dropped his teddy', and not 'broke' it. */
function deed(own: keyof typeof verbs): Said {
  return (words, { said, what, name }) => {
    const noun = what ? bare(what.text) : (name ?? '')
    const typed =
      noun &&
      new RegExp(
        `\\b(?:${verbs[own]})(?: [\\p{L}’']+){0,2}? ${escapeStringRegexp(noun)}(?![\\p{L}-])`,
        'iu',
      ).exec(said)
    if (typed)
      return lowered(typed[0]) + (what && name !== undefined && what.text !== name ? ` called ${name}` : '')
    const isSure = own === 'made' || own === 'won' || likely[own].test(said)
    return isSure ? `${own} ${asTypedIn(said, words)}` : quoted(said)
  }
}

/** Words beside the verbs that say the same. */
const likely = {
  lost: /\b(?:los[et]\w*|missing|gone|disappear\w*|vanish\w*|nowhere|where|mislaid|left|forg[eo]t\w*|behind)\b/i,
  found: /\b(?:f[io]+u?nd\w*|dug|pocket\w*|spotted|discover\w*|came across|picked up|saw|seen)\b/i,
  broke:
    /\b(?:br[eo]+a?k\w*|snap\w*|smash\w*|rip\w*|tor[en]|crack\w*|burst|bent|popp\w*|puncture\w*|came off|fell (?:off|apart)|bits|pieces)\b/i,
} as const

/** Who won may be somebody else: then the parent’s own words say it. */
function wonOrNot(words: string, fact: Fact): string {
  const { said, who } = fact
  if (/\bbeat(?:s|ing)?\b/i.test(said)) return `won against ${asTypedIn(said, words)}`
  const isByChild = new RegExp(
    `(?:^|\\b(?:and|then|she|he|they|we|i|who|to|has|have|finally|just|also${who ? `|${escapeStringRegexp(who)}` : ''}) )(?:${verbs.won})\\b`,
    'iu',
  ).test(said)
  return isByChild ? deed('won')(words, fact) : quoted(said)
}

/** The parent’s own words where nothing shorter is certain. */
export function quoted(said: string): string {
  const words = said
    .trim()
    .replace(/^(?:and|but|then|so) /i, '')
    .split(/\s+/)
  return words.length > mostQuoted ? `“${words.slice(0, mostQuoted).join(' ')} …”` : `“${words.join(' ')}”`
}

const mostQuoted = 8

const bare = (text: string) => text.replace(/^(?:an?|the|some) /i, '')
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** With the word before it that says whose it is, and names as they were typed: 'her hat', 'Bea’s wellies'. */
function asTypedIn(said: string, words: string): string {
  const own = new RegExp(
    `\\b(?:(?:her|his|their|my|our|the|an?) )${escapeStringRegexp(bare(words))}(?![\\p{L}-])`,
    'iu',
  ).exec(said)
  if (own) return lowered(own[0])
  // What was found again was spoken of before: 'the red mitten'.
  const isBare = /^[\p{Ll} -]+$/u.test(words) && !said.toLowerCase().includes(words.toLowerCase())
  return isBare ? `the ${bare(words)}` : words
}

/** `…` stands for what it is about, with its name. */
const patterns: { readonly [about in Intent]?: string | Said } = {
  'first-day': 'first day of …',
  'last-day': 'last day of …',
  'lost-toy': deed('lost'),
  'found-something': deed('found'),
  'broken-thing': deed('broke'),
  'lost-match': deed('lost'),
  won: wonOrNot,
  learned: 'learned: …',
  'can-do': 'good at …',
  'made-something': (words, fact) =>
    mended.test(fact.said)
      ? `mended ${words}`
      : isComing(fact)
        ? `making ${words}`
        : deed('made')(words, fact),
  outing: (words) =>
    /^(?:the|an?|our|her|his|their) /i.test(words) ? `a trip to ${words}` : `a trip: ${words}`,
  journey: (words, { what }) =>
    what?.is === 'vehicle' ? `a journey by ${words.replace(/^(?:an?|the) /i, '')}` : `a journey: ${words}`,
  guest: 'a visit from …',
  'new-pet': asNew,
  'new-baby': calledOrIs('a new baby'),
  'new-friend': calledOrIs('a new friend'),
  // Whoever got a satsuma has no new one.
  'new-clothes': (words, fact) =>
    (fact.what?.is === undefined || fact.what.is === 'food') && !/\bnew\b/i.test(fact.said)
      ? quoted(fact.said)
      : asNew(words, fact),
  play: 'played: …',
  weather: '…',
  season: '…',
  feast: '…',
  'somebody-in-hospital': '… in hospital',
  'somebody-ill': (words, fact) => `${words} ${isAre(fact)} ill`,
  'pet-died': '… died',
  'somebody-died': '… died',
  'pet-ill': (words, fact) => `${words} ${isAre(fact)} ill`,
  'pet-missing': (words, fact) => `${words} ${isAre(fact)} missing`,
  'somebody-left': 'goodbye to …',
  'parent-travelling': '… away',
  missing: 'missing …',
  'fear-other': (words, { said }) => (afraid.test(said) ? `afraid of ${words}` : quoted(said)),
  'story-about': 'a story about …',
  'with-character': 'with …',
  'leave-out': 'no …',
  'bring-back': 'bring back …',
  creature: '…',
  thing: '…',
  person: '…',
  place: 'in …',
  likes: 'likes …',
  dislikes: 'does not like …',
  food: '…',
  colour: '…',
  'wants-to-be': 'wants to be …',
  learning: 'learning: …',
}

/** 'Bin lorry' is a story about a bin lorry, 'two potatoes' one about two potatoes. */
function withArticle({ text, article, number, count, is }: What, name: string | undefined): string {
  if (count !== undefined) return `${count} ${text}`
  if (article !== null || number !== 'one' || name !== undefined || !is || !counted.has(is)) return text
  // 'Nell’s kite'.
  if (/['’]s? /.test(text)) return text
  return `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`
}

const counted: ReadonlySet<WhatClass> = new Set<WhatClass>(['animal', 'creature', 'toy', 'vehicle'])

function wordsOf(fact: Fact): string {
  const { about, what, name } = fact
  const skill = skills.has(about) && skillSaid(fact)
  if (skill) return skill
  if (about === 'hair-wash' && !/\bwash|shampoo|rins/i.test(fact.said)) {
    if (/\b(?:brush|comb|tangle|knot|plait|braid)/i.test(fact.said)) return 'brushing hair'
    if (/\b(?:bath|shower)/i.test(fact.said)) return 'bath time'
  }
  const pattern = patterns[about]
  // 'No fish', not 'no a fish'.
  const thing = [what && (about === 'leave-out' ? what.text : withArticle(what, name)), name].filter(
    (each) => each !== undefined && each !== '',
  )
  const isSame = what?.text.toLowerCase() === name?.toLowerCase()
  if (
    about === 'new-glasses' &&
    !/\b(?:new|first|gets?|got|getting|pick\w*|collect\w*|opticians?)\b/i.test(fact.said)
  )
    return 'glasses'
  if (isDeed.has(about) && thing.length === 0)
    return fact.polarity === 'no' ? intents[about].label : quoted(fact.said)
  if (!pattern || thing.length === 0) return intents[about].label
  const words = (isSame ? thing.slice(1) : thing).join(
    what?.article === 'a' || what?.article === 'an' ? ' called ' : ' ',
  )
  return typeof pattern === 'string' ? pattern.replace('…', () => words) : pattern(words, fact)
}
