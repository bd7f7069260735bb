import { buildOf } from '../figures/measures.ts'
import { sits } from '../figures/postures.ts'
import { isInChair } from '../figures/stance-of.ts'
import { type Figure, heightOnStage, scaleOf } from '../staging.ts'
import type { Seat } from '../things/thing.ts'
import { thingDrawing } from '../things.ts'
import type { Action } from '../words.ts'
import { type Group, type PlacedOne, setFigure } from './group.ts'

type Human = Exclude<Figure, { kind: 'creature' }>

/** As high as one sits with the feet on the ground, in the size of the drawing of a person. */
const comfortable = 74

/** On what carries them: with the feet on the ground, or hanging if it is higher than that. */
export function sitOn(
  group: Group,
  index: number,
  host: PlacedOne,
  at: { readonly x: number; readonly y: number; readonly depth: number; readonly scale: number },
  { feet = 0, faces, hand }: Partial<Seat> = {},
) {
  const ground = host.y + feet * host.scale
  const seat = Math.max(0, Math.min(ground - at.y, comfortable * at.scale))
  const isHanging = at.y + seat < ground - 12 || feet < 0
  const isFlipped = faces ? faces === 'left' : at.x > host.x + 6
  const near = hand && {
    x: at.x + (isFlipped ? -1 : 1) * hand[0] * host.scale,
    y: at.y + hand[1] * host.scale,
  }
  setFigure(
    group,
    index,
    { ...at, y: at.y + seat },
    { seat, ...(isHanging && { isHanging }), ...(near && { near }) },
    isFlipped,
  )
  const placed = group.figures.get(index)
  if (placed && (faces || hand)) group.figures.set(index, { ...placed, isTurned: true })
}

/** On the ends of a see-saw, on the steps of stairs: each on a seat of their own, the heaviest on the lowest. @returns whether there are such seats */
export function sitApart(
  group: Group,
  index: number,
  host: PlacedOne,
  company: readonly number[],
  scale: number,
): boolean {
  const { seats } = thingDrawing(host.thing)
  const figure = group.scene.cast[index]
  const sitters = company.filter((each) => {
    const one = group.scene.cast[each]
    return one && (one.kind === 'creature' || sits(one))
  })
  if (!seats || !figure || !sitters.includes(index)) return false
  const isBalanced = seats.every(({ faces }) => faces === undefined)
  const weight = (each: number) => heightOnStage(group.scene.cast[each] as Figure)
  const order = isBalanced ? sitters.toSorted((one, other) => weight(other) - weight(one)) : sitters
  const place = order.indexOf(index)
  const seat = seats[place % seats.length]
  if (!seat) return false
  // More than there are seats move up to the middle.
  const inward = Math.floor(place / seats.length) * 100 * scale * Math.sign(-seat.x)
  const x = host.x + seat.x * host.scale + inward
  const rise = seats.length > 1 && isBalanced && inward !== 0 ? inward * slopeOf(seats) : 0
  const at = { x, y: host.y + seat.y * host.scale + rise, depth: host.depth + 1 + place * 0.1, scale }
  if (figure.kind === 'creature') setFigure(group, index, at, {}, x > host.x)
  else sitOn(group, index, host, at, seat)
  return true
}

const slopeOf = (seats: readonly { readonly x: number; readonly y: number }[]): number => {
  const [one, other] = seats
  return one && other ? (other.y - one.y) / (other.x - one.x) : 0
}

/** Their hands lie on the table. */
const restingHands: ReadonlySet<Action> = new Set(['sit', 'sit-on-chair', 'stand', 'write', 'draw'])

/** At a table, on its far side: it hides legs and hips, and the face is above it and what stands on it. Whoever is small sits or stands on something. */
export function placeAtBoard(
  group: Group,
  index: number,
  figure: Figure,
  host: PlacedOne,
  company: readonly number[],
  scale: number,
) {
  const { height, top } = thingDrawing(host.thing)
  const reach = (top?.[1] ?? 100) * host.scale
  const behind = company.filter((each) => group.ties.figures[each]?.relation === 'behind')
  const place = behind.indexOf(index)
  const step = Math.min(160 * scale, reach * (behind.length === 2 ? 1.24 : 2.16 / behind.length))
  const x = host.x + (place - (behind.length - 1) / 2) * step
  const depth = host.depth - 1 - place * 0.1
  const y = host.y - 26
  const level = height * host.scale - 26
  const isFlipped = x > host.x + 6
  if (figure.kind === 'creature') {
    const tall = (heightOnStage(figure) * scale) / scaleOf(figure)
    // A mouse sits on books.
    const rise = Math.max(0, level - tall * 0.42)
    setFigure(group, index, { x, y: y - rise, depth, scale }, {}, isFlipped)
    return
  }
  const way = isFlipped ? -1 : 1
  const table = host.y - height * host.scale
  const hands = {
    ...(restingHands.has(figure.action) && { near: { x: x + way * 46 * scale, y: table - 8 } }),
    ...((restingHands.has(figure.action) || figure.action === 'eat') && {
      far: { x: x + way * 18 * scale, y: table - 4 },
    }),
  }
  const chin = level + Math.max(24 * scale, Math.min(76, tallestOn(group, host) * 0.62))
  const { body, head, legs, limb } = buildOf(figure)
  const above = (body - head * 0.24) * scale
  if (isInChair(figure)) setFigure(group, index, { x, y, depth, scale }, hands, isFlipped)
  else if (sitsAtTable(figure)) {
    const seat = Math.max(comfortable * scale, height * host.scale * 0.74, chin - above - limb * 0.4 * scale)
    setFigure(group, index, { x, y, depth, scale }, { ...hands, seat, isOnStool: true }, isFlipped)
  } else {
    const rise = Math.max(0, chin - above - legs * scale)
    setFigure(
      group,
      index,
      { x, y: y - rise, depth, scale },
      { ...hands, ...(rise > 0 && { isHanging: true }) },
      isFlipped,
    )
  }
}

/** What is done at a table on a chair. */
export const sitsAtTable = ({ action }: Pick<Human, 'action'>): boolean => tableSeated.has(action)
const tableSeated: ReadonlySet<Action> = new Set([
  'sit',
  'sit-on-chair',
  'eat',
  'write',
  'draw',
  'read',
  'play',
])

function tallestOn(group: Group, host: PlacedOne): number {
  const heights = group.scene.things.flatMap((one, each) => {
    const tie = group.ties.things[each]
    const isOn = tie?.relation === 'on' && 'thing' in tie.to && group.things.get(tie.to.thing) === host
    return isOn ? [thingDrawing(one.thing).height * host.scale] : []
  })
  return Math.max(0, ...heights)
}
