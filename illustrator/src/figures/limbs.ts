import { mix } from '../palette.ts'
import { at, circle, ellipse, inner, line, n, path } from '../paper.ts'
import { drawThing } from '../things.ts'
import { armsOf } from './gestures.ts'
import { type Build, bent, hipOf, isReading, isSeated, type Person, type Point } from './measures.ts'
import { type Posture, postureOf } from './postures.ts'

const night = '#1c1030'

/** Where the feet are, from below the hips, as parts of the legs' length. */
interface Stride {
  readonly near: readonly [number, number]
  readonly far: readonly [number, number]
}
const together: Stride = { near: [0.04, 1], far: [-0.04, 1] }
const strides: Partial<Record<Posture, readonly Stride[]>> = {
  standing: [together, { near: [0.16, 0.99], far: [-0.14, 1] }],
  walking: [
    { near: [0.3, 0.97], far: [-0.34, 0.94] },
    { near: [-0.3, 0.95], far: [0.32, 0.97] },
  ],
  running: [
    { near: [0.62, 0.8], far: [-0.78, 0.5] },
    { near: [-0.7, 0.56], far: [0.6, 0.82] },
  ],
  flying: [{ near: [-0.12, 0.98], far: [-0.3, 0.8] }],
  sitting: [
    { near: [0.86, 0], far: [0.7, -0.02] },
    { near: [0.5, 0], far: [0.66, -0.02] },
  ],
  reading: [{ near: [0.8, 0], far: [0.66, -0.02] }],
}

/** @returns the far leg and the near one, hips at a height above the origin */
export function legs(person: Person, build: Build): string {
  const { look, variant = 0 } = person
  const pose = postureOf(person)
  if (look.wheelchair && isSeated(person)) return legsInChair(person, build)
  const { outfit } = look
  const seated = isSeated(person)
  const hip = -hipOf(person, build)
  const ways = strides[pose] ?? [together]
  const stride = ways[variant % ways.length] ?? together
  const bare = outfit.cut === 'dress'
  const leg = (side: 'near' | 'far') => {
    const x = (side === 'near' ? 0.2 : -0.2) * build.width
    const [dx, dy] = stride[side]
    const foot = { x: x + dx * build.legs, y: Math.min(-7, hip + dy * build.legs - 7) }
    if (seated) foot.y = side === 'near' ? -6 : -10
    const colour = bare ? look.skin : outfit.bottom
    const shaded = side === 'far' ? mix(colour, night, 0.24) : colour
    const back = pose === 'running' && dx < 0
    const turn = back ? 52 : pose === 'flying' ? 60 : seated ? -38 : 0
    const length = seated ? build.legs * 1.06 : pose in strides && pose !== 'standing' ? build.legs : 0
    const shade = side === 'far' ? 0.25 : 0
    return (
      line(bent({ x, y: hip }, foot, length, 1), shaded, build.limb * (bare ? 0.86 : 1.16)) +
      (side === 'near' && look.plaster && bare && !seated ? sticker(x, hip + build.legs * 0.52) : '') +
      shoe(foot, turn, mix(outfit.shoes, night, shade), bare)
    )
  }
  return leg('far') + leg('near')
}

/** Thighs forward, shins down to the foot rest. */
function legsInChair({ look }: Person, build: Build): string {
  const hip = -hipOf({ look, kind: 'child', action: 'sit', mood: 'calm' }, build)
  const bare = look.outfit.cut === 'dress'
  const colour = bare ? look.skin : look.outfit.bottom
  const thigh = Math.min(46, build.legs * 0.58 + 8)
  const leg = (x: number, shade: number) => {
    const knee = { x: x + thigh, y: hip + 4 }
    const foot = { x: knee.x + 8, y: -13 }
    return (
      line(
        `M${n(x)} ${n(hip)}L${n(knee.x)} ${n(knee.y)}L${n(foot.x)} ${n(foot.y)}`,
        mix(colour, night, shade),
        build.limb * (bare ? 0.9 : 1.16),
      ) + shoe(foot, 0, mix(look.outfit.shoes, night, shade), bare)
    )
  }
  return leg(-8, 0.24) + leg(0, 0)
}

const sticker = (x: number, y: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(-24)">${path('M-9 -4h18q3 4 0 8h-18q-3 -4 0 -8z', '#f6dcb8')}${circle(-2, 0, 1.2, '#c9986a')}${circle(2, 0, 1.2, '#c9986a')}</g>`

const shoe = ({ x, y }: Point, turn: number, colour: string, sock: boolean) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}">${sock ? path('M-8 -10h16v10h-16z', '#f4ead8') : ''}${path('M-11 -7Q-13 7 -9 7H20Q25 7 23 1Q20 -7 8 -8Q-2 -11 -11 -7z', colour)}${path('M-11 4H24Q24 8 20 8H-8Q-11 8 -11 4z', mix(colour, '#fff0d8', 0.35))}</g>`

/** One arm with what it holds, from the shoulder; the hips are at the origin. */
export function arm(person: Person, build: Build, side: 'near' | 'far'): string {
  const { look, holding } = person
  const pose = postureOf(person)
  if (pose === 'sleeping') return ''
  const near = side === 'near'
  const raised = pose === 'waving' || pose === 'pointing' || pose === 'hugging'
  // A hand that waves or points is free: the other one carries.
  const carries = holding !== undefined && !isReading(person) && pose !== 'flying' && near !== raised
  const gesture = armsOf(person)
  const { reach, bend } = carries
    ? near
      ? { reach: [0.86, 0.46] as const, bend: -1 as const }
      : { reach: [-0.72, 0.5] as const, bend: -1 as const }
    : gesture[side]
  const [x, y] = reach
  const shoulder = { x: (near ? 0.26 : -0.28) * build.width, y: -build.body + build.limb * 0.75 }
  const hand = { x: shoulder.x + x * build.arms, y: shoulder.y + y * build.arms }
  const cloth = look.outfit.cut === 'dungarees' ? look.outfit.second : look.outfit.top
  const sleeve = mix(cloth, night, near ? 0.07 : 0.28)
  const skin = near ? look.skin : mix(look.skin, '#3a1c30', 0.16)
  const way = bent(shoulder, hand, build.arms, bend)
  const open = pose === 'waving' && near
  const size = build.limb
  return [
    carries ? at(hand.x, hand.y, drawThing(holding, 'held'), 0.86) : '',
    open ? fingers(hand, size, skin) : thumb(shoulder, hand, size, skin),
    circle(hand.x, hand.y, size * 0.54, skin),
    line(shorten(way, shoulder, hand), sleeve, size),
    inner(line(cuff(shoulder, hand, size), mix(sleeve, '#fff0d8', 0.24), size * 0.3)),
  ].join('')
}

/** The sleeve ends before the hand. */
function shorten(way: string, from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const short = { x: to.x - ((to.x - from.x) / far) * 9, y: to.y - ((to.y - from.y) / far) * 9 }
  return way.replace(/ [-\d.]+ [-\d.]+$/, ` ${n(short.x)} ${n(short.y)}`)
}

/** The edge of the sleeve, across the wrist. */
function cuff(from: Point, to: Point, size: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const wrist = { x: to.x - ux * 8, y: to.y - uy * 8 }
  const half = size * 0.4
  return `M${n(wrist.x - uy * half)} ${n(wrist.y + ux * half)}L${n(wrist.x + uy * half)} ${n(wrist.y - ux * half)}`
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

/** A mitten's thumb, on the side that looks forward. */
function thumb(from: Point, { x, y }: Point, size: number, skin: string): string {
  const turn = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI
  return ellipse(x, y, size * 0.62, size * 0.2, skin, `transform="rotate(${n(turn - 62)} ${n(x)} ${n(y)})"`)
}
