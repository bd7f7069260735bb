import { mix, underLight } from '../palette.ts'
import { at, rect } from '../paper.ts'
import type { Chance } from '../random.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import {
  ceilingLight,
  ceilingLights,
  type Decor,
  decorated,
  decorOf,
  type Rug,
  rugIn,
  stageIn,
} from './layers/decor.ts'
import { dimEdges, type WallPaper } from './layers/interior.ts'
import { windowAt, windowIn } from './layers/windows.ts'
import type { Place, Stage } from './stage.ts'
import { wide } from './stage.ts'

/** A room by what is in it. The same story finds the same furniture; another has other pieces of the list, in another order. */
export interface Furnished {
  readonly paper?: WallPaper
  /** Stand along the back wall, as many as have room. */
  readonly stand: readonly Thing[]
  /** Hang on the wall. */
  readonly hang?: readonly Thing[]
  readonly hasWindow?: boolean
  readonly hasRug?: boolean
  /** What the lower part of its walls, and its floor, can be. */
  readonly dados?: Parameters<typeof decorOf>[1]
  readonly floors?: Parameters<typeof decorOf>[2]
  readonly focus?: number
  /** Drawn at the same place in every story, right of what stands along the wall. */
  readonly fixture?: {
    readonly draw: (stage: Stage, decor: Decor) => string
    readonly from: number
    readonly owns: NonNullable<Place['owns']>
  }
  /** A pool along the wall. */
  readonly hasPool?: true
  /** Seen towards the other wall: with what the first has no room for. */
  readonly isOtherWall?: boolean
}

const floorAt = 690
/** A grown-up goes through it. */
const doorSize = 1.36

const boxOf = (thing: Thing, x: number, y: number, scale: number) => {
  const { width, height } = thingDrawing(thing)
  const half = (width / 2) * scale
  return { left: x - half, right: x + half, top: y - height * scale, bottom: y }
}

const usualDados = ['none', 'paint', 'none', 'boards'] as const
const usualFloors = ['boards', 'planks', 'tiles'] as const

const asItIs = (_: Thing, drawing: string): string => drawing

/** A thing that belongs to a place: it lies in its light. */
export const furnish = (
  { palette, dress, tint = asItIs }: Stage,
  thing: Thing,
  x: number,
  y: number,
  scale = 1,
): string =>
  at(
    x,
    y,
    underLight(
      tint(thing, dress ? dress(thing, thingDrawing(thing).drawing) : thingDrawing(thing).drawing),
      mix(palette.wall, palette.shade, palette.dark ? 0.5 : 0.1),
      palette.dark ? 0.34 : 0.1,
    ),
    scale,
  )

export function furnishedRoom(
  outer: Stage,
  { stand, hang = [], fixture, dados = usualDados, floors = usualFloors, ...room_ }: Furnished,
): Place {
  const { fixed, named } = outer
  const chosen = decorOf(fixed, dados, floors)
  const decor = room_.paper ? { ...chosen, paper: room_.paper } : chosen
  const stage = stageIn(outer, decor)
  const own = ({ thing }: { thing: Thing }) => thing === 'door' || !named.has(thing)
  const hasWindow = room_.hasWindow !== false
  const lampAt = [fixed.pick([420, 600, 780]), 250] as const
  const isLeft = fixed.next() > 0.5 !== (room_.isOtherWall ?? false) || fixture !== undefined
  const pane = fixed.pick(['square', 'wide', 'tall', 'arched', 'square'] as const)
  const dressing = fixed.pick(['curtains', 'half', 'blind', 'plants', 'curtains'] as const)
  const light = fixed.pick(ceilingLights)
  const rug: Rug = fixed.pick(['rings', 'stripes', 'border', 'round'])
  const end = fixture?.from ?? wide
  const opening = isLeft ? 110 : 830
  const openWidth = 250
  const wall = !hasWindow ? [40, end - 40] : isLeft ? [410, end - 40] : [40, 790]
  const hung = wallOf(fixed, hang, wall, 40, room_.isOtherWall).filter(own)
  const standing = wallOf(fixed, stand, [20, end - 20], 24, room_.isOtherWall).filter(own)
  const door = standing.find(({ thing }) => thing === 'door')
  const sizeOf = (thing: Thing) => (thing === 'door' ? doorSize : 1)
  return {
    back:
      decorated(stage, decor, { floorAt, lampAt }) +
      (hasWindow ? windowIn(stage, decor, opening + openWidth / 2, pane, dressing) : '') +
      hung.map(({ thing, x }) => furnish(stage, thing, x, 430)).join('') +
      standing.map(({ thing, x }) => furnish(stage, thing, x, floorAt + 22, sizeOf(thing))).join('') +
      (fixture?.draw(stage, decor) ?? '') +
      (room_.hasPool ? pool(stage) : '') +
      ceilingLight(stage, light, lampAt[0], decor.cloth) +
      (room_.hasRug ? rugIn(stage, rug, room_.focus ?? 600, 826, 380, decor.second, decor.cloth) : ''),
    front: dimEdges(stage),
    floor: 826,
    focus: room_.focus ?? 580,
    indoors: true,
    near: 1.2,
    ...(stage.dress && { dress: stage.dress }),
    ...(room_.hasPool && { water: 776 }),
    busy: [
      ...hung.map(({ thing, x }) => boxOf(thing, x, 430, 1)),
      ...standing.map(({ thing, x }) => boxOf(thing, x, floorAt + 22, sizeOf(thing))),
    ],
    owns: {
      lamp: { x: lampAt[0], y: lampAt[1], scale: 1 },
      ...(hasWindow && { window: windowAt(opening + openWidth / 2, pane) }),
      ...(door && { door: { x: door.x, y: floorAt + 22, scale: doorSize } }),
      ...fixture?.owns,
      ...(room_.hasRug && { rug: { x: room_.focus ?? 600, y: 826, scale: 1 } }),
    },
  }
}

/** Water from wall to wall, with the rope of a lane, before those who stand at its edge. */
const pool = ({ palette }: Stage): string => {
  const tint = (colour: string) => mix(colour, palette.wall, palette.dark ? 0.3 : 0.06)
  const lane = Array.from({ length: 25 }, (_, at) =>
    rect(at * 50 - 4, 738, 30, 9, tint(at % 2 ? '#e8dcc8' : '#d9647a'), 4),
  )
  return (
    rect(-10, floorAt + 14, wide + 20, 104, tint('#5fa6c9')) +
    rect(-10, floorAt + 14, wide + 20, 12, tint('#3f7fa6')) +
    lane.join('') +
    rect(-10, floorAt + 112, wide + 20, 12, tint('#e6eef2'))
  )
}

/** Some of a list, each once. */
export function someOf<T>(chance: Chance, list: readonly T[], count: number): T[] {
  const left = [...list]
  return Array.from({ length: count }, () => {
    const one = chance.pick(left)
    left.splice(left.indexOf(one), 1)
    return one
  })
}

/** What stands along one side of a place. Along its other side: what is left of the list or, if that is too little, the same in a mirror. */
export function wallOf(
  chance: Chance,
  list: readonly Thing[],
  room: readonly number[],
  gap: number,
  isOther = false,
): { thing: Thing; x: number }[] {
  const first = inARow(chance, list, room, gap)
  if (!isOther) return first
  const left = [...list]
  for (const { thing } of first) left.splice(left.indexOf(thing), 1)
  const second = inARow(chance, left, room, gap)
  const [from = 0, to = wide] = room
  return second.length > 1 ? second : first.map(({ thing, x }) => ({ thing, x: from + to - x }))
}

/** Things of a list in an order of their own, spread over a width, as many as there is room for. */
export function inARow(
  chance: Chance,
  list: readonly Thing[],
  [from = 0, to = wide]: readonly number[],
  gap: number,
): { thing: Thing; x: number }[] {
  const left = [...list]
  const chosen: Thing[] = []
  let used = 0
  while (left.length > 0) {
    const thing = chance.pick(left)
    left.splice(left.indexOf(thing), 1)
    const { width } = thingDrawing(thing)
    if (used + width + gap > to - from) continue
    used += width + gap
    chosen.push(thing)
  }
  const space = chosen.length > 0 ? (to - from - used) / chosen.length : 0
  let x = from
  return chosen.map((thing) => {
    const half = thingDrawing(thing).width / 2
    x += space / 2 + gap / 2 + half
    const placed = { thing, x }
    x += half + gap / 2 + space / 2
    return placed
  })
}
