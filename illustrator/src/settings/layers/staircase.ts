import { mix } from '../../palette.ts'
import { line, n, path, rect } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'

/** A step, in the measures of the thing of that name, whose five steps are the first of these. */
const step = { long: 52, high: 48 } as const
const steps = 12
/** Half of the length of those five. */
const half = 130

/** The stairs of a house, along the wall and up out of the page, with a rail and the light of the landing. @param x where the first step begins @param y the floor */
export function staircase(s: Stage, decor: Decor, x: number, y: number): string {
  const { palette, lights } = s
  const wood = inRoom(s, decor.wood)
  const side = mix(inRoom(s, decor.paint), palette.wall, 0.3)
  const tread = mix(wood, '#fff0d8', palette.dark ? 0.2 : 0.34)
  const dark = mix(wood, palette.shade, 0.3)
  const runner = inRoom(s, decor.cloth)
  const indexes = Array.from({ length: steps }, (_, index) => index)
  const leftOf = (index: number) => x + index * step.long
  const topOf = (index: number) => y - step.high * (index + 1)
  const end = leftOf(steps) + 80
  const outline = `M${x} ${y}${indexes.map((index) => `V${topOf(index)}H${leftOf(index + 1)}`).join('')}H${end}V${y}z`
  const rail = 126
  return (
    lights.glow(end - 140, topOf(steps - 1) - 20, 300, palette.lamp, palette.dark ? 0.6 : 0.25) +
    line(
      indexes.map((index) => `M${leftOf(index) + 26} ${topOf(index)}V${topOf(index) - rail + 10}`).join(''),
      mix(side, '#fff4e0', 0.3),
      7,
    ) +
    line(`M${x + 16} ${topOf(0) - rail}L${leftOf(steps) + 40} ${topOf(steps) - rail + 14}`, wood, 15) +
    rect(x - 2, topOf(0) - rail - 16, 26, rail + 16 + step.high, dark, 6) +
    path(outline, side) +
    indexes
      .map(
        (index) =>
          rect(
            leftOf(index),
            topOf(index),
            step.long + 4,
            step.high,
            mix(runner, palette.shade, index % 2 ? 0.16 : 0.08),
          ) + rect(leftOf(index) - 5, topOf(index), step.long + 8, 9, tread, 3),
      )
      .join('') +
    line(
      `M${x + 4} ${y}${indexes.map((index) => `M${n(leftOf(index) + step.long)} ${topOf(index) + step.high}V${y}`).join('')}`,
      mix(side, palette.shade, 0.2),
      3,
      'opacity=".5"',
    )
  )
}

/** Where the lines mean them, in the measures of that thing. */
export const stairsAt = (x: number, y: number) => ({ x: x + half, y, scale: 1 })
