import type { Place, Stage } from './settings/stage.ts'
import { drawThing, thingDrawing } from './things.ts'
import type { Thing } from './words.ts'

interface Stood {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly drawing: string
}

/** Props taller than a child stand behind the people. */
const tall: Partial<Record<Thing, number>> = {
  tent: 2.1,
  ladder: 1.9,
  swing: 1.5,
  bicycle: 1.5,
  snowman: 1.6,
  telescope: 1.5,
  flag: 1.4,
  wheelbarrow: 1.5,
  gramophone: 1.3,
  broom: 1.3,
}

/** As large as a child, or as broad. */
export const needsRoom = (prop: Thing): boolean => isLarge(prop) || prop === 'balloon'

/** Too large to be held: it stands beside its holder. */
export const isTooLarge = (prop: Thing): boolean =>
  (prop in tall && prop !== 'flag' && prop !== 'broom' && prop !== 'telescope') ||
  prop === 'chest' ||
  prop === 'balloon' ||
  thingDrawing(prop).isBulky

/** Half the width of the broad ones, in pixels of the drawing. */
const halfWidths: Partial<Record<Thing, number>> = {
  boat: 80,
  tent: 85,
  bicycle: 73,
  wheelbarrow: 82,
  blanket: 70,
  pillow: 60,
  scarf: 58,
  umbrella: 56,
  hat: 52,
  rope: 62,
  gramophone: 64,
  crane: 62,
  telescope: 50,
  chest: 48,
  swing: 47,
  cake: 47,
  teapot: 60,
  kettle: 50,
  kite: 90,
  torch: 60,
}

/** Broad or tall: they stand behind the people, and nobody is hidden by them. */
const isLarge = (prop: Thing): boolean =>
  prop in tall || prop === 'boat' || (!(prop in small) && thingDrawing(prop).isBulky)

/** Scale of the other props; 1.1 by default. */
const small: Partial<Record<Thing, number>> = {
  boat: 1.3,
  chest: 1.35,
  basket: 1.2,
  blanket: 1.25,
  cape: 1.2,
  shell: 0.8,
  medal: 0.85,
  feather: 0.85,
  bell: 0.9,
  crown: 0.95,
  teapot: 0.95,
  key: 1,
  ball: 1,
  letter: 0.95,
  apple: 0.8,
  spoon: 0.85,
  kettle: 0.95,
  clock: 0.95,
  sock: 0.8,
}

/**
 * Places the props of a scene, at most three: the most important one beside the people and in their light, the rest on the other
 * side.
 * @param reach the range in which the people stand
 * @param occupied where something stands already
 */
export function placeProps(
  props: readonly Thing[],
  [left, right]: readonly [number, number],
  place: Place,
  { chance, lights, palette, top }: Stage,
  occupied: readonly Taken[] = [],
): readonly Stood[] {
  const first = chance.next() > 0.5 ? 1 : -1
  const taken = [...occupied]
  // A star that the sky or a window shows is not shown twice.
  const shown = props.filter((prop) => prop !== 'star' || !lights.hasStar)
  return shown.slice(0, 3).map((prop, index) => {
    const side = index % 2 === 0 ? first : -first
    const scale = tall[prop] ?? small[prop] ?? 1.1
    const half = (halfWidths[prop] ?? Math.max(36, thingDrawing(prop).width / 2 / scale)) * scale
    // What is broad reaches a little behind the outermost of the group; the rest stands clear of their feet.
    const out = (isLarge(prop) ? half * 0.8 : half - 12) + chance.between(0, 30)
    const range = place.span ?? [125, 1075]
    const edges = side > 0 ? [right + out, left - out] : [left - out, right + out]
    const x = freeFrom(taken, half, edges, range)
    taken.push({ x, half })
    if (prop === 'balloon') return { x, y: place.floor - 80, scale: 1.3, drawing: drawThing(prop) }
    if (prop === 'star' || (prop === 'kite' && !place.indoors)) {
      const y = heightInAir(x, place, top, lights.source) - index * 20
      return { x, y, scale, drawing: drawThing(prop, 'aloft') }
    }
    // Behind the back row, whose feet are up to 49 pixels above the floor.
    const y = place.floor + (isLarge(prop) ? -56 : 34 + index * 8)
    const glow =
      palette.dark && (index === 0 || prop === 'lantern') && !isLarge(prop)
        ? lights.glow(0, -30, 74, palette.lamp, 0.55)
        : ''
    return { x, y, scale, drawing: glow + drawThing(prop) }
  })
}

/** Where something stands: its middle, and half its width. */
export interface Taken {
  readonly x: number
  readonly half: number
}

/** A position beside things that stand already: at one end of the group or farther out, else at its other end, else before its feet. */
function freeFrom(
  taken: readonly Taken[],
  half: number,
  [near = 0, far = 0]: readonly number[],
  [from, to]: readonly [number, number],
): number {
  const within = (x: number) => Math.min(to, Math.max(from, x))
  const isOnPage = (x: number) => x > from - 80 && x < to + 80
  const other = (x: number) => taken.find((each) => Math.abs(each.x - x) < each.half + half)
  const outwards = (edge: number, way: number) => {
    const hindrance = other(edge)
    return hindrance ? [hindrance.x + (hindrance.half + half + 6) * way] : [edge]
  }
  const way = near > far ? 1 : -1
  const places = [...outwards(near, way), ...outwards(far, -way)]
  const free = places.find((x) => isOnPage(x) && !other(x))
  if (free !== undefined) return free
  const hindrance = other(within(near))
  return within(hindrance ? hindrance.x - (hindrance.half + half + 6) * way : near)
}

/** Below the upper edge of the page and what hangs on a wall, and in front of neither moon nor lamp. */
function heightInAir(
  x: number,
  { floor, indoors }: Place,
  top: number,
  source: readonly [number, number] | undefined,
): number {
  const y = Math.max(floor - (indoors ? 316 : 380), top + 110)
  const hides = source && Math.abs(source[0] - x) < 140 && Math.abs(source[1] - y) < 140
  return hides ? source[1] + (indoors ? -150 : 150) : y
}
