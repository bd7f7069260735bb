import type { Fact, KnownPerson } from '../fact.ts'
import { privateSpans } from '../private-spans.ts'
import type { Sentence } from '../sentence.ts'
import { timesOf } from '../times.ts'
import { sentencesOf } from '../tokens.ts'
import { isLeftOut, isLeftOutAlone } from './left-out.ts'
import type { EntryNoun } from './noun-words.ts'
import { nounsIn } from './nouns.ts'
import { isAWishBehind, isForTheProduct, isFragmentOfAWish, mustNotBeRead, wishedFor } from './readable.ts'
import { cutIntoSentences, sayingsOf, tidied } from './tidy.ts'
import { areOfUs, areToCome, isOfThisDay } from './when.ts'

/** What a parent has typed, as it can be read out word for word. */
export interface Entries {
  /** One sentence each, with its end mark: 'Poured a whole box of Cheerios into the fish tank because the fish “looked breakfasty”.' */
  readonly sentences: readonly string[]
  /** Whether it is a story that is wished for, and nothing that has happened or will. */
  readonly isAsked: boolean
  /** Whether more of it is still to come than has happened. */
  readonly isToCome: boolean
  /** People, animals and creatures other than those who are known, in the order of the text: 'the driver', 'Ajoba'. */
  readonly beings: readonly EntryNoun[]
  /** Things, food, vehicles and places: 'the bell', 'the fish tank'. */
  readonly things: readonly EntryNoun[]
  /** What somebody said, with its end mark: 'My legs have finished.' */
  readonly sayings: readonly string[]
}

const mostSentences = 8
const mostWords = 150
/** 'She’s very particular' is nothing to read where the rest was said to the product. */
const fewestWords = 5

/**
 * The sentences of a wish that a story can read out as they were typed. Slips of the pen, emoji and shouting are put right; what is said to the product, what is to be left out and what is
 * private is not read. Nothing is read where a child must not hear of it at all.
 * @param text as it was typed
 * @param facts what has been understood of it
 */
export function entriesIn(
  text: string,
  people: readonly KnownPerson[],
  facts: readonly Fact[],
): Entries | undefined {
  if (facts.some(mustNotBeRead) || isLeftOut(text)) return undefined
  const hidden = [...privateSpans(text), ...facts.filter((fact) => isHiddenBy(fact, text))]
  const isWish = !isOfThisDay(text) && (facts.some(isRequest) || asksForAStory(text))
  const names = people.map(({ name }) => name)
  const sentences: string[] = []
  let words = 0
  let isAfterOneLeftOut = false
  let isCut = false
  for (const { start, typed } of cutIntoSentences(text)) {
    const end = start + typed.length
    const isHidden = hidden.some((span) => span.start < end && span.end > start)
    const isFirst = sentences.length === 0
    const wish: string | null = isHidden ? null : readOf(typed, { isWish, isFirst, isAfterOneLeftOut })
    const sentence: string | null = wish === null ? null : tidied(wish, names)
    isAfterOneLeftOut = sentence === null
    isCut ||= sentence === null
    if (sentence === null) continue
    words += sentence.split(' ').length
    if (words > mostWords || sentences.length === mostSentences) break
    sentences.push(sentence)
  }
  if (sentences.length === 0 || (isCut && words < fewestWords && !(isWish && !areOfUs(sentences))))
    return undefined
  return {
    sentences,
    isAsked: isWish && !areOfUs(sentences),
    isToCome: areToCome(sentences),
    ...namedInSentences(sentences, people),
  }
}

/** Who and what sentences name, and what is said in them. */
export function namedInSentences(
  sentences: readonly string[],
  people: readonly KnownPerson[],
): Pick<Entries, 'beings' | 'things' | 'sayings'> {
  const names = people.map(({ name }) => name)
  const told = sentences.join(' ')
  // Who is spoken of only by somebody has no part: 'thank you to the young lady'.
  const unquoted = told.replace(/“[^”]*?([.!?…]?)”/g, (_, end: string) => ` ${end || ','}`)
  const known = [
    ...names,
    ...people.flatMap(({ role, relationship = '' }) => (role === 'child' ? [] : [relationship])),
  ]
  const nouns = nounsIn(readAgain(unquoted, names), known)
  const areNone = nouns.beings.length + nouns.things.length === 0
  return {
    ...(areNone ? nounsIn(readAgain(told, names), known) : nouns),
    sayings: sayingsOf(sentences),
  }
}

interface Before {
  /** A story is wished for. */
  readonly isWish: boolean
  /** Nothing has been read yet. */
  readonly isFirst: boolean
  readonly isAfterOneLeftOut: boolean
}

/** What of a sentence can be read. */
function readOf(typed: string, { isWish, isFirst, isAfterOneLeftOut }: Before): string | null {
  const wish = wishedFor(typed, isWish)
  if (wish === null || isForTheProduct(wish) || isLeftOutAlone(wish)) return null
  if (isAfterOneLeftOut && leans(wish, isFirst)) return null
  const isBehindADay = !isWish && !isFirst
  return isBehindADay && (isFragmentOfAWish(wish) || isAWishBehind(typed)) ? null : wish
}

/** Unwanted things, where the words say so: 'minus 22' bans no number. */
const isHiddenBy = ({ from, kind, sensitivity, start, end }: Fact, text: string) =>
  from === 'wish' &&
  (sensitivity === 'private' ||
    (kind === 'avoid' && !isQuoted(text, start) && ban.test(text.slice(Math.max(0, start - 20), end))))

/** What a child says bans nothing: 'she said “no goat my sleeve”'. */
const isQuoted = (text: string, at: number) => (text.slice(0, at).match(/["“”]/g) ?? []).length % 2 === 1

const ban =
  /\b(?:no|not|none|without|don['’]?t|avoid|nothing|leave|skip|hates?|scared|afraid|frightened|terrified|phobia|never|except|instead|can['’]?t|won['’]?t|dislikes?)\b/i

const isRequest = ({ from, kind, about }: Fact) =>
  from === 'wish' && kind === 'want' && /^(?:story-about|with-character|bring-back)$/.test(about)

/** Speaks of a story and of no day, or of somebody who does something, and of nobody here: 'The moon comes for biryani'. */
function asksForAStory(text: string): boolean {
  if (/\b(?:stor(?:y|ies)|tale|mystery|adventure|heist|please)\b/i.test(text)) return true
  return /^\W*(?:(?:his|her|an?|the|my|our|two|three|some)\s+)?(?:\p{L}+\s+){1,3}(?:who|that|runs?|comes?|goes|lives?|finds?|flies|meets?|opens?|becomes?|turns? (?!\d)|builds?|steals?|saves?|rescues?|travels?|sails?|escapes?|learns to|has been|drives?|rides?|visits?)\b/iu.test(
    text,
  )
}

/** Of 'He saw a fox. That scared him' the second sentence says nothing without the first. */
const leans = (sentence: string, isFirst: boolean) =>
  /^\W*(?:(?:but|so)\b.{0,3})?(?:and|that|it|this|which|because|even|for|with|like|or)\b/i.test(sentence) ||
  (isFirst && sentence.split(/\s+/).length < 9 && /\b(?:it|them|one)\b/i.test(sentence))

function readAgain(text: string, names: readonly string[]): Sentence[] {
  const known = new Set(names.map((name) => name.toLowerCase()))
  return sentencesOf(text, known).map((tokens) => ({
    tokens,
    times: timesOf(tokens),
    names: known,
    hidden: new Set(),
    isShouted: false,
  }))
}
