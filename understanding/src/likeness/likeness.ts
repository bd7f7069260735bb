import { exponential } from '../transformer/arithmetic.ts'
import { transformer } from '../transformer/transformer.ts'
import type { Evenings } from './evenings.ts'
import { type Projection, projectionFrom, vectorOf } from './projection.ts'

/** The vectors of the sentences of evenings, as `eveningVectors` wrote them. */
interface Vectors {
  readonly plots: readonly string[]
  /** For each sentence the place of its plot. */
  readonly plotAt: Uint16Array
  /** One after the other, numbers of seven bits. */
  readonly numbers: Int8Array
}

/** Says of a wish which plots it is like: by sentences that parents would type on the evenings for which each is told. */
export class Likeness {
  readonly #projection: Projection
  readonly #vectors: Vectors

  /**
   * @param projection what train/train_likeness.py wrote
   * @param vectors what `eveningVectors` wrote
   */
  constructor(projection: Uint8Array, vectors: Uint8Array) {
    this.#projection = projectionFrom(projection)
    this.#vectors = vectorsFrom(vectors)
  }

  /** For each plot the natural logarithm of its share of all likeness: nought is all of it. */
  sharesOf(text: string): Map<string, number> {
    const { plots, plotAt, numbers } = this.#vectors
    const { width, sharpness } = this.#projection
    const wish = vectorOf(transformer().features(text), this.#projection)
    const sums = new Float64Array(plots.length)
    let all = 0
    for (let at = 0; at < plotAt.length; at += 1) {
      let alike = 0
      for (let column = 0; column < width; column += 1)
        alike += (wish[column] as number) * ((numbers[at * width + column] as number) / wholeVector)
      const sum = exponential(Math.min(0, alike - 1) * sharpness)
      sums[plotAt[at] as number] = (sums[plotAt[at] as number] as number) + sum
      all += sum
    }
    return new Map(plots.map((plot, at) => [plot, Math.log(Math.max((sums[at] as number) / all, least))]))
  }
}

const least = 1e-6

/** What a number of a vector is multiplied by before it is rounded: its numbers are small, as all of them together have the length of one. */
const wholeVector = 254

/** The file of vectors for some evenings: the length of a header, the header as JSON, then the vectors of all sentences. */
export function eveningVectors(evenings: readonly Evenings[], digest: string, file: Uint8Array): Uint8Array {
  const projection = projectionFrom(file)
  const header = new TextEncoder().encode(
    JSON.stringify({ digest, plots: evenings.map(({ plot, right }) => [plot, right.length]) }),
  )
  const vectors = evenings.flatMap(({ right }) =>
    right.map((text) => vectorOf(transformer().features(text), projection)),
  )
  const written = new Uint8Array(4 + header.length + vectors.length * projection.width)
  new DataView(written.buffer).setUint32(0, header.length, true)
  written.set(header, 4)
  const numbers = new Int8Array(written.buffer, 4 + header.length)
  vectors.forEach((vector, at) => {
    vector.forEach((number, column) => {
      numbers[at * projection.width + column] = Math.max(
        -127,
        Math.min(127, Math.round(number * wholeVector)),
      )
    })
  })
  return written
}

/** Of what sentences a file of vectors was made. */
export const digestOf = (vectors: Uint8Array): string => headerOf(vectors).digest

function headerOf(file: Uint8Array): { digest: string; plots: [string, number][]; end: number } {
  const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0, true)
  return { ...JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))), end: 4 + length }
}

function vectorsFrom(file: Uint8Array): Vectors {
  const { plots, end } = headerOf(file)
  return {
    plots: plots.map(([plot]) => plot),
    plotAt: Uint16Array.from(plots.flatMap(([, count], at) => Array.from({ length: count }, () => at))),
    numbers: new Int8Array(file.buffer, file.byteOffset + end, file.byteLength - end),
  }
}
