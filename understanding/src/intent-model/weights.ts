import type { Features } from './features.ts'

/** A softmax regression. The numbers of a row or a dimension stand together, one for each class. */
export interface Weights {
  /** What a run of words can be about: the ids of intents, and last `none`. */
  readonly classes: readonly string[]
  readonly rows: Float32Array | Int8Array
  /** What a number of `rows` is worth, for each class. */
  readonly scale: Float32Array
  readonly mean: Float32Array
  readonly bias: Float32Array
}

/** How likely each class is, in their order; the sum is 1. */
export function likelihoods(weights: Weights, { rows, mean }: Features): Float64Array {
  const count = weights.classes.length
  const sums = new Float64Array(count)
  for (const row of rows)
    for (let at = 0; at < count; at += 1) sums[at] = (sums[at] ?? 0) + (weights.rows[row * count + at] ?? 0)
  const share = shareOf(rows)
  for (let at = 0; at < count; at += 1)
    sums[at] = (sums[at] ?? 0) * share * (weights.scale[at] ?? 1) + (weights.bias[at] ?? 0)
  mean.forEach((number, dimension) => {
    for (let at = 0; at < count; at += 1)
      sums[at] = (sums[at] ?? 0) + number * (weights.mean[dimension * count + at] ?? 0)
  })
  return softmax(sums)
}

/** A long text has many rows, and each says less. */
export const shareOf = (rows: readonly number[]) => 1 / Math.sqrt(rows.length || 1)

function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  const powers = sums.map((each) => Math.exp(each - most))
  const total = powers.reduce((sum, each) => sum + each, 0)
  return powers.map((each) => each / total)
}

/** The bytes of the list of classes, the list, then `scale`, `mean` and `bias` in four bytes each and `rows` in one. */
export function writeWeights({ classes, rows, mean, bias }: Weights): Uint8Array {
  const count = classes.length
  const scale = new Float32Array(count)
  rows.forEach((each, at) => {
    scale[at % count] = Math.max(scale[at % count] ?? 0, Math.abs(each) / 127)
  })
  const small = Int8Array.from(rows, (each, at) => Math.round(each / (scale[at % count] || 1)))
  const list = new TextEncoder().encode(
    classes.join('\n').padEnd(Math.ceil(classes.join('\n').length / 4) * 4),
  )
  const parts = [new Uint32Array([list.length, mean.length / count]), list, scale, mean, bias, small]
  const file = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return file
}

export function readWeights(file: Uint8Array): Weights {
  const bytes = file.slice().buffer
  const [listBytes = 0, dimensions = 0] = new Uint32Array(bytes, 0, 2)
  const classes = new TextDecoder()
    .decode(new Uint8Array(bytes, 8, listBytes))
    .trimEnd()
    .split('\n')
  const count = classes.length
  let at = 8 + listBytes
  const numbers = (length: number) => {
    const part = new Float32Array(bytes, at, length)
    at += part.byteLength
    return part
  }
  const scale = numbers(count)
  const mean = numbers(count * dimensions)
  const bias = numbers(count)
  return { classes, scale, mean, bias, rows: new Int8Array(bytes, at) }
}
