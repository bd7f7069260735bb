import { existsSync, readFileSync } from 'node:fs'
import { type Fact, type FactSource, type Intent, intents, understand } from '../src/index.ts'

export interface Meant {
  readonly about: Intent
  readonly head?: string
  readonly name?: string
  readonly when?: string
  readonly isDenied: boolean
  readonly isOptional: boolean
}

export interface Sample {
  readonly line: number
  readonly from: FactSource
  readonly text: string
  readonly meant: readonly Meant[]
}

/** The parts of the corpus; `apart`, `apart-ab`, `apart-q`, `apart-v` and `held-out` are measured and nothing else. */
export type Part =
  | 'development'
  | 'thumbs'
  | 'grandmother'
  | 'second-language'
  | 'planner'
  | 'hand-a'
  | 'hand-b'
  | 'hand-c'
  | 'hand-d'
  | 'hand-e'
  | 'hand-f'
  | 'hand-g'
  | 'hand-i'
  | 'hand-j'
  | 'hand-k'
  | 'hand-l'
  | 'hand-m'
  | 'hand-n'
  | 'hand-r'
  | 'hand-s'
  | 'hand-t'
  | 'hand-u'
  | 'hand-w'
  | 'hand-x'
  | 'hand-y'
  | 'hand-z'
  | 'hand-za'
  | 'families'
  | 'apart'
  | 'apart-ab'
  | 'apart-cj'
  | 'apart-ln'
  | 'apart-h'
  | 'apart-o'
  | 'apart-p'
  | 'apart-q'
  | 'apart-v'
  | 'held-out'

/** The sentences of one part of the corpus, none where it is not in the repository; their form is described in corpus/README.md. */
export function readCorpus(part: Part): Sample[] {
  const file = new URL(`corpus/${part}.txt`, import.meta.url)
  return existsSync(file) ? readSamples(readFileSync(file, 'utf8')) : []
}

/** Texts with the facts that they mean, one a line. */
export function readSamples(corpus: string): Sample[] {
  return corpus.split('\n').flatMap((written, index) => {
    const [left, right] = written.split(' => ')
    if (written.startsWith('#') || left === undefined || right === undefined) return []
    const [, from = 'wish', text = ''] = /^(?:\[(note|profile|companion)\] )?(.*)$/.exec(left) ?? []
    const meant = right === 'none' ? [] : right.split('; ').map(readMeant)
    return [{ line: index + 1, from: from as FactSource, text: text.replaceAll('\\n', '\n'), meant }]
  })
}

function readMeant(written: string): Meant {
  const parts =
    /^(?<optional>\?)?(?<about>[a-z-]+)(?:\((?<head>[^)]*)\))?(?::(?<name>[^@!]+))?(?:@(?<when>[a-z]+))?(?<denied>!)?(?:@(?<later>[a-z]+))?$/.exec(
      written.trim(),
    )?.groups
  const about = parts?.about
  if (about === undefined || !isIntent(about)) throw new Error(`not a fact: ${written}`)
  const when = parts?.when ?? parts?.later
  return {
    about,
    ...(parts?.head && { head: parts.head }),
    ...(parts?.name && { name: parts.name }),
    ...(when && { when }),
    isDenied: parts?.denied === '!',
    isOptional: parts?.optional === '?',
  }
}

const isIntent = (word: string): word is Intent => Object.hasOwn(intents, word)

export interface Judged {
  readonly sample: Sample
  readonly facts: readonly Fact[]
  readonly notUnderstood: readonly string[]
  /** Meant facts that were found with everything that was noted about them. */
  readonly right: number
  /** Meant facts that must be found. */
  readonly wanted: number
  readonly errors: readonly Failure[]
  /** Facts that nobody meant. */
  readonly extra: readonly Fact[]
}

export interface Failure {
  readonly kind: 'missed' | 'dropped' | 'head' | 'name' | 'when' | 'polarity'
  readonly meant: Meant
}

export const judge = (sample: Sample): Judged => judgeBy(understand, sample)

export function judgeBy(by: typeof understand, sample: Sample): Judged {
  const { facts, notUnderstood } = by([{ from: sample.from, text: sample.text }], [])
  const left = new Set(facts)
  const errors: Failure[] = []
  let right = 0
  const wanted = sample.meant.filter(({ isOptional }) => !isOptional)
  for (const meant of [...wanted, ...sample.meant.filter(({ isOptional }) => isOptional)]) {
    const sameIntent = [...left].filter(({ about }) => about === meant.about)
    const fact = sameIntent.find((each) => failure(each, meant) === null) ?? sameIntent[0]
    if (fact) left.delete(fact)
    if (meant.isOptional) continue
    // Without a fact and without a word that is said not to be understood, a parent would not know.
    const kind = fact
      ? failure(fact, meant)
      : notUnderstood.length > 0 || left.size > 0
        ? 'missed'
        : 'dropped'
    if (kind === null) right += 1
    else errors.push({ kind, meant })
  }
  return {
    sample,
    facts,
    notUnderstood: notUnderstood.map(({ said }) => said),
    right,
    wanted: wanted.length,
    errors,
    // More of the same is not wrong where no noun was noted: 'brave, grumpy, hungry'.
    extra: [...left].filter(
      ({ about }) => !sample.meant.some((meant) => meant.about === about && meant.head === undefined),
    ),
  }
}

function failure(fact: Fact, meant: Meant): Failure['kind'] | null {
  const avoids = fact.kind === 'avoid'
  if (!avoids && (fact.polarity === 'no') !== meant.isDenied) return 'polarity'
  if (meant.head !== undefined && fact.what?.head !== meant.head) return 'head'
  if (meant.name !== undefined && fact.name !== meant.name) return 'name'
  if (meant.when !== undefined && fact.when !== meant.when) return 'when'
  return null
}

/** Shares of 1: how many of the meant facts were found right, and how many of the found ones were meant. */
export function figuresOf(judged: readonly Judged[]) {
  const sum = (count: (each: Judged) => number) => judged.reduce((total, each) => total + count(each), 0)
  const kinds = new Map<string, number>()
  for (const { kind } of judged.flatMap(({ errors }) => errors)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const found = sum(({ facts }) => facts.length)
  const extra = sum(({ extra }) => extra.length)
  return {
    recall: sum(({ right }) => right) / sum(({ wanted }) => wanted),
    precision: (found - extra) / found,
    wanted: sum(({ wanted }) => wanted),
    extra,
    kinds,
  }
}
