import { type Kind, sizes } from './creatures/index.ts'
import { buildOf, hipOf, isSeated, type Person } from './figures/measures.ts'
import { type Posture, postureOf } from './figures/postures.ts'
import type { Chance } from './random.ts'
import type { Aim } from './target.ts'
import { type Action, type Mood, type SizeWord, type Species, sizeFactors, type Thing } from './words.ts'

export interface Creature extends Kind, Aim {
  readonly size?: SizeWord
  readonly kind: 'creature'
  readonly species: Species
  readonly action: Action
  readonly mood: Mood
  readonly holding?: Thing
  /** A flock: as many as there is room for. 1 by default. */
  readonly count?: number
}

export type Figure = (Person & { readonly rank?: 'lead' | 'support' }) | Creature

/** The position of a figure: feet at x and y, scale, direction and row. */
export interface Standing {
  readonly figure: Figure
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isFlipped: boolean
  /** 0 is behind, 2 in front. */
  readonly row: Row
  readonly variant: number
}

type Row = 0 | 1 | 2

/** Birds that spread their wings when they fly. */
const birds: ReadonlySet<Species> = new Set([
  'owl',
  'bird',
  'penguin',
  'duck',
  'chicken',
  'goose',
  'crow',
  'magpie',
  'pigeon',
  'parrot',
])

/** Creatures that never stand on the ground. */
const afloat: ReadonlySet<Species> = new Set(['whale', 'shark', 'fish'])

/** Perspective of the rows: people farther back are smaller and higher. */
const rows: Record<Row, { readonly scale: number; readonly y: number }> = {
  0: { scale: 0.9, y: -42 },
  1: { scale: 1, y: -4 },
  2: { scale: 1.08, y: 30 },
}

/** All of the page but its edges. */
const everywhere = [100, 1100] as const

interface Seat {
  readonly figure: Figure
  readonly row: Row
  readonly variant: number
}

/**
 * Arranges a group: close together, overlapping, small ones in front of tall ones, companions behind, all facing what
 * matters.
 * @param focus where the middle of the group is
 * @param floor where feet stand
 * @param span range in which there is ground
 */
export function arrange(
  cast: readonly Figure[],
  focus: number,
  floor: number,
  chance: Chance,
  [from, to]: readonly [number, number] = everywhere,
): readonly Standing[] {
  const seats = order(
    cast.map((figure, index) => ({ figure, row: rowOf(figure, cast), variant: index })),
    chance,
  )
  // Two or three have room; a crowd stands closer.
  const ease = seats.length < 4 ? 1.34 : seats.length < 6 ? 1.08 : 1
  const steps = seats.map(
    (seat, index) =>
      stepFrom(seats[index - 1], seat) * (meet(seats[index - 1], seat) ? Math.min(1.1, ease) : ease),
  )
  const whole = steps.reduce((sum, step) => sum + step, 0)
  const squeeze = Math.min(1, (to - from - 100) / Math.max(1, whole))
  let x = focus - (whole * squeeze) / 2
  const placed = seats.map((seat, index) => {
    x += (steps[index] ?? 0) * squeeze
    return { seat, x: x + (seats.length > 1 ? chance.between(-9, 9) : 0) }
  })
  const middle = focalPoint(placed) ?? focus
  // Everybody who moves, moves in one direction.
  const way = isUnderWay(cast) ? (chance.next() > 0.5 ? 1 : -1) : 0
  const small = seats.length > 6 ? 0.88 : 1
  // Three children in the air would cover each other with their capes; two stay lower, within the page.
  const storey =
    cast.filter((figure) => figure.kind === 'child' && postureOf(figure) === 'flying').length > 2 ? 130 : 84
  const standings = placed.map(({ seat, x: at }, index) => {
    const { scale, y } = rows[seat.row]
    const isFlipped = way === 0 ? at > middle + 4 : way < 0
    const flies =
      postureOf(seat.figure) === 'flying' ||
      (seat.figure.kind === 'creature' && afloat.has(seat.figure.species))
    return {
      figure: seat.figure,
      x: Math.min(to, Math.max(from, at - leadOf(seat.figure) * (isFlipped ? -1 : 1))),
      y:
        floor +
        y +
        chance.between(-7, 7) -
        (flies ? riseOf(seat.figure, index % 2, storey) + chance.between(0, 30) : 0),
      scale: scaleOf(seat.figure) * scale * small,
      isFlipped,
      row: seat.row,
      variant: seat.variant,
    }
  })
  return inSight(standings, [from - 20, to + 20])
}

/** How high a flying figure is: birds above the heads of children, whose hands and faces they would hide. */
const riseOf = (figure: Figure, odd: number, storey: number): number =>
  figure.kind === 'creature' && birds.has(figure.species) ? 250 : 120 + odd * storey

/** Moves a group sideways until the edge of the page cuts nobody; a wider group is drawn a little farther away. */
function inSight(standings: readonly Standing[], [from, to]: readonly [number, number]): readonly Standing[] {
  if (standings.length < 2) return standings
  const [left, right] = reachOf(standings)
  const factor = Math.max(0.84, Math.min(1, (to - from) / (right - left)))
  const middle = (left + right) / 2
  const half = ((right - left) / 2) * factor
  const shift = Math.max(from + half - middle, 0) + Math.min(to - half - middle, 0)
  return standings.map((standing) => ({
    ...standing,
    x: middle + (standing.x - middle) * factor + shift,
    scale: standing.scale * factor,
  }))
}

const travelling: ReadonlySet<Posture> = new Set(['walking', 'running', 'flying', 'pointing'])

function isUnderWay(cast: readonly Figure[]): boolean {
  const people = cast.filter((figure) => figure.kind !== 'creature')
  return people.filter((figure) => travelling.has(postureOf(figure))).length > people.length / 2
}

/** How much farther a figure extends to its front than to its back, in pixels: legs and books of a sitting figure. */
function leadOf(figure: Figure): number {
  if (figure.kind === 'creature') return 0
  if (figure.look.wheelchair && isSeated(figure)) return 10
  const posture = postureOf(figure)
  return posture === 'reading' ? 44 : posture === 'sitting' ? 32 : posture === 'flying' ? 30 : 0
}

/** Width of a group in pixels. */
export function reachOf(standings: readonly Standing[]): readonly [number, number] {
  const edges = standings.map(({ figure, x, scale }) => {
    const half = (widthOf(figure) / 2) * (scale / scaleOf(figure))
    return [x - half, x + half] as const
  })
  return [Math.min(...edges.map(([left]) => left)), Math.max(...edges.map(([, right]) => right))]
}

/** Companions and grown-ups stand at the back; of several children the small ones in front. */
function rowOf(figure: Figure, cast: readonly Figure[]): Row {
  if (figure.kind === 'creature') return isLarge(figure) ? 0 : isSmall(figure) ? 2 : 1
  if (figure.kind !== 'child' || figure.rank === 'support') return 0
  const children = cast.filter((other): other is Person => other.kind === 'child')
  if (children.length === 1) return 1
  const tall = children.filter((other) => heightOf(other) > heightOf(figure)).length
  const earlierAlike = children
    .slice(0, children.indexOf(figure))
    .filter((other) => heightOf(other) === heightOf(figure))
  const place = tall + earlierAlike.length
  if (children.length === 2) return place === 0 ? 1 : 2
  return place < children.length / 2 ? 1 : 2
}

/** From left to right: rows interleave, so that nobody is hidden; creatures stand at the ends, or between two. */
function order(seats: readonly Seat[], chance: Chance): readonly Seat[] {
  const people = seats.filter(({ figure }) => figure.kind !== 'creature')
  const back = people.filter(({ row }) => row === 0)
  const line = interleave(
    people.filter(({ row }) => row === 2),
    people.filter(({ row }) => row === 1),
  )
  for (const [index, seat] of back.entries()) line.splice(backPlace(index, line.length, back.length), 0, seat)
  for (const creature of seats.filter(({ figure }) => figure.kind === 'creature')) {
    const between =
      line.length === 2 &&
      creature.row === 2 &&
      chance.next() > 0.4 &&
      !people.some(({ figure }) => postureOf(figure) === 'flying')
    const last = chance.next() > 0.5
    // A toy is beside its child.
    if (creature.figure.kind === 'creature' && creature.figure.isToy) {
      line.splice(Math.max(0, line.findIndex(isLead)) + (last ? 1 : 0), 0, creature)
      continue
    }
    // Two animals stand to both sides of a crowd, which has no room for both at one.
    const isSecond = people.length > 2 && line.length > people.length
    const atEnd = isSecond ? line[0]?.figure.kind === 'creature' : last
    line.splice(between ? 1 : atEnd ? line.length : 0, 0, creature)
  }
  return line
}

const isLead = ({ figure }: Seat) => figure.kind === 'child' && figure.rank !== 'support'

const backPlace = (index: number, line: number, count: number) =>
  count === 1 ? Math.ceil(line / 2) : Math.round((index / (count - 1)) * line)

function interleave<T>(first: readonly T[], second: readonly T[]): T[] {
  const [long, short] = first.length >= second.length ? [first, second] : [second, first]
  return long.flatMap((each, index) => {
    const other = short[index]
    return other === undefined ? [each] : [each, other]
  })
}

/** Hands have to reach: who gives, whispers or holds a hand is near the other. */
const meet = (before: Seat | undefined, seat: Seat): boolean =>
  [before, seat].some((each) => each && each.figure.kind !== 'creature' && touching.has(each.figure.action))

const touching: ReadonlySet<Action> = new Set(['hold-hands', 'hug', 'give', 'whisper', 'stroke'])

/** Neighbours in one row keep a distance; different rows overlap. */
function stepFrom(before: Seat | undefined, seat: Seat): number {
  if (!before) return 0
  const apart = (widthOf(before.figure) + widthOf(seat.figure)) / 2
  const doBoth = (action: Action) => before.figure.action === action && seat.figure.action === action
  if ([before, seat].some(({ figure }) => figure.kind !== 'creature' && figure.action === 'hold-hands'))
    return apart * 0.72
  if (doBoth('hug')) return apart * 0.92
  if (postureOf(before.figure) === 'hugging' && postureOf(seat.figure) === 'hugging') return apart * 0.9
  const animals = [before, seat].filter(({ figure }) => figure.kind === 'creature').length
  // The head of an animal is at its end, and whatever stands there hides it: so does a thing held out.
  if (animals === 2) return apart * 1.24
  if (animals === 1 && [before, seat].some(({ figure }) => figure.holding)) return apart * 1.2
  const isBig = [before, seat].some(({ figure }) => figure.kind === 'creature' && isLarge(figure))
  if (isBig) return apart * 0.86
  if (animals === 1) {
    const isInAir = [before, seat].some(({ figure }) => postureOf(figure) === 'flying')
    const [animal] = [before, seat].filter(({ figure }) => figure.kind === 'creature')
    // An animal reaches farther to its front, where its head is, and half of a person's head is 64 pixels wide.
    const clear = animal ? widthOf(animal.figure) * 0.74 + 64 : 0
    return Math.max(apart * (isInAir ? 1 : 0.9), isInAir ? 0 : clear)
  }
  const rowsApart = Math.abs(before.row - seat.row)
  return apart * (rowsApart === 0 ? 0.94 : rowsApart === 1 ? 0.76 : 0.66)
}

/** Everybody faces the creature if there is one at an end, otherwise each other. */
function focalPoint(placed: readonly { readonly seat: Seat; readonly x: number }[]): number | undefined {
  const animal = placed.find(({ seat }) => seat.figure.kind === 'creature')
  if (!animal) return undefined
  const others = placed.filter((each) => each !== animal).map(({ x }) => x)
  if (others.length === 0) return undefined
  const nearest = others.reduce((best, x) => (Math.abs(x - animal.x) < Math.abs(best - animal.x) ? x : best))
  return (nearest + animal.x) / 2
}

const isLarge = (creature: Creature) => sizeOf(creature).width >= 225
const isSmall = (creature: Creature) => sizeOf(creature).width <= 165

/** How much smaller or larger than they are drawn they stand beside a child; still large enough for a face to be seen. */
const natural: Partial<Record<Species, number>> = {
  mouse: 0.56,
  hedgehog: 0.68,
  squirrel: 0.62,
  frog: 0.66,
  snail: 0.62,
  mole: 0.7,
  bee: 0.45,
  butterfly: 0.6,
  firefly: 0.5,
  moth: 0.45,
  pigeon: 0.8,
  parrot: 0.8,
  crab: 0.7,
  bird: 0.8,
  rabbit: 0.72,
  duck: 0.85,
  chicken: 0.8,
  turtle: 0.85,
  fox: 0.9,
  horse: 1.3,
  unicorn: 1.3,
  elephant: 1.55,
  giraffe: 1.4,
  cow: 1.3,
  whale: 1.7,
  shark: 1.2,
  dragon: 1.3,
}

/** A toy is as high as a child's arm is long, whatever it shows. */
function sizeOf({ species, isToy, size }: Creature): (typeof sizes)[Species] {
  const { scale, width, height } = sizes[species]
  const share = isToy ? Math.min(0.45, 96 / height) : (natural[species] ?? 1) * (size ? sizeFactors[size] : 1)
  return { scale: scale * share, width: Math.max(60, width * share), height: height * share }
}

/** Width of a figure in the middle row, in pixels. */
export function widthOf(figure: Figure): number {
  if (figure.kind === 'creature')
    return sizeOf(figure).width * (postureOf(figure) === 'flying' && birds.has(figure.species) ? 1.9 : 1)
  const stature = statureOf(figure)
  if (postureOf(figure) === 'flying') return 300 * stature
  if (postureOf(figure) === 'running') return 236 * stature
  if (isSeated(figure)) return 232 * stature
  const small = figure.kind === 'child' && (figure.look.age ?? 6) < 4 ? -16 : 0
  // Nobody stands under the umbrella of another.
  if (figure.holding === 'umbrella') return 300 * stature
  const isReaching = figure.holding || postureOf(figure) === 'pointing' || postureOf(figure) === 'waving'
  return ((isReaching ? 214 : 180) + small) * stature
}

/** Pixels of a drawing at a scale of one. */
function heightOf(figure: Figure): number {
  if (figure.kind === 'creature') return Math.min(260, sizeOf(figure).width / sizeOf(figure).scale + 40)
  const { head, body, legs } = buildOf(figure)
  return head * 1.9 + body + (isSeated(figure) ? 20 : legs)
}

/** The upper edge of a figure on the stage, with its hair, its hat and what it holds up. */
export function topOf({ figure, y, scale }: Standing): number {
  if (figure.kind === 'creature') return y - (sizeOf(figure).height * scale) / sizeOf(figure).scale
  const build = buildOf(figure)
  const hip = hipOf(figure, build)
  // Fliers lie on the air.
  if (postureOf(figure) === 'flying') return y - (hip * 0.6 + (build.body + build.head * 2) * 0.7) * scale
  const { hair, headwear } = figure.look
  const isHigh = headwear === 'none' ? hair.style === 'afro' || hair.style === 'bun' : headwear !== 'cap'
  const head = hip + build.body + build.head * (isHigh ? 2.5 : 1.9)
  const held = figure.holding === 'umbrella' ? hip + build.body + 230 : 0
  return y - Math.max(head, held) * scale
}

/** Whoever is larger than people are stays on the page, in the air, too, and with a hand or an umbrella above the head. */
export function withinPage(figure: Figure, y: number, scale: number): number {
  if (figure.kind === 'creature' || statureOf(figure) <= 1) return scale
  const { legs, body, arms } = buildOf(figure)
  const top = -topOf({ figure, x: 0, y: 0, scale: 1, isFlipped: false, row: 1, variant: 0 })
  const leap = figure.action === 'jump' ? legs * 0.44 : 0
  const hand = reachingUp.has(figure.action) ? legs + body * 0.9 + arms + 24 : 0
  return Math.min(scale, (y - edge) / Math.max(top + leap, hand))
}

/** How far heads are below the upper edge of the page, at least. */
const edge = 20

const reachingUp: ReadonlySet<Action> = new Set(['reach-up', 'stretch'])

/** How high a figure is in the middle row, in pixels of the stage. */
export const heightOnStage = (figure: Figure): number =>
  figure.kind === 'creature'
    ? sizeOf(figure).height
    : -topOf({ figure, x: 0, y: 0, scale: scaleOf(figure), isFlipped: false, row: 1, variant: 0 })

/** The scale of a figure in the middle row. */
export const scaleOf = (figure: Figure): number =>
  figure.kind === 'creature'
    ? sizeOf(figure).scale
    : (figure.kind === 'elder' ? 1.4 : 1.44) * statureOf(figure)

/** Sizes of people: a face as large as a page would frighten, and one as small as an acorn could not be seen. */
const statures: Record<SizeWord, number> = { tiny: 0.5, small: 0.75, big: 1.18, huge: 1.4, enormous: 1.6 }

/** How much larger than others of their kind somebody is. */
export const statureOf = ({ role, size }: Person): number => {
  const said = size ?? (role === 'giant' ? 'huge' : undefined)
  return said ? statures[said] : 1
}
