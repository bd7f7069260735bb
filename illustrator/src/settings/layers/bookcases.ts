import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'
import { floorAt, type Room } from './living-room-parts.ts'

export function tallCase({ s, decor }: Room, x: number, w: number): string {
  const { palette } = s
  const wood = mix(inRoom(s, decor.wood), inRoom(s, decor.paint), 0.4)
  const top = 190
  const rows = [0, 1, 2, 3, 4].map((row) => 282 + row * 102)
  return (
    sheet(`M${x - w / 2} ${floorAt}V${top}H${x + w / 2}V${floorAt}z`, wood, palette.shade, 7) +
    rect(x - w / 2 + 14, top + 14, w - 28, floorAt - top - 28, mix(wood, palette.shade, 0.42)) +
    rows
      .map((y) => books(s, decor, x - w / 2 + 22, y, w - 44) + rect(x - w / 2 + 14, y, w - 28, 11, wood))
      .join('') +
    sheet(
      `M${x - w / 2 - 10} ${top + 4}V${top - 14}H${x + w / 2 + 10}V${top + 4}z`,
      mix(wood, palette.moon, 0.14),
      palette.shade,
      4,
    )
  )
}

/** Books, and between them a box, a plant or a ball. */
function books(s: Stage, decor: Decor, x: number, y: number, w: number): string {
  const { fixed } = s
  const colours = [
    decor.cloth,
    decor.second,
    '#e0b45c',
    '#8fb0c4',
    '#c9694c',
    '#7fa070',
    '#e8dcc4',
    '#7a6ab0',
  ]
  let drawn = ''
  for (let bx = x; bx < x + w - 20; ) {
    const what = fixed.next()
    const colour = inRoom(s, fixed.pick(colours))
    if (what < 0.1) {
      drawn +=
        rect(bx + 4, y - 44, 50, 44, colour, 5) + rect(bx + 18, y - 30, 22, 8, mix(colour, '#fff4e0', 0.5), 2)
      bx += 62
    } else if (what < 0.18) {
      drawn +=
        path(`M${n(bx + 10)} ${y - 28}h32l-6 28h-20z`, inRoom(s, '#c47a5c')) +
        [-30, 0, 30]
          .map((turn) =>
            ellipse(
              bx + 26,
              y - 46,
              9,
              22,
              inRoom(s, '#6f9a6b'),
              `transform="rotate(${turn} ${n(bx + 26)} ${y - 28})"`,
            ),
          )
          .join('')
      bx += 56
    } else {
      const bw = fixed.between(15, 28)
      const bh = fixed.between(52, 80)
      drawn += rect(bx, y - bh, bw, bh, colour, 3)
      bx += bw + 3
    }
  }
  return drawn
}

/** A low bookcase with something on it. */
export function lowCase({ s, decor }: Room, x: number, w: number): string {
  const { palette } = s
  const wood = inRoom(s, decor.paint)
  const top = 556
  return (
    sheet(`M${x - w / 2} ${floorAt}V${top}H${x + w / 2}V${floorAt}z`, wood, palette.shade, 6) +
    rect(x - w / 2 + 12, top + 12, w - 24, floorAt - top - 26, mix(wood, palette.shade, 0.42)) +
    [630, floorAt - 14]
      .map((y) => books(s, decor, x - w / 2 + 20, y, w - 40) + rect(x - w / 2 + 12, y, w - 24, 9, wood))
      .join('') +
    sheet(
      `M${x - w / 2 - 10} ${top + 4}V${top - 14}H${x + w / 2 + 10}V${top + 4}z`,
      inRoom(s, decor.wood),
      palette.shade,
      4,
    ) +
    at(
      x - w * 0.28,
      top - 14,
      path('M-22 -38H22L15 0H-15z', inRoom(s, decor.cloth)) +
        [-44, -14, 16, 44]
          .map(
            (turn) =>
              `<ellipse cy="-62" rx="11" ry="31" fill="${inRoom(s, '#6f9a6b')}" transform="rotate(${turn} 0 -36)"/>`,
          )
          .join(''),
    ) +
    at(
      x + w * 0.24,
      top - 14,
      circle(0, -42, 42, mix('#cfe8ee', palette.wall, 0.1), 'opacity=".7"') +
        path('M-40 -50Q0 -42 40 -50Q44 -8 0 -2Q-44 -8 -40 -50z', inRoom(s, '#7fbcd0')) +
        path('M-12 -28Q4 -40 18 -28Q4 -16 -12 -28zM-10 -28L-22 -38V-18z', inRoom(s, '#e0914c')),
    )
  )
}

/** A closed one, plain behind whoever stands before it. */
export function sideboard({ s, decor }: Room, x: number, w: number): string {
  const { palette } = s
  const paint = inRoom(s, decor.paint)
  const seam = mix(paint, palette.shade, 0.28)
  return (
    line(
      `M${x - w / 2 + 24} ${floorAt - 30}V${floorAt}M${x + w / 2 - 24} ${floorAt - 30}V${floorAt}`,
      inRoom(s, decor.wood),
      12,
    ) +
    sheet(`M${x - w / 2} ${floorAt - 24}V568H${x + w / 2}V${floorAt - 24}z`, paint, palette.shade, 6) +
    line(`M${x - w / 6} 580V${floorAt - 34}M${x + w / 6} 580V${floorAt - 34}`, seam, 4, 'opacity=".6"') +
    [-0.24, -0.09, 0.24].map((part) => circle(x + part * w, 620, 6, inRoom(s, decor.metal))).join('') +
    sheet(`M${x - w / 2 - 8} 572V554H${x + w / 2 + 8}V572z`, inRoom(s, decor.wood), palette.shade, 4) +
    at(x - w * 0.34, 554, path('M-20 0Q-34 -40 -10 -62H10Q34 -40 20 0z', inRoom(s, decor.cloth))) +
    at(
      x + w * 0.34,
      554,
      rect(-44, -20, 88, 20, inRoom(s, decor.second), 2) + rect(-36, -36, 76, 16, inRoom(s, '#e8dcc4'), 2),
    )
  )
}
