import type { Direction, Relation, SizeWord, Thing } from './words.ts'

/** What an action is aimed at or a thing stands by: a figure or a thing of the scene by its index, or a direction. */
export type Target =
  | { readonly figure: number }
  | { readonly thing: number }
  | { readonly direction: Direction }

/** What somebody does, to whom. */
export interface Aim {
  readonly target?: Target
  /** How they stand to it: kneel `before` a hedgehog, sit `on` a chest. */
  readonly relation?: Relation
  /** The table behind which they are, by its index, whatever they do something to. */
  readonly board?: number
}

/** A thing of the scene. */
export interface PlacedThing {
  readonly thing: Thing
  /** Several stand in a row. 1 by default. */
  readonly count?: number
  readonly size?: SizeWord
  /** How many times larger than it is drawn, in place of what its size says. */
  readonly magnified?: number
  /** Where it is, by a figure or another thing; otherwise beside the group. */
  readonly relation?: Relation
  readonly of?: Target
  readonly side?: 'left' | 'right'
}
