/** The part of ONNX that a model of a few operators needs. Source: onnx.proto3 (Apache-2.0), field by field. */
export type Field = readonly [number: number, value: bigint | Uint8Array]

export const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** A protobuf message: numbers as varints, everything else prefixed with its length. */
export function message(...fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap(([number, value]) =>
    typeof value === 'bigint'
      ? [varint(BigInt(number) << 3n), varint(value)]
      : [varint((BigInt(number) << 3n) | 2n), varint(BigInt(value.length)), value],
  )
  return new Uint8Array(Buffer.concat(parts))
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = []
  let rest = value
  do {
    const more = rest > 127n ? 128n : 0n
    bytes.push(Number((rest & 127n) | more))
    rest >>= 7n
  } while (rest > 0n)
  return Uint8Array.from(bytes)
}

export const float32 = 1
export const int64 = 7

export const node = (
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Uint8Array[] = [],
): Uint8Array =>
  message(
    ...inputs.map((name): Field => [1, text(name)]),
    [2, text(output)],
    [4, text(operator)],
    ...attributes.map((attribute): Field => [5, attribute]),
  )

/** AttributeProto of the type INT. */
export const integer = (name: string, value: number): Uint8Array =>
  message([1, text(name)], [3, BigInt(value)], [20, 2n])

export function constant(name: string, dims: readonly number[], values: Float32Array | BigInt64Array) {
  const type = values instanceof Float32Array ? float32 : int64
  const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  return message(
    ...dims.map((size): Field => [1, BigInt(size)]),
    [2, BigInt(type)],
    [8, text(name)],
    [9, raw],
  )
}

/** @param dims names for sizes that are not known in advance */
export function value(name: string, type: number, dims: readonly (number | string)[]): Uint8Array {
  const shape = message(
    ...dims.map(
      (size): Field => [1, message(typeof size === 'number' ? [1, BigInt(size)] : [2, text(size)])],
    ),
  )
  return message([1, text(name)], [2, message([1, message([1, BigInt(type)], [2, shape])])])
}

export const property = (key: string, content: string): Uint8Array =>
  message([1, text(key)], [2, text(content)])
