import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { ellipse, group, line, n, path } from '../paper.ts'
import type { Mood } from '../words.ts'
import { glasses } from './face.ts'
import { hairBehind } from './hair.ts'
import { head } from './head.ts'
import { headwear, headwearColour } from './headwear.ts'
import { isWrapped, undressedForBed } from './worn.ts'

/** @param size that of the head on it */
export const pillow = (size: number): string =>
  ellipse(-4, 18, size * 1.9, size * 0.74, '#d9cdbf') + ellipse(-4, 12, size * 1.85, size * 0.7, '#fff6e6')

/**
 * A sleeper: the head on a pillow at the origin, looking up; the body is under the blanket and not drawn.
 * @param awake how somebody feels who cannot sleep
 */
export function sleepyHead(look: Look, size: number, awake?: Mood): string {
  const bare = undressedForBed(look)
  return (
    pillow(size) +
    group(
      hairBehind(bare) + head(bare, awake ?? 'sleepy', awake === undefined),
      `translate(0 ${n(-size * resting.rise)}) rotate(${resting.turn}) scale(${n(size)})`,
    )
  )
}

/** The same from the foot of the bed: the face towards us. @param way to which side the head has rolled */
export function headFromFoot(look: Look, size: number, way: 1 | -1, awake?: Mood): string {
  const bare = undressedForBed(look)
  return (
    group(pillow(size), `translate(0 ${n(-size * 0.1)})`) +
    group(
      hairBehind(bare) + head(bare, awake ?? 'sleepy', awake === undefined),
      `translate(0 ${n(-size * resting.rise)}) rotate(${way * 5}) scale(${n(size)})`,
    )
  )
}

/** What sleepers have taken off, each standing on the origin: hats, folded cloth, glasses. */
export function laidAside(look: Look): readonly string[] {
  const cloth = headwearColour(look)
  const folded =
    path('M-30 0Q-34 -10 -28 -18H26Q34 -10 30 0z', cloth) +
    line('M-28 -9Q0 -4 29 -9', mix(cloth, '#1a1028', 0.3), 2.4)
  const hat = isWrapped(look) ? folded : group(headwear(look), 'translate(0 12) scale(29)')
  const isHat = look.headwear !== 'none' && look.hair.style !== 'hijab'
  return [
    ...(isHat ? [hat] : []),
    ...(look.glasses ? [group(glasses(look), 'translate(0 -8) scale(24)')] : []),
  ]
}

/** How far a sleeper is turned, and how high the head lies on its pillow, in sizes of the head. */
const resting = { turn: -14, rise: 0.42 } as const

/** How far below the place of a sleeper the lowest point of the face is, or of the beard. */
export const chinOf = ({ facialHair }: Look, size: number): number =>
  ((facialHair === 'none' ? 1.04 : 1.17) - resting.rise) * size

/** Where a chin is over the edge of a quilt. */
export interface Chin {
  readonly x: number
  readonly y: number
}

/** The turned-down edge of a quilt: below every chin, then up to the bodies at its right. */
function foldUnder(chins: readonly Chin[], [x, y]: readonly [number, number]): string {
  const [first] = chins
  const last = chins.at(-1)
  if (!first || !last) return ''
  const between = chins.slice(1).map((chin, index) => {
    const before = chins[index] ?? first
    return `C${n(before.x + 70)} ${n(before.y)} ${n(chin.x - 70)} ${n(chin.y)} ${n(chin.x - 40)} ${n(chin.y)}L${n(chin.x + 40)} ${n(chin.y)}`
  })
  return `M-96 ${n(first.y + 18)}C-90 ${n(first.y + 4)} -82 ${n(first.y)} ${n(first.x - 36)} ${n(first.y)}L${n(first.x + 40)} ${n(first.y)}${between.join('')}C${n(last.x + 58)} ${n(last.y)} ${n(x - 22)} ${n(y)} ${n(x)} ${n(y)}`
}

/**
 * One quilt for everybody, in squares, in stripes or plain: its upper edge runs below their chins and it rises over the sleepers.
 * @param length pixels to the right @param rise how high it lies above its lower edge
 */
export function blanket(
  colour: string,
  length: number,
  rise: number,
  chins: readonly Chin[],
  pattern = 'squares',
): string {
  const light = mix(colour, '#fff0d8', 0.3)
  const dark = mix(colour, '#1c1030', 0.25)
  const top = (part: number) => -rise * (1.06 + 0.22 * Math.sin(part * 7.5) * (1 - part * 0.4))
  const from = 100 + (chins.at(-1)?.x ?? -30)
  const along = (part: number, left: number, right: number) => left + (length - right - left) * part
  const steps = Array.from({ length: 7 }, (_, index) => index / 6)
  const upper = steps.map((part) => `${n(along(part, from, 20))} ${n(top(part))}`)
  const low = chins[0]?.y ?? -rise
  const edge = foldUnder(chins, [from, top(0)])
  const foot = `H-86Q-124 26 -116 0Q-112 ${n(low + 30)} -96 ${n(low + 18)}z`
  const outline = `${edge}L${upper.slice(1).join('L')}Q${n(length + 14)} ${n(-rise)} ${n(length + 12)} 4Q${n(length + 6)} 30 ${n(length - 20)} 28${foot}`
  const seam = (part: number) => along(part, from + 6, 24)
  const patches = steps.slice(0, -1).map((part, index) => {
    const left = seam(part)
    const right = seam(steps[index + 1] ?? 1)
    const middle = -rise * 0.42
    const upperPatch = `M${n(left)} ${n(top(part) + 6)}L${n(right)} ${n(top(steps[index + 1] ?? 1) + 6)}V${n(middle)}H${n(left)}z`
    const lowerPatch = `M${n(left)} ${n(middle)}H${n(right)}V24H${n(left)}z`
    return index % 2 ? upperPatch : lowerPatch
  })
  return (
    ellipse(length / 2 - 40, 26, length / 2 + 80, 11, '#0a0820', 'opacity=".3"') +
    path(outline, colour) +
    (pattern === 'squares' ? path(patches.join(''), light, 'opacity=".4"') : '') +
    (pattern === 'squares' || pattern === 'plain'
      ? ''
      : strewn(pattern, steps, top, (part) => along(part, from + 20, 40), light)) +
    line(
      `M${n(from + 6)} ${n(-rise * 0.42)}H${n(length - 20)}${steps.map((part) => `M${n(seam(part))} ${n(top(part) + 6)}V24`).join('')}`,
      light,
      2.6,
      'opacity=".7" stroke-dasharray="7 7"',
    ) +
    path(`${edge}Q${n(from - 22)} ${n(-rise * 0.5)} ${n(from - 8)} 28${foot}`, mix(colour, '#fff6e6', 0.72)) +
    line(edge, dark, 2.6, 'opacity=".35" transform="translate(3 9)"')
  )
}

/** What is on the quilt along its length: stripes across it, a band, or spots. */
function strewn(
  pattern: string,
  steps: readonly number[],
  top: (part: number) => number,
  x: (part: number) => number,
  colour: string,
): string {
  if (pattern === 'stripes')
    return line(
      steps.map((part) => `M${n(x(part))} ${n(top(part) + 8)}V20`).join(''),
      colour,
      16,
      'opacity=".4"',
    )
  if (pattern === 'band' || pattern === 'waves')
    return line(
      `M${n(x(0) - 6)} 2${steps
        .slice(1)
        .map((part) => `L${n(x(part))} ${n(2 + 3 * Math.sin(part * 9))}`)
        .join('')}`,
      colour,
      15,
      'opacity=".5"',
    )
  return steps
    .flatMap((part, index) => [
      ellipse(x(part), top(part) * 0.62, 8, 8, colour, 'opacity=".55"'),
      ...(index < 6 ? [ellipse(x(part + 1 / 12), top(part) * 0.12, 8, 8, colour, 'opacity=".55"')] : []),
    ])
    .join('')
}
