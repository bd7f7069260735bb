import { formsOf } from './inflections.ts'
import type { SentenceWords } from './sentence-words.ts'

/**
 * A pattern is a line of elements that are found in their order, with up to five words between two of them:
 *
 *     put|pull <bag> over|on <head>
 *
 * `word` stands for the word with its endings, `=word` for itself only, `two_words` for a phrase, `a|b` for either, `<name>` for the words of
 * a concept. `a+b` follow each other. Parts that are separated by ` & ` are all in the sentence, in any order; a part after ` ! ` is not.
 * A line that begins with `? ` is weak: of the sentences of the corpus that it finds, a fifth or more are harmless.
 */
export type Concepts = Readonly<Record<string, string>>

/** Alternatives by their first word. */
type Element = ReadonlyMap<string, readonly (readonly ReadonlySet<string>[])[]>

interface Step {
  readonly element: Element
  readonly isAdjacent: boolean
}

export interface Pattern {
  readonly source: string
  /** What it finds is objected to only where the trained judge does not hold it for harmless. */
  readonly isWeak: boolean
  readonly wanted: readonly (readonly Step[])[]
  readonly unwanted: readonly (readonly Step[])[]
  /** The words one of which has to be there, in small letters: those that its rarest element can begin with. */
  readonly needs: readonly string[]
}

/** Many patterns, by the words one of which each needs: a sentence is compared with few of them. */
export interface PatternList {
  readonly all: readonly Pattern[]
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>
}

const longestGap = 5

export function compilerOf(concepts: Concepts): (source: string) => Pattern {
  const compiled = new Map<string, Element>()
  const elementOf = (source: string): Element => {
    const known = compiled.get(source)
    if (known) return known
    const element = byFirstWord(alternativesOf(source, concepts).map(phraseOf))
    compiled.set(source, element)
    return element
  }
  const stepsOf = (part: string): Step[] =>
    part
      .trim()
      .split(/\s+/)
      .flatMap((group) =>
        group.split('+').map((source, index) => ({ element: elementOf(source), isAdjacent: index > 0 })),
      )
  return (line) => {
    const isWeak = line.startsWith('? ')
    const source = isWeak ? line.slice(2) : line
    const [first = '', ...more] = source.split(/ ([&!]) /)
    const parts = more.flatMap((sign, index) =>
      index % 2 === 0 ? [{ sign, part: more[index + 1] ?? '' }] : [],
    )
    const partsOf = (wanted: string) =>
      parts.filter(({ sign }) => sign === wanted).map(({ part }) => stepsOf(part))
    const wanted = [stepsOf(first), ...partsOf('&')]
    const elements = wanted.flat().map(({ element }) => element)
    const rarest = elements.reduce((least, each) => (each.size < least.size ? each : least))
    return { source, isWeak, wanted, unwanted: partsOf('!'), needs: [...rarest.keys()] }
  }
}

export function listOf(all: readonly Pattern[]): PatternList {
  const byWord = new Map<string, Pattern[]>()
  for (const pattern of all) {
    for (const word of pattern.needs) {
      const others = byWord.get(word)
      if (others) others.push(pattern)
      else byWord.set(word, [pattern])
    }
  }
  return { all, byWord }
}

/** The patterns of a list that may be in a sentence; all others are not. */
export function candidatesIn({ byWord }: PatternList, { words }: SentenceWords): ReadonlySet<Pattern> {
  const candidates = new Set<Pattern>()
  for (const word of words) for (const pattern of byWord.get(word) ?? []) candidates.add(pattern)
  return candidates
}

export const isIn = ({ wanted, unwanted }: Pattern, sentence: SentenceWords): boolean =>
  wanted.every((steps) => isFound(steps, sentence)) && !unwanted.some((steps) => isFound(steps, sentence))

function alternativesOf(source: string, concepts: Concepts): string[] {
  return source.split('|').flatMap((each) => {
    const name = /^<([\w-]+)>$/.exec(each)?.[1]
    if (name === undefined) return [each]
    const words = concepts[name]
    if (words === undefined) throw new Error(`Unknown concept: ${name}`)
    return words
      .trim()
      .split(/\s+/)
      .flatMap((word) => alternativesOf(word, concepts))
  })
}

/** Of a phrase only the first word and the last one have endings: `climb_out`, `carrier_bag`. */
function phraseOf(written: string): ReadonlySet<string>[] {
  const isExact = written.startsWith('=')
  const words = (isExact ? written.slice(1) : written).split('_')
  return words.map((word, index) => {
    const hasEndings = !isExact && (index === 0 || index === words.length - 1)
    return new Set(hasEndings ? formsOf(word) : [word])
  })
}

function byFirstWord(phrases: readonly ReadonlySet<string>[][]): Element {
  const element = new Map<string, (readonly ReadonlySet<string>[])[]>()
  for (const [first, ...rest] of phrases) {
    for (const word of first ?? []) {
      const known = element.get(word)
      if (known) known.push(rest)
      else element.set(word, [rest])
    }
  }
  return element
}

/** The words of a part are in one clause; its parts may be in several. Most of a review is this: it makes no list and no copy. */
function isFound(
  steps: readonly Step[],
  sentence: SentenceWords,
  from = 0,
  to = sentence.words.length,
  at = 0,
): boolean {
  const { words, clauseEnds } = sentence
  const step = steps[at]
  if (!step) return true
  const next = steps[at + 1]
  for (let start = from; start < to; start++) {
    for (const rest of step.element.get(words[start] ?? '') ?? nothing) {
      if (!follows(rest, words, start + 1)) continue
      if (!next) return true
      const end = start + 1 + rest.length
      const reach = next.isAdjacent ? end + 1 : end + longestGap + 1
      if (isFound(steps, sentence, end, Math.min(reach, clauseEnds[end - 1] ?? 0), at + 1)) return true
    }
  }
  return false
}

const nothing: readonly (readonly ReadonlySet<string>[])[] = []

function follows(rest: readonly ReadonlySet<string>[], words: readonly string[], start: number): boolean {
  for (let index = 0; index < rest.length; index++)
    if (!rest[index]?.has(words[start + index] ?? '')) return false
  return true
}
