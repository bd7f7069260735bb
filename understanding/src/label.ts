import type { Fact, What, WhatClass } from './fact.ts'
import { type Intent, intents } from './intents.ts'

/** A fact in a few words, for the parent who told it: 'first day of school · tomorrow', 'no witches', 'not nervous'. */
export function labelOf(fact: Fact): string {
  const label = [fact.polarity === 'no' && fact.kind !== 'avoid' ? `not ${wordsOf(fact)}` : wordsOf(fact)]
  if (fact.when !== 'always' && fact.when !== 'today') label.push(times[fact.when])
  return label.join(' · ')
}

const times = { tomorrow: 'tomorrow', yesterday: 'before today', soon: 'soon' } as const

type Said = (words: string, fact: Fact) => string

const isAre = ({ what }: Fact) => (what?.number === 'many' ? 'are' : 'is')
const isComing = ({ when }: Fact) => when === 'tomorrow' || when === 'soon'

const mended = /\b(?:fix|mend|repair)\w*\b/i

/** 'A bike' is a new one, 'new shoes' are. */
const asNew: Said = (words) =>
  /\bnew\b/i.test(words) ? words : /^an? /i.test(words) ? words.replace(/^an? /i, 'a new ') : `new ${words}`

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

const skills: ReadonlySet<Intent> = new Set<Intent>(['learned', 'can-do'])

/** `…` stands for what it is about, with its name. */
const patterns: { readonly [about in Intent]?: string | Said } = {
  'first-day': 'first day of …',
  'last-day': 'last day of …',
  'lost-toy': 'lost …',
  'found-something': 'found …',
  'broken-thing': (words, { what }) => (what ? `broke ${words}` : `broken: ${words}`),
  'lost-match': 'lost: …',
  won: 'won: …',
  learned: 'learned: …',
  'can-do': 'good at …',
  'made-something': (words, fact) =>
    `${mended.test(fact.said) ? 'mended' : isComing(fact) ? 'making' : 'made'} ${words}`,
  outing: (words) =>
    /^(?:the|an?|our|her|his|their) /i.test(words) ? `a trip to ${words}` : `a trip: ${words}`,
  journey: (words, { what }) =>
    what?.is === 'vehicle' ? `a journey by ${words.replace(/^(?:an?|the) /i, '')}` : `a journey: ${words}`,
  guest: 'a visit from …',
  'new-pet': asNew,
  'new-baby': calledOrIs('a new baby'),
  'new-friend': calledOrIs('a new friend'),
  'new-clothes': asNew,
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
  'fear-other': 'afraid of …',
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
  if (!pattern || thing.length === 0) return intents[about].label
  const words = (isSame ? thing.slice(1) : thing).join(
    what?.article === 'a' || what?.article === 'an' ? ' called ' : ' ',
  )
  return typeof pattern === 'string' ? pattern.replace('…', () => words) : pattern(words, fact)
}
