import { compounds } from './lexicon/compounds.ts'
import { singularOf } from './lexicon/number.ts'
import { isName, listAt, nameAfter, type Phrase, phraseAt } from './phrases.ts'
import type { Sentence } from './sentence.ts'

/**
 * What a rule looks for, in tokens with a space between:
 *
 * | element | matches |
 * | --- | --- |
 * | `lose`, `tooth\|teeth`, `first_day` | one of these words, in any of its forms; `_` for a space |
 * | `%pet` | a word of a list |
 * | `the?` | or nothing |
 * | `~3` | up to three words of the same clause |
 * | `<np>`, `<list>`, `<name>` | a noun phrase; several; a name |
 * | `<many>` | several, the first of them in the plural or of a kind that is not counted: pirates, snow |
 * | `^`, `$` | the beginning or end of a clause |
 * | `,` | the beginning of the next clause: what follows stands there |
 */
export interface Pattern {
  readonly elements: readonly Element[]
  /** The words that it can begin with; undefined: any. */
  readonly first: ReadonlySet<string> | undefined
  /** Sets of words of each of which a sentence must have one. */
  readonly needed: readonly ReadonlySet<string>[]
}

type Element =
  | { readonly is: 'words'; readonly words: ReadonlySet<string>; readonly isOptional: boolean }
  | { readonly is: 'gap'; readonly most: number }
  | { readonly is: 'np' | 'list' | 'many' | 'name' | 'start' | 'end' | 'next' }

export interface Match {
  readonly from: number
  readonly to: number
  /** Tokens that are accounted for. */
  readonly covered: readonly number[]
  /** Tokens that the pattern names: no other rule may use them. */
  readonly literal: readonly number[]
  /** What an open end takes along: accounted for, and free for other rules. */
  readonly along: readonly number[]
  readonly phrases: readonly Phrase[]
  readonly name?: string
}

/** A source with expressions of several words among its alternatives (`lost|no_sign_of <np>`) is several patterns. */
export function compile(source: string, lists: ReadonlyMap<string, ReadonlySet<string>>): Pattern[] {
  return spelledOut(source.split(' ')).map((parts) => compileOne(parts.join(' '), lists))
}

function spelledOut([part, ...rest]: readonly string[]): string[][] {
  if (part === undefined) return [[]]
  const after = spelledOut(rest)
  const isOptional = part.endsWith('?')
  const words = (isOptional ? part.slice(0, -1) : part).split('|')
  const expressions = words.filter((word) => word.includes('_') && !isOneToken(word))
  if (expressions.length === 0) return after.map((parts) => [part, ...parts])
  const single = words.filter((word) => !expressions.includes(word))
  const alternatives = expressions.map((expression) => expression.split('_'))
  if (single.length > 0) alternatives.push([single.join('|') + (isOptional ? '?' : '')])
  else if (isOptional) alternatives.push([])
  return alternatives.flatMap((parts) => after.map((others) => [...parts, ...others]))
}

const isOneToken = (expression: string) => {
  const words = expression.split('_')
  return compounds.has([...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' '))
}

function compileOne(source: string, lists: ReadonlyMap<string, ReadonlySet<string>>): Pattern {
  const elements = source.split(' ').map((part): Element => {
    if (part === '^') return { is: 'start' }
    if (part === '$') return { is: 'end' }
    if (part === ',') return { is: 'next' }
    if (part === '<np>') return { is: 'np' }
    if (part === '<list>') return { is: 'list' }
    if (part === '<many>') return { is: 'many' }
    if (part === '<name>') return { is: 'name' }
    if (part.startsWith('~')) return { is: 'gap', most: Number(part.slice(1)) }
    const isOptional = part.endsWith('?')
    return { is: 'words', words: wordsOf(isOptional ? part.slice(0, -1) : part, lists), isOptional }
  })
  const needed = elements.flatMap((element) =>
    element.is === 'words' && !element.isOptional ? [element.words] : [],
  )
  const common = { elements, needed }
  const firsts: string[] = []
  for (const element of elements) {
    if (element.is === 'start') continue
    if (element.is !== 'words') return { ...common, first: undefined }
    firsts.push(...element.words)
    if (!element.isOptional) return { ...common, first: new Set(firsts) }
  }
  return { ...common, first: undefined }
}

/** Many patterns name the same words: they share one set, so that a sentence is asked once for it. */
const shared = new Map<string, ReadonlySet<string>>()

function wordsOf(part: string, lists: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = shared.get(part)
  if (before) return before
  const words = new Set<string>()
  for (const word of part.split('|')) {
    if (!word.startsWith('%')) {
      const own = word.replaceAll('_', ' ')
      words.add(own)
      if (own.includes(' '))
        words.add([...own.split(' ').slice(0, -1), singularOf(own.split(' ').at(-1) ?? '')].join(' '))
      continue
    }
    const list = lists.get(word.slice(1))
    if (!list) throw new Error(`no list ${word} in pattern ${part}`)
    for (const each of list) words.add(each)
  }
  shared.set(part, words)
  return words
}

export function match(pattern: Pattern, sentence: Sentence, at: number): Match | null {
  /** @param opened the token with which the clause begins that the pattern has gone on to */
  const step = (element: number, token: number, found: Match, opened = -1): Match | null => {
    const wanted = pattern.elements[element]
    if (!wanted) return found
    const current = sentence.tokens[token]
    const isBroken = token > found.from && (!current || (current.opensClause && token !== opened))
    if (wanted.is === 'next') return current?.opensClause ? step(element + 1, token, found, token) : null
    if (wanted.is === 'start') return current?.opensClause ? step(element + 1, token, found, opened) : null
    if (wanted.is === 'end')
      return !current || current.opensClause || sentence.times[token] !== undefined
        ? step(element + 1, token, found, opened)
        : null
    if (wanted.is === 'words') {
      const isMatch = current !== undefined && has(wanted.words, current.forms)
      if (isMatch && (!isBroken || opens(wanted.words))) {
        const more = {
          ...found,
          to: token + 1,
          covered: [...found.covered, token],
          literal: [...found.literal, token],
        }
        const next = step(element + 1, token + 1, more, opened)
        if (next) return next
      }
      return wanted.isOptional ? step(element + 1, token, found, opened) : null
    }
    if (wanted.is === 'gap' && element === pattern.elements.length - 1) {
      const along: number[] = []
      for (let next = token; along.length < wanted.most; next += 1) {
        if (!sentence.tokens[next] || (sentence.tokens[next]?.opensClause && next !== opened)) break
        along.push(next)
      }
      return { ...found, along }
    }
    if (wanted.is === 'gap') {
      for (let skipped = 0; skipped <= wanted.most; skipped += 1) {
        const last = token + skipped - 1
        const skippedToken = sentence.tokens[last]
        if (skipped > 0 && (!skippedToken || (skippedToken.opensClause && last !== opened))) return null
        const next = step(element + 1, token + skipped, found, opened)
        if (next) return next
      }
      return null
    }
    if (isBroken) return null
    if (wanted.is === 'name') {
      if (!isName(sentence, token)) return null
      const name = nameAfter(sentence, token)
      if (!name) return null
      const named = {
        ...found,
        to: name.to,
        name: name.name,
        covered: [...found.covered, ...between(token, name.to)],
      }
      return step(element + 1, name.to, named, opened)
    }
    // 'About a blue tractor': an article that the pattern names belongs to the thing.
    const start =
      found.to === token && articles.has(sentence.tokens[token - 1]?.norm ?? '') ? token - 1 : token
    const phrases =
      wanted.is === 'np'
        ? [phraseAt(sentence, start)].filter((each) => each !== null)
        : listAt(sentence, start)
    const last = phrases.at(-1)
    if (!last) return null
    if (wanted.is === 'many' && !isUncounted(phrases[0])) return null
    const longer = {
      ...found,
      to: last.to,
      phrases: [...found.phrases, ...phrases],
      covered: [...found.covered, ...between(token, last.to)],
    }
    return step(element + 1, last.to, longer, opened)
  }
  return step(0, at, { from: at, to: at, covered: [], literal: [], along: [], phrases: [] })
}

const isUncounted = (phrase: Phrase | undefined) =>
  phrase?.what !== undefined &&
  phrase.what.article === null &&
  phrase.what.number !== 'one' &&
  phrase.name === undefined

const articles = new Set(['a', 'an', 'the', 'some'])

const has = (words: ReadonlySet<string>, forms: ReadonlySet<string>) => {
  for (const form of forms) if (words.has(form)) return true
  return false
}

const opens = (words: ReadonlySet<string>) =>
  words.has('and') ||
  words.has('but') ||
  words.has('who') ||
  words.has('when') ||
  words.has('because') ||
  words.has('if')

const between = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
