import type { Action } from '../words.ts'
import { distance, lerp, type Point } from './joints.ts'
import { ankle, buildOf, type Person } from './measures.ts'
import { type Contacts, type PosedFigure, poseFigure, type Spot } from './pose.ts'

/** Whom or what somebody does something to, in coordinates of the stage. */
export type Met =
  | { readonly person: PosedFigure }
  | { readonly creature: { readonly head: Point; readonly back: Point; readonly mouth: Point } }
  | { readonly thing: Box; readonly grip?: Point | undefined }

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the hands, feet and eyes of somebody are at who does something to somebody or something. */
export function contactsFor(person: Person, spot: Spot, met: Met): Contacts {
  const usual = poseFigure(person, spot)
  const meeting = meetings[person.action]
  const { legs, body } = buildOf(person)
  return {
    lookAt: middleOf(met),
    ...meeting?.({
      usual,
      spot,
      met,
      edge: edgeOf(met, usual),
      relation: person.relation,
      high: spot.y - (legs + body) * spot.scale,
    }),
  }
}

interface Meeting {
  readonly usual: PosedFigure
  readonly spot: Spot
  readonly met: Met
  /** The point of the other that is nearest to the shoulder. */
  readonly edge: Point
  readonly relation: Person['relation']
  /** The height of the shoulders when standing. */
  readonly high: number
}

type Meet = (meeting: Meeting) => Contacts

const both = (near: Point, far: Point): Contacts => ({ near, far })
const below = ({ x, y }: Point, down: number): Point => ({ x, y: y + down })

/** On the nearer side, at the height of the chest or as high as the thing is. */
const onSide: Meet = ({ usual, spot, met, edge }) => {
  const { top, bottom } = boxOf(met)
  const y = Math.min(
    bottom - 14 * spot.scale,
    Math.max(top + 8 * spot.scale, usual.shoulder.y + 26 * spot.scale),
  )
  return both({ x: edge.x, y }, { x: edge.x, y: Math.max(top + 2, y - 16 * spot.scale) })
}

/** One hand at what is in reach. */
const oneHand: Meet = ({ met, edge }) => ({ near: gripOf(met) ?? edge })
/** One hand behind the other, as on a rope. */
const bothHands: Meet = ({ met, edge, usual }) => {
  const at = gripOf(met) ?? edge
  return both(at, lerp(at, usual.shoulder, 0.2))
}

/**
 * Hand in hand, as high as the hand of the taller one hangs. Whoever walks ahead gives the hand behind. Both come to the same point
 * if both are asked with the other as posed without contacts.
 */
const theirHand: Meet = ({ usual, spot, met, edge }) => {
  if (!('person' in met)) return { near: gripOf(met) ?? edge }
  const { shoulder, hands } = met.person
  const isAhead = (shoulder.x - usual.shoulder.x) * (spot.isFlipped ? -1 : 1) > 0
  const y = Math.min(Math.max(usual.hands.near.y, usual.hands.far.y), Math.max(hands.near.y, hands.far.y))
  const at = { x: (usual.shoulder.x + shoulder.x) / 2, y }
  return isAhead ? { near: at } : { far: at }
}

/** On a thing's top or an animal's back. */
const seated: Meet = ({ met, spot }) => ({
  seat: Math.max(0, spot.y - ('creature' in met ? met.creature.back.y : boxOf(met).top)),
})

/** Whoever sits before something does not sit on it. */
const seatedIfOn: Meet = (meeting) => (meeting.relation === 'on' ? seated(meeting) : {})

/** In its direction, with a straight arm. */
const pointed: Meet = ({ usual, met }) => {
  const to = middleOf(met)
  const reach = distance(usual.shoulder, usual.hands.near)
  return { near: lerp(usual.shoulder, to, reach / Math.max(reach, distance(usual.shoulder, to))) }
}

/** From above it. */
const overIt: Meet = ({ met, spot, usual }) => {
  const { top } = boxOf(met)
  const { x } = middleOf(met)
  const way = Math.sign(x - usual.shoulder.x) || 1
  return { near: { x: x - way * 22 * spot.scale, y: top - 34 * spot.scale } }
}

const meetings: Partial<Record<Action, Meet>> = {
  hug: ({ usual, met, spot, edge }) => {
    if ('person' in met) {
      // As far round as arms go of somebody who stays upright: two heads that lean would hide each other.
      const reach = distance(usual.shoulder, usual.hands.near) * 1.15
      const far = distance(usual.shoulder, met.person.shoulder)
      const at = lerp(usual.shoulder, met.person.shoulder, Math.min(1, reach / far))
      return both(at, below(lerp(usual.shoulder, at, 0.6), 20 * spot.scale))
    }
    if ('creature' in met) {
      const { head, back } = met.creature
      // Round the neck of one who looks this way, else over the back.
      const neck = { x: head.x * 0.8 + back.x * 0.2, y: head.y + (spot.y - head.y) * 0.42 }
      const at = distance(back, usual.shoulder) < distance(neck, usual.shoulder) ? back : neck
      return both(at, below(lerp(usual.shoulder, at, 0.8), 8 * spot.scale))
    }
    return both(edge, below(edge, 18 * spot.scale))
  },
  'hold-hands': theirHand,
  give: ({ usual, met, edge }) => ({
    near: 'person' in met ? lerp(usual.shoulder, met.person.shoulder, 0.5) : edge,
  }),
  push: onSide,
  pull: bothHands,
  lift: ({ met, edge, spot }) => {
    const { top, bottom } = boxOf(met)
    const way = spot.isFlipped ? -1 : 1
    return both(
      { x: edge.x + way * 14 * spot.scale, y: bottom - 8 * spot.scale },
      { x: edge.x, y: Math.max(top, bottom - 26 * spot.scale) },
    )
  },
  climb: ({ usual, met }) => {
    const { x } = middleOf(met)
    return both({ x, y: usual.hands.near.y }, { x, y: usual.hands.far.y })
  },
  stroke: ({ met, edge, high }) => {
    if (!('creature' in met)) return { near: edge }
    const { head, back } = met.creature
    // From above, so that the arm does not lie over the face; of a horse, the neck.
    if (Math.min(head.y, back.y) < high - 10) return { near: { x: lerp(head, back, 0.3).x, y: high } }
    return { near: { x: lerp(head, back, 0.4).x, y: Math.min(head.y, back.y) - 6 } }
  },
  wash: bothHands,
  roll: onSide,
  knock: ({ usual, edge }) => ({ near: { x: edge.x, y: usual.hands.near.y } }),
  kick: ({ met, edge, spot }) => ({
    nearFoot: { x: edge.x, y: Math.min(spot.y - ankle * spot.scale, boxOf(met).bottom - 8 * spot.scale) },
  }),
  'tuck-in': ({ met, edge, spot }) => {
    const { top } = boxOf(met)
    return both(
      { x: edge.x, y: Math.max(edge.y, top) },
      { x: edge.x + (spot.isFlipped ? -1 : 1) * 18 * spot.scale, y: top + 4 },
    )
  },
  ride: (meeting) => ({
    ...seated(meeting),
    ...('creature' in meeting.met &&
      both(
        below(lerp(meeting.met.creature.back, meeting.met.creature.head, 0.55), 4),
        below(lerp(meeting.met.creature.back, meeting.met.creature.head, 0.62), 4),
      )),
  }),
  sit: seatedIfOn,
  'sit-on-chair': seatedIfOn,
  'sit-on-edge': seatedIfOn,
  point: pointed,
  pour: overIt,
  stir: overIt,
  paint: oneHand,
  catch: bothHands,
  play: oneHand,
  dig: oneHand,
  sweep: oneHand,
  listen: oneHand,
  crouch: oneHand,
  kneel: oneHand,
  'reach-up': oneHand,
  'reach-down': oneHand,
  peek: ({ usual, edge }) => ({ near: { x: edge.x, y: usual.hands.near.y } }),
}

const gripOf = (met: Met): Point | undefined => ('thing' in met ? met.grip : undefined)

function boxOf(met: Met): Box {
  if ('thing' in met) return met.thing
  if ('person' in met) return met.person.box
  const { head, back, mouth } = met.creature
  const xs = [head.x, back.x, mouth.x]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(head.y, back.y), bottom: mouth.y }
}

/** What is looked at: a face if there is one. */
function middleOf(met: Met): Point {
  if ('person' in met) return met.person.face
  if ('creature' in met) return met.creature.head
  const { left, top, right, bottom } = met.thing
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function edgeOf(met: Met, { shoulder }: PosedFigure): Point {
  if ('person' in met) return met.person.shoulder
  if ('creature' in met)
    return distance(met.creature.back, shoulder) < distance(met.creature.mouth, shoulder)
      ? met.creature.back
      : met.creature.mouth
  const { left, top, right, bottom } = met.thing
  return {
    x: Math.min(right, Math.max(left, shoulder.x)),
    y: Math.min(bottom, Math.max(top, shoulder.y)),
  }
}
