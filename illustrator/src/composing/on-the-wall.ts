import { scaleOf as standingScale, widthOf } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import { type Group, heightOf, type PlacedFigure } from './group.ts'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How far behind the feet of people the wall of a room meets its floor. */
export const wallLine = 112

/** These lie on the floor or hang from the ceiling: what is on the wall is behind them anyway. */
const clearOfWalls: ReadonlySet<Thing> = new Set(['rug', 'mat', 'lamp', 'wall', 'hook'])

/** Curtains hang beside a window. */
const besideWindows = 44

/** What the room has along its walls. */
function furnitureOf({ place }: Group): Box[] {
  const owned = Object.entries(place.owns ?? place.busyWith ?? {}) as [
    Thing,
    { x: number; y: number; scale: number },
  ][]
  const boxes = owned
    .filter(([thing]) => !clearOfWalls.has(thing))
    .map(([thing, { x, y, scale }]) => {
      const { width, height } = thingDrawing(thing)
      const half = (width / 2) * scale + (thing === 'window' ? besideWindows : 0)
      return { left: x - half, right: x + half, top: y - height * scale, bottom: y }
    })
  return [...boxes, ...(place.busy ?? [])]
}

const headOf = (group: Group, placed: PlacedFigure): Box => {
  const half = widthOf(placed.figure) * (placed.scale / standingScale(placed.figure)) * 0.4
  const top = placed.y - heightOf(group, placed)
  return {
    left: placed.x - half,
    right: placed.x + half,
    top: top - 12,
    bottom: top + (placed.y - top) * 0.5,
  }
}

const bodyOf = (group: Group, placed: PlacedFigure): Box => ({ ...headOf(group, placed), bottom: placed.y })

const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** Where on the wall something hangs, or a door is: clear of furniture, windows and people, and near where it is wanted. */
export function onTheWall(
  group: Group,
  { half, tall, wanted, levels }: { half: number; tall: number; wanted: number; levels: readonly number[] },
  isDoor: boolean,
): { x: number; y: number } {
  const people = [...group.figures.values()].map((placed) => (isDoor ? bodyOf : headOf)(group, placed))
  const furniture = furnitureOf(group)
  const area = half * 2 * tall
  // A still life shows things that are near one another.
  const way = people.length > 0 ? 1400 : 500
  const edge = Math.min(half, 300) + 60
  const xs = [wanted, ...Array.from({ length: 46 }, (_, at) => 60 + at * 24)].filter(
    (x) => x >= edge && x <= 1200 - edge,
  )
  const spots = (xs.length > 0 ? xs : [600]).flatMap((x) =>
    levels.map((y, step) => {
      const box = { left: x - half, right: x + half, top: y - tall, bottom: y }
      const covered = (boxes: readonly Box[]) =>
        boxes.reduce((sum, each) => sum + common(box, each), 0) / area
      const taken = group.taken.some((each) => Math.abs(each.x - x) < (each.half + half) * 0.92) ? 1 : 0
      const cost =
        covered(people) * 4 + covered(furniture) * 8 + taken + Math.abs(x - wanted) / way + step * 0.06
      return { x, y, cost }
    }),
  )
  const best = spots.reduce((least, spot) => (spot.cost < least.cost ? spot : least))
  return { x: best.x, y: best.y }
}
