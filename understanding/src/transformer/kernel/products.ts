import {
  type Code,
  type Described,
  doubled,
  fold,
  forward,
  four,
  fourfold,
  get,
  i32,
  isLess,
  isMore,
  loop,
  minus,
  plus,
  set,
  storeFloat,
  storeWhole,
  sum as sumOfFloats,
  v128,
  whole,
} from './assembly.ts'

const [out, a, b, rowsOfA, rowsOfB, length, strideOfA, strideOfB, strideOfOut] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const [left, toOut, offset, a0, a1] = [9, 10, 11, 12, 13]
const rows = [14, 15, 16, 17]
const [v0, v1, w, ones] = [18, 19, 20, 21]
const sums = [
  [22, 23, 24, 25],
  [26, 27, 28, 29],
]

interface Arithmetic {
  readonly addProduct: (sum: number, one: Code, other: Code) => Code
  readonly store: (address: Code, sum: number, offset: number) => Code
}

const inBytes: Arithmetic = {
  addProduct: (sum, one, other) =>
    set(sum, four.addWhole(four.productsOfShorts(four.productsOfBytes(one, other), get(ones)), get(sum))),
  store: (address, sum, at) => storeWhole(address, fold(sum, plus, four.wholeLane), at),
}

const inFloats: Arithmetic = {
  addProduct: (sum, one, other) => set(sum, four.add(get(sum), four.multiply(one, other))),
  store: (address, sum, at) => storeFloat(address, fold(sum, sumOfFloats, four.lane), at),
}

/**
 * For every row of `a` and every row of `b` the sum of their products: bytes into whole numbers. The bytes of `b` have seven bits. The length
 * is a multiple of 32.
 */
export const bytes = products(inBytes, 2)
/** The same of floats. */
export const floats = products(inFloats, 1)

/** Four rows of `b` at a time, with all rows of `a`, two by two, and so many sixteens of bytes in one go. Addresses, lengths and strides are in bytes, lengths in sixteens. */
function products({ addProduct, store }: Arithmetic, blocks: 1 | 2): Described {
  const block = (start: number) => [
    ...set(v0, four.load(plus(get(a0), get(offset)), start)),
    ...set(v1, four.load(plus(get(a1), get(offset)), start)),
    ...rows.flatMap((row, column) => [
      ...set(w, four.load(plus(get(row), get(offset)), start)),
      ...[v0, v1].flatMap((vector, at) => addProduct(sums[at]?.[column] ?? 0, get(vector), get(w))),
    ]),
  ]
  const along = [
    ...Array.from({ length: blocks }, (_, at) => block(16 * at)).flat(),
    ...forward(offset, whole(16 * blocks)),
  ]
  const pairOfRows = [
    ...sums.flat().flatMap((sum) => set(sum, four.nought)),
    ...set(offset, whole(0)),
    ...loop(along, isLess(get(offset), get(length))),
    ...sums.flatMap((row, at) =>
      row.flatMap((sum, column) =>
        store(at === 0 ? get(toOut) : plus(get(toOut), get(strideOfOut)), sum, column * 4),
      ),
    ),
    ...forward(a0, doubled(strideOfA)),
    ...forward(a1, doubled(strideOfA)),
    ...forward(toOut, doubled(strideOfOut)),
    ...set(left, minus(get(left), whole(2))),
  ]
  const fourRows = [
    ...rows.flatMap((row, at) => set(row, at === 0 ? get(b) : plus(get(rows[at - 1] ?? 0), get(strideOfB)))),
    ...set(a0, get(a)),
    ...set(a1, plus(get(a), get(strideOfA))),
    ...set(toOut, get(out)),
    ...set(left, get(rowsOfA)),
    ...loop(pairOfRows, isMore(get(left), whole(0))),
    ...forward(b, fourfold(strideOfB)),
    ...forward(out, whole(16)),
    ...set(rowsOfB, minus(get(rowsOfB), whole(4))),
  ]
  return {
    parameters: Array.from({ length: 9 }, () => i32 as typeof i32),
    locals: [
      ...Array.from({ length: 9 }, () => i32 as typeof i32),
      ...Array.from({ length: 12 }, () => v128 as typeof v128),
    ],
    code: [...set(ones, four.ofShort(whole(1))), ...loop(fourRows, isMore(get(rowsOfB), whole(0)))],
  }
}
