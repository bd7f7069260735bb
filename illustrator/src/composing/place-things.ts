import { drawCloth } from '../creatures/cloth.ts'
import { sits } from '../figures/postures.ts'
import { boards, fitting, isSame, papers, writing } from '../relations.ts'
import type { OwnSpot } from '../settings/stage.ts'
import { manyOf } from '../several.ts'
import { type Creature, reachOf, widthOf } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import type { Action, Relation, Thing } from '../words.ts'
import { drapes, isCarried, wornOn } from '../worn-things.ts'
import { putAboard } from './aboard.ts'
import {
  type Group,
  heightOf,
  othersOf,
  type PlacedOne,
  type Spot,
  setThing,
  sideOf,
  sizeOfThing,
} from './group.ts'
import { onTheWall, wallLine } from './on-the-wall.ts'

/** The usual depth of what stands behind the people and of what lies before them, from the floor. */
const behind = -62
const before = 36
/** What belongs to the place is farther away than anybody. */
const ownDepth = -150
/** A house is behind the stairs and the bench before it. */
const houseDepth = -120
/** Where the feet of a bed are, and nobody’s face. */
const besideBed = 1040

/** The bed in a bedroom is the bed that is there. From a room one sees the street through its window, and every room has a wall. */
export function findInPlace(group: Group) {
  const { owns, rests, indoors, focus, floor } = group.place
  for (const [index, { thing, count, size }] of group.scene.things.entries()) {
    // A big bed is the bed of the room, too.
    const spot = owns?.[thing] ?? (thing === 'curtain' && indoors ? owns?.window : undefined)
    // Hills in a room are outside, however many.
    const isSeenOutside = indoors && outdoors.has(thing) && owns?.window !== undefined && !size
    if (group.ties.things[index]) continue
    if (!isSeenOutside && (count !== undefined || (size && !(spot && size === 'big')))) continue
    const rest = rests?.[thing]
    if (spot) group.things.set(index, { thing, ...spot, depth: ownDepth, others: [], isOfPlace: true })
    else if (rest) group.things.set(index, { thing, ...rest, depth: ownDepth, others: [] })
    else if (thing === 'window' || (indoors && thing === 'wall'))
      group.things.set(index, {
        thing,
        x: focus,
        y: floor - 130,
        scale: 1,
        depth: ownDepth,
        others: [],
        isOfPlace: true,
      })
    else if (isSeenOutside && owns?.window)
      group.things.set(index, { thing, ...throughWindow(thing, owns.window), depth: ownDepth, others: [] })
  }
}

/** What lies on a table or a desk beside a bed, if the lines have no other place for it. */
const laid = new Set<Thing>(
  `book notebook paper pencil pen crayon card drawing letter envelope label ticket cup mug saucer plate bowl spoon teaspoon tin jar bottle medicine
  thermometer telephone coin key button bell shell pebble stone feather comb hairbrush marble egg biscuit apple candle clock glasses`.split(
    /\s+/,
  ) as Thing[],
)

/** More would not lie side by side. */
const mostLaid = 3

/** Small things that nobody does anything to lie on the table that the room has. */
export function layOnBoard(group: Group) {
  const { board, owns, rests } = group.place
  const { cast, things } = group.scene
  if (!board) return
  const isAimedAt = (index: number) =>
    cast.some(({ target }) => target !== undefined && 'thing' in target && target.thing === index)
  const small = [...things.entries()].filter(
    ([index, { thing, count = 1, side, size }]) =>
      laid.has(thing) &&
      !group.things.has(index) &&
      !group.ties.things[index] &&
      !owns?.[thing] &&
      count === 1 &&
      !side &&
      !size &&
      !isAimedAt(index),
  )
  const isTaken = things.some(({ thing }) => rests?.[thing] && !laid.has(thing))
  const room = (board.half * 2) / Math.max(1, Math.min(mostLaid, small.length))
  for (const [place, [index, { thing }]] of small.slice(0, isTaken ? 1 : mostLaid).entries()) {
    const { width, height } = thingDrawing(thing)
    const scale = Math.min(0.9, (room * 1.1) / width, 90 / height)
    const x = board.x - board.half + room * (place + 0.5)
    group.things.set(index, { thing, x, y: board.y, scale, depth: ownDepth, others: [] })
  }
}

/** What is never in a room, unless it is a toy or a picture: then the line says so. */
const outdoors: ReadonlySet<Thing> = new Set([
  'hedge',
  'fence',
  'scaffold',
  'street-lamp',
  'church',
  'mill',
  'lighthouse',
  'hill',
  'bridge',
  'building-crane',
  'tree',
  'bush',
  'roof',
  'chimney',
  'traffic-light',
  'bus-stop',
  'rainbow',
  'lightning',
  'rain-cloud',
])

/** In the pane, on the sill. */
function throughWindow(thing: Thing, { x, y, scale }: OwnSpot): { x: number; y: number; scale: number } {
  const pane = thingDrawing('window')
  const { width, height } = thingDrawing(thing)
  const size = Math.min((pane.width * 0.36) / width, (pane.height * 0.5) / height) * scale
  return { x: x + pane.width * 0.2 * scale, y: y - pane.height * 0.14 * scale, scale: size }
}

/** Whether a thing lies over the back of an animal, and does not stand on it. */
const isDraped = (creature: Creature, thing: Thing) =>
  drapes(thing) && drawCloth(creature.species, creature.action, creature) !== undefined

/** Whether other things are on, in or beside it. */
export function holdsThings(group: Group, index: number): boolean {
  return group.ties.things.some((tie) => tie !== undefined && isSame(tie.to, { thing: index }))
}

/** On, in, under, over, beside, behind or before something that has its place. */
export function placeTiedThing(group: Group, index: number) {
  const tie = group.ties.things[index]
  const thing = group.scene.things[index]
  if (!tie || !thing) return
  const size = sizeOfThing(group, index)
  const drawing = thingDrawing(thing.thing)
  const host = 'thing' in tie.to ? group.things.get(tie.to.thing) : undefined
  const holder = 'figure' in tie.to ? group.figures.get(tie.to.figure) : undefined
  const where = wornOn(thing.thing)
  if (
    host &&
    tie.relation === 'in' &&
    'thing' in tie.to &&
    thingDrawing(host.thing).cabin &&
    !thingDrawing(host.thing).mouth
  )
    putAboard(group, index, host, tie.to.thing)
  else if (host) placeByThing(group, index, host, relationOf(tie.relation, host.thing, thing.thing))
  else if (
    holder &&
    (tie.relation === 'worn-by' ||
      (tie.relation === 'on' &&
        where &&
        (holder.figure.kind !== 'creature' || where === 'neck' || isDraped(holder.figure, thing.thing))))
  ) {
    const isBehind = isCarried(thing.thing) && holder.figure.kind !== 'creature'
    const depth = holder.depth + (isBehind ? -0.5 : 0.5)
    setThing(group, index, { x: holder.x, y: holder.y, depth, scale: size })
    const placed = group.things.get(index)
    if (placed) group.things.set(index, { ...placed, worn: { by: holder.index, where: where ?? 'head' } })
  } else if (holder && tie.relation === 'held-by' && holder.figure.kind !== 'creature' && !drawing.isBulky) {
    group.things.set(index, {
      thing: thing.thing,
      x: holder.x,
      y: holder.y,
      depth: holder.depth + 0.5,
      scale: size,
      others: [],
      worn: { by: holder.index, where: 'hand' },
    })
  } else if (holder) {
    const forward = holder.isFlipped ? -1 : 1
    const tall = heightOf(group, holder)
    const width = widthOf(holder.figure) * group.set.size
    const half = (drawing.width / 2) * size
    if (tie.relation === 'on') {
      const lap = holder.figure.kind !== 'creature' && sits(holder.figure)
      setThing(
        group,
        index,
        {
          x: holder.x + (lap ? forward * 40 : 0),
          y: holder.y - (lap ? 56 : tall * 0.94),
          depth: holder.depth + 1,
          scale: size,
        },
        othersOf(group, index, half, size),
      )
    } else if (tie.relation === 'over') {
      placeOver(group, index, {
        x: holder.x + forward * 20,
        y: holder.y - tall - 26,
        depth: holder.depth + 1,
        scale: size,
      })
    } else if (tie.relation === 'under') {
      setThing(group, index, { x: holder.x, y: holder.y + 8, depth: holder.depth - 1, scale: size })
    } else if (tie.relation === 'behind') {
      setThing(group, index, {
        x: holder.x - forward * width * 0.3,
        y: group.place.floor + behind,
        depth: behind,
        scale: size,
      })
    } else {
      const isLow = drawing.height * size < 150
      const x = holder.x + forward * (isLow ? 70 * group.set.size : width / 2 + half * 0.8)
      const within = Math.min(1140 - half, Math.max(60 + half, x))
      setThing(
        group,
        index,
        {
          x: within,
          y: group.place.floor + (isLow ? before : behind),
          depth: isLow ? before : behind,
          scale: size,
        },
        othersOf(group, index, half, size),
      )
      group.taken.push({ x: within, half })
    }
  }
}

/** One is over the head; several fly about, above the heads of all who are near. */
function placeOver(group: Group, index: number, { x, y, depth, scale }: Spot) {
  const { thing, count = 1 } = group.scene.things[index] ?? {}
  if (!thing || count < 2) return setThing(group, index, { x, y, depth, scale })
  const { width, height } = thingDrawing(thing)
  const step = width * scale * 1.25
  const shown = Math.min(count, 12)
  const others = Array.from({ length: shown - 1 }, (_, each) => {
    const at = each + 1
    return [
      (at % 6) * step,
      ((at * 2) % 3) * height * scale * -0.42 - Math.floor(at / 6) * height * scale,
      1,
    ] as const
  })
  const spread = Math.min(shown - 1, 5) * step
  const heads = [...group.figures.values()]
    .filter((placed) => Math.abs(placed.x - x) < spread / 2 + 90)
    .map((placed) => placed.y - heightOf(group, placed))
  setThing(
    group,
    index,
    { x: x - spread / 2, y: Math.max(200, Math.min(y, ...heads) - 14), depth, scale },
    others,
  )
}

/** What has no top of its own carries on its head, or on its front if it is flat. */
function relationOf(relation: Relation, host: Thing, thing: Thing): Relation | 'onto' | 'within' | 'hung' {
  const fit = fitting(relation, host)
  if (relation === 'in' && fit === 'before' && thingDrawing(host).stands !== 'floor') return 'within'
  if (relation === 'on' && hooks.has(host)) return 'hung'
  // The tree beside the house on a map is drawn there, too.
  if (relation === 'beside' && sheets.has(host) && outdoors.has(thing)) return 'onto'
  return relation === 'on' && (fit === 'before' || sheets.has(host)) && thingDrawing(host).stands !== 'floor'
    ? 'onto'
    : fit
}

/** What is on them is drawn there. */
const sheets: ReadonlySet<Thing> = new Set([...papers, 'map', 'picture', 'stamp', 'calendar'])

const hooks: ReadonlySet<Thing> = new Set(['hook', 'peg', 'nail', 'coat-hanger'])

/** How high on a thing without a top another one is, as a share of its height. */
const fronts: ReadonlySet<Thing> = new Set([
  'window',
  'door',
  'wardrobe',
  'fridge',
  'curtain',
  'picture',
  'mirror',
  'blackboard',
  'wall',
  'gate',
  'fence',
  'boot',
  'shoe',
  'shed',
  'house',
  'parcel',
  'envelope',
  'umbrella',
])

/** The upper edge of those who are in or on it. */
function topOfRiders(group: Group, host: PlacedOne): number {
  const tops = [...group.figures.values()].flatMap((placed) => {
    const tie = group.ties.figures[placed.index]
    const isRider = tie && 'thing' in tie.to && group.things.get(tie.to.thing) === host
    return isRider ? [placed.y - heightOf(group, placed)] : []
  })
  return Math.min(host.y - thingDrawing(host.thing).height * host.scale, ...tops)
}

const highestOnBoard = 170

function placeByThing(group: Group, index: number, host: PlacedOne, relation: string) {
  const thing = group.scene.things[index]
  if (!thing) return
  const size = sizeOfThing(group, index)
  const under = thingDrawing(host.thing)
  const drawing = thingDrawing(thing.thing)
  const halfHost = (under.width / 2) * host.scale
  if (relation === 'hung') {
    const y = host.y - under.height * host.scale * 0.4 + drawing.height * size * 0.94
    setThing(group, index, { x: host.x, y, depth: host.depth + 0.5, scale: size })
    return
  }
  // What is drawn on a card, or is inside of a bubble, is no larger than that.
  if (relation === 'within' || (relation === 'onto' && sheets.has(host.thing))) {
    const share = relation === 'within' ? 0.56 : 0.62
    const most = Math.min((under.width * share) / drawing.width, (under.height * share) / drawing.height)
    const scale = Math.min(size, most * host.scale)
    const y = host.y - (under.height * host.scale - drawing.height * scale) / 2
    setThing(group, index, { x: host.x, y, depth: host.depth + 0.5, scale })
    return
  }
  if (relation === 'on' || relation === 'in' || relation === 'onto') {
    const [level, reach] =
      relation === 'onto'
        ? [-under.height * (fronts.has(host.thing) ? 0.4 : 0.9), under.width / 2]
        : ((relation === 'in' ? under.mouth : under.top) ?? [-under.height, under.width / 2])
    const mates = [...group.scene.things.keys()].filter((each) => {
      const other = group.ties.things[each]
      return other && 'thing' in other.to && group.things.get(other.to.thing) === host
    })
    const room = (reach * 2 * host.scale) / Math.max(1, mates.length)
    const count = thing.count ?? 1
    const fit = Math.max(0.4, Math.min(1, (room * 1.15) / (drawing.width * size * Math.min(count, 6) * 0.8)))
    // A sofa on a table is one of a doll's house.
    const isTooTall = boards.has(host.thing) && drawing.height * size * fit > highestOnBoard
    const scale = isTooTall ? 120 / drawing.height : size * fit
    const x = host.x - reach * host.scale + room * (mates.indexOf(index) + 0.5)
    // What the place has drawn hides nothing.
    const sunk = relation === 'in' && !host.isOfPlace ? drawing.height * scale * 0.42 : -2
    const others = manyOf(count, drawing.width * scale * 0.8, room * 1.1)
    setThing(
      group,
      index,
      {
        x: x + (others.length > 0 ? -(others.at(-1)?.[0] ?? 0) / 2 : 0),
        y: host.y + level * host.scale + sunk,
        depth: host.depth + (relation === 'in' ? -0.5 : 0.5),
        scale,
      },
      others,
    )
    return
  }
  const half = (drawing.width / 2) * size
  const side = sideOf(group, index, host.x)
  const spots: Record<string, Spot> = {
    under: { x: host.x, y: host.y - 4, depth: host.depth - 0.5, scale: size },
    over: { x: host.x, y: topOfRiders(group, host) - 24, depth: host.depth + 0.5, scale: size },
    behind: { x: host.x + side * halfHost * 0.4, y: host.y - 26, depth: host.depth - 1, scale: size },
    before: {
      x: host.x + side * halfHost * 0.2,
      y: Math.max(host.y, group.place.floor) + 24,
      depth: Math.max(host.depth, 0) + 24,
      scale: size,
    },
  }
  if (relation === 'over' && spots.over) return placeOver(group, index, spots.over)
  const spot = spots[relation] ?? {
    x: host.x + side * (halfHost + half + 8),
    y: host.y + 4,
    depth: host.depth + 0.5,
    scale: size,
  }
  setThing(group, index, spot, othersOf(group, index, half, size))
  group.taken.push({ x: spot.x, half })
}

/** What the line does not place: beside the group, what is large behind it, what hangs on the wall, what flies in the air. */
export function placeOnGround(group: Group, index: number) {
  const thing = group.scene.things[index]
  if (!thing) return
  const { floor, indoors } = group.place
  const size = sizeOfThing(group, index)
  // A bedroom has its door beside the bed, not before it.
  if (thing.thing === 'door' && group.place.bed !== undefined) {
    setThing(group, index, { x: besideBed, y: floor - 66, depth: ownDepth, scale: size })
    return
  }
  const drawing = thingDrawing(thing.thing)
  const count = thing.count ?? 1
  const several = count > 1 ? manyOf(count, drawing.width * size * 0.9, 640) : []
  const spreadWidth = Math.max(0, ...several.map(([x]) => x))
  const half = (drawing.width / 2) * size + spreadWidth / 2
  const tall = drawing.height * size
  const all = [...group.figures.values()]
  const [left, right] = all.length > 0 ? reachOf(all) : [group.set.focus - 40, group.set.focus + 40]
  const aiming = all.filter(
    // Who pushes the lid stands at its pot.
    ({ figure: { target } }) => {
      if (target === undefined || !('thing' in target)) return false
      const tie = group.ties.things[target.thing]
      return target.thing === index || (tie !== undefined && isSame(tie.to, { thing: index }))
    },
  )
  const writer = papers.has(thing.thing) ? all.find(({ figure }) => writing.has(figure.action)) : undefined
  const targeting = aiming.find(({ figure }) => figure.kind !== 'creature') ?? aiming[0] ?? writer
  const isLarge = drawing.isBulky || tall > 170
  const inAir = drawing.stands === 'air' || (drawing.stands === 'wall' && !indoors)
  // Bubbles would lie on faces.
  const heads =
    thing.thing === 'bubble'
      ? Math.min(floor - 330, ...all.map((placed) => placed.y - heightOf(group, placed)))
      : floor - 330
  const level = inAir
    ? Math.max(190, Math.min(floor - 360, heads - 30))
    : drawing.stands === 'wall'
      ? floor - 330
      : drawing.stands === 'floor'
        ? floor + 30
        : isLarge
          ? floor + behind
          : floor + before
  const isAtHand = targeting && (targeting === writer || atHand.has(targeting.figure.action))
  const depth =
    drawing.stands === 'floor'
      ? -300
      : drawing.stands === 'wall' || inAir
        ? -200
        : isLarge
          ? behind
          : isAtHand
            ? Math.max(before, targeting.depth + 4)
            : before
  const forward = targeting
    ? targeting.x > (left + right) / 2
      ? 1
      : -1
    : sideOf(group, index, group.taken.length % 2 === 0 ? 900 : 300)
  const outside = (side: number) =>
    side > 0 ? right + half * (isLarge ? 0.8 : 0.9) : left - half * (isLarge ? 0.8 : 0.9)
  const first = thing.side === 'left' ? -1 : thing.side === 'right' ? 1 : forward
  const wanted =
    drawing.stands === 'floor'
      ? [targeting?.x ?? group.set.focus]
      : [
          ...(isAtHand && tall < 150
            ? [targeting.x + (targeting.isFlipped ? -1 : 1) * (58 * group.set.size + half)]
            : []),
          outside(first),
          outside(-first),
          ...(targeting && tall < 150 ? [targeting.x + (targeting.isFlipped ? -70 : 70)] : []),
          outside(first) + first * half * 1.2,
          group.set.focus,
        ]
  const isDoor = thing.thing === 'door'
  if (indoors && (isDoor || (drawing.stands === 'wall' && count === 1))) {
    const isHook = hooks.has(thing.thing)
    // What hangs there hangs below it; a still life has it near what else it shows.
    const below = isHook ? 100 : 0
    const usual = floor - (isHook && all.length === 0 ? 260 : 330)
    const levels = isDoor ? [floor - wallLine] : [usual, usual - 60, usual - 120]
    const spot = onTheWall(
      group,
      {
        half: isHook ? Math.max(half, 60) : half,
        tall: tall + below,
        wanted: wanted[0] ?? group.set.focus,
        levels: levels.map((y) => y + below),
      },
      isDoor,
    )
    setThing(group, index, { x: spot.x, y: spot.y - below, depth: isDoor ? ownDepth : depth, scale: size })
    group.taken.push({ x: spot.x, half })
    return
  }
  // Beside a broad group there is no room for a table with what is on it: they stand behind it.
  const isBoard = boards.has(thing.thing) && holdsThings(group, index) && all.length > 0
  if (isBoard && left < half * 1.7 && right > 1200 - half * 1.7) {
    const middle = (left + right) / 2
    setThing(group, index, { x: middle, y: floor + 52, depth: 60, scale: size })
    group.taken.push({ x: middle, half })
    return
  }
  const x = freeOf(group, wanted, half)
  setThing(group, index, { x: x - spreadWidth / 2, y: level, depth, scale: size }, several)
  const placed = group.things.get(index)
  if (placed && isDoor)
    group.things.set(index, { ...placed, hasHouse: true, depth: Math.min(placed.depth, houseDepth) })
  if (drawing.stands !== 'floor') group.taken.push({ x, half })
}

/** What is done with a hand or a foot to what is right there. */
const atHand: ReadonlySet<Action> = new Set([
  'kneel',
  'crouch',
  'knock',
  'kick',
  'stroke',
  'pour',
  'stir',
  'lift',
  'wash',
  'roll',
  'fold',
  'dig',
  'reach-down',
  'tuck-in',
  'hug',
  'peek',
  'paint',
  'push',
  'pull',
  'cut',
])

/** The first of the wanted places where nothing else is, on the page. */
function freeOf(group: Group, wanted: readonly number[], half: number): number {
  const within = (x: number) => Math.min(1150 - Math.min(half, 300), Math.max(50 + Math.min(half, 300), x))
  const isFree = (x: number) => !group.taken.some((each) => Math.abs(each.x - x) < (each.half + half) * 0.92)
  const onPage = wanted.map(within)
  const found =
    onPage.find((x, at) => Math.abs(x - (wanted[at] ?? x)) < half * 0.7 + 40 && isFree(x)) ??
    onPage.find(isFree)
  if (found !== undefined) return found
  const grid = Array.from({ length: 23 }, (_, at) => within(60 + at * 49))
  return grid.find(isFree) ?? onPage[0] ?? 600
}
