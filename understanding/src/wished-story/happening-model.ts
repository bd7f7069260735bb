import { sentencesOf } from '../tokens.ts'
import { exponential } from '../transformer/arithmetic.ts'

/** What a classifier of texts was trained to, as train/train-happenings.ts wrote it. */
export interface HappeningModel {
  /** In the order of the columns. The first is of texts that wish for no story. */
  readonly kinds: readonly string[]
  /** Words and pairs of words, each with its weight against others of its text. */
  readonly terms: ReadonlyMap<string, { readonly row: number; readonly weight: number }>
  /** A row for each number that the transformer says of a text, then for each term. */
  readonly rows: Float32Array
  readonly bias: readonly number[]
}

interface Header {
  readonly kinds: readonly string[]
  readonly bias: readonly number[]
  readonly terms: readonly (readonly [string, number])[]
  readonly features: number
}

/** The length of a header, the header as JSON, a scale for each row, then the rows in whole numbers of 16 bits. */
export function readHappeningModel(file: Uint8Array): HappeningModel {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = view.getUint32(0, true)
  const { kinds, bias, terms, features }: Header = JSON.parse(
    new TextDecoder().decode(file.subarray(4, 4 + length)),
  )
  const count = features + terms.length
  const scalesAt = 4 + length
  const numbersAt = scalesAt + 4 * count
  const rows = Float32Array.from({ length: count * kinds.length }, (_, at) => {
    const row = Math.floor(at / kinds.length)
    return view.getInt16(numbersAt + 2 * at, true) * view.getFloat32(scalesAt + 4 * row, true)
  })
  return {
    kinds,
    bias,
    rows,
    terms: new Map(terms.map(([term, weight], at) => [term, { row: features + at, weight }])),
  }
}

export function writeHappeningModel(model: HappeningModel): Uint8Array {
  const { kinds, bias, rows, terms } = model
  const count = rows.length / kinds.length
  const header = new TextEncoder().encode(
    JSON.stringify({
      kinds,
      bias,
      terms: [...terms].map(([term, { weight }]) => [term, weight]),
      features: count - terms.size,
    } satisfies Header),
  )
  const file = new Uint8Array(4 + header.length + 4 * count + 2 * rows.length)
  const view = new DataView(file.buffer)
  view.setUint32(0, header.length, true)
  file.set(header, 4)
  for (let row = 0; row < count; row += 1) {
    const numbers = rows.subarray(row * kinds.length, (row + 1) * kinds.length)
    const scale = Math.max(...numbers.map(Math.abs), 1e-9) / 32767
    view.setFloat32(4 + header.length + 4 * row, scale, true)
    numbers.forEach((number, column) => {
      const at = 4 + header.length + 4 * count + 2 * (row * kinds.length + column)
      view.setInt16(at, Math.round(number / scale), true)
    })
  }
  return file
}

/** Words and pairs of neighbours, in small letters and with one word for the child. */
export function termsOf(text: string, names: readonly string[]): string[] {
  const own = new Set(names.map((name) => name.toLowerCase()))
  return sentencesOf(text).flatMap((tokens) => {
    const words = tokens.map(({ norm }) => (own.has(norm) || own.has(norm.replace(/s$/, '')) ? child : norm))
    return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
  })
}

const child = '{child}'

/** How much each term of a text counts, all together of the length of one. */
export function weighed(
  found: readonly string[],
  { terms }: Pick<HappeningModel, 'terms'>,
): { readonly row: number; readonly value: number }[] {
  const counts = new Map<string, number>()
  for (const term of found) counts.set(term, (counts.get(term) ?? 0) + 1)
  const values = [...counts].flatMap(([term, count]) => {
    const known = terms.get(term)
    return known ? [{ row: known.row, value: (1 + Math.log2(count)) * known.weight }] : []
  })
  const length = Math.sqrt(values.reduce((sum, { value }) => sum + value * value, 0)) || 1
  return values.map(({ row, value }) => ({ row, value: value / length }))
}

/** For each kind its share: together one. */
export function sharesOf(
  model: HappeningModel,
  features: ArrayLike<number>,
  terms: readonly string[],
): number[] {
  const { kinds, rows, bias } = model
  const width = kinds.length
  const sums = Float64Array.from(bias)
  const add = (row: number, value: number) => {
    for (let column = 0; column < width; column += 1)
      sums[column] = (sums[column] as number) + (rows[row * width + column] as number) * value
  }
  for (let row = 0; row < features.length; row += 1) add(row, features[row] as number)
  for (const { row, value } of weighed(terms, model)) add(row, value)
  const most = Math.max(...sums)
  const powers = [...sums].map((sum) => exponential(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
