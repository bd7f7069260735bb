import type { Fact, What, WhatClass } from './fact.ts'
import { type Intent, intents } from './intents.ts'

/** A fact in a few words, for the parent who told it: 'first day of school · tomorrow', 'no witches', 'not nervous'. */
export function labelOf(fact: Fact): string {
  const label = [fact.polarity === 'no' && fact.kind !== 'avoid' ? `not ${wordsOf(fact)}` : wordsOf(fact)]
  if (fact.when !== 'always' && fact.when !== 'today') label.push(times[fact.when])
  return label.join(' · ')
}

const times = { tomorrow: 'tomorrow', yesterday: 'before today', soon: 'soon' } as const

/** `…` stands for what it is about, with its name. */
const patterns: { readonly [about in Intent]?: string } = {
  'first-day': 'first day of …',
  'last-day': 'last day of …',
  'lost-toy': 'lost: …',
  'found-something': 'found: …',
  'broken-thing': 'broken: …',
  'lost-match': 'lost: …',
  won: 'won: …',
  learned: 'learned: …',
  'made-something': 'made: …',
  outing: 'a visit: …',
  journey: 'a journey: …',
  guest: 'a guest: …',
  'new-pet': 'new: …',
  'new-baby': 'a new baby: …',
  'new-friend': 'a new friend: …',
  'new-clothes': 'new: …',
  play: 'played: …',
  weather: '…',
  season: '…',
  feast: '…',
  'somebody-in-hospital': 'in hospital: …',
  'somebody-ill': 'ill: …',
  'pet-died': 'died: …',
  'somebody-died': 'died: …',
  'pet-ill': 'ill: …',
  'pet-missing': 'missing: …',
  'somebody-left': 'went away: …',
  'parent-travelling': 'away: …',
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
  learning: 'is learning: …',
}

/** 'Bin lorry' is a story about a bin lorry. */
function withArticle({ text, article, number, is }: What, name: string | undefined): string {
  if (article !== null || number !== 'one' || name !== undefined || !is || !counted.has(is)) return text
  return `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`
}

const counted: ReadonlySet<WhatClass> = new Set<WhatClass>(['animal', 'creature', 'toy', 'vehicle'])

function wordsOf({ about, what, name }: Fact): string {
  const pattern = patterns[about]
  const thing = [what && withArticle(what, name), name].filter((each) => each !== undefined && each !== '')
  const isSame = what?.text.toLowerCase() === name?.toLowerCase()
  if (!pattern || thing.length === 0) return intents[about].label
  return pattern.replace('…', () => (isSame ? thing.slice(1) : thing).join(' '))
}
