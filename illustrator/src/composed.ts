import type { Composition } from './composing/group.ts'
import { composeGroup } from './composition.ts'
import { sits } from './figures/postures.ts'
import { isInChair } from './figures/stance-of.ts'
import { Chance } from './random.ts'
import { type Node, rootOf, type Ties, tiesOf } from './relations.ts'
import type { Scene } from './scene.ts'
import { footBed } from './settings/layers/bed-from-foot.ts'
import { type Place, wide } from './settings/stage.ts'
import { type Creature, type Figure, withinPage } from './staging.ts'
import { isLying, isSleeper } from './supplemented.ts'
import { thingDrawing } from './things.ts'
import type { Action, Shot, Thing } from './words.ts'

/** The size of people, and how the rows lie, in every kind of picture. */
const sizes: Readonly<Record<Shot, number>> = {
  close: 1,
  two: 1.06,
  wide: 0.62,
  above: 0.72,
  behind: 1.12,
  // A loaf is no larger than the oven behind it: the camera goes near.
  object: 1.06,
}

/** Beside the furniture of a room, which stays as large, small people would be dolls. */
const inRooms: Partial<Record<Shot, number>> = { wide: 0.82, above: 0.84 }

/** On a cover there is room for a title above the heads of grown-ups. */
const onCover = 0.84

/** Where everybody and everything stands: as the shot wants it, and as one is in this place, in its water, on its seats or beside its bed. */
export function composed(
  scene: Scene,
  place: Place,
  shot: Shot,
  isCover: boolean,
  width: number,
): Composition {
  const chance = new Chance(`cast:${scene.seed}`)
  const again = new Chance(`cast:${scene.seed}`)
  const isBedtime = scene.cast.some(isSleeper)
  const whole = place.span ?? [100, 1100]
  const left = Math.max(whole[0], Math.min(place.focus - width / 2 + 70, whole[1] - width + 140))
  const span = width < wide ? ([left, left + width - 140] as const) : whole
  if (shot === 'object') {
    const held = scene.cast.flatMap(({ holding }) => (holding ? [{ thing: holding }] : []))
    const alone = scene.things.map(({ of, relation, ...thing }) =>
      of && 'thing' in of && relation ? { ...thing, of, relation } : thing,
    )
    // A still life shows the thing itself, near.
    const { owns, ...bare } = place
    const still = owns ? { ...bare, busyWith: owns } : bare
    return composeGroup({ ...scene, cast: [], things: [...alone, ...held].slice(0, 5) }, still, [], {
      focus: place.focus,
      span,
      size: sizes.object,
      chance,
    })
  }
  const who = [...scene.cast.keys()].filter((index) => {
    const figure = scene.cast[index]
    return figure !== undefined && !isSleeper(figure) && !(isBedtime && isToy(figure))
  })
  if (isBedtime)
    return besideTheBed(
      composeGroup(scene, place, who, {
        focus: place.isBedFromFoot ? 1010 : place.bed === undefined ? place.focus + 330 : 905,
        span: place.isBedFromFoot ? [930, 1130] : [560, 1130],
        size: 1,
        chance,
      }),
      place,
    )
  const usual = place.focus + aside(chance, shot)
  aside(again, shot)
  const bed = scene.things.findIndex(({ thing, of }) => thing === 'bed' && !of)
  const ties = tiesOf(scene).figures
  const isOnBed =
    place.bed !== undefined &&
    scene.cast.some((figure, index) => {
      const to = ties[index]?.to
      return isLying(figure) && to !== undefined && 'thing' in to && to.thing === bed
    })
  const focus = isOnBed ? 905 : (besideOwn(scene, place) ?? atWindow(scene, place, shot) ?? usual)
  const size = isCover ? onCover : ((place.indoors ? inRooms[shot] : undefined) ?? sizes[shot])
  const composedAt = (middle: number, luck: Chance) =>
    composeGroup(scene, place, who, {
      focus: middle,
      span: isOnBed ? [640, 1130] : span,
      size,
      chance: luck,
      looksOut: isCover,
    })
  const first = composedAt(focus, chance)
  const step = isOnBed ? 0 : stepToOwn(scene, place, first)
  const composition = Math.abs(step) < 30 ? first : composedAt(focus + step, again)
  if (place.bench !== undefined) return onTheBench(composition, place.bench)
  const wet = scene.setting === 'underwater' ? composition : inWater(composition, place)
  const seated = place.hasSeats ? inSeats(wet, tiesOf(scene)) : wet
  return shot === 'above' ? fromAbove(seated, tiesOf(scene), place) : seated
}

/** Whoever is seen from behind, and looks at nothing else, looks out of the window that the lines name. */
function atWindow({ cast, things }: Scene, { owns }: Place, shot: Shot): number | undefined {
  const isNamed = things.some(({ thing, of }) => (thing === 'window' || thing === 'curtain') && !of)
  return shot === 'behind' && isNamed && cast.every(({ target }) => !target) ? owns?.window?.x : undefined
}

/** A group is not always in the middle. */
const aside = (chance: Chance, shot: Shot): number =>
  shot === 'wide' ? chance.pick([-150, 150]) : chance.between(-90, 90)

/** Whoever does something to what the place has, such as its window, stands there; and beside its wash-basin, if the page is about what is on it. */
function besideOwn({ cast, things }: Scene, { owns, focus }: Place): number | undefined {
  const spotOf = (index: number) => {
    const one = things[index]
    return one && !one.of ? owns?.[one.thing] : undefined
  }
  const spots = [
    ...cast.flatMap(({ action, target }) => {
      const spot = target && 'thing' in target && !fromAfar.has(action) ? spotOf(target.thing) : undefined
      return spot ? [spot.x] : []
    }),
    ...things.flatMap(({ of }) => {
      const spot = of && 'thing' in of ? spotOf(of.thing) : undefined
      return spot ? [spot.x] : []
    }),
  ]
  const [x] = spots
  return x === undefined ? undefined : x + (x < focus ? 150 : -150)
}

/** How far a group has to move for whoever does something to a basin or a window to stand beside it. */
function stepToOwn({ things }: Scene, { owns, focus }: Place, { company }: Composition): number {
  const steps = company.flatMap(({ figure: { target, action }, x }) => {
    const one = target && 'thing' in target && !fromAfar.has(action) ? things[target.thing] : undefined
    const spot = one && !one.of && !broad.has(one.thing) ? owns?.[one.thing] : undefined
    return spot ? [spot.x + (spot.x < focus ? 140 : -140) - x] : []
  })
  return steps.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0
}

/** One is at these wherever one stands. */
const broad: ReadonlySet<Thing> = new Set(['bed', 'rug', 'quilt', 'blanket', 'lamp', 'shelf', 'bookcase'])

const fromAfar: ReadonlySet<Action> = new Set([
  'look-up',
  'point',
  'wave',
  'listen',
  'shout',
  'think',
  'walk',
  'run',
])

/** In a car everybody sits, whatever else they do. */
const onTheBench = ({ company, things }: Composition, bench: number): Composition => ({
  company: company.map((placed) =>
    placed.figure.kind === 'creature'
      ? { ...placed, y: placed.y - bench }
      : { ...placed, contacts: { ...placed.contacts, seat: bench, isBelted: true } },
  ),
  // What would lie at their feet is beside them.
  things: things.map((placed) =>
    !placed.worn && placed.depth > 0 && thingDrawing(placed.thing).stands === 'ground'
      ? { ...placed, y: placed.y - bench - 40, depth: -60 }
      : placed,
  ),
})

/** In a bus, who sits has a padded seat and no kitchen chair. */
const inSeats = ({ company, things }: Composition, ties: Ties): Composition => ({
  company: company.map((placed) =>
    placed.figure.kind !== 'creature' &&
    sits(placed.figure) &&
    !ties.figures[placed.index] &&
    !isInChair(placed.figure)
      ? { ...placed, contacts: { ...placed.contacts, seat: 84 * placed.scale, isBelted: true } }
      : placed,
  ),
  things,
})

/** Whoever swims lies in the water, at the level of the ground, and not in the air. */
const inWater = ({ company, things }: Composition, { floor, water }: Place): Composition => ({
  company: company.map((placed) =>
    placed.figure.kind !== 'creature' && placed.figure.action === 'swim' && placed.inside === undefined
      ? water === undefined
        ? { ...placed, y: floor + 30 + placed.row * 14, depth: 30 + placed.row }
        : { ...placed, y: water + placed.row * 14, scale: placed.scale * 0.86, depth: -120 + placed.row }
      : placed,
  ),
  things,
})

/** Those who sit with a sleeper, or tuck one in, look at the bed, which is at their left. */
const besideTheBed = ({ company, things }: Composition, { bed, isBedFromFoot }: Place): Composition => ({
  company: company.map((placed) => {
    const { target } = placed.figure
    const isAtSleeper =
      target === undefined || ('figure' in target && !company.some(({ index }) => index === target.figure))
    if (!isAtSleeper) return placed
    // Of a creature only the side counts.
    const lookAt = bed === undefined ? undefined : { x: isBedFromFoot ? footBed.x : 350, y: bed - 90 }
    return {
      ...placed,
      isFlipped: true,
      ...(lookAt && placed.figure.kind !== 'creature' && { contacts: { ...placed.contacts, lookAt } }),
    }
  }),
  things,
})

/** From above, the ground is high and what is farther away lies higher on the page. What is on something stays on it. */
function fromAbove(
  { company, things }: Composition,
  ties: Ties,
  { floor, bed, indoors }: Place,
): Composition {
  // In a room nobody is raised onto the wall, or into the bed.
  const least = bed !== undefined ? floor - 46 : indoors ? floor - 100 : -Infinity
  const rise = (depth: number, usual: number) =>
    usual > floor - 100 ? Math.max(Math.min(0, least - usual), depth * 1.2 - 30) : 0
  const figures = new Map(company.map((placed) => [placed.index, placed]))
  const riseOf = (node: Node): number => {
    const root = rootOf(ties, node)
    if ('figure' in root) {
      const placed = figures.get(root.figure)
      return placed ? rise(placed.depth, placed.y) : 0
    }
    const placed = things[root.thing]
    // What lies flat is drawn before all others, but is not far away.
    if (!placed || placed.isOfPlace || thingDrawing(placed.thing).stands === 'floor') return 0
    return rise(Math.min(60, placed.depth), placed.y)
  }
  return {
    company: company.map((placed) => {
      const higher = placed.y + riseOf({ figure: placed.index })
      return { ...placed, y: higher, scale: withinPage(placed.figure, higher, placed.scale) }
    }),
    things: things.map((placed, thing) => ({ ...placed, y: placed.y + riseOf({ thing }) })),
  }
}

/** A toy goes to bed with its child. */
export const isToy = (figure: Figure): figure is Creature =>
  figure.kind === 'creature' && figure.isToy === true
