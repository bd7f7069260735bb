import { drawProp } from './props.ts'
import type { Place, Stage } from './settings/stage.ts'
import type { Prop } from './words.ts'

interface PlacedProp {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly drawing: string
}

/** Props that hang in the air, and how high. */
const inAir: ReadonlySet<Prop> = new Set(['kite', 'star'])

/** Props taller than a child stand behind the people. */
const tall: Partial<Record<Prop, number>> = {
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

/** As large as a child. */
export const isTall = (prop: Prop): boolean => prop in tall || prop === 'balloon'

/** Too large to be held: it stands beside its holder. */
export const isTooLarge = (prop: Prop): boolean =>
  (prop in tall && prop !== 'flag' && prop !== 'broom' && prop !== 'telescope') ||
  prop === 'chest' ||
  prop === 'balloon'

/** Scale of the other props; 1.1 by default. */
const small: Partial<Record<Prop, number>> = {
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
 * side. @param reach the range in which the people stand
 */
export function placeProps(
  props: readonly Prop[],
  [left, right]: readonly [number, number],
  place: Place,
  { chance, lights, palette, top }: Stage,
): readonly PlacedProp[] {
  const first = chance.next() > 0.5 ? 1 : -1
  const taken: number[] = []
  return props.slice(0, 3).map((prop, index) => {
    const side = index % 2 === 0 ? first : -first
    const scale = tall[prop] ?? small[prop] ?? 1.1
    const out = 26 + chance.between(0, 34) + (index > 1 ? 130 : 0) + (tall[prop] ? 30 : 0)
    const edge = side > 0 ? right + out : left - out
    const [from, to] = place.span ?? [125, 1075]
    const x = freeFrom(taken, Math.min(to, Math.max(from, edge)), side)
    taken.push(x)
    if (prop === 'balloon') return { x, y: place.floor - 80, scale: 1.3, drawing: drawProp(prop) }
    if (inAir.has(prop))
      return { x, y: heightInAir(x, place, top, lights.source) - index * 20, scale, drawing: drawProp(prop) }
    const y = place.floor + (tall[prop] ? -34 : 34 + index * 8)
    const glow =
      palette.dark && (index === 0 || prop === 'lantern') && !tall[prop]
        ? lights.glow(0, -30, 74, palette.lamp, 0.55)
        : ''
    return { x, y, scale, drawing: glow + drawProp(prop) }
  })
}

/** A position beside props that are placed already, towards the people. */
function freeFrom(taken: readonly number[], ideal: number, side: number): number {
  const other = taken.find((x) => Math.abs(x - ideal) < 84)
  return other === undefined ? ideal : other - side * 100
}

/** Below the upper edge of the page and what hangs on a wall, and not in front of the moon. */
function heightInAir(
  x: number,
  { floor, indoors }: Place,
  top: number,
  source: readonly [number, number] | undefined,
): number {
  const y = Math.max(floor - (indoors ? 316 : 380), top + 110)
  const hides = !indoors && source && Math.abs(source[0] - x) < 140 && Math.abs(source[1] - y) < 140
  return hides ? source[1] + 150 : y
}
