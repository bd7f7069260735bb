import type { Look } from '../look.ts'
import type { Aim } from '../target.ts'
import type { Tint } from '../tints.ts'
import type { Action, Mood, Role, SizeWord, Thing } from '../words.ts'
import type { Point } from './joints.ts'
import { postureOf } from './postures.ts'

export interface Person extends Aim {
  readonly kind: 'child' | 'adult' | 'elder'
  readonly look: Look
  readonly action: Action
  readonly mood: Mood
  /** What a human of the story is: it decides the clothes. */
  readonly role?: Role
  readonly holding?: Thing
  /** The colour of what is held, where it has one of its own. */
  readonly tint?: Tint
  /** Beside other people. A giant is huge unless something else is said. */
  readonly size?: SizeWord
  /** What hands and feet are at, from between the feet. */
  readonly reach?: Reach
  /** What they look at, from between the feet. */
  readonly lookAt?: Point
  /** How high the seat is that somebody else has put there. */
  readonly seat?: number
  /** Whether they sit on it whatever they do, as in a car. */
  readonly isBelted?: boolean
  /** Their feet are above the ground. */
  readonly isHanging?: boolean
  /** Seen from behind. */
  readonly isAway?: boolean
  /** The variant of the posture, so that neighbours in the same one differ. */
  readonly variant?: number
}

export interface Reach {
  readonly near?: Point
  readonly far?: Point
  readonly nearFoot?: Point
  readonly farFoot?: Point
}

/** Measures of a paper doll, in pixels; the feet stand at the origin. */
export interface Build {
  /** Half the height of the head. */
  readonly head: number
  readonly body: number
  readonly legs: number
  readonly arms: number
  readonly width: number
  /** How thick an arm is; legs are a little thicker. */
  readonly limb: number
  /** Shoulders, waist and hips beside the width. */
  readonly shape: readonly [number, number, number]
}

const shapes = {
  child: [1, 1, 1.02],
  woman: [0.96, 0.88, 1.06],
  man: [1.16, 1.02, 0.98],
  grown: [1.06, 0.96, 1],
} as const

/** Babies have large heads and round bellies; limbs grow with age up to the size of a grown-up. */
export function buildOf({ kind, look }: Pick<Person, 'kind' | 'look'>): Build {
  const shape = shapes[look.form ?? (look.facialHair === 'none' ? 'grown' : 'man')]
  // Some are slimmer, some shorter: by the face, which never changes.
  const [stout, tall] = [look.face.shape * 3, (look.face.nose - 1) * 4]
  if (kind === 'elder')
    return { head: 42, body: 114, legs: 112 + tall, arms: 98, width: 66 + stout * 1.4, limb: 19, shape }
  if (kind === 'adult')
    return { head: 41, body: 122, legs: 134 + tall, arms: 106, width: 62 + stout, limb: 19, shape }
  const years = Math.min(18, Math.max(1, look.age ?? 6))
  const part = (from: number, small: number, large: number, to: number) =>
    small + ((Math.min(to, Math.max(from, years)) - from) / (to - from)) * (large - small)
  return {
    head: part(1, 46, 47, 5) + part(5, 0, -5, 16),
    body: part(1, 50, 102, 13) + part(13, 0, 14, 18),
    legs: part(1, 26, 104, 13) + part(13, 0, 22, 18),
    arms: part(1, 42, 88, 13) + part(13, 0, 14, 18),
    width: part(1, 46, 58, 13) + part(13, 0, 6, 18),
    limb: part(1, 15.5, 18, 13),
    shape: years < 4 ? [0.94, 1.12, 1.1] : shapes.child,
  }
}

/** How high above the ground an ankle is that stands. */
export const ankle = 7

/** The wheelchair carries its hips at this height. */
export const chairSeat = 58

export function isSeated(person: Pick<Person, 'action' | 'look'>): boolean {
  const posture = postureOf(person)
  const isInChair = person.look.wheelchair && posture !== 'sleeping' && posture !== 'flying'
  return posture === 'sitting' || posture === 'reading' || isInChair
}

/** Whether an open book is in both hands: when reading, and whenever somebody who stays has a book. */
export function isReading(person: Person): boolean {
  const posture = postureOf(person)
  return (
    posture === 'reading' || (person.holding === 'book' && (posture === 'standing' || posture === 'sitting'))
  )
}

/** How high the hips are above the ground. */
export const hipOf = (person: Person, { legs, limb }: Build): number =>
  person.look.wheelchair && isSeated(person) ? chairSeat : isSeated(person) ? limb * 0.9 : legs
