/** WebAssembly written down instruction by instruction, so that nothing is compiled and no binary file is kept. */
export type Code = readonly number[]

export const i32 = 0x7f
export const f32 = 0x7d
export const v128 = 0x7b
type Type = typeof i32 | typeof f32 | typeof v128

export interface Described {
  readonly parameters: readonly Type[]
  readonly result?: Type
  /** Beside the parameters, numbered on from them. */
  readonly locals: readonly Type[]
  readonly code: Code
}

export const number = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(value >>> 7)]
const signed = (value: number): number[] =>
  value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]

export const get = (local: number) => [0x20, ...number(local)]
export const set = (local: number, code: Code = []) => [...code, 0x21, ...number(local)]
export const whole = (value: number) => [0x41, ...signed(value)]
export const float = (value: number) => [0x43, ...new Uint8Array(new Float32Array([value]).buffer)]

const binary =
  (...operation: number[]) =>
  (one: Code, other: Code): Code => [...one, ...other, ...operation]
const unary =
  (...operation: number[]) =>
  (one: Code): Code => [...one, ...operation]

/** Numbers of the whole kind, alone. */
export const plus = binary(0x6a)
export const minus = binary(0x6b)
const shifted = binary(0x74)
export const isLess = binary(0x48)
export const isMore = binary(0x4a)

/** Single floats, alone. */
export const squareRoot = unary(0x91)
export const more = binary(0x97)
export const divide = binary(0x95)
export const sum = binary(0x92)

const simd = (operation: number) => [0xfd, ...number(operation)]

/** Four floats, four whole numbers, or the bytes of both, at once. */
export const four = {
  load: (address: Code, offset = 0): Code => [...address, ...simd(0), 4, ...number(offset)],
  store: (address: Code, value: Code, offset = 0): Code => [
    ...address,
    ...value,
    ...simd(11),
    4,
    ...number(offset),
  ],
  nought: [...simd(12), ...Array.from({ length: 16 }, () => 0)] as Code,
  ofFloat: unary(...simd(19)),
  ofWhole: unary(...simd(17)),
  ofShort: unary(...simd(16)),
  floats: (value: number): Code => [...float(value), ...simd(19)],
  wholes: (value: number): Code => [...whole(value), ...simd(17)],
  add: binary(...simd(228)),
  subtract: binary(...simd(229)),
  multiply: binary(...simd(230)),
  divide: binary(...simd(231)),
  least: binary(...simd(232)),
  most: binary(...simd(233)),
  size: unary(...simd(224)),
  floor: unary(...simd(104)),
  nearest: unary(...simd(106)),
  toWhole: unary(...simd(248)),
  toFloat: unary(...simd(250)),
  addWhole: binary(...simd(174)),
  subtractWhole: binary(...simd(177)),
  shiftLeft: (value: Code, by: number): Code => [...value, ...whole(by), ...simd(171)],
  toShorts: binary(...simd(133)),
  toBytes: binary(...simd(101)),
  /** i16x8.relaxed_dot_i8x16_i7x16_s: the same everywhere where the second factor has seven bits. */
  productsOfBytes: binary(...simd(0x112)),
  productsOfShorts: binary(...simd(186)),
  lane: (value: Code, at: number): Code => [...value, ...simd(31), at],
  wholeLane: (value: Code, at: number): Code => [...value, ...simd(27), at],
} as const

export const storeFloat = (address: Code, value: Code, offset: number): Code => [
  ...address,
  ...value,
  0x38,
  2,
  offset,
]
export const storeWhole = (address: Code, value: Code, offset: number): Code => [
  ...address,
  ...value,
  0x36,
  2,
  offset,
]

/** The four lanes of a local put together, in an order that is always the same. */
export function fold(
  local: number,
  by: (one: Code, other: Code) => Code,
  lane: (value: Code, at: number) => Code,
): Code {
  const all = get(local)
  return by(by(lane(all, 0), lane(all, 1)), by(lane(all, 2), lane(all, 3)))
}

export const forward = (local: number, by: Code): Code => set(local, plus(get(local), by))
export const doubled = (local: number): Code => shifted(get(local), whole(1))
export const fourfold = (local: number): Code => shifted(get(local), whole(2))

/** The body, and again as long as the condition holds. */
export const loop = (body: Code, condition: Code): Code => [0x03, 0x40, ...body, ...condition, 0x0d, 0, 0x0b]

/** Functions by their names, and a memory of so many pages. */
export function moduleOf(
  functions: Readonly<Record<string, Described>>,
  pages: number,
): Uint8Array<ArrayBuffer> {
  const described = Object.entries(functions)
  const section = (id: number, items: readonly Code[]) => {
    const body = [...number(items.length), ...items.flat()]
    return [id, ...number(body.length), ...body]
  }
  const text = (name: string) => [name.length, ...new TextEncoder().encode(name)]
  const body = ({ locals, code }: Described) => {
    const all = [...number(locals.length), ...locals.flatMap((type) => [1, type]), ...code, 0x0b]
    return [...number(all.length), ...all]
  }
  const kind = ({ parameters, result }: Described) => [
    0x60,
    parameters.length,
    ...parameters,
    ...(result === undefined ? [0] : [1, result]),
  ]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      described.map(([, each]) => kind(each)),
    ),
    ...section(
      3,
      described.map((_, at) => [at]),
    ),
    ...section(5, [[0, ...number(pages)]]),
    ...section(7, [[...text('memory'), 2, 0], ...described.map(([name], at) => [...text(name), 0, at])]),
    ...section(
      10,
      described.map(([, each]) => body(each)),
    ),
  ])
}
