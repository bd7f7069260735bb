import { n } from './paper.ts'
import type { Chance } from './random.ts'
import { high, type Place, wide } from './settings/stage.ts'
import { reachOf, type Standing, topOf } from './staging.ts'

/** The zoom of the camera, and where the left edge of the stage is on the page. */
export interface Camera {
  readonly zoom: number
  readonly left: number
}

/** What the picture shows besides its group. */
interface Shot {
  readonly isCover: boolean
  readonly hasTall: boolean
  readonly bedtime: Bedtime
}

/** Nobody in bed; somebody; somebody whose things lie on the bedside table. */
export type Bedtime = 'none' | 'bed' | 'table'

/** Zoom factors: most pages at medium distance, some far, some close. */
const shots = [1, 1, 1, 0.86, 0.94, 1.16, 1.24] as const

/** A zoom that shows faces and everybody, and differs from the page before. */
export function cameraFor(
  company: readonly Standing[],
  place: Place,
  { isCover, hasTall, bedtime }: Shot,
  chance: Chance,
): Camera {
  const [from, to] = company.length > 0 ? reachOf(company) : [place.focus - 200, place.focus + 200]
  const isBedtime = bedtime !== 'none'
  const bedside = bedtime === 'table' && place.table ? 1080 : 900
  const [left, right] = isBedtime ? [Math.min(from, 250), Math.max(to, bedside)] : [from, to]
  const room = right - left + (hasTall ? 440 : 260)
  const usual = place.near ?? (place.indoors ? 1.22 : company.length < 3 ? 1.4 : 1.32)
  // A single character looks lost in a wide view.
  const near = (company.length === 1 && !isBedtime ? 1.1 : 1) * usual * chance.pick(shots)
  // Heads stay below the upper edge.
  const highest = Math.min(high - 1, ...company.map(topOf))
  const ideal = Math.min(Math.min(near, wide / room) * (isCover ? 1.1 : 1), (high - 46) / (high - highest))
  const zoom = Number(n(Math.min(1.56, Math.max(1, ideal))))
  const middle = ((left + right) / 2) * 0.8 + place.focus * 0.2 + chance.between(-90, 90)
  // What stands low at an end of the group would be hidden by the leaves in the corners.
  const margin = Math.max(40, Math.min(110, (wide / zoom - (right - left)) / 2))
  const half = wide / zoom / 2 - margin
  const x = Math.max(right - half, Math.min(left + half, middle))
  return { zoom, left: Math.min(0, Math.max(wide * (1 - zoom), wide / 2 - x * zoom)) }
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

/** The range of the stage in which nothing at the edges of the page hides what lies on the ground. */
export const openTo = ({ zoom, left }: Camera): readonly [number, number] => [
  Math.max(125, (190 - left) / zoom),
  Math.min(1075, (wide - 190 - left) / zoom),
]

/** The page's lower edge stays where it is, and the scene reaches to both sides. */
export const transformOf = ({ zoom, left }: Camera): string =>
  `translate(${n(left)} ${n(high - high * zoom)}) scale(${zoom})`
