import { armsOf, shoulderOf } from './gestures.ts'
import { type Build, buildOf, hipOf, type Person, type Point } from './measures.ts'
import { drawPerson } from './person.ts'

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
  readonly lookAt?: Point
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

/** Poses somebody: the hands are at what they are to meet, as far as arms reach. */
export function poseFigure(person: Person, spot: Spot, contacts: Contacts = {}): PosedFigure {
  const build = buildOf(person)
  const local = localTo(spot)
  const reaching: Person = {
    ...person,
    reach: {
      ...(contacts.near && { near: local(contacts.near) }),
      ...(contacts.far && { far: local(contacts.far) }),
    },
  }
  const hip = -hipOf(person, build)
  const onStage = stageOf(spot)
  const head = { x: 3, y: hip - build.body - build.head * 0.76 }
  const half = Math.max(build.head * 1.1, build.width)
  const [one, other] = [
    onStage({ x: -half, y: head.y - build.head * 1.3 }),
    onStage({ x: half, y: 8 }),
  ] as const
  return {
    drawing: drawPerson(reaching),
    hands: {
      near: onStage(handOf(reaching, build, 'near')),
      far: onStage(handOf(reaching, build, 'far')),
    },
    face: { ...onStage(head), radius: build.head * spot.scale },
    shoulder: onStage({ x: build.width * 0.26, y: hip - build.body + build.limb }),
    lap: onStage({ x: build.width * 0.3, y: hip - build.limb }),
    box: {
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: one.y,
      bottom: other.y,
    },
  }
}

const stageOf =
  ({ x, y, scale, isFlipped }: Spot) =>
  (point: Point): Point => ({ x: x + point.x * scale * (isFlipped ? -1 : 1), y: y + point.y * scale })

const localTo =
  ({ x, y, scale, isFlipped }: Spot) =>
  (point: Point): Point => ({ x: ((point.x - x) / scale) * (isFlipped ? -1 : 1), y: (point.y - y) / scale })

function handOf(person: Person, build: Build, side: 'near' | 'far'): Point {
  const shoulder = shoulderOf(person, build, side)
  const [x, y] = armsOf(person)[side].reach
  return { x: shoulder.x + x * build.arms, y: shoulder.y + y * build.arms }
}
