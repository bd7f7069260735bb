import type { PlacedFigure, PlacedOne } from './composition.ts'
import { buildOf } from './figures/measures.ts'
import { withAge } from './figures/person.ts'
import { type Contacts, type PosedFigure, poseFigure } from './figures/pose.ts'
import { heightOnStage, scaleOf } from './staging.ts'
import { thingDrawing } from './things.ts'
import type { Action } from './words.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What is done with a hand on what it is done to. */
const touching: ReadonlySet<Action> = new Set([
  'push',
  'pull',
  'reach-up',
  'reach-down',
  'climb',
  'stir',
  'knock',
  'stroke',
  'catch',
  'lift',
  'paint',
  'play',
  'hug',
  'tuck-in',
  'point',
  'give',
  'wash',
  'sweep',
  'dig',
  'listen',
  'crouch',
  'kneel',
])

const withBothHands: ReadonlySet<Action> = new Set(['push', 'pull', 'lift', 'hug', 'catch', 'climb'])

/** The company in its poses: hands are on what they hold, push or stroke, and two hold each other's hand. */
export function posesOf(
  company: readonly PlacedFigure[],
  things: readonly PlacedOne[],
  isAway: boolean,
): Map<number, PosedFigure> {
  const pose = (placed: PlacedFigure, contacts: Contacts): PosedFigure | undefined => {
    const { figure, variant } = placed
    if (figure.kind === 'creature') return undefined
    const away = isAway && figure.kind !== undefined ? { isAway: true as const } : {}
    return poseFigure(
      { ...figure, look: withAge(figure.look, figure.kind), variant, ...away },
      placed,
      contacts,
    )
  }
  const first = new Map<number, PosedFigure>()
  for (const placed of company) {
    const posed = pose(placed, placed.contacts)
    if (posed) first.set(placed.index, posed)
  }
  const byIndex = new Map(company.map((placed) => [placed.index, placed]))
  return new Map(
    company.flatMap((placed) => {
      const contacts = contactsOf(placed, byIndex, first, things)
      const posed = pose(placed, { ...contacts, ...placed.contacts })
      return posed ? [[placed.index, posed] as const] : []
    }),
  )
}

function contactsOf(
  placed: PlacedFigure,
  all: ReadonlyMap<number, PlacedFigure>,
  poses: ReadonlyMap<number, PosedFigure>,
  things: readonly PlacedOne[],
): Contacts {
  const { figure } = placed
  if (figure.kind === 'creature') return {}
  const holder = [...all.values()].find(
    (each) =>
      each.figure.action === 'hold-hands' &&
      each.figure.target !== undefined &&
      'figure' in each.figure.target &&
      each.figure.target.figure === placed.index,
  )
  if (holder && figure.action !== 'hold-hands') return handInHand(placed, holder, poses)
  const { target } = figure
  if (!target || 'direction' in target) return {}
  if ('figure' in target) {
    const other = all.get(target.figure)
    if (!other) return {}
    const face = faceOf(other, poses)
    if (figure.action === 'hold-hands') return { ...handInHand(placed, other, poses), lookAt: face }
    const point = touchedOf(other, poses, figure.action)
    return {
      lookAt: face,
      ...(touching.has(figure.action) && figure.action !== 'point' && reaching(placed, point)),
    }
  }
  const thing = things[target.thing]
  if (!thing) return {}
  const { grip, width, height, isBulky } = thingDrawing(thing.thing)
  const middle = { x: thing.x, y: thing.y - height * thing.scale * 0.6 }
  const edge = thing.x + (placed.x < thing.x ? -1 : 1) * (width / 2) * thing.scale * 0.86
  const chest = placed.y - shoulderHeight(placed) * 0.86
  const point = isBulky
    ? { x: edge, y: Math.max(thing.y - height * thing.scale * 0.9, chest) }
    : { x: thing.x + grip[0] * thing.scale, y: thing.y + grip[1] * thing.scale }
  return {
    lookAt: middle,
    ...(touching.has(figure.action) && figure.action !== 'point' && reaching(placed, point)),
  }
}

/** Two hands meet halfway. */
function handInHand(
  one: PlacedFigure,
  other: PlacedFigure,
  poses: ReadonlyMap<number, PosedFigure>,
): Contacts {
  const [a, b] = [poses.get(one.index), poses.get(other.index)]
  if (!a || !b) return {}
  const low = Math.max(a.shoulder.y, b.shoulder.y) + 40 * Math.min(one.scale, other.scale)
  const meeting = { x: (one.x + other.x) / 2, y: low }
  return other.x > one.x === one.isFlipped ? { far: meeting } : { near: meeting }
}

const shoulderHeight = ({ figure, scale }: PlacedFigure): number => {
  if (figure.kind === 'creature') return 100
  const { legs, body } = buildOf(figure)
  return (legs + body) * scale
}

/** Hands go to a point within reach; what is far away is looked at, not reached for. */
function reaching(placed: PlacedFigure, point: Point): Contacts {
  const { figure, scale, x, y } = placed
  if (figure.kind === 'creature') return {}
  const arms = buildOf(figure).arms * scale
  const far = Math.hypot(point.x - x, point.y - (y - shoulderHeight(placed) * 0.9))
  if (far > arms * 1.5) return {}
  return withBothHands.has(figure.action)
    ? { near: point, far: { x: point.x, y: point.y + 14 * scale } }
    : { near: point }
}

function faceOf(placed: PlacedFigure, poses: ReadonlyMap<number, PosedFigure>): Point {
  const posed = poses.get(placed.index)
  if (posed) return posed.face
  const tall = (heightOnStage(placed.figure) * placed.scale) / scaleOf(placed.figure)
  return { x: placed.x + (placed.isFlipped ? -1 : 1) * 40, y: placed.y - tall * 0.7 }
}

/** A back to stroke, a shoulder to hug, a hand to give to. */
function touchedOf(placed: PlacedFigure, poses: ReadonlyMap<number, PosedFigure>, action: Action): Point {
  const posed = poses.get(placed.index)
  if (posed) return action === 'give' ? posed.hands.near : posed.shoulder
  const tall = (heightOnStage(placed.figure) * placed.scale) / scaleOf(placed.figure)
  return { x: placed.x, y: placed.y - tall * 0.62 }
}
