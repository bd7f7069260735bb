import { drawCreature, sizes } from './creatures/index.ts'
import type { Person } from './figures/measures.ts'
import { poseFigure } from './figures/pose.ts'
import type { Box } from './framing.ts'
import type { Palette } from './palette.ts'
import { mix } from './palette.ts'
import { at, circle, ellipse, group, n } from './paper.ts'
import { high, wide } from './settings/stage.ts'
import { thingDrawing } from './things.ts'
import { type Tint, tinted } from './tints.ts'
import { isSpecies, type Species, type Thing } from './words.ts'

/** The face of whoever thinks, on the page. */
export interface Thinker {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Half of a cloud with one thing in it. */
const half = { width: 118, height: 92 } as const

/** What each further thing adds to the half of its width. */
const more = 62

/** How near the cloud comes to the edge of the page. */
const margin = 16

/** How large the cloud can be; where none has room nothing is drawn. */
const scales = [1.15, 1, 0.85, 0.7] as const

/** With somebody in it, who has to be known by their face. */
const scalesOfMemory = [1.6, 1.4, 1.2, 1, 0.85] as const

/**
 * A cloud with what somebody thinks of, where it covers no face.
 * @param faces those of everybody, and what else is to be seen, on the page @param page from where to where its picture is seen @param memory whoever thinks, as they did it: see {@link remembered}
 */
export function thoughtCloud(
  thoughts: readonly (Thing | Species)[],
  { x, y, radius }: Thinker,
  faces: readonly Box[],
  palette: Palette,
  [from, to]: readonly [number, number] = [0, wide],
  memory?: string,
  tints: Partial<Record<Thing, Tint>> = {},
): string {
  const pictures = [...(memory ? [memory] : []), ...thoughts.map((word) => pictured(word, tints))]
  const halfWidth = half.width + more * (pictures.length - 1)
  for (const scale of memory ? scalesOfMemory : scales) {
    const [w, h] = [halfWidth * scale, half.height * scale]
    const places = [-1, 1]
      .flatMap((way) => [
        { x: x + way * (radius + w * 0.72), y: y - radius - h * 0.9, isHigh: true },
        { x: x + way * w * 0.4, y: y - radius - h - 34, isHigh: true },
        { x: x + way * (radius + w + 26), y: y - radius * 0.4, isHigh: false },
      ])
      .filter(
        (place) =>
          place.x - w > from + margin &&
          place.x + w < to - margin &&
          place.y - h > margin &&
          place.y + h < high * 0.86,
      )
      .filter((place) => !faces.some((face) => isOver(face, place.x, place.y, w, h)))
    // Above the head rather than beside it, and towards the middle of the page.
    const [best] = places.toSorted(
      (one, other) =>
        Number(other.isHigh) - Number(one.isHigh) ||
        Math.abs(one.x - wide / 2) - Math.abs(other.x - wide / 2),
    )
    if (best) return cloud(pictures, best.x, best.y, scale, halfWidth, { x, y, radius }, palette)
  }
  return ''
}

const isOver = ({ left, right, top, bottom }: Box, x: number, y: number, w: number, h: number): boolean =>
  left < x + w * 0.92 && right > x - w * 0.92 && top < y + h * 0.92 && bottom > y - h * 0.92

function cloud(
  pictures: readonly string[],
  x: number,
  y: number,
  scale: number,
  w: number,
  thinker: Thinker,
  { dark, wall, shade }: Palette,
): string {
  const paper = mix('#fffaf0', wall, dark ? 0.24 : 0.05)
  const h = half.height
  const puffs = [
    [-0.66, 0.1, 0.52],
    [-0.34, -0.36, 0.62],
    [0.1, -0.46, 0.6],
    [0.5, -0.26, 0.58],
    [0.7, 0.16, 0.5],
    [0.3, 0.42, 0.56],
    [-0.24, 0.44, 0.58],
  ] as const
  const shape = (fill: string, grow: number, more = '') =>
    group(
      ellipse(0, 0, w * 0.86 + grow, h * 0.74 + grow, fill) +
        puffs.map(([px, py, r]) => circle(px * w, py * h, r * h + grow, fill)).join(''),
      'translate(0 0)',
      more,
    )
  const step = pictures.length > 1 ? more * 2 : 0
  const shown = pictures.map((picture, index) =>
    group(picture, `translate(${n((index - (pictures.length - 1) / 2) * step)} 0)`),
  )
  const [dx, dy] = [thinker.x - x, thinker.y - y]
  const far = Math.hypot(dx, dy) || 1
  // Three bubbles from the head to the cloud.
  const start = {
    x: thinker.x - (dx / far) * thinker.radius * 1.5,
    y: thinker.y - (dy / far) * thinker.radius * 1.5,
  }
  const end = { x: x + (dx / far) * w * scale * 0.82, y: y + (dy / far) * h * scale * 0.95 }
  const trail = [0.1, 0.45, 0.8]
    .map((part, index) =>
      circle(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, 7 + index * 4, paper),
    )
    .join('')
  return (
    trail +
    at(
      x,
      y,
      group(shape(shade, 2), 'translate(3 7)', 'opacity=".28"') + shape(paper, 0) + shown.join(''),
      scale,
    )
  )
}

/** Somebody as they remember themselves, with their middle at the origin. */
export function remembered(person: Person): string {
  const { drawing, box } = poseFigure(person, { x: 0, y: 0, scale: 1, isFlipped: false })
  const fit = Math.min(150 / (box.right - box.left), 132 / (box.bottom - box.top))
  return at((-(box.left + box.right) / 2) * fit, (-(box.top + box.bottom) / 2) * fit + 6, drawing, fit)
}

/** As large as there is room for it, with its middle at the origin. */
function pictured(word: Thing | Species, tints: Partial<Record<Thing, Tint>>): string {
  const room = { width: 118, height: 112 }
  if (isSpecies(word)) {
    const { width, height, scale } = sizes[word]
    const [wide, tall] = [width / scale, height / scale]
    const fit = Math.min(room.width / wide, room.height / tall)
    return at(0, (tall * fit) / 2, drawCreature(word, 'stand', 'happy'), fit)
  }
  const { width, height, drawing } = thingDrawing(word)
  const fit = Math.min(1.6, room.width / width, room.height / height)
  const tint = tints[word]
  return at(0, (height * fit) / 2, tint ? tinted(drawing, tint) : drawing, fit)
}
