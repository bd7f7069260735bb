import { moduleOf } from './assembly.ts'
import { bytes, floats } from './products.ts'
import { addTo, largest, normalise, put, putGelu, softmax, toBytes } from './rows.ts'

type Products = (
  out: number,
  a: number,
  b: number,
  rowsOfA: number,
  rowsOfB: number,
  length: number,
  strideOfA: number,
  strideOfB: number,
  strideOfOut: number,
) => void

type Spread = (
  row: number,
  length: number,
  products: number,
  scale: number,
  bias: number,
  factor: number,
  shift: number,
) => void

/**
 * The arithmetic of the transformer as WebAssembly. Addresses, lengths and strides are in bytes. Every instruction gives the same on
 * every machine, and sums are made in one order: what a text means does not depend on where it is read.
 */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer }
  /** Rows of `a` come in twos, those of `b` in fours. */
  readonly bytes: Products
  readonly floats: Products
  readonly put: Spread
  readonly putGelu: Spread
  readonly addTo: Spread
  readonly largest: (row: number, length: number) => number
  readonly toBytes: (row: number, length: number, to: number, by: number) => number
  readonly normalise: (row: number, length: number, weight: number, bias: number, count: number) => void
  readonly softmax: (row: number, length: number, by: number) => void
}

const functions = { bytes, floats, put, putGelu, addTo, largest, toBytes, normalise, softmax }

/** @param pages of 65,536 bytes each */
export function kernel(pages: number): Kernel {
  return new WebAssembly.Instance(new WebAssembly.Module(moduleOf(functions, pages)), {})
    .exports as unknown as Kernel
}
