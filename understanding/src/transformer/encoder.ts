import { type Kernel, kernel } from './kernel/kernel.ts'
import type { LayerWeights, Matrix, Norm, TransformerWeights } from './weights.ts'

/** At most so many pieces are read at once. */
export const longest = 128

/** Where in the memory of the kernel something is. */
interface PlacedMatrix {
  readonly at: number
  readonly scale: number
  readonly bias: number
  readonly rows: number
  readonly columns: number
}

interface PlacedNorm {
  readonly weight: number
  readonly bias: number
}

/** A transformer with its weights in the memory of the kernel, so that nothing is copied for a text. */
export class Encoder {
  readonly #weights: TransformerWeights
  readonly #kernel: Kernel
  readonly #layers
  readonly #wordsNorm: PlacedNorm
  readonly #read: PlacedMatrix
  #end = 0

  // Room for one text.
  readonly #bytes: number
  readonly #wholes: number
  readonly #state: number
  readonly #wide: number
  readonly #seen: number
  readonly #values: number
  readonly #scores: number

  constructor(weights: TransformerWeights) {
    this.#weights = weights
    const { width, layers, read, wordsNorm } = weights
    const inner = layers[0]?.up.rows ?? width
    const widest = Math.max(3 * width, inner, fours(read.rows))
    const room = longest * (inner + 4 * (2 * widest + 3 * width + longest))
    this.#kernel = kernel(Math.ceil((sizeOf(weights) + room) / page) + 1)
    this.#layers = layers.map((layer) => this.#placeLayer(layer))
    this.#wordsNorm = this.#placeNorm(wordsNorm)
    this.#read = this.#place(read)
    this.#bytes = this.#take(longest * inner)
    this.#wholes = this.#take(longest * widest * 4)
    this.#state = this.#take(longest * width * 4)
    this.#wide = this.#take(longest * widest * 4)
    this.#seen = this.#take(longest * width * 4)
    this.#values = this.#take(longest * width * 4)
    this.#scores = this.#take(longest * longest * 4)
  }

  /**
   * For each piece the numbers that are read off it: `stride` for each; and its state after the last layer: `width` numbers for each. They are
   * overwritten by the next text.
   */
  encode(pieces: readonly number[]): {
    readonly numbers: Float32Array
    readonly stride: number
    readonly state: Float32Array
    readonly width: number
  } {
    const count = Math.min(pieces.length, longest)
    this.#startWith(pieces, count)
    this.#normalise(count, this.#wordsNorm)
    for (const layer of this.#layers) {
      this.#multiply(layer.queryKeyValue, this.#state, count, this.#wide, 'put')
      this.#attend(count)
      this.#multiply(layer.attended, this.#seen, count, this.#state, 'addTo')
      this.#normalise(count, layer.attendedNorm)
      this.#multiply(layer.up, this.#state, count, this.#wide, 'putGelu')
      this.#multiply(layer.down, this.#wide, count, this.#state, 'addTo')
      this.#normalise(count, layer.norm)
    }
    this.#multiply(this.#read, this.#state, count, this.#wide, 'put')
    const { width } = this.#weights
    return {
      numbers: this.#floats(this.#wide, longest * this.#read.rows),
      stride: this.#read.rows,
      state: this.#floats(this.#state, longest * width),
      width,
    }
  }

  #placeLayer({ queryKeyValue, attended, attendedNorm, up, down, norm }: LayerWeights) {
    return {
      queryKeyValue: this.#place(queryKeyValue),
      attended: this.#place(attended),
      attendedNorm: this.#placeNorm(attendedNorm),
      up: this.#place(up),
      down: this.#place(down),
      norm: this.#placeNorm(norm),
    }
  }

  #place({ rows, columns, bytes, scale, bias }: Matrix): PlacedMatrix {
    const padded = fours(rows)
    const at = this.#take(padded * columns)
    new Uint8Array(this.#kernel.memory.buffer, at, rows * columns).set(bytes)
    return {
      at,
      scale: this.#placeFloats(scale, padded),
      bias: this.#placeFloats(bias, padded),
      rows: padded,
      columns,
    }
  }

  #placeNorm({ weight, bias }: Norm): PlacedNorm {
    return { weight: this.#placeFloats(weight), bias: this.#placeFloats(bias) }
  }

  #placeFloats(numbers: Float32Array, length = numbers.length): number {
    const at = this.#take(length * 4)
    this.#floats(at, length).set(numbers)
    return at
  }

  #floats(at: number, length: number) {
    return new Float32Array(this.#kernel.memory.buffer, at, length)
  }

  #take(size: number): number {
    const at = this.#end
    this.#end += Math.ceil(size / 16) * 16
    return at
  }

  #startWith(pieces: readonly number[], count: number) {
    const { width, words, positions } = this.#weights
    const state = this.#floats(this.#state, count * width)
    for (let at = 0; at < count; at += 1) {
      const piece = pieces[at] ?? 0
      const [wordScale = 0, placeScale = 0] = [words.scale[piece], positions.scale[at]]
      for (let column = 0; column < width; column += 1)
        state[at * width + column] =
          ((words.bytes[piece * width + column] ?? 64) - 64) * wordScale +
          ((positions.bytes[at * width + column] ?? 64) - 64) * placeScale
    }
  }

  /** Rows with a matrix: each row in bytes by its own largest number, and the products as numbers again. */
  #multiply(matrix: PlacedMatrix, from: number, count: number, to: number, how: 'put' | 'putGelu' | 'addTo') {
    const { rows, columns, at, scale, bias } = matrix
    const factors: number[] = []
    const shifts: number[] = []
    for (let row = 0; row < count; row += 1) {
      const start = from + row * columns * 4
      const most = this.#kernel.largest(start, columns * 4)
      shifts.push(nought * this.#kernel.toBytes(start, columns * 4, this.#bytes + row * columns, 127 / most))
      factors.push(most / 127)
    }
    this.#kernel.bytes(this.#wholes, this.#bytes, at, twos(count), rows, columns, columns, columns, rows * 4)
    for (let row = 0; row < count; row += 1)
      this.#kernel[how](
        to + row * rows * 4,
        rows * 4,
        this.#wholes + row * rows * 4,
        scale,
        bias,
        factors[row] ?? 0,
        shifts[row] ?? 0,
      )
  }

  /** Every piece looks at every other. */
  #attend(count: number) {
    const { width, heads } = this.#weights
    const size = width / heads
    const stride = 3 * width * 4
    const padded = fours(count)
    this.#turnValues(count, padded)
    const scores = this.#floats(this.#scores, padded * padded)
    for (let head = 0; head < heads; head += 1) {
      const query = this.#wide + head * size * 4
      const key = query + width * 4
      this.#kernel.floats(this.#scores, query, key, twos(count), padded, size * 4, stride, stride, padded * 4)
      for (let row = 0; row < count; row += 1) {
        scores.fill(unseen, row * padded + count, (row + 1) * padded)
        this.#kernel.softmax(this.#scores + row * padded * 4, padded * 4, 1 / Math.sqrt(size))
      }
      this.#kernel.floats(
        this.#seen + head * size * 4,
        this.#scores,
        this.#values + head * size * padded * 4,
        twos(count),
        size,
        padded * 4,
        padded * 4,
        padded * 4,
        width * 4,
      )
    }
  }

  /** The values with a row for each number; what is beyond the last piece is multiplied along and must be a number. */
  #turnValues(count: number, padded: number) {
    const { width } = this.#weights
    const stride = 3 * width
    const wide = this.#floats(this.#wide, longest * stride)
    const values = this.#floats(this.#values, width * padded)
    wide.fill(0, count * stride, padded * stride)
    for (let column = 0; column < width; column += 1)
      for (let row = 0; row < padded; row += 1)
        values[column * padded + row] = wide[row * stride + 2 * width + column] as number
  }

  #normalise(count: number, { weight, bias }: PlacedNorm) {
    const { width } = this.#weights
    for (let row = 0; row < count; row += 1)
      this.#kernel.normalise(this.#state + row * width * 4, width * 4, weight, bias, width)
  }
}

/** What stands for nought in the bytes of a matrix. */
const nought = 64
const unseen = -1e30
const page = 65_536

const twos = (count: number) => Math.ceil(count / 2) * 2
const fours = (count: number) => Math.ceil(count / 4) * 4

function sizeOf({ width, layers, read }: TransformerWeights): number {
  const sizes = layers.flatMap(({ queryKeyValue, attended, up, down }) => [queryKeyValue, attended, up, down])
  return (
    [...sizes, read].reduce((sum, { rows, columns }) => sum + fours(rows) * (columns + 8) + 64, 0) +
    (layers.length + 1) * 16 * width
  )
}
