import type { FactSource } from '../fact.ts'
import type { Token } from '../tokens.ts'
import type { WordVectors } from '../word-vectors/word-vectors.ts'

/** What the model reads of a run of words. */
export interface Features {
  /** Words and runs of words, each by the number of its row; none twice. */
  readonly rows: readonly number[]
  /** The mean of the vectors of the words, of length one. */
  readonly mean: Float32Array
}

/** Runs of words have no list: each is given one of so many rows by its letters, and two may share one. */
export const rowCount = 16_384

type Words = readonly Pick<Token, 'text' | 'norm' | 'forms'>[]

export function featuresOf(words: Words, from: FactSource, vectors: WordVectors): Features {
  return { rows: [...new Set(namesOf(words, from).map(rowOf))], mean: meanOf(words, vectors) }
}

function namesOf(words: Words, from: FactSource): string[] {
  const norms = words.map(({ norm }) => norm)
  return [
    `from ${from}`,
    `first ${norms[0] ?? ''}`,
    ...words.flatMap(({ norm, forms }, at) => [
      ...[...forms].map((form) => `word ${form}`),
      ...lettersOf(norm),
      ...(at + 1 < norms.length ? [`two ${norm} ${norms[at + 1]}`] : []),
      ...(at + 2 < norms.length
        ? [`three ${norm} ${norms[at + 1]} ${norms[at + 2]}`, `apart ${norm} ${norms[at + 2]}`]
        : []),
    ]),
  ]
}

/** Parts of a word: what is spelt wrongly is nearly the same. */
function lettersOf(norm: string): string[] {
  const padded = ` ${norm} `
  return norm.length < 4
    ? []
    : Array.from({ length: padded.length - 3 }, (_, at) => `letters ${padded.slice(at, at + 4)}`)
}

/** FNV-1a. */
function rowOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (rowCount - 1)
}

function meanOf(words: Words, vectors: WordVectors): Float32Array {
  const sum = new Float32Array(vectors.dimensions)
  for (const { norm, text } of words)
    for (const word of norm.split(' ')) {
      const vector = vectors.vectorOf(word) ?? vectors.vectorOf(text.toLowerCase())
      const weight = vectors.weightOf(word)
      vector?.forEach((number, at) => {
        sum[at] = (sum[at] ?? 0) + number * weight
      })
    }
  const length = Math.hypot(...sum) || 1
  return sum.map((number) => number / length)
}
