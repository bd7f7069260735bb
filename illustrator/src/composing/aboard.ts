import { pointsOf } from '../creatures/index.ts'
import { buildOf } from '../figures/measures.ts'
import { withAge } from '../figures/person.ts'
import { poseFigure } from '../figures/pose.ts'
import { type Figure, heightOnStage } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import { type Group, type PlacedOne, scaleOf, setFigure, setThing, sizeOfThing } from './group.ts'

/** How far the chin is above the lower edge of the pane, in sizes of the head: shoulders are seen. */
const chin = 1.34
/** As much of a head, its hair and shoulders is seen, in the same. */
const shown = 2.5

/** On a seat of a vehicle: head and shoulders are behind a pane, below the roof. Grown-ups have the first seats, for one of them drives. */
export function sitAboard(
  group: Group,
  index: number,
  host: PlacedOne,
  vehicle: number,
  company: readonly number[],
) {
  const figure = group.scene.cast[index]
  const spot = seatOf(host, inOrder(group, company).indexOf(index), company.length)
  if (!figure || !spot) return
  const usual = scaleOf(group, figure) * Math.min(1, group.set.size)
  const depth = host.depth + 0.5 + spot.row * -0.1
  const forward = { isTurned: true, inside: vehicle } as const
  if (figure.kind === 'creature') {
    const { head } = pointsOf(figure.species, figure.action, figure.isToy)
    const tall = heightOnStage(figure) / scaleOf(group, figure)
    const scale = Math.min(usual, spot.height / (tall * 0.6))
    const y = spot.sill + Math.max(0, tall * scale - spot.height * 0.94)
    setFigure(group, index, { x: spot.x - head.x * scale, y, depth, scale }, {})
  } else {
    const look = withAge(figure.look, figure.kind)
    const { head } = buildOf({ ...figure, look })
    const scale = Math.min(usual, spot.height / (head * shown))
    const contacts = { seat: 60 * scale, isBelted: true } as const
    const { face } = poseFigure(
      { ...figure, look, variant: index },
      { x: 0, y: 0, scale, isFlipped: false },
      contacts,
    )
    const y = spot.sill - head * chin * scale - face.y
    setFigure(group, index, { x: spot.x - face.x, y, depth, scale }, contacts)
  }
  const placed = group.figures.get(index)
  if (placed) group.figures.set(index, { ...placed, ...forward })
}

/** A bag on a seat, as far as a pane shows it. */
export function putAboard(group: Group, index: number, host: PlacedOne, vehicle: number) {
  const thing = group.scene.things[index]
  if (!thing) return
  const passengers = group.who.filter((each) => {
    const tie = group.ties.figures[each]
    return tie && 'thing' in tie.to && tie.to.thing === vehicle
  })
  const luggage = [...group.scene.things.keys()].filter((each) => {
    const tie = group.ties.things[each]
    return tie?.relation === 'in' && 'thing' in tie.to && tie.to.thing === vehicle
  })
  const all = passengers.length + luggage.length
  const spot = seatOf(host, passengers.length + luggage.indexOf(index), all)
  if (!spot) return
  const { width, height } = thingDrawing(thing.thing)
  const scale = Math.min(sizeOfThing(group, index), (spot.height * 0.8) / height, spot.height / width)
  setThing(group, index, { x: spot.x, y: spot.sill + 2, depth: host.depth + 0.4, scale })
  const placed = group.things.get(index)
  if (placed) group.things.set(index, { ...placed, inside: vehicle })
}

/** The pane of one of several, and how high it is for them: more than there are panes share one, side by side. */
function seatOf({ thing, x, y, scale }: PlacedOne, place: number, all: number) {
  const { cabin } = thingDrawing(thing)
  const seats = cabin?.seats ?? []
  const seat = seats[place % Math.max(1, seats.length)]
  if (!seat || place < 0) return undefined
  const column = place % seats.length
  const row = Math.floor(place / seats.length)
  const sharing = Math.ceil((all - column) / seats.length)
  const spread = sharing > 1 ? 0.5 - row / (sharing - 1) : 0
  return {
    x: x + (seat.x + spread * seat.height * Math.min(0.9, 0.4 + sharing * 0.14)) * scale,
    sill: y + seat.sill * scale,
    height: (seat.height * scale) / (0.68 + 0.32 * sharing),
    row,
  }
}

const inOrder = ({ scene }: Group, company: readonly number[]): readonly number[] =>
  company.toSorted((one, other) => Number(isGrown(scene.cast[other])) - Number(isGrown(scene.cast[one])))

const isGrown = (figure: Figure | undefined): boolean => figure?.kind === 'adult' || figure?.kind === 'elder'
