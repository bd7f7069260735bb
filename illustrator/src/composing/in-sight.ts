import { pointsOf } from '../creatures/index.ts'
import { buildOf } from '../figures/measures.ts'
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
    if (
      !placed.isOfPlace &&
      (moveOnHost(group, index, placed) || moveAside(group, index) || moveWithHost(group, index, placed))
    )
      continue
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

/** Head and body, without the room that arms have; an animal has its head before it. */
function bodyOf(group: Group, placed: PlacedFigure): Box {
  const half = halfOf(placed)
  const { figure, scale, isFlipped } = placed
  const ahead =
    figure.kind === 'creature'
      ? Math.max(half, (pointsOf(figure.species, figure.action, figure.isToy).head.x + 30) * scale)
      : half
  return {
    left: placed.x - (isFlipped ? ahead : half),
    right: placed.x + (isFlipped ? half : ahead),
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
    mates.every((each) => {
      const aside = (thingDrawing(each.thing).width / 2) * each.scale
      return [0, ...each.others.map(([dx]) => dx)].every(
        (dx) => Math.abs(each.x + dx - x) > (half + aside) * 0.8,
      )
    })
  const spots = between(host.x - reach, host.x + reach).filter(isFree)
  return moveTo(group, index, nearestSeen(group, index, placed, spots))
}

/** The table goes to where the thing on it is seen, if nobody sits at it. */
function moveWithHost(group: Group, index: number, placed: PlacedOne): boolean {
  const tie = group.ties.things[index]
  return tie?.relation === 'on' && 'thing' in tie.to && moveAside(group, tie.to.thing, { index, placed })
}

/** On the ground or in the air, with all that lies on it. @param shown what of it is to be seen, if not the whole of it */
function moveAside(
  group: Group,
  index: number,
  shown?: { readonly index: number; readonly placed: PlacedOne },
): boolean {
  const placed = group.things.get(index)
  if (!placed || placed.isOfPlace || group.ties.things[index]) return false
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
  if (!shown) return moveTo(group, index, nearestSeen(group, index, placed, spots))
  const step = shown.placed.x - placed.x
  const at = nearestSeen(
    group,
    shown.index,
    shown.placed,
    spots.map((x) => x + step),
  )
  return moveTo(group, index, at === undefined ? undefined : at - step)
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
  const tied = [...group.figures.values()].filter((each) => group.ties.figures[each.index] !== undefined)
  if (free.length === 0 || free.length > 6) return
  const isOnTied = (x: number, at: number) =>
    tied.some((each) => Math.abs(each.x - x) < (halfOf(each) + halfOf(free[at] ?? each)) * 0.75)
  const parted = Array.from({ length: free.length + 1 }, (_, count) => part(free, count, placed.x, half))
    .map(({ xs, cost }) => ({ xs, cost: cost + (xs.some(isOnTied) ? 2500 : 0) }))
    .sort((one, other) => one.cost - other.cost)
  const [best] = parted
  if (!best || best.cost > 2000) return
  for (const [at, each] of free.entries()) {
    stepTo(group, each, best.xs[at] ?? each.x)
  }
}

/** This much of a large thing in a hand may be behind somebody. */
const mostHidden = 0.2
/** Smaller things are seen beside any hand. */
const large = 56

/** Whoever stands before a thing that somebody holds up makes room for it. */
export function showWhatIsHeld(group: Group) {
  if (group.scene.shot === 'behind') return
  for (const holder of group.figures.values()) {
    const held = heldBox(group, holder)
    if (!held) continue
    for (const other of group.figures.values()) {
      if (other.index === holder.index || other.depth <= holder.depth) continue
      if (group.ties.figures[other.index]) continue
      const body = bodyOf(group, other)
      const half = Math.max(halfOf(other), headOf(other))
      const across = Math.min(other.x + half, held.right) - Math.max(other.x - half, held.left)
      const down = Math.min(body.bottom, held.bottom) - Math.max(body.top, held.top)
      if (across <= 0 || down <= 0) continue
      if ((across * down) / ((held.right - held.left) * (held.bottom - held.top)) <= mostHidden) continue
      const isRight = other.x >= holder.x
      const x = isRight ? held.right + half : held.left - half
      if (x > page[0] && x < page[1] && isFreeOfOthers(group, other, x)) stepTo(group, other, x)
    }
  }
}

/** Half of a head with its hair. */
const headOf = ({ figure, scale }: PlacedFigure): number =>
  figure.kind === 'creature' ? 0 : buildOf(figure).head * scale * 1.3

/** About where a thing is that somebody holds before them. */
function heldBox(group: Group, holder: PlacedFigure): Box | undefined {
  const { figure, x, y, scale, isFlipped } = holder
  if (figure.kind === 'creature' || !figure.holding) return undefined
  const { width, height } = thingDrawing(figure.holding)
  if (width < large) return undefined
  const middle = x + (isFlipped ? -1 : 1) * 64 * scale
  const level = y - heightOf(group, holder) * 0.42
  const half = width * scale * 0.43 + 10
  return { left: middle - half, right: middle + half, top: level - height * scale * 0.43, bottom: level + 20 }
}

const isFreeOfOthers = (group: Group, mover: PlacedFigure, x: number): boolean =>
  [...group.figures.values()].every(
    (each) => each.index === mover.index || Math.abs(each.x - x) > (halfOf(each) + halfOf(mover)) * 0.7,
  )

function stepTo(group: Group, mover: PlacedFigure, x: number) {
  group.figures.set(mover.index, { ...mover, x })
  for (const [thing, one] of group.things)
    if (isSame(rootOf(group.ties, { thing }), { figure: mover.index }))
      group.things.set(thing, { ...one, x: one.x + x - mover.x })
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
