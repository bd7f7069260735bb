/** On the ground (the usual), flat on it, on a wall, or in the air. */
export type Stands = 'ground' | 'floor' | 'wall' | 'air'

/**
 * A thing of a picture, in pixels of the stage, where a child of six is some 290 high. It stands on the origin, which is the middle of its
 * lower edge; what is in the air or on a wall is drawn the same way and hung up whole.
 */
export interface ThingDrawing {
  readonly width: number
  readonly height: number
  readonly drawing: string
  readonly stands: Stands
  /** Where a hand takes it. */
  readonly grip: readonly [number, number]
  /** A surface that others stand, sit or lie on: how high, and half of how long. */
  readonly top?: readonly [number, number]
  /** Where people sit if not along its top: each with the height at which their feet are, and the way they look if not to its middle. The first is the lowest. */
  readonly seats?: readonly Seat[]
  /** The opening of what is hollow: how high, and half of how wide. What is in it looks out there. */
  readonly mouth?: readonly [number, number]
  /** What is closed: whoever is in it is seen through its panes. */
  readonly cabin?: Cabin
  /** Nobody can hold it. */
  readonly isBulky: boolean
  /** In a hand it is drawn otherwise. The hand is at the origin. */
  readonly held?: string
  /** Without its water, where its plug is out. */
  readonly empty?: string
}

/** A place to sit, from the middle of the lower edge of its thing. */
export interface Seat {
  readonly x: number
  readonly y: number
  /** What the feet are on, 0 being the ground. */
  readonly feet?: number
  readonly faces?: 'left' | 'right'
  /** Where a hand holds on, from the seat: forward and down. */
  readonly hand?: readonly [forward: number, down: number]
}

/** The inside of a vehicle, from the middle of the lower edge of its thing. */
export interface Cabin {
  /** The outlines of its panes. */
  readonly panes: string
  /** Where passengers are, whoever drives first: the middle of a pane, its lower edge and its height. */
  readonly seats: readonly { readonly x: number; readonly sill: number; readonly height: number }[]
}

type More = Partial<
  Pick<ThingDrawing, 'stands' | 'grip' | 'top' | 'seats' | 'mouth' | 'cabin' | 'isBulky' | 'held' | 'empty'>
>

export const thing = (width: number, height: number, drawing: string, more: More = {}): ThingDrawing => ({
  width,
  height,
  drawing,
  stands: 'ground',
  // Most things are taken by their upper half.
  grip: [0, -height * 0.55],
  isBulky: width > 150 || height > 170,
  ...more,
})

/** The few colours of painted things, so that they belong to one book. */
export const gold = '#e8b64c'
export const ochre = '#c9963a'
export const cream = '#f6e7c6'
export const white = '#fbf6ea'
export const red = '#c9546a'
export const brick = '#c8664a'
export const orange = '#e0914c'
export const blue = '#5a7fb5'
export const navy = '#3f5f90'
export const sky = '#a9cbe0'
export const teal = '#4f9a94'
export const green = '#7aa860'
export const moss = '#557f52'
export const brown = '#7a4e36'
export const oak = '#a9754b'
export const pine = '#cf9f6c'
export const plum = '#7a5a8e'
export const pink = '#f0b8c4'
export const ink = '#3a2c40'
export const steel = '#8f9bb0'
export const silver = '#cdd6e0'
