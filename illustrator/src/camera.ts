import { type Box, type Camera, cameraOn, unionOf } from './framing.ts'
import { n } from './paper.ts'
import type { Chance } from './random.ts'
import { high, type Place, wide } from './settings/stage.ts'
import { type Standing, topOf } from './staging.ts'
import type { Shot } from './words.ts'

/** What the picture shows besides its group. */
interface Framed {
  readonly shot: Shot
  readonly hasTall: boolean
  readonly bedtime: Bedtime
  /** Whatever should be on the page. */
  readonly boxes: readonly Box[]
  /** How much of the stage the page shows at a zoom of 1. */
  readonly width: number
}

/** Nobody in bed; somebody; somebody whose things lie on the bedside table. */
export type Bedtime = 'none' | 'bed' | 'table'

/** Zoom factors: most pages at medium distance, some far, some close. */
const shots = [1, 1, 1, 0.86, 0.94, 1.16, 1.24] as const

/** A zoom that shows faces and everybody, and differs from the page before. */
export function cameraFor(
  company: readonly Standing[],
  place: Place,
  { shot, hasTall, bedtime, boxes, width }: Framed,
  chance: Chance,
): Camera {
  const all = unionOf(boxes)
  if (shot === 'wide' && width === wide) return wideOn(all, company.length, bedtime, place)
  const [from, to] = all
    ? [Math.max(0, all.left), Math.min(wide, all.right)]
    : [place.focus - 200, place.focus + 200]
  const isBedtime = bedtime !== 'none'
  const bedside = bedtime === 'table' && place.table && !place.isBedFromFoot ? 1080 : 900
  // Along the bed: all of it, or the half with the pillow.
  const isNear = shot === 'two' && bedtime === 'bed' && !place.isBedFromFoot
  const [least, most] = place.isBedFromFoot ? [300, bedside - 20] : isNear ? [150, 700] : [250, bedside]
  const [left, right] = isBedtime ? [Math.min(from, least), Math.max(to, most)] : [from, to]
  const room = right - left + (hasTall ? 130 : 110)
  const usual = place.near ?? (place.indoors ? 1.22 : company.length < 3 ? 1.4 : 1.32)
  const factors: Partial<Record<Shot, number>> = { two: 1.14, above: 1.1, behind: 0.94 }
  // A single character looks lost in a wide view.
  const near =
    (company.length === 1 && !isBedtime ? 1.1 : 1) * usual * chance.pick(shots) * (factors[shot] ?? 1)
  // Heads stay below the upper edge.
  const highest = Math.min(high - 1, all?.top ?? high)
  const ideal = Math.min(near, width / room, (high - 40) / (high - highest))
  const zoom = Math.min(
    isBedtime ? (isNear ? 1.5 : place.isBedFromFoot ? 1.4 : 1.14) : 1.75,
    Math.max(shot === 'above' ? 1.12 : 1, ideal),
  )
  const middle = ((left + right) / 2) * 0.85 + place.focus * 0.15
  // What stands low at an end of the group would be hidden by the leaves in the corners.
  const margin = Math.max(30, Math.min(110, (width / zoom - (right - left)) / 2))
  const half = width / zoom / 2 - margin
  return cameraOn(Math.max(right - half, Math.min(left + half, middle)), high, zoom)
}

/** All of a place. Of a room with one or two people, less of its empty walls. */
function wideOn(
  all: Box | undefined,
  count: number,
  bedtime: Bedtime,
  { indoors, isBedFromFoot }: Place,
): Camera {
  const isSmall = indoors && all && count < 3 && (bedtime === 'none' || isBedFromFoot)
  if (!isSmall) return cameraOn(wide / 2, high, 1)
  const zoom = Math.max(
    1,
    Math.min(1.22, (wide - 80) / (all.right - all.left), (high - 30) / (high - all.top)),
  )
  return cameraOn((all.left + all.right) / 2, high, zoom)
}

/** The place in the sky, below the upper edge of the page, that is farthest from the moon and from heads. */
export function starAt(
  company: readonly Standing[],
  { zoom, left }: Camera,
  top: number,
  moon: readonly [number, number] | undefined,
): { x: number; y: number } {
  const y = top + 96
  const [from, to] = [(220 - left) / zoom, (wide - 220 - left) / zoom]
  const middle = (from + to) / 2
  const reaching = company.filter((standing) => topOf(standing) < y + 60).map(({ x }) => x)
  const room = (x: number) =>
    Math.min(260, ...reaching.map((each) => Math.abs(each - x)), moon ? Math.abs(moon[0] - x) : 260) -
    Math.abs(x - middle) * 0.2
  const places = Array.from({ length: 17 }, (_, index) => from + ((to - from) * index) / 16)
  return { x: places.reduce((best, x) => (room(x) > room(best) ? x : best)), y }
}

/** The stage, as the camera sees it. */
export const transformOf = ({ zoom, left, up }: Camera): string =>
  `translate(${n(left)} ${n(up)}) scale(${zoom})`
