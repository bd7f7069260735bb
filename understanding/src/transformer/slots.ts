import type { Intent } from '../intents.ts'
import { type NounClass, nounClass } from '../lexicon/nouns.ts'
import { type Phrase, phraseAt, range } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'

const any: readonly NounClass[] = [
  'creature',
  'animal',
  'toy',
  'vehicle',
  'thing',
  'food',
  'clothes',
  'sport',
  'instrument',
  'place',
  'weather',
]
const people: readonly NounClass[] = ['kin', 'person']
const animals: readonly NounClass[] = ['animal']
const things: readonly NounClass[] = [
  'toy',
  'thing',
  'clothes',
  'vehicle',
  'animal',
  'creature',
  'instrument',
]

/** What a fact can be about; the noun is looked for among these, the first of them before the others. */
export const slots: Partial<Record<Intent, readonly NounClass[]>> = {
  outing: ['place'],
  journey: ['vehicle'],
  place: ['place'],
  weather: ['weather'],
  guest: people,
  person: people,
  missing: [...people, 'animal'],
  'somebody-in-hospital': people,
  'somebody-ill': people,
  'somebody-died': people,
  'somebody-left': people,
  'parent-travelling': ['kin'],
  'new-friend': ['person'],
  'pet-died': animals,
  'pet-ill': animals,
  'pet-missing': animals,
  'new-pet': animals,
  creature: ['animal', 'creature'],
  'lost-toy': things,
  'broken-thing': things,
  'made-something': ['thing', 'food', 'toy', 'clothes', 'creature', 'vehicle'],
  'found-something': ['thing', 'animal', 'toy'],
  'new-clothes': ['clothes', 'vehicle', 'thing', 'toy'],
  thing: things,
  food: ['food'],
  clothes: ['clothes'],
  'fear-other': [...any, ...people],
  'story-about': [...any, ...people],
  'with-character': ['creature', 'animal', 'toy', ...people, 'vehicle', 'thing'],
  'bring-back': ['creature', 'animal', 'toy', 'vehicle', 'thing', ...people],
  'leave-out': [...any, ...people],
  likes: any,
  dislikes: any,
}

/** Without a noun these say nothing. */
export const needsNoun: ReadonlySet<Intent> = new Set<Intent>([
  'story-about',
  'with-character',
  'bring-back',
  'leave-out',
  'creature',
  'thing',
  'person',
  'place',
  'food',
  'likes',
  'fear-other',
])

/** The noun that a fact of this kind is about, of those in a run of words. */
export function slotIn(
  sentence: Sentence,
  { from, to }: { readonly from: number; readonly to: number },
  about: Intent,
): Phrase | undefined {
  const wanted = slots[about]
  if (!wanted) return undefined
  const phrases: Phrase[] = []
  for (let at = from; at < to; ) {
    const phrase = sentence.times[at] === undefined ? phraseAt(sentence, at) : null
    if (phrase?.what) phrases.push(phrase)
    at = Math.max(at + 1, phrase?.what ? phrase.to : 0)
  }
  const rank = ({ what }: Phrase) => {
    const is = nounClass(what?.head ?? '')
    return is === undefined ? -1 : wanted.indexOf(is)
  }
  const known = phrases.filter((phrase) => rank(phrase) >= 0 && isFree(sentence, phrase))
  const isOrdered = wanted.length < 4
  return isOrdered ? known.toSorted((one, other) => rank(one) - rank(other))[0] : known[0]
}

const isFree = ({ hidden }: Sentence, { from, to }: Phrase) => range(from, to).every((at) => !hidden.has(at))
