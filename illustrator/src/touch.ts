import type { PlacedFigure, PlacedOne } from './composing/group.ts'
import { contactsFor, type Met } from './figures/contacts.ts'
import { buildOf } from './figures/measures.ts'
import { withAge } from './figures/person.ts'
import { type Contacts, type PosedFigure, poseFigure } from './figures/pose.ts'
import { heightOnStage, scaleOf } from './staging.ts'
import { thingDrawing } from './things.ts'

interface Point {
  readonly x: number
  readonly y: number
}

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
  const poses = new Map<number, PosedFigure>()
  const contacts = new Map<number, Contacts>()
  for (const placed of company) {
    const met = { ...contactsOf(placed, byIndex, first, things), ...placed.contacts }
    const posed = pose(placed, met)
    if (!posed) continue
    contacts.set(placed.index, met)
    poses.set(placed.index, posed)
  }
  if (isAway) return poses
  for (const placed of company) {
    const posed = poses.get(placed.index)
    const lowered = posed && loweredHands(placed, posed, company, poses)
    const freed = lowered && pose(placed, { ...contacts.get(placed.index), ...lowered })
    if (freed) poses.set(placed.index, freed)
  }
  return poses
}

/** Hands whose arm would cover the face of somebody behind go below that face. @returns undefined if all faces are free */
function loweredHands(
  { index, depth, scale }: PlacedFigure,
  { hands, shoulder }: PosedFigure,
  company: readonly PlacedFigure[],
  poses: ReadonlyMap<number, PosedFigure>,
): Contacts | undefined {
  const faces = company.flatMap((each) => {
    const face = each.index === index || each.depth > depth ? undefined : poses.get(each.index)?.face
    return face ? [face] : []
  })
  const free = (hand: Point): Point | undefined => {
    const along = [0.4, 0.6, 0.8, 1].map((part) => ({
      x: shoulder.x + (hand.x - shoulder.x) * part,
      y: shoulder.y + (hand.y - shoulder.y) * part,
    }))
    const covered = faces.find((face) =>
      along.some(({ x, y }) => Math.hypot(x - face.x, y - face.y) < face.radius * 0.95),
    )
    // A shoulder before a face is a matter of standing, not of hands.
    if (!covered || Math.hypot(shoulder.x - covered.x, shoulder.y - covered.y) < covered.radius)
      return undefined
    return { x: hand.x, y: Math.max(hand.y, covered.y + covered.radius * 1.3, shoulder.y + 30 * scale) }
  }
  const [near, far] = [free(hands.near), free(hands.far)]
  return near || far ? { ...(near && { near }), ...(far && { far }) } : undefined
}

function contactsOf(
  placed: PlacedFigure,
  all: ReadonlyMap<number, PlacedFigure>,
  poses: ReadonlyMap<number, PosedFigure>,
  things: readonly PlacedOne[],
): Contacts {
  const { figure } = placed
  if (figure.kind === 'creature' || placed.inside !== undefined) return {}
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
  if (figure.relation === 'over' && figure.holding) return holdingOver(placed, target, all, poses, things)
  if ('figure' in target && figure.action === 'hold-hands') {
    const other = all.get(target.figure)
    return other ? { ...handInHand(placed, other, poses), lookAt: faceOf(other, poses) } : {}
  }
  const met = 'figure' in target ? metFigure(all.get(target.figure), poses) : metThing(things[target.thing])
  if (!met) return {}
  const { seat: _, ...contacts } = contactsFor(
    { ...figure, look: withAge(figure.look, figure.kind), variant: placed.variant },
    placed,
    met,
  )
  return withinReach(placed, contacts)
}

function metFigure(
  other: PlacedFigure | undefined,
  poses: ReadonlyMap<number, PosedFigure>,
): Met | undefined {
  if (!other) return undefined
  const person = poses.get(other.index)
  if (person) return { person }
  const tall = (heightOnStage(other.figure) * other.scale) / scaleOf(other.figure)
  const head = faceOf(other, poses)
  return {
    creature: { head, back: { x: other.x, y: other.y - tall * 0.62 }, mouth: { x: head.x, y: head.y + 16 } },
  }
}

function metThing(thing: PlacedOne | undefined): Met | undefined {
  if (!thing) return undefined
  const { x, y, scale } = thing
  const { grip, width, height, isBulky } = thingDrawing(thing.thing)
  const half = (width / 2) * scale * 0.86
  const box = { left: x - half, right: x + half, top: y - height * scale, bottom: y }
  return { thing: box, ...(!isBulky && { grip: { x: x + grip[0] * scale, y: y + grip[1] * scale } }) }
}

/** What is held over somebody or something is above it. */
function holdingOver(
  placed: PlacedFigure,
  target: { readonly figure: number } | { readonly thing: number },
  all: ReadonlyMap<number, PlacedFigure>,
  poses: ReadonlyMap<number, PosedFigure>,
  things: readonly PlacedOne[],
): Contacts {
  const top = (): Point | undefined => {
    if ('figure' in target) {
      const other = all.get(target.figure)
      const face = other && faceOf(other, poses)
      return face && { x: face.x, y: face.y - 90 * placed.scale }
    }
    const thing = things[target.thing]
    return (
      thing && { x: thing.x, y: thing.y - thingDrawing(thing.thing).height * thing.scale - 30 * placed.scale }
    )
  }
  const point = top()
  return point ? withinReach(placed, { lookAt: point, near: point }) : {}
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

/** Hands and feet go to what is within reach; what is far away is looked at, not reached for. */
function withinReach(
  { figure, scale, x, y }: PlacedFigure,
  { near, far, nearFoot, farFoot, ...rest }: Contacts,
): Contacts {
  if (figure.kind === 'creature') return {}
  const { arms, legs, body } = buildOf(figure)
  const isNear = (point: Point | undefined) =>
    point !== undefined &&
    Math.hypot(point.x - x, point.y - (y - (legs + body) * scale * 0.9)) <= arms * scale * 1.5
  const isAtFoot = (point: Point | undefined) =>
    point !== undefined && Math.abs(point.x - x) <= legs * scale * 1.1
  return {
    ...rest,
    ...(isNear(near) && near && { near }),
    ...(isNear(near) && far && { far }),
    ...(isAtFoot(nearFoot) && nearFoot && { nearFoot }),
    ...(isAtFoot(farFoot) && farFoot && { farFoot }),
  }
}

function faceOf(placed: PlacedFigure, poses: ReadonlyMap<number, PosedFigure>): Point {
  const posed = poses.get(placed.index)
  if (posed) return posed.face
  const tall = (heightOnStage(placed.figure) * placed.scale) / scaleOf(placed.figure)
  return { x: placed.x + (placed.isFlipped ? -1 : 1) * 40, y: placed.y - tall * 0.7 }
}
