import { boards, isSame, type Node, papers, rootOf, type Tie } from '../relations.ts'
import { scaleOf, widthOf } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import { type Group, heightOf, type PlacedFigure, type PlacedOne } from './group.ts'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Less than this share of a thing cannot be told. */
const enough = 0.6
/** The ground of the page on which things and people may stand. */
const page = [70, 1130] as const

/** These are seen behind everybody, however many stand before them. */
const broad: ReadonlySet<Thing> = new Set([
  'bed',
  'rug',
  'mat',
  'sofa',
  'stairs',
  'quilt',
  'blanket',
  'wall',
  'curtain',
  'hill',
])

/**
 * What the lines name is not hidden by those who stand in front of it: it moves aside to where it is seen, on what it lies on if it lies on something. What
 * cannot move, as a wash-basin, makes those before it stand at its sides if somebody does something to it.
 */
export function bringIntoSight(group: Group) {
  for (const index of group.things.keys()) clearOfWriters(group, index)
  for (const [index, placed] of group.things) {
    if (placed.worn || broad.has(placed.thing) || placed.others.length > 0) continue
    if (seen(group, index, placed) >= enough) continue
    if (!placed.isOfPlace && (moveOnHost(group, index, placed) || moveAside(group, index))) continue
    if (isAimedAt(group, index)) makeRoom(group, index)
  }
}

/** Sheets lie before those who sit at a table, and what is tall stands beside them. */
function clearOfWriters(group: Group, index: number) {
  const placed = group.things.get(index)
  const tie = group.ties.things[index]
  if (!placed || placed.worn || tie?.relation !== 'on' || !('thing' in tie.to)) return
  const host = group.things.get(tie.to.thing)
  const { top } = host ? thingDrawing(host.thing) : {}
  const sitters = [...group.figures.values()].filter(({ index: each }) => {
    const at = group.ties.figures[each]
    return at?.relation === 'behind' && isSame(at.to, tie.to)
  })
  if (!host || !top || !boards.has(host.thing) || sitters.length === 0) return
  if (papers.has(placed.thing)) {
    group.things.set(index, { ...placed, isFlat: true })
    return
  }
  const { width, height } = thingDrawing(placed.thing)
  if (height * placed.scale < 40) return
  const half = (width / 2) * placed.scale
  const reach = top[1] * host.scale - half * 0.7
  const clear = (x: number) => Math.min(...sitters.map((each) => Math.abs(each.x - x) - half - halfOf(each)))
  if (clear(placed.x) >= 0) return
  const [best] = between(host.x - reach, host.x + reach).sort((one, other) => clear(other) - clear(one))
  moveTo(group, index, best)
}

const isAimedAt = (group: Group, index: number): boolean =>
  [...group.figures.values()].some(
    ({ figure: { target } }) => target !== undefined && 'thing' in target && target.thing === index,
  )

const boxOf = ({ thing, x, y, scale }: PlacedOne): Box => {
  const { width, height } = thingDrawing(thing)
  const half = (width / 2) * scale
  return { left: x - half, right: x + half, top: y - height * scale, bottom: y }
}

/** Head and body, without the room that arms have. */
function bodyOf(group: Group, placed: PlacedFigure): Box {
  const half = halfOf(placed)
  return {
    left: placed.x - half,
    right: placed.x + half,
    top: placed.y - heightOf(group, placed),
    bottom: placed.y,
  }
}

const halfOf = ({ figure, scale }: PlacedFigure): number =>
  widthOf(figure) * (scale / scaleOf(figure)) * (figure.kind === 'creature' ? 0.42 : 0.34)

/** The share of a thing that nobody and nothing in front of it hides. */
function seen(group: Group, index: number, placed: PlacedOne): number {
  const { left, right, top, bottom } = boxOf(placed)
  const covers = coversOf(group, index, placed)
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
  const free = steps.flatMap((across) =>
    steps.filter((down) => {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down]
      return !covers.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    }),
  )
  return free.length / steps.length ** 2
}

/** Whoever stands in front of it, but is neither on it nor holds it. */
function coversOf(group: Group, index: number, { depth }: PlacedOne): Box[] {
  const root = rootOf(group.ties, { thing: index })
  const isOwn = (node: Node) => isSame(rootOf(group.ties, node), root)
  return [...group.figures.values()]
    .filter((each) => each.depth > depth && !isOwn({ figure: each.index }))
    .map((each) => bodyOf(group, each))
}

/** Along the top of a table. */
function moveOnHost(group: Group, index: number, placed: PlacedOne): boolean {
  const tie = group.ties.things[index]
  if (tie?.relation !== 'on' || !('thing' in tie.to)) return false
  const host = group.things.get(tie.to.thing)
  const top = host && thingDrawing(host.thing).top
  if (!host || !top) return false
  const half = (thingDrawing(placed.thing).width / 2) * placed.scale
  const reach = top[1] * host.scale - half * 0.6
  if (reach < half) return false
  const mates = [...group.things].flatMap(([other, each]) => {
    const of = group.ties.things[other]
    return other !== index && of && 'thing' in of.to && isSame(of.to, tie.to) ? [each] : []
  })
  const isFree = (x: number) =>
    mates.every(
      (each) => Math.abs(each.x - x) > (half + (thingDrawing(each.thing).width / 2) * each.scale) * 0.8,
    )
  const spots = between(host.x - reach, host.x + reach).filter(isFree)
  return moveTo(group, index, nearestSeen(group, index, placed, spots))
}

/** On the ground or in the air, with all that lies on it. */
function moveAside(group: Group, index: number): boolean {
  const placed = group.things.get(index)
  if (!placed || group.ties.things[index]) return false
  if (group.who.some((each) => isSame(rootOf(group.ties, { figure: each }), { thing: index }))) return false
  const half = (thingDrawing(placed.thing).width / 2) * placed.scale
  const others = [...group.things].flatMap(([other, each]) =>
    other === index ||
    each.worn ||
    each.depth < -100 ||
    isSame(rootOf(group.ties, { thing: other }), { thing: index })
      ? []
      : [each],
  )
  const isFree = (x: number) =>
    others.every(
      (each) => Math.abs(each.x - x) > (half + (thingDrawing(each.thing).width / 2) * each.scale) * 0.8,
    )
  const room = Math.min(half, 300)
  const spots = between(page[0] + room, page[1] - room).filter(isFree)
  return moveTo(group, index, nearestSeen(group, index, placed, spots))
}

function between(from: number, to: number): number[] {
  const count = Math.max(1, Math.round((to - from) / 24))
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
}

/** The nearest of the places where it is seen as a whole, or else nearly. */
function nearestSeen(
  group: Group,
  index: number,
  placed: PlacedOne,
  xs: readonly number[],
): number | undefined {
  const spots = xs.map((x) => ({
    x,
    share: seen(group, index, { ...placed, x }),
    way: Math.abs(x - placed.x),
  }))
  const near = spots.toSorted((one, other) => one.way - other.way)
  return (near.find(({ share }) => share >= 0.9) ?? near.find(({ share }) => share >= enough + 0.1))?.x
}

function moveTo(group: Group, index: number, x: number | undefined): boolean {
  const placed = group.things.get(index)
  if (x === undefined || !placed) return false
  const step = x - placed.x
  for (const [other, each] of group.things)
    if (!each.worn && isUpon(group, other, index)) group.things.set(other, { ...each, x: each.x + step })
  return true
}

/** Whether a thing is another one, or goes where that goes. */
function isUpon(group: Group, thing: number, base: number): boolean {
  let node: Node = { thing }
  for (let steps = 0; steps < 8; steps++) {
    if (isSame(node, { thing: base })) return true
    const tie: Tie | undefined = 'thing' in node ? group.ties.things[node.thing] : undefined
    if (!tie) return false
    node = tie.to
  }
  return false
}

/** Those who stand before it part, some to its left and some to its right, in the order in which they are. */
function makeRoom(group: Group, index: number) {
  const placed = group.things.get(index)
  if (!placed) return
  // A tap is seen with its basin.
  const half = Math.max(
    placed.isOfPlace ? 96 : 0,
    Math.min(150, (thingDrawing(placed.thing).width / 2) * placed.scale),
  )
  const free = [...group.figures.values()]
    .filter((each) => group.ties.figures[each.index] === undefined)
    .sort((one, other) => one.x - other.x)
  const tied = new Set([...group.figures.keys()].filter((each) => group.ties.figures[each] !== undefined))
  if (free.length === 0 || free.length > 6 || tied.size > 0) return
  const parted = Array.from({ length: free.length + 1 }, (_, count) =>
    part(free, count, placed.x, half),
  ).sort((one, other) => one.cost - other.cost)
  const [best] = parted
  if (!best || best.cost > 2000) return
  for (const [at, each] of free.entries()) {
    const x = best.xs[at] ?? each.x
    group.figures.set(each.index, { ...each, x })
    for (const [thing, one] of group.things)
      if (isSame(rootOf(group.ties, { thing }), { figure: each.index }))
        group.things.set(thing, { ...one, x: one.x + x - each.x })
  }
}

/** Where each stands if so many of them are to the left of it, and how far they have to go. */
function part(
  free: readonly PlacedFigure[],
  count: number,
  x: number,
  half: number,
): { xs: number[]; cost: number } {
  const side = (members: readonly PlacedFigure[], way: 1 | -1): number[] => {
    const away = members.map((each) => (each.x - x) * way)
    const shift = Math.max(0, ...members.map((each, at) => half + halfOf(each) - (away[at] ?? 0)))
    const moved = away.map((each) => each + shift)
    const [nearest, farthest] = [Math.min(...moved), Math.max(...moved)]
    const end = way > 0 ? page[1] - 30 - x : x - page[0] - 30
    const squeeze =
      farthest > end && farthest > nearest ? Math.max(0, (end - nearest) / (farthest - nearest)) : 1
    return moved.map((each) => x + way * (nearest + (each - nearest) * squeeze))
  }
  const xs = [...side(free.slice(0, count), -1), ...side(free.slice(count), 1)]
  const way = xs.reduce((sum, each, at) => sum + Math.abs(each - (free[at]?.x ?? each)), 0)
  const isCrowded = xs.some((each, at) => {
    const [one, other, before] = [free[at - 1], free[at], xs[at - 1]]
    return one && other && before !== undefined && each - before < (halfOf(one) + halfOf(other)) * 0.75
  })
  const isOff = xs.some((each) => each < page[0] || each > page[1])
  return { xs, cost: way + (isCrowded ? 700 : 0) + (isOff ? 5000 : 0) }
}
