import type { Point } from './joints.ts'

/** From the upright body, hips at the origin, to the body as it is held. */
export interface Spine {
  readonly place: (point: Point) => Point
  /** The lean at the shoulders, in degrees. */
  readonly top: number
}

const turn = Math.PI / 180

/**
 * A spine that leans, and is curved like an arc.
 * @param lean of its middle, in degrees forward
 * @param curve how much more the shoulders lean than the hips
 */
export function spineOf(hips: Point, body: number, lean: number, curve: number): Spine {
  const bow = curve * turn
  const low = lean * turn - bow / 2
  /** The point of the spine at a height, with its lean. */
  const along = (height: number): Point & { readonly lean: number } => {
    const part = Math.min(1.15, Math.max(0, height / body))
    const tilt = low + bow * part
    const rest = height - part * body
    const [x, y] =
      Math.abs(bow) < 0.02
        ? [Math.sin(tilt) * part * body, Math.cos(tilt) * part * body]
        : [((Math.cos(low) - Math.cos(tilt)) / bow) * body, ((Math.sin(tilt) - Math.sin(low)) / bow) * body]
    return { x: x + Math.sin(tilt) * rest, y: y + Math.cos(tilt) * rest, lean: tilt }
  }
  return {
    place: ({ x, y }) => {
      const spine = along(-y)
      return {
        x: hips.x + spine.x + Math.cos(spine.lean) * x,
        y: hips.y - spine.y + Math.sin(spine.lean) * x,
      }
    },
    top: lean + curve / 2,
  }
}

/** Bends what is drawn for an upright body: the paths and circles of a drawing. */
export const bentBy = (drawing: string, { place }: Spine): string =>
  drawing
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${bentPath(d, place)}"`)
    .replace(/ cx="([^"]+)" cy="([^"]+)"/g, (_, x: string, y: string) => {
      const at = place({ x: Number(x), y: Number(y) })
      return ` cx="${whole(at.x)}" cy="${whole(at.y)}"`
    })

/** Numbers of one step of a path command. */
const steps: Readonly<Record<string, number>> = { m: 2, l: 2, q: 4, c: 6, h: 1, v: 1 }

/** A path of straight lines and Bézier curves, moved point by point. */
function bentPath(d: string, place: (point: Point) => Point): string {
  let at: Point = { x: 0, y: 0 }
  let start = at
  const written: string[] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase()
    if (command === 'z') {
      at = start
      written.push('z')
      continue
    }
    const isRelative = letter === command
    const numbers = rest.match(/-?(?:\d*\.)?\d+/g)?.map(Number) ?? []
    const size = steps[command]
    if (size === undefined) throw new Error(`A bent path has no command ${letter}`)
    for (let from = 0; from < numbers.length; from += size) {
      const points = pointsOf(command, numbers.slice(from, from + size), at, isRelative)
      at = points.at(-1) ?? at
      if (command === 'm' && from === 0) start = at
      const kind = command === 'm' && from === 0 ? 'M' : size > 2 ? command.toUpperCase() : 'L'
      written.push(
        kind +
          points
            .map(place)
            .map(({ x, y }) => `${whole(x)} ${whole(y)}`)
            .join(' '),
      )
    }
  }
  return written.join('')
}

function pointsOf(command: string, numbers: readonly number[], at: Point, isRelative: boolean): Point[] {
  const [first = 0] = numbers
  if (command === 'h') return [{ x: isRelative ? at.x + first : first, y: at.y }]
  if (command === 'v') return [{ x: at.x, y: isRelative ? at.y + first : first }]
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: (numbers[index * 2] ?? 0) + (isRelative ? at.x : 0),
    y: (numbers[index * 2 + 1] ?? 0) + (isRelative ? at.y : 0),
  }))
}

/** Cloth is cut to whole pixels: finer is not seen, and a picture of many people stays small. */
const whole = (value: number): number => Math.round(value)
