import { Chance } from '../random.ts'

/** Edge of a field in samples; a power of two, and the field repeats beyond it. */
export const edge = 512

/** Values from −127 to 127 that change smoothly in both directions and repeat without a seam. */
export type Field = Int8Array

/** The textures of paper and paint, the same for every picture: each starts at another place in them. */
export interface Fields {
  /** How far scissors stray to the side, and up or down. */
  readonly strayX: Field
  readonly strayY: Field
  /** The tooth of the paper, lit from the upper left. */
  readonly relief: Field
  /** Strokes of a wide brush, from left to right. */
  readonly strokes: Field
  /** Where paint is thick and where it is thin. A sample is four pixels wide. */
  readonly wash: Field
}

const makers: { readonly [K in keyof Fields]: () => Field } = {
  strayX: () => noise('stray-x', 32, 32, 3),
  strayY: () => noise('stray-y', 32, 32, 3),
  relief: () => lit(noise('tooth', 8, 8, 3)),
  strokes: () => noise('strokes', 128, 8, 3),
  wash: () => noise('wash', 64, 64, 3),
}

const made: Partial<Record<keyof Fields, Field>> = {}

/** The fields: 1.3 MB, made at the first picture of a process. */
export const fields = (): Fields => ({
  strayX: field('strayX'),
  strayY: field('strayY'),
  relief: field('relief'),
  strokes: field('strokes'),
  wash: field('wash'),
})

function field(name: keyof Fields): Field {
  made[name] ??= makers[name]()
  return made[name]
}

const names: readonly (keyof Fields)[] = ['strayX', 'strayY', 'relief', 'strokes', 'wash']

/** Makes the fields one by one, some 15 ms each, for those who have something else to do in between. */
export function* makingTextures(): Generator<void> {
  for (const name of names) {
    if (made[name]) continue
    field(name)
    yield
  }
}

/** Smooth random values on a lattice, and on finer ones with half the strength each. */
function noise(seed: string, width: number, height: number, octaves: number): Field {
  const chance = new Chance(seed)
  const sum = new Float32Array(edge * edge)
  for (let octave = 0; octave < octaves; octave++) {
    const [w, h] = [Math.max(1, width >> octave), Math.max(1, height >> octave)]
    add(sum, chance, w, h, 0.5 ** octave)
  }
  let highest = 0
  for (const value of sum) highest = Math.max(highest, Math.abs(value))
  const field = new Int8Array(sum.length)
  for (let at = 0; at < sum.length; at++) field[at] = ((sum[at] ?? 0) / highest) * 127
  return field
}

function add(sum: Float32Array, chance: Chance, width: number, height: number, strength: number): void {
  const [columns, rows] = [edge / width, edge / height]
  const lattice = Float32Array.from({ length: columns * rows }, () => chance.between(-1, 1))
  const between = new Float32Array(columns)
  for (let y = 0; y < edge; y++) {
    const row = Math.floor(y / height)
    const v = eased(y / height - row)
    const [above, below] = [row * columns, ((row + 1) % rows) * columns]
    for (let column = 0; column < columns; column++)
      between[column] = (lattice[above + column] ?? 0) * (1 - v) + (lattice[below + column] ?? 0) * v
    for (let column = 0; column < columns; column++) {
      const [left, right] = [between[column] ?? 0, between[(column + 1) % columns] ?? 0]
      for (let x = 0; x < width; x++) {
        const at = y * edge + column * width + x
        sum[at] = (sum[at] ?? 0) + (left + (right - left) * eased(x / width)) * strength
      }
    }
  }
}

const eased = (part: number) => part * part * (3 - 2 * part)

/** A surface in slanting light: bright where it rises towards the lower right. */
function lit(heights: Field): Field {
  const lastRow = heights.length - edge
  return heights.map((height, at) => {
    const above = at < edge ? at + lastRow : at - edge
    const before = heights[above % edge === 0 ? above + edge - 1 : above - 1] ?? 0
    return Math.max(-127, Math.min(127, 1.6 * (height - before)))
  })
}
