import type { FactSource } from '../fact.ts'
import { type Intent, intents } from '../intents.ts'
import { isKnown } from '../lexicon/known-words.ts'
import type { Token } from '../tokens.ts'
import { Encoder, longest } from './encoder.ts'
import { meanOf } from './mean-of.ts'
import { type Pieces, piecesOf, piecesToJudge, type Shown, type Vocabulary } from './pieces.ts'
import type { TransformerWeights } from './weights.ts'

export interface Noun {
  readonly at: number
  readonly sure: number
}

/** What the transformer says of a run of words. */
export interface Reading {
  /** How much an intent is meant: above nought it is likelier than not. */
  said(about: Intent): number
  /** The token that says it most. */
  where(about: Intent): number
  /** The tokens that are its noun, the surest first. */
  nouns(about: Intent): readonly Noun[]
  /** Tokens that it knows no meaning of: put together from scraps. */
  readonly unread: ReadonlySet<number>
}

interface Read {
  readonly said: Float32Array
  readonly where: Uint8Array
  readonly nouns: ReadonlyMap<number, readonly Noun[]>
}

/** Texts are read again and again: while somebody types, and as a story is made. So many readings are kept. */
const kept = 256

export class Reader {
  readonly #encoder: Encoder
  readonly #vocabulary: Vocabulary
  readonly #intents: readonly string[]
  readonly #rowOf: ReadonlyMap<string, number>
  readonly #kept = new Map<string, Read>()
  readonly #features = new Map<string, Float32Array>()

  constructor(weights: TransformerWeights) {
    this.#encoder = new Encoder(weights)
    this.#vocabulary = new Map(weights.pieces.map((piece, row) => [piece, row]))
    this.#intents = weights.intents
    this.#rowOf = new Map(weights.intents.map((about, row) => [about, row]))
  }

  /** How many pieces some tokens are. */
  sizeOf(tokens: readonly Token[], from: FactSource): number {
    return piecesOf(tokens, from, this.#vocabulary).rows.length
  }

  read(tokens: readonly Token[], from: FactSource, shownAs: (at: number) => Shown): Reading {
    const pieces = piecesOf(tokens, from, this.#vocabulary, shownAs)
    const { said, where, nouns } = this.#readPieces(pieces)
    const rowOf = (about: Intent) => this.#rowOf.get(about) ?? -1
    return {
      said: (about) => said[rowOf(about)] ?? Number.NEGATIVE_INFINITY,
      where: (about) => where[rowOf(about)] ?? 0,
      nouns: (about) => nouns.get(rowOf(about)) ?? [],
      unread: unreadOf(tokens, pieces),
    }
  }

  /** What a whole text is like: the mean of its pieces after the last layer, then how much each intent is meant, from -1 to 1. What is beyond 128 pieces is not read. */
  features(text: string): Float32Array {
    const pieces = piecesToJudge(text, this.#vocabulary)
    return keptFor(this.#features, pieces.rows.join(' '), () => this.#featuresOf(pieces))
  }

  #featuresOf({ rows, tokenAt }: Pieces): Float32Array {
    const { numbers, stride, state, width } = this.#encoder.encode(rows)
    const count = Math.min(rows.length, longest)
    const kinds = this.#intents.length
    const features = new Float32Array(width + kinds)
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let piece = 0; piece < count; piece += 1) sum += state[piece * width + column] as number
      features[column] = sum / count
    }
    for (let kind = 0; kind < kinds; kind += 1) {
      const [said] = meanOf(numbers, stride, kind, kinds + kind, count, tokenAt)
      features[width + kind] = Math.max(-1, Math.min(1, said / surelySaid))
    }
    return features
  }

  #readPieces(pieces: Pieces): Read {
    const key = pieces.rows.join(' ')
    return keptFor(this.#kept, key, () => this.#compute(pieces))
  }

  #compute({ rows, tokenAt }: Pieces): Read {
    const count = Math.min(rows.length, longest)
    const { numbers, stride } = this.#encoder.encode(rows)
    const kinds = this.#intents.length
    const said = new Float32Array(kinds)
    const where = new Uint8Array(kinds)
    const nouns = nounsOf(numbers, stride, 2 * kinds, kinds, count, tokenAt)
    for (let kind = 0; kind < kinds; kind += 1) {
      if (!isIntent(this.#intents[kind] ?? '')) said[kind] = Number.NEGATIVE_INFINITY
      else {
        const [sum, at] = meanOf(numbers, stride, kind, kinds + kind, count, tokenAt)
        said[kind] = sum
        where[kind] = at
      }
    }
    return { said, where, nouns }
  }
}

/** What was computed for a key before, or now; of too many the one that was asked for longest ago is forgotten. */
function keptFor<T>(known: Map<string, T>, key: string, compute: () => T): T {
  const value = known.get(key) ?? compute()
  known.delete(key)
  known.set(key, value)
  for (const oldest of known.keys()) if (known.size > kept) known.delete(oldest)
  return value
}

/** From here on an intent is meant, and from minus it on it is not. */
const surelySaid = 6

const leastSureNoun = -4

/** For each kind the words that may be its noun: read row by row, as the numbers stand in memory. */
function nounsOf(
  numbers: Float32Array,
  stride: number,
  first: number,
  kinds: number,
  count: number,
  tokenAt: readonly number[],
): ReadonlyMap<number, readonly Noun[]> {
  const found = new Map<number, Noun[]>()
  for (let piece = 0; piece < count; piece += 1) {
    const at = tokenAt[piece] ?? -1
    if (at < 0 || at === tokenAt[piece - 1]) continue
    const row = piece * stride + first
    for (let kind = 0; kind < kinds; kind += 1) {
      const sure = numbers[row + kind] as number
      if (!(sure > leastSureNoun)) continue
      const nouns = found.get(kind)
      if (nouns) nouns.push({ at, sure })
      else found.set(kind, [{ at, sure }])
    }
  }
  for (const nouns of found.values()) nouns.sort((one, other) => other.sure - one.sure || one.at - other.at)
  return found
}

function unreadOf(tokens: readonly Token[], { tokenAt }: Pieces): ReadonlySet<number> {
  const pieces = new Map<number, number>()
  for (const at of tokenAt) pieces.set(at, (pieces.get(at) ?? 0) + 1)
  const isRead = (at: number) => tokenAt.lastIndexOf(at) < longest && (pieces.get(at) ?? 0) < scraps
  return new Set([...tokens.keys()].filter((at) => !isRead(at) && !isKnown(tokens[at]?.norm ?? '')))
}

/** A word that is known to nobody is put together from so many pieces. */
const scraps = 3

const isIntent = (id: string): id is Intent => Object.hasOwn(intents, id)
