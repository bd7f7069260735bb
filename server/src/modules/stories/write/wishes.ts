import type { Fact } from '@nightlight/understanding'
import type { Brief } from '../request/brief.ts'
import { factsOf } from '../request/facts-of.ts'
import { patternOf } from './cast-names.ts'
import { stemsOf, wordsOf } from './review/index.ts'

/** What a parent wishes for tonight, as far as a story can answer it. */
export interface Wishes {
  /** In the order in which they were said; as many as a story has room for. */
  readonly toTell: readonly Fact[]
  /** Those of them that a parent mentions as a liking or with a 'maybe': it is well if the story has them, and no fault if not. */
  readonly preferred: readonly Fact[]
  readonly toLeaveOut: readonly Fact[]
}

/** As the storyteller has it: what is less sure shapes no story. */
const sureEnough = 0.5

/** A story with more than these would only list them. What is to be left out counts all the same. */
const mostToTell = 8

export function wishesOf(brief: Brief): Wishes {
  const { facts, avoid, details } = factsOf(brief)
  const wished = facts.filter(
    ({ from, sensitivity, sure }) => from === 'wish' && sensitivity === 'plain' && sure >= sureEnough,
  )
  const isAvoided = ({ id }: Fact) => avoid.some(({ factId }) => factId === id)
  const toTell = wished
    .filter((fact) => fact.polarity === 'yes' && !isAvoided(fact) && !isAboutForm(fact))
    .slice(0, mostToTell)
  return {
    toTell,
    preferred: toTell.filter((fact) => isPreference(fact, details)),
    toLeaveOut: wished.filter((fact) => fact.kind === 'avoid' && isNamed(fact) && !isOfADeed(fact)),
  }
}

const isPreference = (fact: Fact, details: string) =>
  fact.about === 'likes' || softly.test(fact.said) || softlyBefore.test(details.slice(0, fact.start))

const softly =
  /\b(?:maybe|perhaps|possibly|ideally|prefers?|preferably|might be nice|would be nice|if (?:possible|you (?:can|like)|it fits)|favou?rites?|enjoys?|is (?:really )?into|(?:he|she|they) (?:likes?|loves?))\b/i
const softlyBefore = /\b(?:maybe|perhaps|possibly|ideally|preferably|prefers?)\b[^.!?;\n]*$/i

/** “Does not want Papa to leave”: Papa is welcome in the story. */
const isOfADeed = ({ said }: Fact) =>
  /\b(?:want|like|wish)\b.+\bto (?!be in\b|appear\b|come up\b)\p{L}+/iu.test(said)

/** 'Funny', 'short', 'the same again': how a story is, and nothing that is in it. */
const isAboutForm = (fact: Fact) => fact.kind === 'want' && !isNamed(fact)

const isNamed = ({ name, what }: Fact) => name !== undefined || what !== undefined

/** Whether it can be looked up in a text if a fact is told. Whether somebody is shy can be shown in many words. */
export const canBeFound = (fact: Fact): boolean => isNamed(fact) || fact.kind === 'event'

/**
 * Whether a text tells a fact, by its words: its name or its noun; without those, at least half of what was said.
 * @param text with names
 */
export function tells(fact: Fact, text: string): boolean {
  if (fact.name !== undefined) return new RegExp(patternOf(fact.name), 'iu').test(text)
  const wanted = fact.what ? wordsOf(fact.what.head) : wordsOf(fact.said).filter(isOwnWord)
  if (wanted.length === 0) return false
  return wordsSaid(wanted, text) >= wanted.length / 2
}

/**
 * The index of the first section that tells a fact; if only all of them together do, of the one that says most of it. -1 if none does.
 * @param texts with names
 */
export function sectionTelling(fact: Fact, texts: readonly string[]): number {
  const first = texts.findIndex((text) => tells(fact, text))
  if (first !== -1 || !tells(fact, texts.join('\n\n'))) return first
  const words = wordsOf(fact.said).filter(isOwnWord)
  const counts = texts.map((text) => wordsSaid(words, text))
  return counts.indexOf(Math.max(...counts))
}

function wordsSaid(words: readonly string[], text: string): number {
  const said = stemsIn(text)
  return words.filter((word) =>
    alsoCalled(word).some((each) => [...stemsOf(each)].some((stem) => said.has(stem))),
  ).length
}

/** To a child it is one place, whatever its parents call it. */
const alsoCalled = (word: string): readonly string[] =>
  placesToLearn.includes(word) ? placesToLearn : [word]

const placesToLearn = ['school', 'nursery', 'preschool', 'kindergarten', 'playgroup', 'reception', 'crèche']

/** The same for a fact that a writer says it has told, which may have called it otherwise: any of its words will do. */
export function mentions(fact: Fact, text: string): boolean {
  if (tells(fact, text)) return true
  const said = stemsIn(text)
  // What was said in one sentence with it is another fact.
  const own = isNamed(fact) ? [fact.what?.text ?? '', fact.name ?? ''] : [fact.said]
  const words = own.flatMap(wordsOf).filter(isOwnWord)
  return words.some((word) => [...stemsOf(word)].some((stem) => said.has(stem)))
}

/** The same where a writer has planned to tell it: what carries it has to be there, the noun that it is about or the most of what was said. */
export const carries = (fact: Fact, text: string): boolean =>
  tells(fact, text) || (fact.what !== undefined && wordsSaid(wordsOf(fact.what.head), text) > 0)

/** What a text says without what it denies of a fact: a key that was not given back is not given back. */
export function affirmedFor(fact: Fact, text: string): string {
  if (negation.test(fact.said)) return text
  if (isNamed(fact)) return withoutDenied([fact.what?.head ?? '', fact.name ?? ''].flatMap(wordsOf), text)
  return text
    .split(clauseEnd)
    .filter((clause) => !negation.test(clause))
    .join(' ')
}

/** Whoever “did not cry when she lost it” has lost it, and “when she lost it she did not cry” as well. */
const clauseEnd = /(?<=[.!?…,;:–])\s+|\s+(?=(?:but|and|when|that|because|about|I|he|she|they|we)\b)/u

/** 'No ordinary kite' is one, and what is there 'in no time' is there. */
const no = 'no(?!\\s+(?:time|ordinary|wonder|longer|more than)\\b)'
const negation = new RegExp(
  `\\b(?:${no}|not|cannot|never|nobody|nothing|none|neither|without)\\b|n[’']t\\b`,
  'iu',
)
/** 'No', 'without the', 'was not a', 'could not find the'. */
const denial = new RegExp(
  `\\b(?:${no}|without(?: an?| the| any)?|(?:not|cannot|never|\\p{L}+n[’']t)(?: (?:find|found|see|seen|have|had|got|meet|met))? (?:an?|the|any))(?=\\s)`,
  'giu',
)
const wordsBehind = /^(?:\s+\p{L}[\p{L}’'-]*){1,4}/u
/** Behind these it is another thing that is denied: 'no way to the kite'. */
const linking = /^(?:one|a|an|the|to|of|for|with|in|on|at|by|from|like|as|than|that|who|and|but|or)$/i

/** 'No big white unicorn': takes out what stands from the denial to the thing itself. */
function withoutDenied(thing: readonly string[], text: string): string {
  const stems = stemsIn(thing.flatMap(alsoCalled).join(' '))
  const isThing = (word: string) => [...stemsIn(word)].some((stem) => stems.has(stem))
  let affirmed = text
  for (const { index, 0: denied } of [...text.matchAll(denial)].reverse()) {
    const end = index + denied.length
    const behind = wordsBehind.exec(text.slice(end))?.[0].match(/\s+\S+/gu) ?? []
    const at = behind.findIndex((word) => isThing(word))
    if (at === -1 || behind.slice(0, at).some((word) => linking.test(word.trim()))) continue
    affirmed = affirmed.slice(0, index) + affirmed.slice(end + behind.slice(0, at + 1).join('').length)
  }
  return affirmed
}

const stemsIn = (text: string) => new Set(wordsOf(text).flatMap((word) => [...stemsOf(word)]))

const isOwnWord = (word: string) => word.length > 2 && !commonWords.has(word)

/** Words that every text has. */
const commonWords: ReadonlySet<string> = new Set(
  `the and but for with from that this there here they them their she her hers him his our ours you your its was were are been being
  has have had having does did doing will would can could should may might must not very just really some any all both each one two
  today tonight tomorrow yesterday now soon last next week day night time always never again about into onto over under out off
  who what when where why how which than then too also please story stories wants want wanted like likes get gets got getting
  going goes went gone because still only lot lots bit little big new old`.split(/\s+/),
)
