import type { Look } from '../look.ts'
import { n } from '../paper.ts'
import type { Mood, Pose, Prop } from '../words.ts'

export interface Person {
  readonly kind: 'child' | 'adult' | 'elder'
  readonly look: Look
  readonly pose: Pose
  readonly mood: Mood
  readonly holding?: Prop
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

/** Small children are mostly head; limbs grow with the years. */
export function buildOf({ kind, look }: Person): Build {
  if (kind !== 'child')
    return { head: 42, body: 122, legs: 128, arms: 104, width: kind === 'elder' ? 72 : 66, limb: 19 }
  const grown = (Math.min(13, Math.max(2, look.age ?? 6)) - 2) / 11
  return {
    head: 53 - grown * 9,
    body: 66 + grown * 36,
    legs: 40 + grown * 64,
    arms: 48 + grown * 40,
    width: 50 + grown * 8,
    limb: 17 + grown,
  }
}

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
