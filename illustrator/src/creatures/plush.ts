import { circle, ellipse, group, inner, line, n, path } from '../paper.ts'
import { type Beast, headOf } from './beasts.ts'
import { type Bearing, darker, lighter, seams } from './parts.ts'

/** A soft toy that shows a beast: it sits, arms out, with a big head, or lies. Its feet are at the origin. @param height in pixels at a scale of one */
export function drawPlush(beast: Beast, bearing: Bearing, height: number): string {
  const { colour, belly, paws } = beast
  const arm = darker(colour, 0.1)
  const limb = (x: number, y: number, turn: number) =>
    ellipse(x, y, 11, 21, arm, `transform="rotate(${turn} ${x} ${y})"`)
  const foot = (x: number) =>
    ellipse(x, -12, 15, 13, arm) + inner(circle(x + 2, -11, 8, paws ?? lighter(belly, 0.2)))
  const head = group(
    headOf({ ...beast, head: 29, snout: Math.min(0.2, beast.snout) }, bearing),
    'translate(-4 -84)',
  )
  const doll =
    limb(-30, -50, 38) +
    limb(30, -50, -38) +
    ellipse(0, -36, 29, 33, colour) +
    inner(ellipse(3, -32, 18, 22, belly, 'opacity=".85"') + seams(3, -30, 14)) +
    foot(-20) +
    foot(24) +
    head +
    path('M2 -60Q-16 -72 -18 -60Q-16 -48 2 -56Q20 -48 22 -60Q18 -72 2 -60z', beast.collar ?? '#c9546a') +
    inner(line('M-14 -20h8M-12 -16v-8', darker(colour, 0.4), 1.6, 'opacity=".7"'))
  const shade = ellipse(0, 1, bearing.isLaid ? 62 : 42, 6, '#0a0820', 'opacity=".25"')
  const put = bearing.isLaid ? group(doll, 'translate(56 -30) rotate(-84)') : doll
  return group(shade + put, `scale(${n(height / 118)})`)
}
