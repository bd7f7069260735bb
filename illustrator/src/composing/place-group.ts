import { carries } from '../relations.ts'
import { arrange, type Figure, heightOnStage, reachOf, widthOf, withinPage } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import { type Group, isOn, isTied, setThing, sizeOfThing } from './group.ts'

/** Those who stand for themselves, and what carries others, side by side. */
export function placeGroup(group: Group) {
  const { focus, span, size, chance } = group.set
  const { floor } = group.place
  const cast = group.scene.cast
  const free = group.who.filter((index) => !isTied(group, index))
  const carriers = [...group.scene.things.keys()].filter(
    (index) =>
      !group.things.has(index) &&
      !group.ties.things[index] &&
      carries(group.ties, index) &&
      group.who.some((each) => isOn(group, each, { thing: index })),
  )
  const widths = carriers.map((index) => widthOfCarrier(group, index))
  const standings = arrange(
    free.map((index) => cast[index] as Figure),
    focus,
    floor,
    chance,
    span,
  )
  const [left, right] = standings.length > 0 ? reachOf(standings) : [focus, focus]
  const gap = 16
  const whole = (right - left) * size + widths.reduce((sum, width) => sum + width + gap, 0)
  const squeeze = Math.min(1, (span[1] - span[0] + 120) / Math.max(1, whole))
  const k = size * squeeze
  const middle = (left + right) / 2
  // At the end where those are who do something to it.
  const sideOfThose = (carrier: number): boolean | undefined => {
    const xs = standings.flatMap(({ figure: { target }, x }) =>
      target && 'thing' in target && target.thing === carrier ? [x] : [],
    )
    const mean = xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length)
    return standings.length > 1 && xs.length > 0 ? mean > middle : undefined
  }
  // Carriers stand to the side of those who turn to them, the first at the right as often as at the left.
  const isFirstRight = chance.next() > 0.5
  const sides = carriers.map((carrier, index) => sideOfThose(carrier) ?? (index % 2 === 0) === isFirstRight)
  const shift = sides.reduce(
    (sum, isRight, index) => sum + ((isRight ? -1 : 1) * ((widths[index] ?? 0) * squeeze + gap)) / 2,
    0,
  )
  const centre =
    Math.min(span[1] - (whole * squeeze) / 2 + 60, Math.max(span[0] + (whole * squeeze) / 2 - 60, focus)) +
    (standings.length > 0 ? shift : 0)
  for (const standing of standings) {
    const index = free[standing.variant] ?? 0
    const y = floor + (standing.y - floor) * Math.min(1, 0.4 + size * 0.6)
    group.figures.set(index, {
      ...standing,
      index,
      x: centre + (standing.x - middle) * k,
      y,
      scale: withinPage(standing.figure, y, standing.scale * k),
      depth: standing.y - floor + (standing.y < floor - 60 ? 60 : 0),
      contacts: {},
    })
  }
  let [from, to] =
    standings.length > 0
      ? [centre - ((right - left) / 2) * k, centre + ((right - left) / 2) * k]
      : [centre, centre]
  for (const [at, index] of carriers.entries()) {
    const width = (widths[at] ?? 0) * squeeze
    const only = standings.length === 0 && carriers.length === 1
    const x = only ? focus : sides[at] ? to + gap + width / 2 : from - gap - width / 2
    if (sides[at]) to = x + width / 2
    else from = x - width / 2
    setThing(group, index, { x, y: floor + 6, depth: 6, scale: sizeOfCarrier(group, index) * squeeze })
    group.taken.push({ x, half: width / 2 })
  }
}

function widthOfCarrier(group: Group, index: number): number {
  const thing = group.scene.things[index]
  if (!thing) return 0
  const riders = group.who.filter((each) => isOn(group, each, { thing: index }))
  const people =
    riders.reduce((sum, each) => sum + lengthOf(group.scene.cast[each] as Figure) * 0.8, 0) * group.set.size
  return Math.max(thingDrawing(thing.thing).width * sizeOfThing(group, index), people)
}

const isLaid = ({ kind, action }: Figure): boolean =>
  kind !== 'creature' && (action === 'lie-back' || action === 'lie-front')

/** How much of what carries them somebody takes. */
const lengthOf = (figure: Figure): number =>
  isLaid(figure) ? heightOnStage({ ...figure, action: 'stand' }) : widthOf(figure)

/** A boat for two is larger than one for one, and a sofa as long as who lies on it. */
function sizeOfCarrier(group: Group, index: number): number {
  const thing = group.scene.things[index]
  const usual = sizeOfThing(group, index)
  const riders = group.who.filter((each) => isOn(group, each, { thing: index }))
  const isLong = riders.some((each) => isLaid(group.scene.cast[each] as Figure))
  if (!thing || (riders.length < 2 && !isLong)) return usual
  return (
    usual *
    Math.min(
      2.2,
      Math.max(1, (widthOfCarrier(group, index) * 1.1) / (thingDrawing(thing.thing).width * usual)),
    )
  )
}
