import type { Point } from './joints.ts'
import type { Person, Reach } from './measures.ts'
import { drawSkeleton } from './person.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'

/** Where a figure stands on the stage: its drawing goes there with `at(x, y, drawing, scale, isFlipped)`. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isFlipped: boolean
}

/** What a body is to meet, in coordinates of the stage. What is out of reach is reached for. */
export interface Contacts {
  /** For the hand on the side to which they look. */
  readonly near?: Point
  /** For the other hand. */
  readonly far?: Point
  readonly nearFoot?: Point
  readonly farFoot?: Point
  readonly lookAt?: Point
  /** Seen from behind. */
  readonly isAway?: boolean
  /** How high the seat is above the ground where they stand, of a chair or a chest that is there. Without it they bring their own. */
  readonly seat?: number
  /** Their feet are above the ground, where they cast no shadow. */
  readonly isHanging?: boolean
  /** What is there is a stool that is as high as they need it. */
  readonly isOnStool?: boolean
  /** They sit on it whatever they do, as in a car. */
  readonly isBelted?: boolean
}

/** A figure in its pose. Its drawing has the feet at the origin, looks right and is not scaled; all else is in coordinates of the stage. */
export interface PosedFigure {
  readonly drawing: string
  /** Where the hands are, and things in them. */
  readonly hands: { readonly near: Point; readonly far: Point }
  /** The middle of the face, and half its width. */
  readonly face: Point & { readonly radius: number }
  /** Where an arm or a hand of somebody else lies. */
  readonly shoulder: Point
  /** What sits on a seat. */
  readonly hips: Point
  /** Where a plaster is, and shoes are. */
  readonly knee: Point
  readonly feet: { readonly near: Point; readonly far: Point }
  /** Where something lies on somebody who sits. */
  readonly lap: Point
  /** Everything that is drawn, but for what is held. */
  readonly box: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
}

/** Poses somebody: hands and feet are at what they are to meet, as far as limbs reach. */
export function poseFigure(person: Person, spot: Spot, contacts: Contacts = {}): PosedFigure {
  const local = localTo(spot)
  const reach: Reach = Object.fromEntries(
    (['near', 'far', 'nearFoot', 'farFoot'] as const).flatMap((part) => {
      const target = contacts[part]
      return target ? [[part, local(target)]] : []
    }),
  )
  const posed: Person = {
    ...person,
    reach,
    ...(contacts.isAway && { isAway: true }),
    ...(contacts.lookAt && { lookAt: local(contacts.lookAt) }),
    ...(contacts.isBelted && { isBelted: true }),
    ...(contacts.isHanging && { isHanging: true }),
    ...(contacts.seat !== undefined && { seat: contacts.seat / spot.scale }),
  }
  const skeleton = skeletonOf(posed)
  const onStage = stageOf(spot)
  const { arms, build, head, hips, legs } = skeleton
  let drawn: string | undefined
  return {
    // A pose that another one replaces is never drawn.
    get drawing() {
      drawn ??= drawSkeleton(posed, skeleton)
      return drawn
    },
    hands: { near: onStage(arms.near.end), far: onStage(arms.far.end) },
    face: { ...onStage(head), radius: build.head * spot.scale },
    shoulder: onStage(arms.near.root),
    hips: onStage(hips),
    knee: onStage(legs.near.joint),
    feet: { near: onStage(legs.near.end), far: onStage(legs.far.end) },
    lap: onStage({
      x: (hips.x + legs.near.joint.x) / 2,
      y: Math.min(hips.y, legs.near.joint.y) - build.limb * 0.6,
    }),
    box: boxOf(skeleton, spot),
  }
}

/** Everything that is drawn, but for hats, hair that stands off, and what is held. */
function boxOf({ arms, build, head, hips, legs, spine }: Skeleton, spot: Spot): PosedFigure['box'] {
  const { limb, width, body } = build
  const round = (point: Point, radius: number) => [
    { x: point.x - radius, y: point.y - radius },
    { x: point.x + radius, y: point.y + radius },
  ]
  const points = [
    ...round(head, build.head * 1.12),
    ...round(hips, width / 2),
    ...round(spine.place({ x: 0, y: -body * 0.7 }), width / 2),
    ...[arms.near, arms.far].flatMap(({ joint, end }) => [
      ...round(joint, limb / 2),
      ...round(end, limb * 0.7),
    ]),
    ...[legs.near, legs.far].flatMap(({ joint, end }) => [
      ...round(joint, limb * 0.7),
      ...round(end, limb * 1.1),
    ]),
  ].map(stageOf(spot))
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.min(spot.y + 10 * spot.scale, Math.max(...ys)),
  }
}

const stageOf =
  ({ x, y, scale, isFlipped }: Spot) =>
  (point: Point): Point => ({ x: x + point.x * scale * (isFlipped ? -1 : 1), y: y + point.y * scale })

const localTo =
  ({ x, y, scale, isFlipped }: Spot) =>
  (point: Point): Point => ({ x: ((point.x - x) / scale) * (isFlipped ? -1 : 1), y: (point.y - y) / scale })
