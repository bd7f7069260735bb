/** Rows of numbers of seven bits, each row with its scale and what is added to its product. */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  /** 0 to 127; 64 stands for nought. */
  readonly bytes: Uint8Array
  readonly scale: Float32Array
  readonly bias: Float32Array
}

export interface Norm {
  readonly weight: Float32Array
  readonly bias: Float32Array
}

export interface LayerWeights {
  readonly queryKeyValue: Matrix
  readonly attended: Matrix
  readonly attendedNorm: Norm
  readonly up: Matrix
  readonly down: Matrix
  readonly norm: Norm
}

export interface TransformerWeights {
  readonly pieces: readonly string[]
  readonly intents: readonly string[]
  readonly width: number
  readonly heads: number
  readonly words: Matrix
  readonly positions: Matrix
  readonly wordsNorm: Norm
  readonly layers: readonly LayerWeights[]
  /** For each intent which words it looks at, what they say, and whether a word is its noun; rows one after the other. */
  readonly read: Matrix
}

interface Header {
  readonly pieces: string
  readonly intents: readonly string[]
  readonly width: number
  readonly heads: number
  readonly layers: number
  readonly inner: number
  readonly positions: number
  readonly read: number
}

/** The form that train/export.py writes: the length of a header, the header as JSON, then the numbers in the order in which they are read here. */
export function readTransformer(file: Uint8Array): TransformerWeights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = view.getUint32(0, true)
  const header: Header = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)))
  const { width, heads, inner, intents } = header
  const pieces = header.pieces.split(' ')
  let at = 4 + length
  const bytes = (count: number) => {
    at += count
    return file.subarray(at - count, at)
  }
  const floats = (count: number) => {
    const copied = new Float32Array(count)
    new Uint8Array(copied.buffer).set(bytes(count * 4))
    return copied
  }
  const matrix = (rows: number, columns: number): Matrix => ({
    rows,
    columns,
    scale: floats(rows),
    bias: floats(rows),
    bytes: bytes(rows * columns),
  })
  const norm = (): Norm => ({ weight: floats(width), bias: floats(width) })
  return {
    pieces,
    intents,
    width,
    heads,
    words: matrix(pieces.length, width),
    positions: matrix(header.positions, width),
    wordsNorm: norm(),
    layers: Array.from({ length: header.layers }, () => ({
      queryKeyValue: matrix(3 * width, width),
      attended: matrix(width, width),
      attendedNorm: norm(),
      up: matrix(inner, width),
      down: matrix(width, inner),
      norm: norm(),
    })),
    read: matrix(header.read, width),
  }
}
