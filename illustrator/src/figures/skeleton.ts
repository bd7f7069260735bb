import { type Bent, distance, lerp, type Point, twoBones } from './joints.ts'
import { ankle, type Build, buildOf, chairSeat, type Person } from './measures.ts'
import { type Spine, spineOf } from './spine.ts'
import type { FootAt, HandAt, Stance } from './stance.ts'
import { isInChair, stanceOf } from './stance-of.ts'

export type Side = 'near' | 'far'

/** Where everything of a body is, from between its feet, looking right. */
export interface Skeleton {
  readonly build: Build
  readonly stance: Stance
  readonly hips: Point
  readonly spine: Spine
  readonly arms: Readonly<Record<Side, Arm>>
  readonly legs: Readonly<Record<Side, Leg>>
  /** The middle of the head, and its tilt in degrees. */
  readonly head: Point & { readonly tilt: number }
  readonly gaze: readonly [number, number]
  /** What they sit on is not there, and has to be drawn: its height. */
  readonly seat?: number
}

interface Face extends Point {
  readonly tilt: number
  readonly size: number
}

interface Arm extends Bent {
  readonly root: Point
  readonly hand: HandAt
}

interface Leg extends Bent {
  readonly root: Point
  /** Degrees by which the toes point down. */
  readonly turn: number
}

const degree = Math.PI / 180

export function skeletonOf(person: Person): Skeleton {
  const build = buildOf(person)
  const stance = stanceOf(person)
  const inChair = isInChair(person)
  const usual = seatOf(stance, build)
  const seat = stance.hips === 'seat' ? (person.seat ?? usual) : undefined
  const hips = inChair
    ? { x: 0, y: -chairSeat }
    : { x: (stance.shift ?? 0) * build.legs, y: -hipHeight(stance, build, seat) }
  const stoop = person.kind === 'elder' && !stance.isLying && !stance.isAloft ? 4 : 0
  const lean = inChair ? Math.max(-6, Math.min(14, (stance.lean ?? 0) * 0.6)) : (stance.lean ?? 0) + stoop
  const curve = (inChair ? Math.min(10, stance.curve ?? 0) : (stance.curve ?? 0)) + stoop * 1.5
  const spine = leaning(person, build, hips, lean, curve)
  const neck = inChair ? lean * 0.5 : (stance.neck ?? spine.top * 0.5)
  const root = spine.place({ x: 2, y: -build.body })
  const rise = build.head * 0.76
  const head = { x: root.x + Math.sin(neck * degree) * rise, y: root.y - Math.cos(neck * degree) * rise }
  const tilt = neck * 0.82 + (stance.nod ?? variantNod(person))
  const face = { ...head, tilt, size: build.head }
  return {
    build,
    stance,
    hips,
    spine,
    arms: {
      near: armOf(person, build, stance, spine, face, 'near'),
      far: armOf(person, build, stance, spine, face, 'far'),
    },
    legs: {
      near: legOf(person, build, stance, hips, 'near'),
      far: legOf(person, build, stance, hips, 'far'),
    },
    head: { ...head, tilt },
    gaze: gazeOf(person, stance, head),
    ...(seat !== undefined && person.seat === undefined && !inChair && { seat }),
  }
}

const seatOf = ({ seat }: Stance, { legs, limb }: Build) =>
  seat === 'bench'
    ? legs * 0.74 + limb * 0.6
    : seat === 'none'
      ? legs * 0.95 - limb * 0.5
      : legs * 0.5 + ankle + limb * 0.4

const hipHeight = ({ hips }: Stance, { legs, limb }: Build, seat: number | undefined): number =>
  hips === 'ground' ? limb * 0.86 : hips === 'seat' ? (seat ?? 0) + limb * 0.4 : hips * legs

const nods = [0, -5, 4, -3] as const
const variantNod = ({ variant = 0 }: Person) => nods[variant % nods.length] ?? 0

/** Somebody leans after what is just out of reach. */
function leaning(person: Person, build: Build, hips: Point, lean: number, curve: number): Spine {
  let more = 0
  let spine = spineOf(hips, build.body, lean, curve)
  for (let step = 0; step < 5; step++) {
    const [target, missing] = farthestOf(person, build, spine)
    if (!target || missing <= 0) break
    const way = target.x >= hips.x ? 1 : -1
    const share = missing / Math.max(build.body, distance(hips, target))
    more = Math.max(-18, Math.min(46, more + (way * share * 60) / (1 + step * 0.3)))
    spine = spineOf(hips, build.body, lean + more * 0.8, curve + more * 0.5)
  }
  return spine
}

/** The target of a hand that is farthest out of reach, and by how much. */
function farthestOf(person: Person, build: Build, spine: Spine): readonly [Point | undefined, number] {
  const [near, far] = (['near', 'far'] as const).map((side) => {
    const target = person.reach?.[side]
    return [
      target,
      target ? distance(shoulderOf(spine, build, side), target) - build.arms - slackOf(build) * 0.6 : 0,
    ] as const
  })
  if (!near || !far) return [undefined, 0]
  return near[1] >= far[1] ? near : far
}

/** How far a shoulder comes forward after its hand. */
const slackOf = ({ width }: Build): number => width * 0.34

const shoulderOf = (spine: Spine, { width, body, limb, shape }: Build, side: Side): Point =>
  spine.place({ x: (side === 'near' ? 0.29 : -0.29) * width * shape[0], y: -body + limb * 0.72 })

function armOf(person: Person, build: Build, stance: Stance, spine: Spine, face: Face, side: Side): Arm {
  const hand = stance[side]
  const shoulder = shoulderOf(spine, build, side)
  const target = person.reach?.[side] ?? usualHand(hand, shoulder, build, face, stance)
  const missing = distance(shoulder, target) - build.arms * 0.98
  const root =
    person.reach?.[side] && missing > 0
      ? lerp(shoulder, target, Math.min(missing, slackOf(build)) / distance(shoulder, target))
      : shoulder
  const out = side === 'near' ? 1 : -1
  const isRaised = target.y < root.y - build.arms * 0.2
  const sign = hand.elbow === 'up' ? -1 : 1
  const prefer = (elbow: Point) =>
    sign * elbow.y * (isRaised ? 0.5 : 1) + out * elbow.x * (hand.elbow === 'in' ? -1 : isRaised ? 1 : 0.45)
  return { root, hand, ...twoBones(root, target, build.arms * Math.max(1, Math.hypot(...hand.at)), prefer) }
}

/** Where a hand is that has nothing to meet: not below the ground. */
function usualHand(
  { at: [x, y], face }: HandAt,
  root: Point,
  build: Build,
  head: Face,
  stance: Stance,
): Point {
  if (face) {
    const [right, down] = [face[0] * head.size, face[1] * head.size]
    const [sin, cos] = [Math.sin(head.tilt * degree), Math.cos(head.tilt * degree)]
    return { x: head.x + right * cos - down * sin, y: head.y + right * sin + down * cos }
  }
  const low = stance.isAloft ? Number.POSITIVE_INFINITY : -build.limb * 0.45
  return { x: root.x + x * build.arms, y: Math.min(low, root.y + y * build.arms) }
}

function legOf(person: Person, build: Build, stance: Stance, hips: Point, side: Side): Leg {
  const { legs, limb } = build
  const x = (side === 'near' ? 0.19 : -0.17) * build.width
  const bones = (legs - ankle) * 1.02
  if (isInChair(person)) return legInChair(person, build, hips, side)
  const foot = stance[side === 'near' ? 'nearFoot' : 'farFoot']
  const root = stance.isLying
    ? { x: hips.x, y: hips.y + (side === 'near' ? limb * 0.2 : -limb * 0.2) }
    : { x: hips.x + x * (stance.legsOver && stance.hips !== 'ground' ? 0.8 : 1), y: hips.y }
  const asked = person.reach?.[side === 'near' ? 'nearFoot' : 'farFoot']
  const target =
    asked ??
    (stance.hips === 'seat' ? onSeat(foot, build, root, stance.seat === 'none') : onGround(foot, build))
  const prefer = ({ x: kneeX, y: kneeY }: Point) =>
    foot.knee === 'out'
      ? (side === 'near' ? 1 : -1) * kneeX - kneeY * 0.3
      : foot.knee === 'down'
        ? kneeY
        : foot.knee === 'up'
          ? -kneeY
          : kneeX - kneeY * 0.4
  const bent = twoBones(root, target, bones, prefer)
  // Neither knee nor foot is under the ground.
  const joint = bent.joint.y > -limb * 0.5 ? { ...bent.joint, y: -limb * 0.5 } : bent.joint
  const end = bent.end.y > -ankle ? { ...bent.end, y: -ankle } : bent.end
  return { root, turn: foot.turn ?? 0, end, joint }
}

const onGround = ({ at: [x, height] }: FootAt, { legs }: Build): Point => ({
  x: x * legs,
  y: -ankle - height * legs,
})

/** The shin hangs from the knee, down to the ground if it is within reach. */
const onSeat = ({ at: [x] }: FootAt, { legs }: Build, root: Point, isAstride: boolean): Point => ({
  x: root.x + x * legs,
  y: Math.min(-ankle, root.y + legs * (isAstride ? 0.7 : 0.47)),
})

/** Thighs forward, shins down to the foot rest. */
function legInChair(person: Person, { legs }: Build, hips: Point, side: Side): Leg {
  const thigh = Math.min(46, legs * 0.58 + 8)
  const root = { x: side === 'near' ? 2 : -7, y: hips.y + 2 }
  const joint = { x: root.x + thigh, y: hips.y + 3 }
  const usual = { x: joint.x + 6, y: -14 }
  return { root, joint, end: person.reach?.[side === 'near' ? 'nearFoot' : 'farFoot'] ?? usual, turn: 0 }
}

/** Where the face is turned: to what they look at, else as the pose or the mood has it. */
function gazeOf({ lookAt, mood }: Person, stance: Stance, head: Point): readonly [number, number] {
  if (lookAt) {
    const far = distance(head, lookAt) || 1
    const [x, y] = [(lookAt.x - head.x) / far, (lookAt.y - head.y) / far]
    return [x < 0 ? -0.08 + x * 0.14 : x * 0.22, y * 0.15]
  }
  if (stance.gaze) return stance.gaze
  if (mood === 'curious') return [0.09, -0.05]
  if (mood === 'proud') return [0.02, -0.05]
  return mood === 'worried' || mood === 'sad' ? [0.02, 0.07] : [0.03, 0]
}
