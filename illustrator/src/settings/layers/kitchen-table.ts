import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'

/** A table with what is on it, and chairs. It stands before the wall, behind everybody. */
export function ownTable(
  s: Stage,
  decor: Decor,
  x: number,
  w: number,
  kind: 'long' | 'round' | 'cloth',
  laid: 'bread' | 'fruit' | 'flowers' | 'tea',
): string {
  const { palette } = s
  const wood = inRoom(s, decor.wood)
  const dark = mix(wood, palette.shade, 0.26)
  const top = 622
  const cloth = inRoom(s, decor.cloth)
  const chair = (cx: number, way: 1 | -1) =>
    line(
      `M${cx - way * 34} 560L${cx - way * 28} 742M${cx + way * 30} 668V742`,
      mix(inRoom(s, decor.paint), palette.shade, 0.12),
      11,
    ) +
    line(`M${cx - way * 33} 580h${way * 4}M${cx - way * 32} 610h${way * 4}`, inRoom(s, decor.paint), 11) +
    rect(cx - 40, 654, 80, 13, inRoom(s, decor.paint), 5)
  const legs =
    kind === 'round'
      ? line(`M${x} ${top}V732M${x - 56} 738Q${x} 712 ${x + 56} 738`, dark, 18)
      : line(`M${n(x - w * 0.42)} ${top}V742M${n(x + w * 0.42)} ${top}V742`, dark, 18)
  const board =
    kind === 'round'
      ? ellipse(x, top + 8, w / 2, 15, dark) + ellipse(x, top, w / 2, 15, mix(wood, palette.moon, 0.14))
      : sheet(`M${x - w / 2} ${top - 12}h${w}v24h${-w}z`, mix(wood, palette.moon, 0.1), palette.shade, 4)
  const over =
    kind === 'cloth'
      ? path(
          `M${x - w / 2 - 6} ${top - 14}H${x + w / 2 + 6}L${x + w / 2 + 10} ${top + 64}Q${x + w / 4} ${top + 48} ${x} ${top + 62}Q${x - w / 4} ${top + 48} ${x - w / 2 - 10} ${top + 64}z`,
          cloth,
        ) + rect(x - w / 2 - 6, top - 14, w + 12, 12, mix(cloth, '#fff4e0', 0.3), 4)
      : ''
  const things = {
    bread:
      at(
        x - w * 0.2,
        top - 10,
        path('M-30 0Q-44 -40 0 -42Q44 -40 30 0z', inRoom(s, '#d9a06a')) +
          path('M-26 -38Q0 -64 26 -38z', inRoom(s, '#e6c08a')),
      ) + at(x + w * 0.22, top - 10, path('M-18 0V-50H18V0z', inRoom(s, '#8fb0c4'))),
    fruit: at(
      x,
      top - 10,
      circle(-16, -34, 15, inRoom(s, '#d9604c')) +
        circle(10, -36, 15, inRoom(s, '#e0b04c')) +
        circle(26, -30, 12, inRoom(s, '#8aa860')) +
        path('M-44 -28H44Q38 0 0 0Q-38 0 -44 -28z', inRoom(s, decor.second)),
    ),
    flowers: at(
      x,
      top - 10,
      line('M-8 -40L-18 -76M2 -40V-86M10 -40L24 -74', inRoom(s, '#6f9a6b'), 5) +
        circle(-18, -80, 13, inRoom(s, '#e6a0ac')) +
        circle(2, -90, 14, inRoom(s, '#e8c25c')) +
        circle(24, -78, 12, inRoom(s, '#c9694c')) +
        path('M-20 -44H20Q12 -20 18 0H-18Q-12 -20 -20 -44z', inRoom(s, '#8fb0c4')),
    ),
    tea:
      at(
        x - w * 0.14,
        top - 10,
        path('M-38 0Q-48 -46 0 -50Q48 -46 38 0z', inRoom(s, decor.second)) +
          circle(0, -56, 7, dark) +
          path('M36 -18Q56 -22 58 -42', 'none', `stroke="${inRoom(s, decor.second)}" stroke-width="9"`),
      ) + at(x + w * 0.2, top - 10, path('M-18 -28h36q0 28 -12 28h-12q-12 0 -12 -28z', inRoom(s, '#f0e4d0'))),
  }
  return chair(x - w / 2 - 34, 1) + chair(x + w / 2 + 34, -1) + legs + board + over + things[laid]
}
