import type { HandShape } from './hands.ts'
import type { Tool } from './tools.ts'

/** A hand, from its shoulder, in lengths of the arm: forward and down. */
export interface HandAt {
  readonly at: readonly [number, number]
  readonly shape: HandShape
  /** From the middle of the head, in halves of its height. */
  readonly face?: readonly [number, number]
  /** In front of the chest, or even of the head: of what is usually hidden behind them. */
  readonly over?: 'chest' | 'head'
  /** Where the elbow goes if not down or outwards. */
  readonly elbow?: 'up' | 'in'
}

/** A foot, in lengths of the leg: forward of the middle, and above the ground. */
export interface FootAt {
  readonly at: readonly [number, number]
  /** Degrees by which the toes point down. */
  readonly turn?: number
  readonly knee?: 'out' | 'down' | 'up'
}

/** How a body is held. Lengths are those of its own legs and arms, angles are degrees. */
export interface Stance {
  /** How high the hips are. `ground` is on the seat of the trousers, `seat` on whatever there is to sit on. */
  readonly hips: number | 'ground' | 'seat'
  /** How far in front of the middle the hips are. */
  readonly shift?: number
  readonly lean?: number
  /** How much more the shoulders lean than the hips. */
  readonly curve?: number
  /** The lean of the neck, if it is not half that of the shoulders. */
  readonly neck?: number
  /** The tilt of the head beside that of the neck. */
  readonly nod?: number
  /** Where the face is turned: forward and down. */
  readonly gaze?: readonly [number, number]
  readonly near: HandAt
  readonly far: HandAt
  readonly nearFoot: FootAt
  readonly farFoot: FootAt
  /** The near leg is in front of the body. */
  readonly legsOver?: boolean
  /** Which hand holds what is held. The near one otherwise. */
  readonly holds?: 'far' | 'both'
  /** What is in the hand if nothing is named. */
  readonly tool?: Tool
  /** On what one sits, if there is nothing. */
  readonly seat?: 'chair' | 'bench' | 'none'
  readonly isLying?: true
  /** Off the ground. */
  readonly isAloft?: true
}

type Legs = Pick<Stance, 'hips' | 'nearFoot' | 'farFoot' | 'shift' | 'legsOver'>

export const hand = (
  x: number,
  y: number,
  shape: HandShape = 'rest',
  more: Omit<HandAt, 'at' | 'shape'> = {},
): HandAt => ({ at: [x, y], shape, ...more })
export const atFace = (x: number, y: number, shape: HandShape, over?: 'chest' | 'head'): HandAt => ({
  at: [0, 0],
  shape,
  face: [x, y],
  ...(over && { over }),
})
export const foot = (x: number, height = 0, turn = 0, knee?: FootAt['knee']): FootAt => ({
  at: [x, height],
  turn,
  ...(knee && { knee }),
})

export const together: Legs = { hips: 1, nearFoot: foot(0.24), farFoot: foot(-0.22) }
export const apart: Legs = { hips: 0.985, nearFoot: foot(0.36), farFoot: foot(-0.3) }
export const onOneLeg: Legs = { hips: 0.99, nearFoot: foot(0.3, 0.02, 8), farFoot: foot(-0.14) }
export const stepping: Legs = { hips: 0.95, nearFoot: foot(0.46, 0.01, -14), farFoot: foot(-0.46, 0.07, 34) }
export const bracing: Legs = { hips: 0.86, nearFoot: foot(0.62), farFoot: foot(-0.66, 0.02, 12) }
export const onGround: Legs = {
  hips: 'ground',
  nearFoot: foot(0.98, 0.02, -52),
  farFoot: foot(0.72, 0, -6),
  legsOver: true,
}
export const crossLegged: Legs = {
  hips: 'ground',
  nearFoot: foot(0.08, 0.02, 10, 'out'),
  farFoot: foot(0.1, 0, -10, 'out'),
  legsOver: true,
}
export const kneesUp: Legs = { hips: 'ground', nearFoot: foot(0.66), farFoot: foot(0.54), legsOver: true }
export const onSeat: Legs = { hips: 'seat', nearFoot: foot(0.66), farFoot: foot(0.54), legsOver: true }
export const dangling: Legs = {
  hips: 'seat',
  nearFoot: foot(0.62, 0.16, 10),
  farFoot: foot(0.5, 0.26, 16),
  legsOver: true,
}
export const kneeling: Legs = {
  hips: 0.54,
  nearFoot: foot(-0.42, 0.04, 74),
  farFoot: foot(0.42, 0, 0),
  legsOver: true,
}
export const onKnees: Legs = {
  hips: 0.52,
  nearFoot: foot(-0.4, 0.04, 74),
  farFoot: foot(-0.56, 0.04, 74),
  legsOver: true,
}
export const crouching: Legs = {
  hips: 0.44,
  nearFoot: foot(0.3),
  farFoot: foot(0.02, 0.04, 22),
  legsOver: true,
  shift: -0.12,
}

export const hang = hand(0.22, 0.94)
export const hangFar = hand(-0.26, 0.93)
export const onHip = hand(0.02, 0.6, 'fist')
export const inLap = hand(0.5, 0.7, 'rest')
export const inLapFar = hand(0.62, 0.68, 'rest', { over: 'chest' })
export const offered = hand(0.86, 0.36, 'cup')

export const clasped: Pick<Stance, 'near' | 'far'> = {
  near: hand(-0.08, 0.66, 'fist', { over: 'chest' }),
  far: hand(0.36, 0.66, 'fist', { over: 'chest' }),
}
