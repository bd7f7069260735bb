import type { Action } from '../words.ts'
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

const hand = (
  x: number,
  y: number,
  shape: HandShape = 'rest',
  more: Omit<HandAt, 'at' | 'shape'> = {},
): HandAt => ({ at: [x, y], shape, ...more })
const atFace = (x: number, y: number, shape: HandShape, over?: 'chest' | 'head'): HandAt => ({
  at: [0, 0],
  shape,
  face: [x, y],
  ...(over && { over }),
})
const foot = (x: number, height = 0, turn = 0, knee?: FootAt['knee']): FootAt => ({
  at: [x, height],
  turn,
  ...(knee && { knee }),
})

const together: Legs = { hips: 1, nearFoot: foot(0.24), farFoot: foot(-0.22) }
const apart: Legs = { hips: 0.985, nearFoot: foot(0.36), farFoot: foot(-0.3) }
const onOneLeg: Legs = { hips: 0.99, nearFoot: foot(0.3, 0.02, 8), farFoot: foot(-0.14) }
const stepping: Legs = { hips: 0.95, nearFoot: foot(0.46, 0.01, -14), farFoot: foot(-0.46, 0.07, 34) }
const bracing: Legs = { hips: 0.86, nearFoot: foot(0.62), farFoot: foot(-0.66, 0.02, 12) }
const onGround: Legs = {
  hips: 'ground',
  nearFoot: foot(0.98, 0.02, -52),
  farFoot: foot(0.72, 0, -6),
  legsOver: true,
}
const crossLegged: Legs = {
  hips: 'ground',
  nearFoot: foot(0.08, 0.02, 10, 'out'),
  farFoot: foot(0.1, 0, -10, 'out'),
  legsOver: true,
}
const kneesUp: Legs = { hips: 'ground', nearFoot: foot(0.66), farFoot: foot(0.54), legsOver: true }
const onSeat: Legs = { hips: 'seat', nearFoot: foot(0.66), farFoot: foot(0.54), legsOver: true }
const dangling: Legs = {
  hips: 'seat',
  nearFoot: foot(0.62, 0.16, 10),
  farFoot: foot(0.5, 0.26, 16),
  legsOver: true,
}
const kneeling: Legs = {
  hips: 0.54,
  nearFoot: foot(-0.42, 0.04, 74),
  farFoot: foot(0.42, 0, 0),
  legsOver: true,
}
const onKnees: Legs = {
  hips: 0.52,
  nearFoot: foot(-0.4, 0.04, 74),
  farFoot: foot(-0.56, 0.04, 74),
  legsOver: true,
}
const crouching: Legs = {
  hips: 0.44,
  nearFoot: foot(0.3),
  farFoot: foot(0.02, 0.04, 22),
  legsOver: true,
  shift: -0.12,
}

const hang = hand(0.22, 0.94)
const hangFar = hand(-0.26, 0.93)
const onHip = hand(0.02, 0.6, 'fist')
const inLap = hand(0.5, 0.7, 'rest')
const inLapFar = hand(0.62, 0.68, 'rest', { over: 'chest' })
const offered = hand(0.86, 0.36, 'cup')

const clasped: Pick<Stance, 'near' | 'far'> = {
  near: hand(-0.08, 0.66, 'fist', { over: 'chest' }),
  far: hand(0.36, 0.66, 'fist', { over: 'chest' }),
}

const stand: readonly Stance[] = [
  { ...together, near: hang, far: hangFar },
  { ...onOneLeg, near: hand(0.2, 0.95), far: { ...onHip, at: [-0.06, 0.6] }, nod: -2 },
  {
    ...together,
    near: hand(0.0, 0.7, 'rest', { over: 'chest' }),
    far: hand(0.44, 0.72, 'rest', { over: 'chest' }),
  },
  { ...apart, near: hand(0.34, 0.9), far: hand(-0.42, 0.84), lean: -1 },
]

const sitting: readonly Stance[] = [
  { ...onGround, near: hand(0.62, 0.62), far: hand(-0.52, 0.86, 'flat'), lean: -7, curve: 6 },
  { ...crossLegged, near: hand(0.5, 0.7), far: hand(-0.5, 0.72), lean: 0, curve: 6 },
  {
    ...kneesUp,
    near: hand(0.72, 0.46, 'rest', { over: 'chest' }),
    far: hand(0.86, 0.4, 'rest', { over: 'chest' }),
    lean: 4,
    curve: 14,
  },
  {
    ...onGround,
    near: hand(0.54, 0.68),
    far: hand(0.6, 0.68, 'rest', { over: 'chest' }),
    lean: -2,
    curve: 8,
  },
]

const walking: readonly Stance[] = [
  { ...stepping, near: hand(-0.46, 0.82), far: hand(0.62, 0.72, 'rest'), lean: 4 },
  {
    hips: 0.94,
    nearFoot: foot(-0.36, 0.06, 32),
    farFoot: foot(0.3, 0, -10),
    near: hand(0.56, 0.76),
    far: hand(-0.5, 0.8),
    lean: 4,
  },
]

const atDesk: Stance = {
  ...kneesUp,
  near: hand(0.62, 0.56, 'hold', { over: 'chest' }),
  far: hand(0.66, 0.66, 'flat', { over: 'chest' }),
  lean: 12,
  curve: 16,
  nod: 8,
  gaze: [0.06, 0.13],
  tool: 'pencil',
}

const lyingBack: Stance = {
  hips: 0.32,
  shift: 0.46,
  lean: -86,
  neck: -47,
  nod: -6,
  gaze: [0.02, 0],
  near: hand(0.86, -0.1, 'rest', { over: 'chest' }),
  far: hand(-0.2, 0.4, 'flat'),
  nearFoot: foot(1.42, 0.04, -64),
  farFoot: foot(1.1, 0, 0),
  legsOver: true,
  isLying: true,
}

export const stances: Readonly<Record<Action, readonly Stance[]>> = {
  stand,
  walk: walking,
  run: [
    {
      hips: 1.02,
      nearFoot: foot(0.68, 0.24, -26),
      farFoot: foot(-0.72, 0.46, 74),
      near: hand(-0.56, 0.4, 'fist'),
      far: hand(0.72, 0.3, 'fist'),
      lean: 15,
      curve: 4,
      isAloft: true,
    },
    {
      hips: 1.02,
      nearFoot: foot(-0.7, 0.5, 76),
      farFoot: foot(0.66, 0.22, -26),
      near: hand(0.7, 0.22, 'fist'),
      far: hand(-0.6, 0.44, 'fist'),
      lean: 15,
      curve: 4,
      isAloft: true,
    },
  ],
  jump: [
    {
      hips: 1.42,
      nearFoot: foot(0.36, 0.74, 20),
      farFoot: foot(-0.42, 0.6, 52),
      near: hand(0.74, -0.54, 'wave'),
      far: hand(-0.74, 0.2, 'flat'),
      lean: 4,
      isAloft: true,
    },
  ],
  climb: [
    {
      hips: 1.02,
      nearFoot: foot(0.46, 0.44),
      farFoot: foot(0.02, 0.03, 20),
      near: hand(0.88, -0.62, 'fist'),
      far: hand(1.06, -0.06, 'fist'),
      lean: 9,
      neck: -4,
      gaze: [0.05, -0.1],
      legsOver: true,
    },
  ],
  kneel: [
    {
      ...kneeling,
      near: hand(0.66, 0.58),
      far: hand(0.78, 0.5, 'rest', { over: 'chest' }),
      lean: 10,
      curve: 14,
      gaze: [0.08, 0.09],
    },
    {
      ...onKnees,
      near: hand(0.56, 0.68),
      far: hand(0.6, 0.64, 'rest', { over: 'chest' }),
      lean: 8,
      curve: 10,
      gaze: [0.08, 0.08],
    },
  ],
  crouch: [
    {
      ...crouching,
      near: hand(0.76, 0.48),
      far: hand(0.84, 0.56, 'rest', { over: 'chest' }),
      lean: 22,
      curve: 22,
      neck: 10,
      gaze: [0.1, 0.1],
    },
  ],
  sit: sitting,
  'sit-on-chair': [
    {
      ...onSeat,
      near: hand(0.58, 0.64),
      far: hand(0.66, 0.6, 'rest', { over: 'chest' }),
      lean: -2,
      curve: 6,
      seat: 'chair',
    },
    { ...onSeat, near: inLap, far: inLapFar, lean: 2, curve: 8, seat: 'chair' },
  ],
  'sit-on-edge': [
    {
      ...dangling,
      near: hand(0.3, 0.84, 'flat'),
      far: hand(-0.4, 0.84, 'flat'),
      lean: 3,
      curve: 8,
      seat: 'bench',
    },
  ],
  'lie-back': [lyingBack],
  'lie-front': [
    {
      hips: 0.34,
      shift: -0.6,
      lean: 66,
      curve: -34,
      neck: 6,
      near: hand(0.52, 0.02, 'fist', { over: 'chest' }),
      far: hand(0.7, 0.04, 'fist', { over: 'chest' }),
      nearFoot: foot(-1.5, 0.08, 84, 'down'),
      farFoot: foot(-1.22, 0.72, 140, 'down'),
      isLying: true,
    },
  ],
  sleep: [
    {
      ...lyingBack,
      near: hand(0.7, -0.3, 'rest', { over: 'chest' }),
      nearFoot: foot(1.4, 0.05, -60),
      farFoot: foot(1.34, 0.05, -60),
    },
  ],
  read: [
    {
      ...onGround,
      ...bookHands(),
      lean: -3,
      curve: 12,
      nod: 8,
      gaze: [0.06, 0.13],
      tool: 'open-book',
      holds: 'both',
    },
    {
      ...crossLegged,
      ...bookHands(),
      lean: 2,
      curve: 14,
      nod: 7,
      gaze: [0.05, 0.13],
      tool: 'open-book',
      holds: 'both',
    },
    {
      ...kneesUp,
      ...bookHands(),
      lean: 2,
      curve: 14,
      nod: 7,
      gaze: [0.06, 0.13],
      tool: 'open-book',
      holds: 'both',
    },
  ],
  write: [atDesk],
  draw: [
    {
      ...atDesk,
      ...onKnees,
      near: hand(0.7, 0.66, 'hold', { over: 'chest' }),
      far: hand(0.64, 0.76, 'flat', { over: 'chest' }),
      lean: 22,
      curve: 18,
      tool: 'crayon',
    },
  ],
  point: [
    { ...onOneLeg, near: hand(0.97, -0.2, 'point'), far: hangFar, holds: 'far' },
    { ...apart, near: hand(0.88, -0.44, 'point'), far: { ...onHip, at: [-0.06, 0.6] }, holds: 'far' },
  ],
  wave: [
    { ...together, near: hand(0.88, -0.58, 'wave'), far: hangFar, holds: 'far', nod: 3 },
    { ...onOneLeg, near: hand(0.84, -0.68, 'wave'), far: { ...onHip, at: [-0.06, 0.6] }, holds: 'far' },
  ],
  'reach-up': [
    {
      hips: 1.08,
      nearFoot: foot(0.24, 0.06, 34),
      farFoot: foot(-0.16, 0.05, 32),
      near: hand(0.8, -0.92, 'flat'),
      far: hand(-0.36, 0.86),
      lean: -3,
      curve: -4,
      neck: -9,
      nod: -4,
      gaze: [0.07, -0.13],
      holds: 'far',
    },
  ],
  'reach-down': [
    {
      hips: 0.8,
      shift: -0.12,
      nearFoot: foot(0.34),
      farFoot: foot(-0.2),
      near: hand(0.62, 0.78, 'rest', { over: 'chest' }),
      far: hand(0.3, 0.7, 'rest'),
      lean: 36,
      curve: 26,
      neck: 22,
      gaze: [0.08, 0.12],
      holds: 'far',
    },
  ],
  hold: [
    {
      ...together,
      near: hand(0.42, 0.5, 'hold', { over: 'chest' }),
      far: hand(0.62, 0.56, 'cup', { over: 'chest' }),
      gaze: [0.06, 0.05],
    },
    { ...onOneLeg, near: hand(0.72, 0.3, 'hold'), far: hangFar },
  ],
  carry: [
    { ...stepping, near: hand(0.56, 0.74, 'hold'), far: hand(-0.46, 0.82), lean: 2 },
    { ...stepping, near: hand(0.66, 0.42, 'hold'), far: hand(-0.46, 0.82), lean: 2 },
  ],
  'carry-both': [
    {
      ...stepping,
      near: hand(0.66, 0.4, 'cup', { over: 'chest' }),
      far: hand(0.86, 0.36, 'cup', { over: 'chest' }),
      lean: -4,
      holds: 'both',
    },
  ],
  push: [
    {
      ...bracing,
      near: hand(0.9, 0.06, 'flat'),
      far: hand(0.98, 0.02, 'flat', { over: 'chest' }),
      lean: 20,
      curve: 4,
      neck: 4,
    },
  ],
  pull: [
    {
      ...bracing,
      nearFoot: foot(0.7, 0.02, -22),
      farFoot: foot(-0.34),
      near: hand(0.86, 0.3, 'fist'),
      far: hand(0.98, 0.24, 'fist', { over: 'chest' }),
      lean: -18,
      curve: 8,
      neck: -4,
      shift: -0.2,
    },
  ],
  row: [
    {
      ...kneesUp,
      near: hand(0.8, 0.36, 'fist'),
      far: hand(0.96, 0.3, 'fist', { over: 'chest' }),
      lean: 12,
      curve: 12,
      neck: 6,
      tool: 'oar',
    },
  ],
  pour: [
    {
      ...together,
      near: hand(0.74, 0.12, 'hold'),
      far: hand(0.84, 0.56, 'cup', { over: 'chest' }),
      lean: 5,
      curve: 6,
      gaze: [0.08, 0.1],
      tool: 'jug',
    },
  ],
  stir: [
    {
      ...together,
      near: hand(0.6, 0.48, 'hold', { over: 'chest' }),
      far: hand(0.8, 0.62, 'rest', { over: 'chest' }),
      lean: 8,
      curve: 8,
      gaze: [0.08, 0.1],
      tool: 'ladle',
    },
  ],
  'look-through': [
    {
      ...apart,
      near: atFace(0.98, 0.12, 'hold', 'head'),
      far: atFace(1.62, 0.12, 'hold', 'chest'),
      lean: -3,
      neck: -6,
      gaze: [0.1, -0.02],
      tool: 'telescope',
    },
  ],
  peek: [
    {
      ...onOneLeg,
      near: hand(0.7, 0.16, 'flat'),
      far: hand(-0.3, 0.84),
      lean: 14,
      curve: 16,
      neck: 20,
      nod: 6,
      gaze: [0.12, 0.02],
    },
  ],
  hug: [
    {
      ...together,
      near: hand(0.78, 0.3, 'flat', { over: 'chest' }),
      far: hand(0.94, 0.18, 'flat', { over: 'chest' }),
      lean: 8,
      curve: 8,
      nod: 4,
      gaze: [0.06, 0.04],
      holds: 'both',
    },
  ],
  'hold-hands': [{ ...onOneLeg, near: hand(0.6, 0.72, 'hold'), far: hangFar, holds: 'far' }],
  'tuck-in': [
    {
      hips: 0.92,
      shift: -0.1,
      nearFoot: foot(0.34),
      farFoot: foot(-0.3),
      near: hand(0.78, 0.52, 'flat', { over: 'chest' }),
      far: hand(0.9, 0.46, 'flat', { over: 'chest' }),
      lean: 26,
      curve: 20,
      neck: 16,
      gaze: [0.08, 0.1],
    },
  ],
  dance: [
    {
      hips: 1,
      nearFoot: foot(0.5, 0.16, 26),
      farFoot: foot(-0.1, 0.02, 12),
      near: hand(0.72, -0.56, 'flat'),
      far: hand(-0.8, 0.3, 'flat'),
      lean: -4,
      curve: -10,
      nod: 6,
    },
    {
      hips: 0.98,
      nearFoot: foot(0.14),
      farFoot: foot(-0.5, 0.2, 40),
      near: hand(0.84, 0.2, 'flat'),
      far: hand(-0.72, -0.5, 'flat'),
      lean: 5,
      curve: 10,
      nod: -6,
    },
  ],
  ride: [
    {
      hips: 'seat',
      nearFoot: foot(0.42, 0, -14),
      farFoot: foot(0.3, 0.04, -10),
      near: hand(0.72, 0.48, 'fist'),
      far: hand(0.84, 0.44, 'fist', { over: 'chest' }),
      lean: 5,
      curve: 4,
      seat: 'none',
      legsOver: true,
    },
  ],
  throw: [
    {
      ...bracing,
      hips: 0.95,
      near: hand(0.84, 0.06, 'flat'),
      far: hand(-0.9, -0.56, 'hold'),
      holds: 'far',
      lean: -12,
      curve: -8,
      neck: -4,
    },
  ],
  catch: [
    {
      ...bracing,
      hips: 0.92,
      near: hand(0.78, -0.02, 'cup'),
      far: hand(0.9, -0.14, 'cup', { over: 'chest' }),
      lean: 5,
      gaze: [0.08, -0.06],
    },
  ],
  whisper: [
    {
      ...together,
      near: atFace(0.98, 0.62, 'flat', 'head'),
      far: hangFar,
      lean: 10,
      curve: 10,
      neck: 12,
      nod: 4,
      gaze: [0.12, 0.02],
      holds: 'far',
    },
  ],
  listen: [
    {
      ...onOneLeg,
      near: hang,
      far: atFace(-1.24, 0.1, 'cup'),
      lean: 6,
      curve: 4,
      nod: 7,
      gaze: [0.06, -0.04],
    },
  ],
  fly: [
    {
      hips: 0.62,
      lean: 64,
      curve: -18,
      neck: 14,
      nod: -4,
      gaze: [0.08, -0.03],
      shift: -0.2,
      near: hand(0.94, -0.3, 'fist'),
      far: hand(0.3, 0.8, 'flat'),
      nearFoot: foot(-1.06, 0.56, 70),
      farFoot: foot(-1, 0.86, 78),
      isAloft: true,
    },
    {
      hips: 0.62,
      lean: 60,
      curve: -14,
      neck: 12,
      nod: -4,
      gaze: [0.08, -0.03],
      shift: -0.2,
      near: hand(0.72, 0.44, 'flat'),
      far: hand(0.98, -0.14, 'fist'),
      nearFoot: foot(-1.02, 0.7, 72),
      farFoot: foot(-1.0, 0.42, 70),
      isAloft: true,
    },
  ],
  swim: [
    {
      hips: 0.5,
      lean: 70,
      curve: -16,
      neck: 16,
      gaze: [0.08, -0.02],
      shift: -0.3,
      near: hand(0.92, 0.2, 'flat'),
      far: hand(-0.2, 0.7, 'flat'),
      nearFoot: foot(-1.2, 0.5, 74),
      farFoot: foot(-1.14, 0.24, 66),
      isAloft: true,
    },
  ],
  eat: [
    {
      ...kneesUp,
      near: atFace(0.62, 0.8, 'hold', 'head'),
      far: hand(0.6, 0.62, 'cup', { over: 'chest' }),
      lean: 4,
      curve: 8,
      gaze: [0.06, 0.07],
      tool: 'spoonful',
    },
    {
      ...crossLegged,
      near: atFace(0.62, 0.8, 'hold', 'head'),
      far: hand(0.5, 0.66, 'cup', { over: 'chest' }),
      lean: 2,
      curve: 8,
      gaze: [0.05, 0.07],
      tool: 'spoonful',
    },
  ],
  paint: [
    {
      ...onOneLeg,
      near: hand(0.88, -0.14, 'hold'),
      far: hand(0.44, 0.62, 'flat', { over: 'chest' }),
      tool: 'brush',
      gaze: [0.08, -0.02],
    },
  ],
  blow: [
    {
      ...together,
      near: atFace(0.95, 0.92, 'cup', 'chest'),
      far: atFace(1.2, 0.86, 'cup', 'chest'),
      lean: 7,
      curve: 8,
      neck: 8,
      gaze: [0.12, 0],
    },
  ],
  dig: [
    {
      ...bracing,
      hips: 0.9,
      near: hand(0.5, 0.72, 'hold', { over: 'chest' }),
      far: hand(0.76, 0.3, 'hold', { over: 'chest' }),
      lean: 16,
      curve: 16,
      neck: 12,
      gaze: [0.08, 0.1],
      tool: 'spade',
    },
  ],
  fall: [
    {
      hips: 'ground',
      shift: -0.3,
      nearFoot: foot(0.72, 0.6, -44),
      farFoot: foot(0.5, 0.44, -30),
      near: hand(0.5, -0.5, 'wave'),
      far: hand(-0.56, 0.7, 'flat'),
      lean: -26,
      curve: 10,
      neck: -12,
      legsOver: true,
    },
  ],
  lift: [
    {
      hips: 0.74,
      shift: -0.08,
      nearFoot: foot(0.4),
      farFoot: foot(-0.36),
      near: hand(0.62, 0.5, 'cup', { over: 'chest' }),
      far: hand(0.84, 0.46, 'cup', { over: 'chest' }),
      lean: 8,
      curve: 10,
      holds: 'both',
      legsOver: true,
    },
  ],
  'brush-teeth': [
    {
      ...together,
      near: atFace(0.82, 0.68, 'hold', 'head'),
      far: { ...onHip, at: [-0.06, 0.6] },
      tool: 'toothbrush',
    },
  ],
  wash: [
    {
      ...together,
      near: hand(0.6, 0.36, 'flat', { over: 'chest' }),
      far: hand(0.82, 0.3, 'flat', { over: 'chest' }),
      lean: 9,
      curve: 8,
      gaze: [0.08, 0.09],
      tool: 'bubbles',
    },
  ],
  give: [{ ...onOneLeg, near: offered, far: hangFar, lean: 5, gaze: [0.08, 0.02] }],
  clap: [
    {
      ...together,
      near: hand(0.3, 0.26, 'flat', { over: 'chest' }),
      far: hand(0.76, 0.24, 'flat', { over: 'chest' }),
      nod: 4,
    },
  ],
  kick: [
    {
      hips: 0.98,
      nearFoot: foot(0.8, 0.26, -30),
      farFoot: foot(-0.14),
      near: hand(-0.5, 0.6),
      far: hand(-0.74, 0.4, 'flat'),
      lean: -9,
      curve: 4,
      legsOver: true,
    },
  ],
  tiptoe: [
    {
      hips: 1.03,
      nearFoot: foot(0.42, 0.09, 40),
      farFoot: foot(-0.3, 0.07, 40),
      near: hand(0.5, 0.16, 'flat'),
      far: hand(-0.56, 0.4, 'flat'),
      lean: 7,
      curve: 8,
    },
  ],
  bow: [
    {
      ...together,
      hips: 0.97,
      shift: -0.14,
      near: hand(-0.02, 0.56, 'flat', { over: 'chest' }),
      far: hand(-0.72, 0.5, 'flat'),
      lean: 30,
      curve: 14,
      neck: 24,
      nod: 2,
      gaze: [0.06, 0.08],
    },
  ],
  think: [
    {
      ...onOneLeg,
      near: atFace(0.42, 1.0, 'fist', 'head'),
      far: hand(0.5, 0.6, 'flat', { over: 'chest' }),
      nod: -5,
      gaze: [0.06, -0.09],
    },
  ],
  knock: [{ ...onOneLeg, near: hand(0.84, -0.1, 'fist'), far: hangFar, lean: 4, holds: 'far' }],
  'look-up': [{ ...together, near: hang, far: hangFar, neck: -10, nod: -8, gaze: [0.03, -0.15] }],
  play: [
    {
      ...onOneLeg,
      near: hand(0.46, 0.62, 'flat', { over: 'chest' }),
      far: hand(0.86, 0.34, 'hold', { over: 'chest' }),
      nod: 7,
      tool: 'guitar',
    },
  ],
  sweep: [
    {
      ...stepping,
      hips: 0.96,
      near: hand(0.62, 0.62, 'hold'),
      far: hand(0.66, 0.12, 'hold', { over: 'chest' }),
      lean: 10,
      curve: 8,
      gaze: [0.08, 0.08],
      tool: 'broom',
    },
  ],
  stroke: [
    {
      ...kneeling,
      near: hand(0.84, 0.4, 'flat'),
      far: hand(0.3, 0.74, 'rest'),
      lean: 10,
      curve: 12,
      gaze: [0.1, 0.06],
    },
    { ...onOneLeg, near: hand(0.84, 0.1, 'flat'), far: hangFar, lean: 4, gaze: [0.08, 0] },
  ],
  drink: [
    {
      ...together,
      near: atFace(0.5, 1, 'hold', 'head'),
      far: hand(0.6, 0.3, 'cup', { over: 'chest' }),
      nod: -4,
      tool: 'mug',
    },
  ],
  crawl: [
    {
      hips: 0.56,
      shift: -0.5,
      lean: 62,
      curve: -16,
      neck: 6,
      near: hand(0.22, 0.9, 'flat'),
      far: hand(0.56, 0.84, 'flat'),
      nearFoot: foot(-1.06, 0.05, 80, 'down'),
      farFoot: foot(-0.84, 0.05, 80, 'down'),
      gaze: [0.08, 0],
    },
  ],
  shout: [
    {
      ...apart,
      near: atFace(1.0, 0.6, 'cup', 'head'),
      far: hand(-0.4, 0.8),
      lean: 5,
      neck: -6,
      gaze: [0.1, -0.04],
      holds: 'far',
    },
  ],
  yawn: [
    {
      ...together,
      near: atFace(0.3, 0.72, 'flat', 'head'),
      far: hand(-0.86, -0.5, 'fist'),
      nod: -8,
      gaze: [0, -0.05],
      holds: 'far',
    },
  ],
  'lie-awake': [lyingBack],
  'sit-up': [{ ...onGround, near: inLap, far: inLapFar, lean: -4 }],
  fold: [
    {
      ...together,
      near: hand(0.6, 0.46, 'hold', { over: 'chest' }),
      far: hand(0.84, 0.5, 'hold', { over: 'chest' }),
      lean: 6,
      curve: 8,
      gaze: [0.07, 0.11],
      tool: 'cloth',
      holds: 'both',
    },
    {
      ...onKnees,
      near: hand(0.56, 0.56, 'hold', { over: 'chest' }),
      far: hand(0.8, 0.58, 'hold', { over: 'chest' }),
      lean: 10,
      curve: 10,
      gaze: [0.07, 0.11],
      tool: 'cloth',
      holds: 'both',
    },
  ],
  sneeze: [
    {
      ...apart,
      near: atFace(0.5, 0.86, 'flat', 'head'),
      far: hand(-0.5, 0.7, 'fist'),
      lean: 14,
      curve: 10,
      nod: 12,
      gaze: [0.05, 0.1],
      holds: 'far',
    },
  ],
  cut: [
    {
      ...together,
      near: hand(0.66, 0.46, 'hold', { over: 'chest' }),
      far: hand(0.9, 0.4, 'hold', { over: 'chest' }),
      lean: 6,
      curve: 8,
      gaze: [0.07, 0.11],
      tool: 'scissors',
    },
  ],
  roll: [
    {
      ...onKnees,
      near: hand(0.74, 0.6, 'flat', { over: 'chest' }),
      far: hand(0.86, 0.52, 'flat', { over: 'chest' }),
      lean: 24,
      curve: 12,
      gaze: [0.08, 0.09],
    },
  ],
  stretch: [
    {
      hips: 1.05,
      nearFoot: foot(0.22, 0.04, 22),
      farFoot: foot(-0.18, 0.03, 22),
      near: hand(0.82, -0.76, 'fist'),
      far: hand(-0.82, -0.72, 'fist'),
      curve: -10,
      nod: -6,
    },
  ],
}

function bookHands(): Pick<Stance, 'near' | 'far'> {
  return {
    near: hand(0.74, 0.42, 'hold', { over: 'chest' }),
    far: hand(0.62, 0.46, 'hold', { over: 'chest' }),
  }
}

/** What moods do to somebody who only stands and holds nothing. */
export const standingIn: Readonly<Record<string, Stance>> = {
  worried: { ...together, ...clasped, curve: 6, nod: 3 },
  scared: {
    hips: 0.94,
    nearFoot: foot(0.3),
    farFoot: foot(-0.1),
    near: hand(0.24, 0.1, 'fist', { over: 'chest' }),
    far: hand(0.56, 0.14, 'fist', { over: 'chest' }),
    lean: -6,
    curve: 10,
  },
  surprised: { ...apart, near: hand(0.68, 0.04, 'wave'), far: hand(-0.64, 0.16, 'flat'), lean: -4 },
  proud: {
    ...apart,
    near: { ...onHip, at: [0.06, 0.6] },
    far: { ...onHip, at: [-0.06, 0.6] },
    lean: -4,
    nod: -4,
  },
  sad: {
    ...together,
    near: hand(0.06, 0.96),
    far: hand(-0.04, 0.96),
    curve: 16,
    lean: 5,
    neck: 14,
    nod: 6,
    gaze: [0.03, 0.09],
  },
  cross: {
    ...apart,
    near: hand(-0.2, 0.42, 'fist', { over: 'chest' }),
    far: hand(0.6, 0.4, 'fist', { over: 'chest' }),
    nod: 3,
  },
  sleepy: { ...together, near: hand(0.02, 0.95), far: hand(-0.12, 0.94), curve: 8, nod: 9 },
  laughing: {
    ...onOneLeg,
    near: hand(0.08, 0.52, 'flat', { over: 'chest' }),
    far: hand(-0.4, 0.8),
    lean: -6,
    nod: -6,
  },
}
