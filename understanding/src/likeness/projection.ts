/** Turns what the transformer says of a text into a vector of the length of one: texts that mean the same evening point the same way. */
export interface Projection {
  readonly width: number
  /** How many times a likeness counts before it is taken to the power of e. */
  readonly sharpness: number
  readonly inputs: number
  readonly bias: Float32Array
  readonly steps: Float32Array
  /** A row for each number of the vector; each number is to be multiplied by the step of its row. */
  readonly rows: Int16Array
}

/** Reads what train/train_likeness.py wrote. */
export function projectionFrom(file: Uint8Array): Projection {
  const copied = file.slice()
  const view = new DataView(copied.buffer)
  const [width, inputs] = [view.getUint32(0, true), view.getUint32(4, true)]
  return {
    width,
    inputs,
    sharpness: view.getFloat32(8, true),
    bias: new Float32Array(copied.buffer, 12, width),
    steps: new Float32Array(copied.buffer, 12 + 4 * width, width),
    rows: new Int16Array(copied.buffer, 12 + 8 * width, width * inputs),
  }
}

export function vectorOf(
  features: Float32Array,
  { width, inputs, bias, steps, rows }: Projection,
): Float64Array {
  const vector = new Float64Array(width)
  let squares = 0
  for (let row = 0; row < width; row += 1) {
    let sum = 0
    for (let column = 0; column < inputs; column += 1)
      sum += (rows[row * inputs + column] as number) * (features[column] as number)
    const number = sum * (steps[row] as number) + (bias[row] as number)
    vector[row] = number
    squares += number * number
  }
  const length = Math.sqrt(squares) || 1
  return vector.map((number) => number / length)
}
