import { drawCreature } from './creatures/index.ts'
import { chairBefore, chairBehind } from './figures/chair.ts'
import { blanket, chinOf, headFromFoot, laidAside, pillow, sleepyHead } from './figures/lying.ts'
import { drawPerson, withAge } from './figures/person.ts'
import { undressedForBed } from './figures/worn.ts'
import { underLight } from './palette.ts'
import { at } from './paper.ts'
import { footBed, quiltFromFoot } from './settings/layers/bed-from-foot.ts'
import type { Place } from './settings/stage.ts'
import { type Creature, type Figure, scaleOf, statureOf } from './staging.ts'

export type Sleeper = Extract<Figure, { look: unknown }>

/** Sleepers lie side by side, heads on their pillows, under one blanket; out of doors on the ground. */
export function inBed(
  sleepers: readonly Sleeper[],
  toys: readonly Creature[],
  place: Place,
  [tint, share]: readonly [string, number],
): string {
  const first = sleepers[0]
  if (!first) return ''
  if (place.isBedFromFoot) return underLight(fromFoot(sleepers, toys, place), tint, share)
  const step = Math.min(165, 420 / sleepers.length)
  const sizes = sleepers.map((sleeper) => Math.min(mostInBed, statureOf(sleeper)))
  // From one to the next: half of each.
  const places = sizes.map(
    (size, index) =>
      step * (sizes.slice(0, index).reduce((sum, each) => sum + each, 0) + (size - (sizes[0] ?? 1)) / 2),
  )
  const last = places.at(-1) ?? 0
  const beds = sleepers.map((_, index) => {
    const [size, x] = [sizes[index] ?? 1, places[index] ?? 0]
    // The blanket is higher beside the first, and would hide the mouths of others.
    const raised = index === 0 ? 0 : Math.abs(1 - size) * 40
    return { x, y: (index % 2 === 0 ? 0 : 10) - raised, size: headInBed * size }
  })
  const heads = sleepers.map((sleeper, index) => {
    const { x, y, size } = beds[index] ?? { x: 0, y: 0, size: headInBed }
    const look = withAge(sleeper.look, sleeper.kind)
    if (sleeper.action === 'sit-up')
      return at(x - 24, 70, sittingUp(sleeper, look), (sitting * size) / headInBed)
    const mood = sleeper.action === 'sleep' ? undefined : sleeper.mood
    return at(x, y, sleepyHead(look, size, mood))
  })
  const chins = sleepers.map(({ look }, index) => {
    const { x, y, size } = beds[index] ?? { x: 0, y: 0, size: headInBed }
    return { x: x - quilt.x, y: y + chinOf(look, size) + belowChin - quilt.y }
  })
  const length = Math.max(place.bed === undefined ? 400 : 520, 300 + last)
  const x = place.bed === undefined ? place.focus - length / 2 + 20 : 330
  const y = place.bed ?? place.floor - 6
  const tucked = toys.slice(0, 2).map((toy, index) => {
    const drawing = drawCreature(toy.species, 'sit', 'calm', toy)
    return at(last + 104 + index * 80, 52, drawing, scaleOf(toy) * 1.1, true)
  })
  return underLight(
    at(x, y - 74, heads.join('') + tucked.join('')) +
      at(
        x + quilt.x,
        y - 74 + quilt.y,
        blanket(place.blanket?.colour ?? first.look.outfit.top, length, 62, chins, place.blanket?.pattern),
      ) +
      besideBed(sleepers, place),
    tint,
    share,
  )
}

/** Heads on pillows that are turned to us, with the quilt below them. */
function fromFoot(sleepers: readonly Sleeper[], toys: readonly Creature[], place: Place): string {
  const { x, pillow: y } = footBed
  const xs = sleepers.map((_, index) => x + (index - (sleepers.length - 1) / 2) * 190)
  const last = xs.at(-1) ?? x
  const heads = sleepers.map((sleeper, index) => {
    const look = withAge(sleeper.look, sleeper.kind)
    const mood = sleeper.action === 'sleep' ? undefined : sleeper.mood
    const size = headInBed * Math.min(1, statureOf(sleeper))
    return at(xs[index] ?? x, y + 6, headFromFoot(look, size, index % 2 === 0 ? 1 : -1, mood))
  })
  const tucked = toys
    .slice(0, 2)
    .map((toy, index) =>
      at(
        last + 104 + index * 70,
        672,
        drawCreature(toy.species, 'sit', 'calm', toy),
        scaleOf(toy) * 1.1,
        true,
      ),
    )
  return (
    heads.join('') +
    tucked.join('') +
    quiltFromFoot(place.blanket?.colour ?? '#6a8ab0', place.blanket?.pattern, xs) +
    besideBed(sleepers, place)
  )
}

/** The size of a head that lies. */
const headInBed = 62
/** Where the quilt is, from the first head. */
const quilt = { x: 30, y: 86 } as const
/** Between the chin and the edge of the quilt. */
const belowChin = 3

/** The size of somebody who sits, beside heads that lie. */
const sitting = 1.34

/** A larger pillow is broader than the bed. */
const mostInBed = 1.2

/** Against the pillow; the blanket is drawn over the legs. */
function sittingUp(sleeper: Sleeper, look: Sleeper['look']): string {
  const { crutches: _, ...free } = undressedForBed(look)
  // The costume of a role is for the day.
  const { role: __, ...undressed } = sleeper
  const person = { ...undressed, look: { ...free, wheelchair: false }, action: 'sit-up' } as const
  return at(-36, -46, pillow(52)) + drawPerson(person)
}

/** Hats and glasses on the table; wheelchairs within reach of the bed. */
function besideBed(sleepers: readonly Sleeper[], { bed, isBedFromFoot, floor, focus, table }: Place): string {
  const [x, y] = table ?? [0, 0]
  const laid = table ? sleepers.flatMap(({ look }) => laidAside(look)).slice(0, 4) : []
  const first = isBedFromFoot ? 1000 : bed === undefined ? focus - 360 : 260
  return (
    laid
      .map((thing, index) => at(x + (index % 2) * 44 - 22, y - Math.floor(index / 2) * 20, thing))
      .join('') +
    sleepers
      .filter(({ look }) => look.wheelchair)
      .map(({ look }, index) =>
        at(first + index * 150, floor - 4, chairBehind(look) + chairBefore(look), 1.3),
      )
      .join('')
  )
}
