import type { Bits } from './bits.ts'
import { type CodeBook, pairBooks, quadBook } from './code-books.ts'

/** Two numbers per node: the next node for a 0 and for a 1. A leaf is its value, inverted. */
type Tree = Int16Array

const longestCode = 19

function treeOf({ lengths, values }: CodeBook): Tree {
  const tree = new Int16Array(lengths.length * 2)
  let nodes = 1
  let place = 0
  for (let leaf = 0; leaf < lengths.length; leaf++) {
    const length = Number.parseInt(lengths.charAt(leaf), 36)
    const code = place >> (longestCode - length)
    place += 1 << (longestCode - length)
    let node = 0
    for (let bit = length - 1; bit > 0; bit--) {
      const branch = 2 * node + ((code >> bit) & 1)
      if (!tree[branch]) tree[branch] = nodes++
      node = tree[branch] ?? 0
    }
    tree[2 * node + (code & 1)] = ~Number.parseInt(values.slice(2 * leaf, 2 * leaf + 2), 16)
  }
  return tree
}

const trees = new Map(Object.entries(pairBooks).map(([id, book]) => [Number(id), treeOf(book)]))
const quads = treeOf(quadBook)

/** Bits that follow a pair whose value is 15. Source: ISO/IEC 11172-3, table B.7. */
const linearBits = [1, 2, 3, 4, 6, 8, 10, 13, 4, 5, 6, 7, 8, 9, 11, 13]

/** Reads pairs of values into `into` from `from` up to `to`. */
export function readPairs(bits: Bits, table: number, into: Int32Array, from: number, to: number): void {
  const tree = trees.get(table < 16 ? table : table < 24 ? 16 : 24)
  if (!tree) {
    into.fill(0, from, to)
    return
  }
  const linear = table < 16 ? 0 : (linearBits[table - 16] ?? 0)
  for (let at = from; at < to; at += 2) {
    const pair = walk(bits, tree)
    into[at] = signed(bits, pair >> 4, linear)
    into[at + 1] = signed(bits, pair & 15, linear)
  }
}

/** Reads four values of at most 1. */
export function readQuad(bits: Bits, secondTable: boolean, into: Int32Array, at: number): void {
  const quad = secondTable ? 15 - bits.read(4) : walk(bits, quads)
  for (let place = 0; place < 4; place++) into[at + place] = signed(bits, (quad >> (3 - place)) & 1, 0)
}

function walk(bits: Bits, tree: Tree): number {
  let node = 0
  do node = tree[2 * node + bits.bit()] ?? -1
  while (node > 0)
  return ~node
}

function signed(bits: Bits, value: number, linear: number): number {
  const size = value === 15 && linear > 0 ? value + bits.read(linear) : value
  return size !== 0 && bits.bit() === 1 ? -size : size
}
