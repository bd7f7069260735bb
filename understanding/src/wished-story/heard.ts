import { isLeftOutAlone } from '../entries/left-out.ts'
import { isForTheProduct, wishedFor } from '../entries/readable.ts'
import { cutIntoSentences, tidied } from '../entries/tidy.ts'
import type { Fact, KnownPerson } from '../fact.ts'
import { determiners, glue, notInPhrase } from '../lexicon/closed-words.ts'
import { firstNames } from '../lexicon/first-names.ts'
import { isKnown } from '../lexicon/known-words.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { privateSpans } from '../private-spans.ts'
import { isAdventure, patternOf } from './adventure.ts'

export interface Wish {
  readonly text: string
  readonly child: KnownPerson
  readonly names: readonly string[]
  readonly facts: readonly Fact[]
  /** How surely the whole of it is one, from 0 to 1. */
  readonly isStory: number
}

/** A sentence of a wish. */
export interface Heard {
  readonly typed: string
  readonly start: number
  readonly end: number
  /** What is asked for of the child: 'They hide a dragon.' */
  readonly asked: string | null
  /** What of it belongs to the story. */
  readonly said: string | null
}

export function heardIn({ text, child: { name }, names, facts }: Wish): Heard[] {
  const hidden = [...privateSpans(text), ...facts.filter(isBan)]
  return cutIntoSentences(text).map(({ start, typed: asTyped }) => {
    const end = start + asTyped.length
    const typed = withWholeName(asTyped, name, names)
    if (hidden.some((span) => span.start < end && span.end > start))
      return { typed, start, end, asked: null, said: null }
    const asked = askedOf(withoutLead(typed), name)
    return { typed, start, end, asked, said: asked ?? saidIn(typed, name, names) }
  })
}

/** 'Mo' of Mohammed, 'Seun' of Oluwaseun: one child, and not two. */
function withWholeName(typed: string, name: string, names: readonly string[]): string {
  const own = name.toLowerCase()
  const others = names.map((each) => each.toLowerCase())
  return typed.replace(/(?<![\p{L}’'-])\p{L}{2,}(?![\p{L}-])/gu, (word) => {
    const norm = word.toLowerCase()
    const isShort = norm !== own && norm.length < own.length && (own.startsWith(norm) || own.endsWith(norm))
    return isShort && !others.includes(norm) && !isKnown(norm) ? name : word
  })
}

/** What of a sentence belongs to the story, as it would be printed. */
function saidIn(typed: string, name: string, names: readonly string[]): string | null {
  const lead = withoutLead(typed)
  if (lead === typed && (isSaidToTheProduct(typed, name) || isNoSentence.test(typed))) return null
  const wish = wishedFor(lead, true)
  if (wish === null || isLeftOutAlone(wish)) return null
  if ((isForTheProduct(wish) || asksForMore.test(typed)) && !isAdventure(wish, name)) return null
  const plain = tidied(
    withFriends(withQuotedShout(wish), name)
      // Who somebody is: 'his Dada (Prakash)'.
      .replace(/ \(\p{Lu}\p{Ll}+\)/gu, '')
      .replace(/^(?:and|but|so) /i, '')
      .replace(/\?+$/, '.'),
    names,
  )
  return plain === null || ofTheTeller.test(plain.replace(/“[^”]*”|\bour\b/gi, '')) ? null : plain
}

/** 'He wants farts in it', 'Otis would like it to snow'. */
export const isSaidToTheProduct = (typed: string, name: string) =>
  ofTheWish.test(typed) || isWishOf(name, typed)

/** 'Dada is not to be scared please.' */
const asksForMore = /\bplease\b(?!.*[“"])/i

/** 'Niamh and aoife run', 'archie billy and jess get locked': who comes along is called so, where nothing stands before the word. */
function withFriends(text: string, name: string): string {
  const own = patternOf(name)
  return text.replace(
    new RegExp(`^(${own}),? (?:(\\p{L}{2,})(?:,|,? and| &) )?(?:and |& )?(\\p{L}{2,}) (?=(\\p{L}+))`, 'iu'),
    (whole, first: string, second: string | undefined, third: string, verb: string) => {
      const isJoined = /\b(?:and|&) \S+ $/i.test(whole)
      const friends = [second, third].filter((each) => each !== undefined)
      if (!isJoined || !isDoneBySeveral(verb) || friends.some((each) => !mayBeCalledSo(each))) return whole
      return `${[first, ...friends.slice(0, -1)].join(', ')} and ${friends.at(-1)} `
        .replace(/(?<=[ ])\p{Ll}(?=\p{L}*(?:,| and| $))/gu, (letter) => letter.toUpperCase())
        .replace(/ And /g, ' and ')
    },
  )
}

const isDoneBySeveral = (word: string): boolean =>
  /^(?:are|have|were)$/.test(word) || (baseOf(word) === word && !word.endsWith('s'))

const mayBeCalledSo = (word: string): boolean => {
  const norm = word.toLowerCase()
  return (
    !determiners.has(norm) &&
    !notInPhrase.has(norm) &&
    !glue.has(norm) &&
    nounClass(norm) !== 'kin' &&
    nounClass(norm) !== 'person' &&
    singularOf(norm) === norm &&
    (baseOf(norm) === undefined || firstNames.has(norm))
  )
}

/** 'It says HELP WE HAVE RUN OUT OF JAM' is what stands on the note. */
const withQuotedShout = (text: string): string =>
  text.replace(
    /\b((?:says?|saying|said|shouts?|reads)[:,]?) (\p{Lu}[\p{Lu} ,'’!?]{5,})$/u,
    (_, verb: string, words: string) => `${verb} “${words.charAt(0)}${words.slice(1).toLowerCase()}”`,
  )

/** What is said to the product before what is to happen: 'the same dragon as always, but this time …', 'can it be one where …'. */
const withoutLead = (typed: string): string =>
  typed
    .replace(
      /^.*\b(?:can|could) (?:it|this|you|we)(?: please)? (?:be|do|have|get)(?: the)? (?:one|a story) (?:where|about|in which)\s+/i,
      '',
    )
    .replace(
      /^(?:he|she|they)(?:['’]d)? (?:just |really )?(?:wants?|wanted|would like|likes?|loves?|asked for|asks? for) (?:one|a story|a tale) (?:where|about|in which|of|with)\s+/i,
      '',
    )
    .replace(/^(?:he|she) wants (?:it )?that /i, '')
    .replace(/^turns out(?: that)?\b/i, 'It turned out that')
    .replace(/^.{0,50}\b(?:story|tale) (?:where|about|in which|of)\s+/i, '')
    .replace(/^(?:the|that) (?:one|story) (?:where|in which|when)\s+/i, '')
    .replace(/^(?:an? )?(?:\p{L}+ ){0,2}(?:story|mystery|adventure),? (?:where|in which)\s+/iu, '')
    .replace(/^(?:.*\bbut )?this time,? (?=\p{L})/iu, '')
    .replace(/^(?:an? |the )?(?:\p{L}+ )?(?:story|mystery|one|adventure)[,:] (?=\p{L})/iu, '')
    .replace(/^what if (.*)$/is, (_, rest: string) => rest.replace(/\byou\b/gi, 'people'))
    .replace(/^(?:he|she|they) (?:asks?|asked) (?:me )?for (?=(?:an?|the|some|two) )/i, '')
    .replace(/^(?:ok(?:ay)?|so|hi|hello)[, ]+(?=\p{L})/iu, '')

/** 'Can Maisie find a dragon and have to hide it' asks for what Maisie does, which is told of several, since its verbs are as theirs. */
function askedOf(typed: string, name: string): string | null {
  const [, verbs] =
    new RegExp(
      `^\\W*(?:please )?(?:can|could) ${patternOf(name)} (?!have|be)(\\p{Ll}.*?)(?: please| pls)?\\W*$`,
      'iu',
    ).exec(typed) ?? []
  return verbs ? `They ${verbs}.` : null
}

/** Who types speaks of itself, or to the product. */
const ofTheTeller = /\b(?:i|i’m|we|we’re|we’ve|us|me|my|mine|you|your)\b/i

/** 'Otis would like it to snow'. */
const isWishOf = (name: string, typed: string): boolean =>
  new RegExp(
    `^\\W*${patternOf(name)} (?:wants?|would (?:like|love)|likes?|loves?|asks?|asked|needs?)\\b(?! to (?:be|find|see|fly|go|know)\\b)`,
    'iu',
  ).test(typed)

/** 'No getting cured at the end', 'twins here so both in it'. */
const isNoSentence =
  /^\W*(?:with|that[’']?s (?:it|all|the)|just that|no|not|nothing|nobody (?:should|must|can)|without|twins here|\p{L}+ here[.,]?$)\b|\b(?:both|all) in it\b/iu

/** 'He wants farts in it'. */
const ofTheWish =
  /^\W*(?:(?:he|she|they|my \p{L}+) )?(?:just |really |always )?(?:wants?|wanted|would like|likes?|loves?|asked|(?:is|has been) asking|requested)\b(?! to\b)/iu

const isBan = ({ from, kind, sensitivity }: Fact) =>
  from === 'wish' && (kind === 'avoid' || sensitivity === 'private')
