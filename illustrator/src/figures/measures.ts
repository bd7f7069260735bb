import type { Look } from '../look.ts'
import { n } from '../paper.ts'
import type { Aim } from '../target.ts'
import type { Action, Mood, Role, Thing } from '../words.ts'
import { postureOf } from './postures.ts'

export interface Person extends Aim {
  readonly kind: 'child' | 'adult' | 'elder'
  readonly look: Look
  readonly action: Action
  readonly mood: Mood
  /** What a human of the story is: it decides the clothes. */
  readonly role?: Role
  readonly holding?: Thing
  /** What the hands are at, from between the feet. */
  readonly reach?: { readonly near?: Point; readonly far?: Point }
  /** The variant of the posture, so that neighbours in the same one differ. */
  readonly variant?: number
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
}

/** Babies have large heads; limbs grow with age up to the size of a grown-up. */
export function buildOf({ kind, look }: Person): Build {
  if (kind === 'elder') return { head: 42, body: 116, legs: 116, arms: 98, width: 72, limb: 19 }
  if (kind === 'adult') return { head: 41, body: 122, legs: 134, arms: 106, width: 66, limb: 19 }
  const years = Math.min(18, Math.max(1, look.age ?? 6))
  const part = (from: number, small: number, large: number, to: number) =>
    small + ((Math.min(to, Math.max(from, years)) - from) / (to - from)) * (large - small)
  return {
    head: part(1, 46, 47, 5) + part(5, 0, -5, 16),
    body: part(1, 50, 102, 13) + part(13, 0, 14, 18),
    legs: part(1, 26, 104, 13) + part(13, 0, 22, 18),
    arms: part(1, 37, 88, 13) + part(13, 0, 14, 18),
    width: part(1, 46, 58, 13) + part(13, 0, 6, 18),
    limb: part(1, 15.5, 18, 13),
  }
}

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

export interface Point {
  readonly x: number
  readonly y: number
}

/** A limb from a joint to where it reaches, bent in the middle as a length of cloth bends. @param bend positive bends to the left of its way */
export function bent(from: Point, to: Point, length: number, bend: 1 | -1): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const far = Math.hypot(dx, dy) || 1
  const out = Math.sqrt(Math.max(0, (length * length - far * far) / 4)) * bend
  const knee = { x: (from.x + to.x) / 2 + (dy / far) * out, y: (from.y + to.y) / 2 - (dx / far) * out }
  const pull = { x: knee.x * 2 - (from.x + to.x) / 2, y: knee.y * 2 - (from.y + to.y) / 2 }
  return `M${n(from.x)} ${n(from.y)}Q${n(from.x * 0.25 + pull.x * 0.75)} ${n(from.y * 0.25 + pull.y * 0.75)} ${n(to.x)} ${n(to.y)}`
}
