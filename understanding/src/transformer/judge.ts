import { Encoder, longest } from './encoder.ts'
import { meanOf } from './mean-of.ts'
import { piecesToJudge, type Vocabulary } from './pieces.ts'
import { readTransformer } from './weights.ts'

/** A transformer that says of a text how likely it is to be of each of a few kinds. */
export class Judge {
  readonly kinds: readonly string[]
  readonly #encoder: Encoder
  readonly #vocabulary: Vocabulary

  /** @param file what train/export.py wrote */
  constructor(file: Uint8Array) {
    const weights = readTransformer(file)
    this.kinds = weights.intents
    this.#encoder = new Encoder(weights)
    this.#vocabulary = new Map(weights.pieces.map((piece, row) => [piece, row]))
  }

  /** For each kind a number: above nought the text is likelier of it than not. What is beyond 128 pieces of words is not read. */
  judge(text: string): Map<string, number> {
    const { rows, tokenAt } = piecesToJudge(text, this.#vocabulary)
    const { numbers, stride } = this.#encoder.encode(rows)
    const count = Math.min(rows.length, longest)
    return new Map(
      this.kinds.map((kind, row) => [
        kind,
        meanOf(numbers, stride, row, this.kinds.length + row, count, tokenAt)[0],
      ]),
    )
  }
}
