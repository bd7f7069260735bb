import { mix } from '../palette.ts'
import { at, circle, line, n, path } from '../paper.ts'
import { drawProp } from '../props.ts'
import type { Pose } from '../words.ts'
import { type Build, bent, type Person, type Point } from './measures.ts'

const night = '#1c1030'

/** Where the feet are, from below the hips, as parts of the legs' length; and which way the knees bend. */
interface Stride {
  readonly near: readonly [number, number]
  readonly far: readonly [number, number]
}
const together: Stride = { near: [0.04, 1], far: [-0.04, 1] }
const strides: Partial<Record<Pose, Stride>> = {
  walking: { near: [0.3, 0.97], far: [-0.34, 0.94] },
  running: { near: [0.62, 0.8], far: [-0.78, 0.5] },
  flying: { near: [-0.12, 0.98], far: [-0.3, 0.8] },
  sitting: { near: [0.86, 0], far: [0.7, -0.02] },
  reading: { near: [0.8, 0], far: [0.66, -0.02] },
}

export const isSeated = (pose: Pose) => pose === 'sitting' || pose === 'reading'

/** How high the hips are above the ground. */
export const hipOf = ({ pose }: Person, { legs, limb }: Build): number => (isSeated(pose) ? limb * 0.9 : legs)

/** @returns the far leg and the near one, hips at a height above the origin */
export function legs(person: Person, build: Build): string {
  const { look, pose } = person
  const { outfit } = look
  const hip = -hipOf(person, build)
  const stride = strides[pose] ?? together
  const bare = outfit.cut === 'dress'
  const leg = (side: 'near' | 'far') => {
    const x = (side === 'near' ? 0.2 : -0.2) * build.width
    const [dx, dy] = stride[side]
    const foot = { x: x + dx * build.legs, y: Math.min(-7, hip + dy * build.legs - 7) }
    if (isSeated(pose)) foot.y = side === 'near' ? -6 : -10
    const colour = bare ? look.skin : outfit.bottom
    const shaded = side === 'far' ? mix(colour, night, 0.24) : colour
    const turn = pose === 'running' && side === 'far' ? 52 : pose === 'flying' ? 60 : isSeated(pose) ? -38 : 0
    const way = bent(
      { x, y: hip },
      foot,
      isSeated(pose) ? build.legs * 1.06 : pose in strides ? build.legs : 0,
      1,
    )
    const shade = side === 'far' ? 0.25 : 0
    return (
      line(way, shaded, build.limb * (bare ? 0.86 : 1.16)) +
      shoe(foot, turn, mix(outfit.shoes, night, shade), bare)
    )
  }
  return leg('far') + leg('near')
}

const shoe = ({ x, y }: Point, turn: number, colour: string, sock: boolean) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}">${sock ? path('M-8 -10h16v10h-16z', '#f4ead8') : ''}${path('M-11 -7Q-13 7 -9 7H20Q25 7 23 1Q20 -7 8 -8Q-2 -11 -11 -7z', colour)}${path('M-11 4H24Q24 8 20 8H-8Q-11 8 -11 4z', mix(colour, '#fff0d8', 0.35))}</g>`

/** Where the hand is, from the shoulder, as parts of the arm's length. */
const reaches: Record<Exclude<Pose, 'sleeping'>, Stride> = {
  standing: { near: [0.24, 0.92], far: [-0.3, 0.9] },
  walking: { near: [-0.4, 0.84], far: [0.56, 0.76] },
  running: { near: [-0.62, 0.5], far: [0.72, 0.42] },
  sitting: { near: [0.58, 0.66], far: [0.5, 0.72] },
  reading: { near: [0.62, 0.5], far: [0.74, 0.48] },
  flying: { near: [0.5, -1.05], far: [-0.4, -0.6] },
  waving: { near: [0.9, -0.52], far: [-0.3, 0.9] },
  pointing: { near: [0.97, -0.24], far: [-0.3, 0.9] },
  hugging: { near: [0.9, 0.16], far: [0.88, 0.34] },
}

/** One arm with what it holds, from the shoulder; the hips are at the origin. */
export function arm(person: Person, build: Build, side: 'near' | 'far'): string {
  const { pose, look, holding } = person
  if (pose === 'sleeping') return ''
  const near = side === 'near'
  const raised = pose === 'waving' || pose === 'pointing' || pose === 'hugging'
  // A hand that waves or points is free: the other one carries.
  const carries = holding !== undefined && pose !== 'reading' && pose !== 'flying' && near !== raised
  const [x, y] = carries ? (near ? ([0.78, 0.34] as const) : ([-0.72, 0.5] as const)) : reaches[pose][side]
  const shoulder = { x: (near ? 0.26 : -0.28) * build.width, y: -build.body + build.limb * 0.75 }
  const hand = { x: shoulder.x + x * build.arms, y: shoulder.y + y * build.arms }
  const cloth = look.outfit.cut === 'dungarees' ? look.outfit.second : look.outfit.top
  const sleeve = mix(cloth, night, near ? 0.07 : 0.28)
  const skin = near ? look.skin : mix(look.skin, '#3a1c30', 0.16)
  const way = bent(shoulder, hand, build.arms, carries || y > 0.3 ? -1 : 1)
  const open = pose === 'waving' && near
  return [
    carries ? at(hand.x, hand.y, drawProp(holding, 'held'), 0.8) : '',
    circle(hand.x, hand.y, build.limb * 0.52, skin),
    open ? fingers(hand, build.limb, skin) : '',
    line(shorten(way, shoulder, hand), sleeve, build.limb),
  ].join('')
}

/** The sleeve ends before the hand. */
function shorten(way: string, from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const short = { x: to.x - ((to.x - from.x) / far) * 9, y: to.y - ((to.y - from.y) / far) * 9 }
  return way.replace(/ [-\d.]+ [-\d.]+$/, ` ${n(short.x)} ${n(short.y)}`)
}

const fingers = ({ x, y }: Point, size: number, skin: string) =>
  [-34, -6, 22, 50]
    .map((turn) =>
      line(
        `M${n(x)} ${n(y)}l0 ${n(-size * 0.72)}`,
        skin,
        size * 0.28,
        `transform="rotate(${turn} ${n(x)} ${n(y)})"`,
      ),
    )
    .join('')
