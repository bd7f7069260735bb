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
      `translate(0 ${n(-size * 0.42)}) rotate(-14) scale(${n(size)})`,
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

/**
 * One quilt for everybody, in squares, in stripes or plain: its upper edge begins below the heads and it rises over the sleepers.
 * @param length pixels to the right @param rise how high it lies above its lower edge
 */
export function blanket(colour: string, length: number, rise: number, pattern = 'squares'): string {
  const light = mix(colour, '#fff0d8', 0.3)
  const dark = mix(colour, '#1c1030', 0.25)
  const top = (part: number) => -rise * (1.06 + 0.22 * Math.sin(part * 7.5) * (1 - part * 0.4))
  const steps = Array.from({ length: 7 }, (_, index) => index / 6)
  const upper = steps.map((part) => `${n(70 + (length - 90) * part)} ${n(top(part))}`)
  const outline = `M-96 ${n(-rise * 0.5)}C-60 ${n(-rise * 1.15)} 20 ${n(-rise * 1.1)} ${upper[0]}L${upper.slice(1).join('L')}Q${n(length + 14)} ${n(-rise)} ${n(length + 12)} 4Q${n(length + 6)} 30 ${n(length - 20)} 28H-86Q-124 26 -116 0Q-112 ${n(-rise * 0.3)} -96 ${n(-rise * 0.5)}z`
  const patches = steps.slice(0, -1).map((part, index) => {
    const from = 76 + (length - 100) * part
    const to = 76 + (length - 100) * (steps[index + 1] ?? 1)
    const middle = -rise * 0.42
    const upperPatch = `M${n(from)} ${n(top(part) + 6)}L${n(to)} ${n(top(steps[index + 1] ?? 1) + 6)}V${n(middle)}H${n(from)}z`
    const lowerPatch = `M${n(from)} ${n(middle)}H${n(to)}V24H${n(from)}z`
    return index % 2 ? upperPatch : lowerPatch
  })
  return (
    ellipse(length / 2 - 40, 26, length / 2 + 80, 11, '#0a0820', 'opacity=".3"') +
    path(outline, colour) +
    (pattern === 'squares' ? path(patches.join(''), light, 'opacity=".4"') : '') +
    (pattern === 'squares' || pattern === 'plain' ? '' : strewn(pattern, steps, top, length, light)) +
    line(
      `M76 ${n(-rise * 0.42)}H${n(length - 20)}${steps.map((part) => `M${n(76 + (length - 100) * part)} ${n(top(part) + 6)}V24`).join('')}`,
      light,
      2.6,
      'opacity=".7" stroke-dasharray="7 7"',
    ) +
    path(
      `M-96 ${n(-rise * 0.5)}C-60 ${n(-rise * 1.15)} 20 ${n(-rise * 1.1)} 70 ${n(top(0))}Q48 ${n(-rise * 0.5)} 62 28H-86Q-124 26 -116 0Q-112 ${n(-rise * 0.3)} -96 ${n(-rise * 0.5)}z`,
      mix(colour, '#fff6e6', 0.72),
    ) +
    line(
      `M-84 ${n(-rise * 0.46)}C-52 ${n(-rise)} 16 ${n(-rise * 0.98)} 60 ${n(top(0) + 8)}`,
      dark,
      2.6,
      'opacity=".35"',
    )
  )
}

/** What is on the quilt along its length: stripes across it, a band, or spots. */
function strewn(
  pattern: string,
  steps: readonly number[],
  top: (part: number) => number,
  length: number,
  colour: string,
): string {
  const x = (part: number) => 90 + (length - 130) * part
  if (pattern === 'stripes')
    return line(
      steps.map((part) => `M${n(x(part))} ${n(top(part) + 8)}V20`).join(''),
      colour,
      16,
      'opacity=".4"',
    )
  if (pattern === 'band' || pattern === 'waves')
    return line(
      `M84 2${steps
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
