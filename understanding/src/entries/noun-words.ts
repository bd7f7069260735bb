import { figures } from '../lexicon/figures.ts'
import { isKnown } from '../lexicon/known-words.ts'
import { type NounClass, nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isProper } from '../lexicon/proper-words.ts'
import { baseOf } from '../lexicon/verbs.ts'
import type { Token } from '../tokens.ts'
import { nameOf } from '../written-words.ts'
import { owned } from './phrase-words.ts'

/** Somebody or something that a text names, as a story speaks of it: 'the driver', 'Miss Fernandes', 'the statues'. */
export interface EntryNoun {
  readonly text: string
  readonly isMany: boolean
  /** In the singular, as typed without what describes it: 'driver'. */
  readonly head: string
  /** What sort of noun it is, where that is known. */
  readonly is?: NounClass
}

/** What a place in a sentence names. */
export interface FoundNoun {
  /** The token behind it. */
  readonly to: number
  readonly isBeing: boolean
  /** Null where it is passed over. */
  readonly noun: EntryNoun | null
  readonly is?: NounClass | undefined
  /** Only likened to, and not there: 'the size of a dog'. */
  readonly isAside?: boolean
}

export const passedOver = (to: number): FoundNoun => ({ to, isBeing: false, noun: null })

/** 'Batman', 'Elsa', in small letters. */
export const figureNames: ReadonlySet<string> = new Set(figures)

/** A name that was handed in, or what it is for short: 'Tilly' of 'Matilda'. */
export function isOwnName(norm: string, own: ReadonlySet<string>): boolean {
  if (own.has(norm) || own.has(norm.replace(/s$/, ''))) return true
  if (isKnown(norm)) return false
  const stem = norm
    .replace(/s$/, '')
    .replace(/(?:ie|ey|y|i|s|o|a|e)$/, '')
    .replace(/(\p{L})\1$/u, '$1')
  if (stem.length < 2) return false
  for (const name of own)
    if (name.startsWith(stem) || (stem.length > 2 && name.includes(stem)))
      return name.length > norm.length - 2
  return false
}

/** 'Kara’s been', 'Dad’s going': not what is Kara’s. */
export const isContraction = (next: Token | undefined) =>
  next !== undefined &&
  !next.opensClause &&
  (/^(?:a|an|the|not|been|got|just|so|very|too|in|on|at|here|there|back|off|only|still|always|never|also|away|out|up|gone|coming|going|his|her)$/.test(
    next.norm,
  ) ||
    (/.{2,}ing$/.test(next.norm) && nounClass(next.norm) === undefined && baseOf(next.norm) !== undefined))

/** As typed, in small letters, without apostrophes and what belongs to somebody. */
export const withoutMarks = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[’']/g, '')

/** A word of a phrase as it is printed behind an article. */
export function inside({ text, opensSentence }: Token, isLast: boolean): string {
  const plain = text.replaceAll("'", '’')
  const word = isLast ? plain.replace(/’s$/, '') : plain
  const lower = word.toLowerCase()
  if (!/^\p{Lu}\p{Ll}/u.test(word) || nameOf(lower) || figureNames.has(singularOf(lower))) return word
  if (isProper(lower) || brands.test(lower)) return word
  return (opensSentence && !owned.test(text)) || isOrdinary(word) ? lower : word
}

const brands = /^(?:santa|disney\p{L}*|legoland|polish|\p{L}+day)$/u

/** 'Garbage' of 'Garbage truck', and no name. */
const isOrdinary = (text: string) =>
  isKnown(text.toLowerCase()) || nounClass(singularOf(text.toLowerCase())) !== undefined || /\s/.test(text)

/** An aeroplane is one. */
export const isMany = (typed: string, single: string) =>
  (singularOf(typed) !== typed && typed !== single && !typed.endsWith(single)) ||
  // 'Rotis'.
  (/[^aeiou]is$/.test(typed) && !isKnown(typed))

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
