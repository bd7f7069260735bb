import { type Build, buildOf, hipOf, isReading, type Person, type Point } from './measures.ts'
import { type Posture, postureOf } from './postures.ts'

/** Where a hand is, from its shoulder, as parts of the arm's length; and to which side the elbow goes. */
interface Reach {
  readonly reach: readonly [number, number]
  readonly bend: 1 | -1
}

interface Gesture {
  readonly near: Reach
  readonly far: Reach
}

type Awake = Exclude<Posture, 'sleeping'>

/** An elbow hangs: behind a lowered arm, below a raised one. */
const to = (x: number, y: number, bend: 1 | -1 = y > 0.3 || x > 0 ? -1 : 1): Reach => ({
  reach: [x, y],
  bend,
})

const down: Gesture = { near: to(0.24, 0.92), far: to(-0.3, 0.9) }
const onHip: Gesture = { near: to(0.3, 0.9), far: to(-0.04, 0.62, 1) }
const clasped: Gesture = { near: to(0.16, 0.62), far: to(0.5, 0.64) }
const cheering: Gesture = { near: to(0.7, -0.66), far: to(-0.7, -0.64) }
const amazed: Gesture = { near: to(0.66, -0.06), far: to(-0.62, 0.02) }

const overABook: Gesture = { near: to(0.62, 0.5), far: to(0.74, 0.48) }

/** Variants of each gesture; the first is the plainest. */
const gestures: Record<Awake, readonly Gesture[]> = {
  standing: [down, onHip, clasped, { near: to(0.34, 0.88), far: to(-0.44, 0.84) }],
  walking: [
    { near: to(-0.4, 0.84), far: to(0.56, 0.76) },
    { near: to(0.5, 0.78), far: to(-0.46, 0.8) },
  ],
  running: [
    { near: to(-0.62, 0.5), far: to(0.72, 0.42) },
    { near: to(0.72, -0.44), far: to(-0.72, -0.3) },
  ],
  sitting: [
    { near: to(0.58, 0.66), far: to(0.5, 0.72) },
    { near: to(-0.44, 0.84), far: to(-0.6, 0.8) },
    { near: to(0.7, 0.4), far: to(0.6, 0.5) },
  ],
  reading: [overABook],
  flying: [{ near: to(0.5, -1.05, 1), far: to(-0.4, -0.6, -1) }],
  waving: [
    { near: to(0.78, -0.62), far: to(-0.3, 0.9) },
    { near: to(0.66, -0.74), far: to(-0.04, 0.62, 1) },
  ],
  pointing: [
    { near: to(0.97, -0.24), far: to(-0.3, 0.9) },
    { near: to(0.84, -0.5), far: to(-0.04, 0.62, 1) },
  ],
  hugging: [
    { near: to(0.84, 0.34), far: to(0.86, 0.22) },
    { near: to(0.8, 0.2), far: to(-0.7, 0.5) },
  ],
}

/** The position of the arms: from the posture, changed by the mood, with a variant for neighbours. */
export function armsOf(person: Person): Gesture {
  const { near, far } = person.reach ?? {}
  const usual = gestureOf(person)
  const build = buildOf(person)
  return {
    near: near ? reachFor(near, shoulderOf(person, build, 'near'), build) : usual.near,
    far: far ? reachFor(far, shoulderOf(person, build, 'far'), build) : usual.far,
  }
}

/** From between the feet. */
export const shoulderOf = (person: Person, build: Build, side: 'near' | 'far'): Point => ({
  x: (side === 'near' ? 0.26 : -0.28) * build.width,
  y: -hipOf(person, build) - build.body + build.limb * 0.75,
})

function reachFor(hand: Point, shoulder: Point, { arms }: Build): Reach {
  const [x, y] = [(hand.x - shoulder.x) / arms, (hand.y - shoulder.y) / arms]
  const far = Math.max(1, Math.hypot(x, y))
  return to(x / far, y / far)
}

function gestureOf(person: Person): Gesture {
  const { mood, look, variant = 0, holding } = person
  const pose = postureOf(person)
  if (pose === 'sleeping') return down
  if (isReading(person)) return overABook
  // Hands are on the wheels when a chair rolls.
  if (look.wheelchair && (pose === 'walking' || pose === 'running'))
    return { near: to(-0.1, 0.86), far: to(0.12, 0.84) }
  if (look.wheelchair && (pose === 'standing' || pose === 'sitting'))
    return variant % 2 === 1 && mood === 'happy' ? cheering : { near: to(0.5, 0.62), far: to(0.56, 0.58) }
  if (pose === 'standing' && holding === undefined) {
    if (mood === 'worried') return clasped
    if (mood === 'surprised') return amazed
    if (mood === 'proud') return onHip
    if (mood === 'happy' && variant % 3 === 2) return cheering
  }
  const ways = gestures[pose]
  return ways[variant % ways.length] ?? down
}
