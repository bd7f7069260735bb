import { mix } from '../palette.ts'
import { at, group, inner, line, n, path } from '../paper.ts'
import { drawThing, sizeInHand, thingDrawing } from '../things.ts'
import { tinted } from '../tints.ts'
import { type HandShape, hand } from './hands.ts'
import { type Girth, lerp, limbPath, type Point } from './joints.ts'
import type { Person } from './measures.ts'
import type { Side, Skeleton } from './skeleton.ts'
import { drawTool } from './tools.ts'

const night = '#1c1030'

/** The hand that holds, if one does, and what is in it. */
interface Held {
  readonly hand: Side | 'both'
  readonly drawing: string
}

/** What is held, seen from the hand. */
export function heldBy({ holding, tint, look, action }: Person, { stance }: Skeleton): Held | undefined {
  const own = stance.tool
  const isOwn = holding === undefined || action === 'read' || sameAs[holding] === own || own === 'open-book'
  if (own && isOwn)
    return {
      hand: stance.holds ?? 'near',
      drawing: drawTool(own, mix(look.outfit.second, '#5a2440', 0.5)),
    }
  if (holding === undefined) return undefined
  const coloured = (drawing: string) => (tint ? tinted(drawing, tint) : drawing)
  if (stance.holds === 'both')
    return {
      hand: 'both',
      drawing: at(0, 22, coloured(drawThing(holding)), 0.92 * sizeInHand(thingDrawing(holding))),
    }
  const drawing = at(0, 0, coloured(drawThing(holding, 'held')), 0.86)
  return { hand: stance.holds ?? 'near', drawing: action === 'pour' ? group(drawing, 'rotate(34)') : drawing }
}

/** Things that are what a pose has in its hand anyway. */
const sameAs: Readonly<Record<string, string>> = {
  telescope: 'telescope',
  book: 'open-book',
  spoon: 'ladle',
  broom: 'broom',
}

/** One arm with its hand, in its sleeve. @param held what lies in the hand */
export function arm(person: Person, skeleton: Skeleton, side: Side, held = ''): string {
  const { look } = person
  const { limb } = skeleton.build
  const { root, joint, end, hand: held_ } = skeleton.arms[side]
  const near = side === 'near'
  const sleeve = look.bathing
    ? mix(look.skin, '#3a1c30', near ? 0 : 0.14)
    : mix(sleeveOf(person), night, near ? 0.07 : 0.26)
  const skin = near ? look.skin : mix(look.skin, '#3a1c30', 0.14)
  const angle = (Math.atan2(end.y - joint.y, end.x - joint.x) * 180) / Math.PI
  const wrist = lerp(end, joint, (limb * 0.5) / Math.max(1, Math.hypot(end.x - joint.x, end.y - joint.y)))
  const girth: Girth = look.bathing
    ? [limb, limb * 0.9, limb * 0.84]
    : [limb * 1.18, limb * 1.04, limb * 0.92]
  const size = limb * 0.5
  const placed = held && group(held, `translate(${n(end.x)} ${n(end.y)})`)
  return (
    hand(shapeOf(held_.shape, held), end, angle, size, thumbSide(angle), skin, placed) +
    path(limbPath(root, { joint, end: wrist }, girth), sleeve) +
    inner(
      (near && !look.bathing
        ? line(crossing(joint, wrist, limb * 0.86), mix(sleeve, '#fff0d8', 0.24), limb * 0.28)
        : '') + (look.cast === 'arm' && near ? plasterCast(joint, wrist, limb) : ''),
    )
  )
}

const shapeOf = (shape: HandShape, held: string): HandShape => (held && shape !== 'cup' ? 'hold' : shape)

/** Thumbs point up; of hanging hands forward. */
const thumbSide = (angle: number): 1 | -1 => (Math.abs(angle) > 100 ? -1 : 1)

/** The sleeve of the outermost layer. */
const sleeveOf = ({ look }: Person) =>
  look.outfit.sleeve ?? (look.outfit.cut === 'dungarees' ? look.outfit.second : look.outfit.top)

/** A short line across a limb, before its end. */
function crossing(from: Point, to: Point, width: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const half = width * 0.4
  return `M${n(to.x - uy * half)} ${n(to.y + ux * half)}L${n(to.x + uy * half)} ${n(to.y - ux * half)}`
}

const plasterCast = (joint: Point, wrist: Point, limb: number) =>
  line(`M${n(joint.x)} ${n(joint.y)}L${n(wrist.x)} ${n(wrist.y)}`, '#f6f1e6', limb * 1.1) +
  line(crossing(joint, lerp(joint, wrist, 0.45), limb), '#d9cfc0', 2) +
  line(crossing(joint, lerp(joint, wrist, 0.75), limb), '#d9cfc0', 2)
