import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, group, line, n, path } from '../paper.ts'
import { hairBehind } from './hair.ts'
import { head } from './head.ts'

/** Somebody asleep: the head on a pillow at the origin, looking up, and no body yet; the blanket covers the rest. */
export const sleepyHead = (look: Look, size: number): string =>
  ellipse(-4, 18, size * 1.9, size * 0.74, '#d9cdbf') +
  ellipse(-4, 12, size * 1.85, size * 0.7, '#fff6e6') +
  group(
    hairBehind(look) + head(look, 'sleepy', true),
    `translate(0 ${n(-size * 0.42)}) rotate(-14) scale(${n(size)})`,
  )

/** One blanket for everybody: its upper edge begins below the heads. @param length pixels to the right @param rise how high it lies above its lower edge */
export function blanket(colour: string, length: number, rise: number): string {
  const light = mix(colour, '#fff0d8', 0.28)
  const dark = mix(colour, '#1c1030', 0.25)
  const spots = [0.3, 0.46, 0.62, 0.78, 0.9].map((part, index) =>
    circle(part * length - 60, -rise * (index % 2 ? 0.5 : 0.25), 7, light, 'opacity=".7"'),
  )
  return (
    path(
      `M-96 ${n(-rise * 0.5)}C-60 ${n(-rise * 1.15)} 20 ${n(-rise * 1.1)} 70 ${n(-rise)}C${n(length * 0.45)} ${n(-rise * 1.5)} ${n(length * 0.72)} ${n(-rise * 0.8)} ${n(length * 0.86)} ${n(-rise * 1.12)}Q${n(length)} ${n(-rise)} ${n(length)} 0V24H-110Q-120 ${n(-rise * 0.2)} -96 ${n(-rise * 0.5)}z`,
      colour,
    ) +
    path(
      `M-96 ${n(-rise * 0.5)}C-60 ${n(-rise * 1.15)} 20 ${n(-rise * 1.1)} 70 ${n(-rise)}Q40 ${n(-rise * 0.5)} 52 24H-110Q-120 ${n(-rise * 0.2)} -96 ${n(-rise * 0.5)}z`,
      light,
    ) +
    line(
      `M${n(length * 0.4)} 18Q${n(length * 0.46)} ${n(-rise * 0.3)} ${n(length * 0.42)} ${n(-rise * 0.7)}M${n(length * 0.7)} 18Q${n(length * 0.66)} ${n(-rise * 0.2)} ${n(length * 0.72)} ${n(-rise * 0.5)}`,
      dark,
      4,
      'opacity=".4"',
    ) +
    spots.join('')
  )
}
