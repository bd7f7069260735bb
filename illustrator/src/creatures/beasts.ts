import { circle, ellipse, group, inner, line, n, path } from '../paper.ts'
import type { Coat } from './coat.ts'
import { type Bearing, blush, darker, eye, lighter, seams, smile } from './parts.ts'

/** A four-legged animal in a few measures; feet at the origin, looking right. */
export interface Beast {
  readonly colour: string
  readonly belly: string
  /** Half length and half height of the body. */
  readonly body: readonly [number, number]
  readonly legs: number
  readonly head: number
  readonly ears: 'pointed' | 'kitten' | 'long' | 'round' | 'large' | 'side' | 'flop' | 'none' | 'tuft'
  readonly tail: 'bushy' | 'plume' | 'thin' | 'tassel' | 'curl' | 'stub' | 'puff' | 'hair' | 'flat'
  readonly snout: number
  /** Horns and ears in front of the head and behind it, for a head of half-height h at the origin. */
  readonly crown?: (h: number, bearing: Bearing) => string
  readonly behind?: (h: number) => string
  readonly mane?: string
  /** Lies on the face under the eyes, for a head of half-height h. */
  readonly mask?: (h: number) => string
  /** Spots and patches on a body that stands, of the given half length and half height at the given height. */
  readonly marks?: (long: number, high: number, y: number) => string
  /** The same on a body that sits. */
  readonly seatedMarks?: (long: number, high: number) => string
  /** The colour of stripes on the brow. */
  readonly brow?: string
  /** Spots that belong to the species, in whatever colour. */
  readonly isMarkedAlways?: true
  readonly nose?: string
  readonly woolly?: boolean
  /** Lies down in postures in which others sit. */
  readonly rests?: boolean
  /** How far the head is above the body. */
  readonly neck?: number
  /** Where paws, muzzle, ears and the tip of the tail have a colour of their own. */
  readonly paws?: string
  readonly muzzle?: string
  readonly earColour?: string
  readonly tip?: string
  /** Round one eye. */
  readonly patch?: string
  readonly collar?: string
  readonly isOneEared?: true
}

/** The animal in the colours of a family's pet or toy. */
export function coated(beast: Beast, coat: Coat): Beast {
  const colour = coat.colour ?? beast.colour
  const ink = coat.markColour ?? darker(colour, 0.4)
  const marks = {
    spots: (long: number, high: number, y: number) => spots(long, high, y, ink),
    stripes: (long: number, high: number, y: number) => stripes(long, high, y, ink),
    patches: (long: number, high: number, y: number) => patches(long, high, y, ink),
  }
  const { marks: _, brow: __, ...unmarked } = beast
  const usual = coat.colour && !beast.isMarkedAlways ? unmarked : beast
  return {
    ...usual,
    ...builtAs(beast, coat),
    colour,
    belly: coat.belly ?? beast.belly,
    ...(coat.marks && {
      marks: marks[coat.marks],
      seatedMarks: (long: number, high: number) => seatedMarks(long, high, ink),
    }),
    ...(coat.marks === 'stripes' && { brow: ink }),
    ...(coat.paws && { paws: coat.paws }),
    ...(coat.muzzle && { muzzle: coat.muzzle }),
    ...(coat.ears && { earColour: coat.ears }),
    ...(coat.tip && { tip: coat.tip }),
    ...(coat.patch && { patch: coat.patch }),
    ...(coat.collar && { collar: coat.collar }),
    ...(coat.isOneEared && { isOneEared: true }),
  }
}

/** The body of a breed. */
function builtAs(beast: Beast, coat: Coat): Partial<Beast> {
  const { build, stands } = coat
  const [long, high] = beast.body
  const ears = stands && beast.ears === 'flop' ? { ears: stands } : {}
  if (build === 'long') return { ...ears, body: [long * 1.24, high * 0.88], legs: beast.legs * 0.5 }
  if (build === 'tall') return { ...ears, body: [long * 1.02, high * 0.9], legs: beast.legs * 1.4 }
  if (build === 'round') return { ...ears, body: [long * 1.04, high * 1.24], legs: beast.legs * 0.84 }
  if (build === 'fluffy')
    return {
      ...ears,
      body: [long, high * 1.14],
      ...(beast.tail === 'thin' && { tail: 'bushy' }),
      behind: (h) => (beast.behind?.(h) ?? '') + ruff(h, lighter(coat.colour ?? beast.colour, 0.18)),
    }
  return ears
}

/** Long hair round the face. */
const ruff = (h: number, colour: string) =>
  Array.from({ length: 9 }, (_, index) => {
    const turn = Math.PI * (0.1 + (index / 8) * 0.95)
    return circle(Math.cos(turn) * h * 0.92, Math.sin(turn) * h * 0.8 + h * 0.14, h * 0.36, colour)
  }).join('')

/** On the back and the haunch, clear of the belly. */
const seatedMarks = (long: number, high: number, colour: string) =>
  [
    [-0.5, -0.5, 0.15],
    [-0.3, -1.1, 0.13],
    [-0.16, -1.7, 0.11],
    [-0.62, -0.16, 0.09],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => ellipse(dx * long, dy * high, r * long, r * long * 0.9, colour))
    .join('')

const spots = (long: number, high: number, y: number, colour: string) =>
  [
    [-0.62, -0.2, 0.15],
    [-0.3, -0.56, 0.12],
    [-0.14, -0.02, 0.14],
    [0.16, -0.5, 0.13],
    [0.42, -0.1, 0.12],
    [-0.44, 0.34, 0.1],
    [0.66, -0.42, 0.1],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => ellipse(dx * long, y + dy * high, r * long, r * long * 0.9, colour))
    .join('')

export const stripes = (long: number, high: number, y: number, colour: string): string =>
  line(
    [-0.5, -0.2, 0.1]
      .map(
        (x) => `M${n(long * x)} ${n(y - high * 0.9)}q${n(long * 0.06)} ${n(high * 0.4)} 0 ${n(high * 0.7)}`,
      )
      .join(''),
    colour,
    5,
  )

export const patches = (long: number, high: number, y: number, colour: string): string =>
  path(
    `M${n(-long * 0.7)} ${n(y - high * 0.6)}Q${n(-long * 0.3)} ${n(y - high * 1.06)} ${n(-long * 0.06)} ${n(y - high * 0.8)}Q${n(long * 0.02)} ${n(y - high * 0.1)} ${n(-long * 0.34)} ${n(y + high * 0.06)}Q${n(-long * 0.8)} ${n(y)} ${n(-long * 0.7)} ${n(y - high * 0.6)}z`,
    colour,
  ) + ellipse(long * 0.46, y - high * 0.4, long * 0.24, high * 0.34, colour)

/** How far the feet are from below the shoulders, as parts of half the body's length. */
const swings: Partial<Record<Bearing['posture'], number>> = { walking: 0.26, running: 0.5, flying: 0.42 }

/** How a beast is held: whether it sits or lies, and where its body and its head are. */
function holdOf(beast: Beast, posture: Bearing['posture']) {
  const [long, high] = beast.body
  const isLarge = beast.legs > 55 || beast.woolly === true
  const isDown = posture === 'sleeping' || posture === 'sitting' || posture === 'reading'
  // Large animals fold their legs under them instead of sitting up.
  const rests = isDown && (isLarge || beast.rests === true)
  const sits = isDown && !rests
  const legs = rests ? high * 0.2 : beast.legs
  const bodyAt = -(legs + high * 0.8)
  const headAt = {
    x: long * (sits ? 0.25 : 0.82),
    y: bodyAt - high * (sits ? 1.5 : 0.85) - (beast.neck ?? 0),
  }
  return { isLarge, rests, sits, legs, bodyAt, headAt }
}

/** Where something meets a beast. */
export function beastPoints(beast: Beast, posture: Bearing['posture']) {
  const [long, high] = beast.body
  const { sits, bodyAt, headAt } = holdOf(beast, posture)
  const { head, snout } = beast
  return {
    head: headAt,
    mouth: { x: headAt.x + head * (0.62 + snout * 0.2), y: headAt.y + head * 0.56 },
    back: sits ? { x: -long * 0.4, y: -high * 1.5 } : { x: -long * 0.12, y: bodyAt - high * 0.86 },
  }
}

/** Small ones sleep curled up, their head before their body. */
export const isCurledUp = (beast: Beast, { posture, asleep }: Pick<Bearing, 'posture' | 'asleep'>): boolean =>
  asleep && !holdOf(beast, posture).isLarge

/** The top of the back of whoever stands or lies on four legs, and how high it is above the ground. */
export function saddleOf(
  beast: Beast,
  posture: Bearing['posture'],
): { x: number; y: number; height: number } | undefined {
  const [long, high] = beast.body
  const { sits, bodyAt } = holdOf(beast, posture)
  const y = bodyAt - high * (beast.woolly ? 1.06 : 0.95)
  return sits ? undefined : { x: -long * 0.1, y, height: -y }
}

export function drawBeast(beast: Beast, bearing: Bearing): string {
  const { colour, belly } = beast
  const [long, high] = beast.body
  const { isLarge, rests, sits, legs, bodyAt, headAt } = holdOf(beast, bearing.posture)
  if (isCurledUp(beast, bearing)) return curledUp(beast, bearing)
  // Legs swing from the shoulder and the hip; the faster, the farther.
  const swing = rests ? 0 : long * (swings[bearing.posture] ?? 0)
  const limb = (x: number, shade: string, way: 1 | -1) => {
    const foot = x + swing * way
    if (rests) return ellipse(x + 12, -9, long * 0.34, 10, shade)
    const lift = way < 0 && bearing.posture === 'running' ? legs * 0.22 : 0
    const thick = Math.max(11, long * (isLarge ? 0.19 : 0.24))
    return (
      line(`M${n(x)} ${n(bodyAt + high * 0.4)}L${n(foot)} ${n(-7 - lift)}`, shade, thick) +
      (beast.paws ? line(`M${n(foot)} ${n(-12 - lift)}v5`, beast.paws, thick) : '') +
      (isLarge ? line(`M${n(foot)} ${n(-9 - lift)}v3`, darker(shade, 0.4), long * 0.2) : '')
    )
  }
  const body = sits
    ? path(
        `M${-long * 0.7} 0C${-long * 0.95} ${-high * 1.4} ${-long * 0.3} ${bodyAt - high * 1.2} ${long * 0.25} ${bodyAt - high * 0.9}C${long * 0.75} ${-high} ${long * 0.62} -12 ${long * 0.5} 0z`,
        colour,
      ) +
      path(
        `M${long * 0.02} 0C${-long * 0.1} ${-high} ${long * 0.2} ${bodyAt} ${long * 0.4} ${bodyAt - high * 0.3}C${long * 0.62} ${-high} ${long * 0.55} -8 ${long * 0.46} 0z`,
        belly,
        'opacity=".8"',
      ) +
      inner(beast.seatedMarks?.(long, high) ?? '') +
      (beast.paws
        ? [0.22, 0.5].map((x) => ellipse(long * x, -6, long * 0.16, 7, beast.paws ?? belly)).join('')
        : '') +
      (bearing.isToy ? seams(long * 0.3, -high * 1.1, high * 0.5) : '')
    : limb(-long * 0.52, darker(colour), -1) +
      limb(long * 0.5, darker(colour), 1) +
      (beast.woolly ? wool(long, high, bodyAt, colour) : ellipse(0, bodyAt, long, high, colour)) +
      inner(beast.marks?.(long, high, bodyAt) ?? '') +
      ellipse(long * 0.12, bodyAt + high * 0.42, long * 0.72, high * 0.5, belly, 'opacity=".8"') +
      limb(-long * 0.6, colour, 1) +
      limb(long * 0.58, colour, -1)
  return (
    ellipse(0, 1, long * 0.95, 8, '#0a0820', 'opacity=".25"') +
    tail(beast, -long * (sits ? 0.62 : 0.92), sits ? -high * 0.5 : bodyAt - high * 0.2) +
    (beast.neck ? neckOf(beast, headAt, bodyAt) : '') +
    body +
    (beast.collar && !beast.neck
      ? line(
          `M${n(headAt.x - beast.head * 0.6)} ${n(headAt.y + beast.head * 0.82)}q${n(beast.head * 0.6)} ${n(beast.head * 0.4)} ${n(beast.head * 1.2)} 0`,
          beast.collar,
          7,
        )
      : '') +
    group(headOf(beast, bearing), `translate(${Math.round(headAt.x)} ${Math.round(headAt.y)})`)
  )
}

/** A neck that widens into the shoulders, with its mane. */
function neckOf(
  { colour, mane, head, body: [long, high] }: Beast,
  at: { x: number; y: number },
  bodyAt: number,
) {
  const neck = path(
    `M${n(long * 0.1)} ${n(bodyAt - high * 0.5)}Q${n(long * 0.5)} ${n(bodyAt - high)} ${n(at.x - head * 0.8)} ${n(at.y)}L${n(at.x + head * 0.5)} ${n(at.y + head * 0.5)}Q${n(long * 0.92)} ${n(bodyAt - high * 0.6)} ${n(long * 0.98)} ${n(bodyAt + high * 0.2)}z`,
    colour,
  )
  if (!mane) return neck
  return (
    neck +
    path(
      `M${n(at.x - head * 0.1)} ${n(at.y - head * 1.1)}Q${n(at.x - head * 1.5)} ${n(at.y - head * 0.8)} ${n(at.x - head * 1.5)} ${n(at.y + head * 0.5)}Q${n(at.x - head * 1.9)} ${n(at.y + head * 1.2)} ${n(long * 0.1)} ${n(bodyAt - high * 0.6)}Q${n(at.x - head * 0.6)} ${n(bodyAt - high)} ${n(at.x - head * 0.5)} ${n(at.y)}z`,
      mane,
    )
  )
}

const wool = (long: number, high: number, y: number, colour: string) =>
  Array.from({ length: 11 }, (_, index) => {
    const turn = (index / 11) * Math.PI * 2
    return circle(
      Math.cos(turn) * long * 0.72,
      y + Math.sin(turn) * high * 0.66,
      high * 0.44,
      index % 2 ? colour : lighter(colour, 0.5),
    )
  }).join('') + ellipse(0, y, long * 0.8, high * 0.8, colour)

export function headOf(beast: Beast, bearing: Bearing): string {
  const { colour, belly, head, snout } = beast
  return (
    (beast.behind?.(head) ?? '') +
    ears(beast) +
    ellipse(0, 0, head * 1.04, head * 0.94, colour) +
    inner((beast.mask?.(head) ?? '') + (beast.brow ? browStripes(head, beast.brow) : '')) +
    (beast.patch ? ellipse(head * 0.04, -head * 0.14, head * 0.3, head * 0.34, beast.patch) : '') +
    ellipse(head * 0.42, head * 0.34, head * (0.45 + snout * 0.2), head * 0.42, beast.muzzle ?? belly) +
    ellipse(head * (0.72 + snout * 0.3), head * 0.16, head * 0.17, head * 0.13, beast.nose ?? '#2a1a2c') +
    eye(head * 0.04, -head * 0.14, head * 0.13, bearing, -1) +
    eye(head * 0.66, -head * 0.16, head * 0.12, bearing) +
    blush(-head * 0.2, head * 0.3, colour) +
    (bearing.mood === 'happy' || bearing.mood === 'proud' || bearing.mood === 'laughing'
      ? smile(head * 0.55, head * 0.48, head * 0.2)
      : '') +
    (beast.mane
      ? path(
          `M${n(-head * 0.3)} ${n(-head * 0.9)}Q${n(head * 0.3)} ${n(-head * 1.3)} ${n(head * 0.5)} ${n(-head * 0.5)}Q${n(head * 0.1)} ${n(-head * 0.8)} ${n(-head * 0.3)} ${n(-head * 0.9)}z`,
          beast.mane,
        )
      : '') +
    (beast.crown?.(head, bearing) ?? '')
  )
}

const browStripes = (h: number, colour: string) =>
  line(
    `M${n(h * 0.12)} ${n(-h * 0.88)}v${n(h * 0.3)}M${n(h * 0.34)} ${n(-h * 0.86)}v${n(h * 0.34)}M${n(h * 0.56)} ${n(-h * 0.76)}v${n(h * 0.26)}`,
    colour,
    h * 0.1,
  )

function ears({ ears: kind, head: h, earColour, colour: fur, belly, isOneEared }: Beast): string {
  const colour = earColour ?? fur
  /** Left and right ear; of an animal with one ear, the left. */
  const both = (left: number, right: number) => (isOneEared ? [left] : [left, right])
  const inner = (d: string) => path(d, belly, 'opacity=".7"')
  if (kind === 'kitten')
    return both(-0.56, 0.5)
      .map(
        (x) =>
          path(
            `M${n((x - 0.42) * h)} ${n(-h * 0.42)}Q${n((x - 0.3) * h)} ${n(-h * 1.24)} ${n((x - Math.sign(x) * -0.12) * h)} ${n(-h * 1.26)}Q${n((x + 0.34) * h)} ${n(-h * 1.1)} ${n((x + 0.4) * h)} ${n(-h * 0.5)}z`,
            colour,
          ) +
          path(
            `M${n((x - 0.2) * h)} ${n(-h * 0.6)}L${n((x + Math.sign(x) * 0.08) * h)} ${n(-h * 1.06)}L${n((x + 0.22) * h)} ${n(-h * 0.6)}z`,
            '#d9a0a8',
            'opacity=".8"',
          ),
      )
      .join('')
  if (kind === 'pointed')
    return both(-0.55, 0.45)
      .map(
        (x) =>
          path(
            `M${x * h - h * 0.36} ${-h * 0.5}L${x * h} ${-h * 1.5}L${x * h + h * 0.4} ${-h * 0.5}z`,
            colour,
          ) + inner(`M${x * h - h * 0.16} ${-h * 0.6}L${x * h} ${-h * 1.2}L${x * h + h * 0.2} ${-h * 0.6}z`),
      )
      .join('')
  if (kind === 'long')
    return both(-0.4, 0.28)
      .map(
        (x) =>
          ellipse(
            x * h,
            -h * 1.55,
            h * 0.27,
            h * 0.95,
            colour,
            `transform="rotate(${x * 26} ${x * h} ${-h})"`,
          ) +
          ellipse(
            x * h,
            -h * 1.55,
            h * 0.13,
            h * 0.7,
            belly,
            `opacity=".7" transform="rotate(${x * 26} ${x * h} ${-h})"`,
          ),
      )
      .join('')
  if (kind === 'round')
    return both(-0.66, 0.58)
      .map(
        (x) =>
          circle(x * h, -h * 0.74, h * 0.4, colour) +
          circle(x * h, -h * 0.74, h * 0.22, belly, 'opacity=".7"'),
      )
      .join('')
  if (kind === 'large')
    return both(-0.8, 0.6)
      .map(
        (x) =>
          circle(x * h, -h * 0.92, h * 0.64, colour) +
          circle(x * h + h * 0.04, -h * 0.9, h * 0.44, '#e8b4b4', 'opacity=".8"'),
      )
      .join('')
  if (kind === 'side')
    return both(-1.12, 1.02)
      .map(
        (x) =>
          ellipse(x * h, -h * 0.1, h * 0.36, h * 0.3, colour) +
          ellipse(x * h, -h * 0.08, h * 0.22, h * 0.18, belly, 'opacity=".8"'),
      )
      .join('')
  if (kind === 'flop')
    return path(
      `M${-h * 0.5} ${-h * 0.8}C${-h * 1.5} ${-h * 0.9} ${-h * 1.4} ${h * 0.5} ${-h} ${h * 0.5}C${-h * 0.7} ${h * 0.3} ${-h * 0.7} ${-h * 0.3} ${-h * 0.4} ${-h * 0.5}z`,
      darker(colour, 0.3),
    )
  if (kind === 'tuft')
    return both(-0.5, 0.42)
      .map((x) =>
        path(`M${x * h - h * 0.2} ${-h * 0.6}Q${x * h} ${-h * 1.4} ${x * h + h * 0.22} ${-h * 0.6}z`, colour),
      )
      .join('')
  return ''
}

function tail({ tail: kind, colour: fur, tip, body: [long, high] }: Beast, x: number, y: number): string {
  const colour = tip ?? fur
  if (kind === 'bushy')
    return (
      path(
        `M${x + 14} ${y + 12}C${x - long * 0.5} ${y + 10} ${x - long * 0.9} ${y - high} ${x - long * 0.55} ${y - high * 1.9}C${x - long * 0.25} ${y - high * 1.2} ${x + 4} ${y - high * 0.7} ${x + 18} ${y - 8}z`,
        colour,
      ) +
      path(
        `M${x - long * 0.72} ${y - high * 1.2}Q${x - long * 0.7} ${y - high * 1.7} ${x - long * 0.55} ${y - high * 1.9}Q${x - long * 0.42} ${y - high * 1.5} ${x - long * 0.36} ${y - high * 1.25}z`,
        lighter(colour, 0.6),
      )
    )
  if (kind === 'thin')
    return line(`M${x + 10} ${y}Q${x - long * 0.55} ${y + 4} ${x - long * 0.5} ${y - high * 1.3}`, colour, 9)
  if (kind === 'plume')
    return (
      path(
        `M${n(x + 20)} ${n(y + high)}C${n(x - long * 0.9)} ${n(y + high)} ${n(x - long * 1.5)} ${n(y - high * 1.2)} ${n(x - long * 0.9)} ${n(y - high * 2.4)}C${n(x - long * 0.5)} ${n(y - high * 3)} ${n(x + long * 0.2)} ${n(y - high * 2.6)} ${n(x + long * 0.04)} ${n(y - high * 1.9)}C${n(x - long * 0.1)} ${n(y - high * 1.6)} ${n(x - long * 0.4)} ${n(y - high * 1.7)} ${n(x - long * 0.3)} ${n(y - high * 1.1)}C${n(x - long * 0.2)} ${n(y - high * 0.4)} ${n(x + 10)} ${n(y - high * 0.2)} ${n(x + 24)} ${n(y + 4)}z`,
        darker(colour, 0.12),
      ) +
      line(
        `M${n(x - long * 0.2)} ${n(y + high * 0.5)}C${n(x - long * 0.9)} ${n(y - high * 0.2)} ${n(x - long * 0.9)} ${n(y - high * 1.8)} ${n(x - long * 0.4)} ${n(y - high * 2.3)}`,
        lighter(colour, 0.4),
        7,
        'opacity=".6"',
      )
    )
  if (kind === 'tassel')
    return (
      line(
        `M${n(x + 10)} ${n(y)}Q${n(x - long * 0.4)} ${n(y + 4)} ${n(x - long * 0.34)} ${n(y + high * 1.1)}`,
        colour,
        7,
      ) + ellipse(x - long * 0.34, y + high * 1.2, 9, 15, darker(colour, 0.45))
    )
  if (kind === 'curl')
    return line(
      `M${n(x + 8)} ${n(y)}q${n(-long * 0.3)} ${n(-high * 0.1)} ${n(-long * 0.34)} ${n(-high * 0.4)}q0 ${n(-high * 0.4)} ${n(long * 0.16)} ${n(-high * 0.3)}q${n(long * 0.12)} ${n(high * 0.16)} ${n(-long * 0.04)} ${n(high * 0.3)}`,
      darker(colour, 0.12),
      7,
    )
  if (kind === 'puff') return circle(x, y - 2, high * 0.4, lighter(colour, 0.7))
  if (kind === 'hair')
    return path(
      `M${x + 10} ${y - 10}C${x - 30} ${y - 14} ${x - 34} ${y + high} ${x - 22} ${y + high * 1.7}C${x - 8} ${y + high} ${x + 2} ${y + 12} ${x + 14} ${y + 6}z`,
      darker(colour, 0.45),
    )
  if (kind === 'flat')
    return path(
      `M${x + 16} ${y + 10}Q${x - long * 0.5} ${y + high * 0.7} ${x - long * 0.75} ${y + high * 0.9}Q${x - long * 0.3} ${y + high * 1.2} ${x + 20} ${y + high * 0.7}z`,
      darker(colour, 0.15),
    )
  return ellipse(x, y, high * 0.25, high * 0.2, colour)
}

function curledUp(beast: Beast, bearing: Bearing): string {
  const [long, high] = beast.body
  const { colour, belly, head } = beast
  return (
    ellipse(0, 1, long * 1.1, 9, '#0a0820', 'opacity=".25"') +
    ellipse(0, -high * 0.85, long * 0.98, high * 0.98, colour) +
    path(
      `M${-long * 0.9} ${-high * 0.6}Q${-long * 0.4} 6 ${long * 0.6} -4Q${long * 0.1} ${-high * 0.5} ${-long * 0.9} ${-high * 0.6}z`,
      belly,
      'opacity=".6"',
    ) +
    group(
      headOf(beast, bearing),
      `translate(${Math.round(long * 0.45)} ${Math.round(-head * 0.9)}) rotate(8)`,
    )
  )
}
