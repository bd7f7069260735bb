import type { What } from '../fact.ts'
import type { Found } from '../found.ts'
import { type Intent, intents } from '../intents.ts'
import { clauseAt, type Sentence } from '../sentence.ts'
import { nounPhrase } from './noun-phrase.ts'
import type { ReadTogether } from './read-together.ts'
import { needsNoun, slotIn, slots } from './slots.ts'

/** Each is a number that the transformer gives: above nought something is likelier meant than not. */
export interface Limits {
  /** Below this a fact that a rule has found is not taken for meant. */
  readonly keep: Readonly<Record<Group, number>>
  /** From here on something that no rule has found is, where they have found nothing else. */
  readonly add: number
  /** The same, where they have. */
  readonly addBeside: number
  /** The same, for a fear, and for a loss or an illness: a story must not tell of one that nobody has. */
  readonly addGrave: number
  readonly addGraveBeside: number
  /** The same, for what a child can do or learns. */
  readonly addSkill: number
  /** From here on a word is the noun of a fact. */
  readonly noun: number
  /** From here on it is one noun more. */
  readonly anotherNoun: number
}

type Group = 'mention' | 'scenery' | 'want' | 'manner' | 'event' | 'lesson' | 'other' | 'guarded'

export const limits: Limits = {
  keep: {
    mention: -0.5,
    scenery: -2.5,
    want: -0.5,
    manner: -4.5,
    event: -2.5,
    lesson: -3.5,
    other: -5.5,
    guarded: -4.5,
  },
  add: -0.7,
  addBeside: 0.35,
  addGrave: 0.5,
  addGraveBeside: 1.2,
  addSkill: -1,
  noun: -1,
  anotherNoun: 0.5,
}

/**
 * What the rules found in a sentence, by the light of a transformer that has learned from many texts: without what is only mentioned, and
 * with what is said in words that no rule knows. What is to be left out, what is tender or private, a feast that is named and how a child
 * is made are never taken away.
 */
export function secondOpinion(
  found: readonly Found[],
  sentence: Sentence,
  read: ReadTogether,
  limit: Limits = limits,
): Found[] {
  const kept = found.filter(
    (each) =>
      each.isImplied ||
      isBelieved(each, sentence) ||
      !isLearned(each.about, read) ||
      read.said(each.about) >= limit.keep[groupOf(each.about)],
  )
  const corrected = kept.map((each) => withNoun(each, sentence, read, limit))
  return [...corrected, ...added(corrected, sentence, read, limit)]
}

function added(kept: readonly Found[], sentence: Sentence, read: ReadTogether, limit: Limits): Found[] {
  const more: Found[] = []
  const candidates = allIntents
    .map((about) => ({ about, sure: read.said(about) }))
    .filter(({ about, sure }) => sure >= lowest(limit) && intents[about].sensitivity !== 'private')
    .sort((one, other) => other.sure - one.sure)
  for (const { about, sure } of candidates) {
    const at = read.where(about)
    if (at === undefined || read.isFound(about) || about === 'leave-out') continue
    const part = clauseAt(sentence, at)
    const beside = [...kept, ...more].filter(({ from, to }) => from < part.to && to > part.from)
    const isBeside = kept.length + more.length > 0 || read.isBeside
    if (sure < leastOf(about, isBeside, limit)) continue
    // The word that says it most is one that a rule is certain of.
    if (beside.some((each) => each.sure >= certain && each.from <= at && at < each.to)) continue
    if (beside.some((each) => intents[each.about].sensitivity === 'private')) continue
    if (beside.some((each) => intents[each.about].kind === 'avoid') && intents[about].kind !== 'feeling')
      continue
    if (isUnsaid(sentence, part, about)) continue
    // A fear is a feeling already.
    if (nerves.has(about) && beside.some((each) => each.about.startsWith('fear-'))) continue
    // Where something happened is said along with it.
    if (about === 'school-day' && isBeside && sure < surelyBeside) continue
    // The lamps of a feast are no fear of the dark.
    if (about.startsWith('fear-') && kept.some((each) => intents[each.about].kind === 'feast')) continue
    if (
      beside.some((each) => [...families, ...exclusive].some((one) => one.has(each.about) && one.has(about)))
    )
      continue
    if (/-died$/.test(about) && !read.hasWordOfDeath) continue
    if (about === 'somebody-in-hospital' && isOfMissWard(sentence)) continue
    // 'Like the books my grandmother read to me': how it is to be told, and nothing that happened.
    if (intents[about].kind === 'event' && isLikened(sentence, part)) continue
    // Who asks where Dad is wants Dad.
    if (about === 'question' && asksForSomebody(sentence)) continue
    const nouns = nounsOf(about, sentence, part, read, limit).filter(
      ({ what }) => !wished.has(about) || !what || !isToldBefore(what, kept, sentence),
    )
    if (nouns.length === 0 && wished.has(about)) continue
    // What is to be left out is not brought back.
    if (about === 'bring-back' && nouns.some(({ what }) => isLeftOut(what, kept))) continue
    if (nouns.length === 0 && needsNoun.has(about)) continue
    const share = { about, from: part.from, to: part.to, sure: Math.min(0.8, 0.6 + sure / 20) }
    if (nouns.length === 0) more.push(share)
    for (const { what, name } of nouns)
      more.push({ ...share, ...(what && { what }), ...(name !== undefined && { name }) })
  }
  return more
}

const surelyBeside = 4

const nerves: ReadonlySet<Intent> = new Set<Intent>(['nervous', 'scared'])

/** 'Her teacher Miss Ward' is in no ward. */
const isOfMissWard = ({ tokens }: Sentence): boolean =>
  tokens.some(
    ({ norm }, at) => norm === 'ward' && /^(?:mr|mrs|ms|miss|dr|sir|coach)$/.test(tokens[at - 1]?.norm ?? ''),
  )

const isLikened = ({ tokens }: Sentence, { from }: { from: number }): boolean =>
  tokens[from]?.norm === 'like' && /^(?:the|those|a|an|in|my|our)$/.test(tokens[from + 1]?.norm ?? '')

const asksForSomebody = ({ tokens: [where, is, ...others] }: Sentence): boolean =>
  where?.norm === 'where' &&
  is?.norm === 'is' &&
  others.some(({ norm }) =>
    /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|nana?|gran(?:ny|ma|pa|dad)?)$/.test(norm),
  )

const wished: ReadonlySet<Intent> = new Set<Intent>(['story-about', 'with-character'])

/** 'Dentist tomorrow and a fire engine please': neither is wished for once more. */
const isToldBefore = ({ head }: What, kept: readonly Found[], { tokens }: Sentence): boolean =>
  kept.some(
    ({ what, from, to }) =>
      what?.head === head || (!what && tokens.slice(from, to).some(({ norm }) => norm === head)),
  )

const isLeftOut = (what: What | undefined, kept: readonly Found[]) =>
  what !== undefined &&
  kept.some((each) => intents[each.about].kind === 'avoid' && each.what?.head === what.head)

/** The nouns that a fact is about: those that the transformer is sure of, else the first of the right kind. */
function nounsOf(
  about: Intent,
  sentence: Sentence,
  part: { from: number; to: number },
  read: ReadTogether,
  limit: Limits,
): { what?: What; name?: string }[] {
  const sure = read
    .nouns(about)
    .filter((noun, rank) => noun.sure >= (rank === 0 ? limit.noun : limit.anotherNoun))
  const phrases = sure
    .flatMap(({ at }) => nounPhrase(sentence, at) ?? [])
    .filter(({ what }) => what === undefined || !/^(?:story|tale)$/.test(what.head))
  if (phrases.length > 0) return many.has(about) ? phrases : phrases.slice(0, 1)
  const slot = slots[about] && slotIn(sentence, part, about)
  return slot ? [slot] : []
}

/** A fact that a rule has found without its noun, where the transformer sees which word it is. */
function withNoun(found: Found, sentence: Sentence, read: ReadTogether, limit: Limits): Found {
  if (found.what || found.name !== undefined || found.isImplied) return found
  const [best] = read.nouns(found.about)
  if (!best || best.sure < Math.max(0, limit.noun)) return found
  const phrase = nounPhrase(sentence, best.at)
  if (!phrase?.what) return found
  return {
    ...found,
    what: phrase.what,
    ...(phrase.name !== undefined && { name: phrase.name }),
    also: [...(found.also ?? []), best.at],
  }
}

function leastOf(about: Intent, isBeside: boolean, limit: Limits): number {
  const group = groupOf(about)
  // Beside something that is told, a thing or a habit is only mentioned.
  if (isBeside && (group === 'mention' || group === 'manner' || intents[about].kind === 'thing'))
    return Number.POSITIVE_INFINITY
  if (intents[about].kind === 'skill') return limit.addSkill
  if (isGrave(about)) return isBeside ? limit.addGraveBeside : limit.addGrave
  return isBeside ? limit.addBeside : limit.add
}

const lowest = ({ add, addBeside, addSkill, addGrave }: Limits) =>
  Math.min(add, addBeside, addSkill, addGrave)

const allIntents = Object.keys(intents) as Intent[]

/** What a text can name several of. */
const many: ReadonlySet<Intent> = new Set<Intent>([
  'likes',
  'dislikes',
  'creature',
  'thing',
  'food',
  'person',
  'place',
  'with-character',
  'story-about',
])

const bodies: ReadonlySet<Intent> = new Set<Intent>([
  'wheelchair',
  'hearing-aid',
  'new-glasses',
  'hurt',
  'condition',
])

/** What was asked of the telling: 'funny', 'short', 'nobody may die'. */
const manners: ReadonlySet<Intent> = new Set<Intent>([
  'funny',
  'calm',
  'any-story',
  'short',
  'long',
  'exciting',
  'same-again',
  'something-else',
  'happy-ending',
])

/** What one clause tells once: whoever of the family it is, somebody is ill, or has died. */
const families: readonly ReadonlySet<Intent>[] = [
  new Set<Intent>(['unwell', 'somebody-ill', 'pet-ill', 'hospital', 'somebody-in-hospital']),
  new Set<Intent>(['somebody-died', 'pet-died']),
  // Nobody died who was left on a bus.
  new Set<Intent>(['lost-toy', 'pet-missing', 'pet-died']),
  // Skin that is sunburnt is no illness beside.
  new Set<Intent>(['hurt', 'unwell']),
  // A butterfly that sat on a finger has hurt nobody.
  new Set<Intent>(['found-something', 'hurt']),
  // 'Why why why' is not asked because somebody else got more.
  new Set<Intent>(['question', 'jealousy']),
  // Nor is who was told off always somebody who did not listen.
  new Set<Intent>(['told-off', 'listening']),
  // A toddler room is a class.
  new Set<Intent>(['new-class', 'own-bed']),
]

/** Of each of these one is told in a clause: the transformer adds no other beside it. Unlike `families`, they may be doubted. */
const exclusive: readonly ReadonlySet<Intent>[] = [
  // Who is afraid of thunder told of the weather.
  new Set<Intent>(['fear-thunder', 'weather']),
  new Set<Intent>(['last-day', 'back-to-school']),
  // Who asks whether dinosaurs come back asks for none.
  new Set<Intent>(['question', 'bring-back']),
  // A babysitter who leaves does not come.
  new Set<Intent>(['somebody-left', 'guest']),
]

/** What has come since the transformer learned, it cannot judge. */
const isLearned = (about: Intent, read: ReadTogether) => read.said(about) > Number.NEGATIVE_INFINITY

/** What a rule is right about whatever the transformer says. */
function isBelieved(found: Found, sentence: Sentence): boolean {
  const { about, from, sure, name } = found
  if (sure >= certain) return true
  // Whoever is called by name is meant.
  if (about === 'person' && name !== undefined) return true
  const part = clauseAt(sentence, from)
  const words = sentence.tokens.slice(part.from, part.to)
  // 'Biscuit is ill': who that is the transformer does not know.
  const isOfFamily = words.some(({ norm }) => sentence.names.has(norm))
  if (isOfFamily && families.some((family) => family.has(about))) return true
  // 'Please don't let the dog die', 'not that one again': how the story is not to be.
  if (manners.has(about) && words.some(({ norm }) => negations.has(norm))) return true
  // 'More dinosaurs, less talking.'
  if (about === 'story-about' && words[0]?.norm === 'more') return true
  if (isRequest(found, sentence)) return true
  // Whoever is loved may be in the story.
  if (about === 'with-character' && words.some(({ norm }) => /^(?:love|adore)s?$/.test(norm))) return true
  return isNeverTakenAway(about)
}

/**
 * A second wish in the same line: 'and he wants a rainbow', 'she asked for a moon', '+ a brave mouse'. What the rest of the line is about makes the
 * transformer doubt it, and the words leave no doubt. Who wants a drink wants no story of it.
 */
function isRequest({ about, from, what }: Found, sentence: Sentence): boolean {
  if (!requested.has(about) || !what?.is) return false
  if (notToBeSeen.has(what.head) || what.described.some((word) => furtherOnes.has(word))) return false
  const isOneOrMany = what.article ? /^(?:an?|some)$/.test(what.article) : what.number === 'many'
  if (!isOneOrMany) return false
  const part = clauseAt(sentence, from)
  const named = new Set(what.text.toLowerCase().split(' '))
  const others = sentence.tokens
    .slice(part.from, part.to)
    .filter(({ text }) => !named.has(text.toLowerCase()))
  // Who wants a beach wants to go there, unless it is to be in the story.
  // A balloon that somebody screamed for in a shop was not to be had.
  if (others.some(({ norm }) => refused.has(norm))) return false
  const isOfStory = others.some(({ norm }) => norm === 'story')
  const isPolite = isOfStory || others.some(({ norm }) => norm === 'please')
  const isShown =
    toBeSeen.has(what.is) ||
    inTheSky.has(what.head) ||
    (what.is === 'place' && isOfStory) ||
    (what.is === 'food' && isPolite)
  if (!isShown) return false
  if (about === 'with-character')
    return (
      others.some(({ norm }) => asking.has(norm)) ||
      (others[0]?.norm === 'with' && others.every(({ norm }) => joining.has(norm)))
    )
  const isAlive = what.is === 'animal' || what.is === 'creature'
  return isAlive && others.every(({ norm }) => joining.has(norm) || asking.has(norm))
}

/** Who wants a new bicycle complains. */
const furtherOnes: ReadonlySet<string> = new Set(['new', 'more', 'another', 'different'])
const requested: ReadonlySet<Intent> = new Set<Intent>(['with-character', 'creature'])
const toBeSeen: ReadonlySet<string> = new Set(['animal', 'creature', 'weather', 'vehicle', 'toy', 'thing'])
const inTheSky: ReadonlySet<string> = new Set(['rainbow', 'moon', 'star', 'sun', 'cloud'])
/** Who wants a hug wants no story about one. */
const notToBeSeen: ReadonlySet<string> = new Set(
  'hug cuddle kiss story tale book nap rest break turn go plaster phone tablet ipad toilet poo wee bath bed light drink pet dog puppy kitten'.split(
    ' ',
  ),
)
const joining: ReadonlySet<string> = new Set(
  'and plus also oh with maybe a an some then please too he she they we i like love'.split(' '),
)
/** Words of a clause that tells what somebody did not get. */
const refused: ReadonlySet<string> = new Set(
  'because cause screamed screaming cried crying tantrum meltdown shop'.split(' '),
)

const asking: ReadonlySet<string> = new Set(
  "please want wants wanted asked asks asking would id hed shed theyd i'd he'd she'd we'd wed fancies fancy add include".split(
    ' ',
  ),
)

/** A rule whose words mean one thing only: a dropped ice cream. */
const certain = 0.9

const negations = new Set(['no', 'not', 'dont', 'nothing', 'nobody', 'never', 'without'])

/** Whoever asks for something to be kept out, or tells what is private, is believed. */
const isNeverTakenAway = (about: Intent) =>
  intents[about].kind === 'avoid' || intents[about].sensitivity === 'private'

const isGuarded = (about: Intent) =>
  intents[about].kind === 'feast' || intents[about].sensitivity !== 'plain' || bodies.has(about)

const isGrave = (about: Intent) =>
  intents[about].kind === 'avoid' || intents[about].sensitivity === 'tender' || about.startsWith('fear-')

function groupOf(about: Intent): Group {
  const { kind } = intents[about]
  if (isGuarded(about)) return 'guarded'
  if (manners.has(about)) return 'manner'
  if (/^(?:thing|creature|person|place|food|weather|season)$/.test(about)) return 'scenery'
  if (/^(?:likes|dislikes|habit|saying)$/.test(about)) return 'mention'
  return kind === 'want' || kind === 'event' || kind === 'lesson' ? kind : 'other'
}

/** 'Not sad any more': the words say it, and deny it. */
function isUnsaid({ tokens }: Sentence, { from, to }: { from: number; to: number }, about: Intent): boolean {
  if (intents[about].kind !== 'feeling') return false
  return tokens
    .slice(from, to)
    .some(({ norm }) => /^(?:not|isnt|arent|wasnt|werent|never|no longer|anymore|any more)$/.test(norm))
}
