import { mix } from '../../palette.ts'
import { circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'
import { worktop } from './kitchen-units.ts'

/** A long board with jars, cups, a plant and books. */
export function openShelf(s: Stage, decor: Decor, x: number, y: number, w: number): string {
  const { palette, fixed } = s
  const wood = inRoom(s, decor.wood)
  const colours = [decor.cloth, decor.second, decor.paint, '#e0b45c', '#8fb0c4', '#c9694c', '#7fa070']
  let things = ''
  for (let at_ = x + 30; at_ < x + w - 24; ) {
    const colour = inRoom(s, fixed.pick(colours))
    const what = Math.floor(fixed.next() * 6)
    if (what === 0) {
      things +=
        rect(at_ - 18, y - 52, 36, 52, mix(colour, '#eef4f4', 0.6), 6) +
        rect(at_ - 18, y - 30, 36, 30, colour, 6) +
        rect(at_ - 20, y - 58, 40, 10, wood, 4)
      at_ += 50
    } else if (what === 1) {
      things += circle(at_ + 6, y - 29, 28, mix(colour, '#fff6e8', 0.4)) + circle(at_ + 6, y - 29, 17, colour)
      at_ += 68
    } else if (what === 2) {
      things +=
        path(`M${at_ - 18} ${y - 34}H${at_ + 18}L${at_ + 12} ${y}H${at_ - 12}z`, inRoom(s, '#c47a5c')) +
        [-34, 0, 34]
          .map((turn) =>
            ellipse(
              at_,
              y - 52,
              10,
              24,
              inRoom(s, '#6f9a6b'),
              `transform="rotate(${turn} ${n(at_)} ${y - 34})"`,
            ),
          )
          .join('')
      at_ += 60
    } else if (what === 3) {
      things +=
        path(`M${at_ - 16} ${y - 34}h32q0 34 -10 34h-12q-10 0 -10 -34z`, colour) +
        path(`M${at_ + 14} ${y - 28}q16 0 14 10q-2 8 -16 8`, 'none', `stroke="${colour}" stroke-width="5"`)
      at_ += 56
    } else if (what === 4) {
      things += [0, 1, 2]
        .map((book) =>
          rect(
            at_ - 14 + book * 15,
            y - 58 + book * 5,
            13,
            58 - book * 5,
            inRoom(s, colours[(book + Math.round(at_)) % colours.length] ?? '#c9694c'),
            2,
          ),
        )
        .join('')
      at_ += 58
    } else {
      things += path(
        `M${at_ - 34} ${y - 26}H${at_ + 34}Q${at_ + 28} ${y} ${at_} ${y}Q${at_ - 28} ${y} ${at_ - 34} ${y - 26}z`,
        colour,
      )
      at_ += 84
    }
  }
  return (
    things +
    sheet(`M${x} ${y}h${w}v14h${-w}z`, wood, palette.shade, 4) +
    line(`M${x + 30} ${y + 14}v20M${x + w - 30} ${y + 14}v20`, mix(wood, palette.shade, 0.3), 7)
  )
}

/** What hangs on a rail: pans, cups, herbs or tools. */
export function rail(
  s: Stage,
  decor: Decor,
  x: number,
  y: number,
  kind: 'pans' | 'cups' | 'herbs' | 'tools',
): string {
  const { palette } = s
  const metal = inRoom(s, decor.metal)
  const bar = line(`M${x} ${y}h230`, kind === 'herbs' ? inRoom(s, decor.wood) : metal, 9)
  const spots = [0, 1, 2, 3].map((index) => x + 34 + index * 54)
  if (kind === 'pans')
    return (
      bar +
      spots
        .map(
          (px, index) =>
            line(`M${px} ${y}v46`, metal, 7) +
            circle(px, y + 72 - index * 2, 30 - index * 4, inRoom(s, index % 2 ? '#c88a5c' : '#d08a5a')) +
            circle(px, y + 72 - index * 2, 21 - index * 3, mix(inRoom(s, '#d08a5a'), palette.shade, 0.14)),
        )
        .join('')
    )
  if (kind === 'cups')
    return (
      bar +
      spots
        .map((px, index) => {
          const colour = inRoom(s, [decor.cloth, decor.second, '#e0b45c', '#8fb0c4'][index] ?? '#e0b45c')
          return (
            line(`M${px} ${y}v12`, metal, 4) +
            path(`M${px - 18} ${y + 14}h36q0 40 -12 40h-12q-12 0 -12 -40z`, colour) +
            path(`M${px + 16} ${y + 20}q16 0 14 12q-2 8 -16 8`, 'none', `stroke="${colour}" stroke-width="5"`)
          )
        })
        .join('')
    )
  if (kind === 'herbs')
    return (
      bar +
      spots
        .map((px, index) => {
          const green = inRoom(s, ['#7f9a5c', '#a88fb5', '#8fa86a', '#c98a5c'][index] ?? '#7f9a5c')
          return (
            line(`M${px} ${y}v18`, metal, 4) +
            path(`M${px - 5} ${y + 16}h10l18 58q-10 12 -22 2q-14 10 -24 -2z`, green)
          )
        })
        .join('')
    )
  return (
    bar +
    line(`M${spots[0]} ${y}v74M${spots[1]} ${y}v60M${spots[2]} ${y}v70M${spots[3]} ${y}v58`, metal, 6) +
    ellipse(spots[0] ?? 0, y + 84, 14, 18, metal) +
    rect((spots[1] ?? 0) - 14, y + 58, 28, 40, inRoom(s, decor.wood), 5) +
    circle(spots[2] ?? 0, y + 84, 17, metal) +
    line(`M${(spots[3] ?? 0) - 10} ${y + 58}q0 40 10 40q10 0 10 -40`, metal, 5)
  )
}

/** What stands on a worktop. */
export function onWorktop(
  s: Stage,
  decor: Decor,
  kind: 'jars' | 'bread' | 'plant' | 'fruit' | 'toaster' | 'radio' | 'board' | 'teapot',
  x: number,
): string {
  const y = worktop - 18
  const wood = inRoom(s, decor.wood)
  const one = inRoom(s, decor.cloth)
  const two = inRoom(s, decor.second)
  switch (kind) {
    case 'jars':
      return [0, 1, 2]
        .map(
          (index) =>
            rect(x - 60 + index * 42, y - 62 + index * 12, 34, 62 - index * 12, index % 2 ? two : one, 6) +
            rect(x - 62 + index * 42, y - 70 + index * 12, 38, 12, wood, 4),
        )
        .join('')
    case 'bread':
      return (
        rect(x - 62, y - 14, 124, 14, wood, 4) +
        path(
          `M${x - 46} ${y - 14}Q${x - 60} ${y - 66} ${x} ${y - 68}Q${x + 60} ${y - 66} ${x + 46} ${y - 14}z`,
          inRoom(s, '#d9a06a'),
        ) +
        line(`M${x - 24} ${y - 58}l10 22M${x + 6} ${y - 60}l10 22`, inRoom(s, '#f0cf9a'), 5)
      )
    case 'plant':
      return (
        [-44, -16, 14, 42]
          .map((turn) =>
            ellipse(x, y - 76, 13, 36, inRoom(s, '#6f9a6b'), `transform="rotate(${turn} ${x} ${y - 44})"`),
          )
          .join('') + path(`M${x - 28} ${y - 48}H${x + 28}L${x + 20} ${y}H${x - 20}z`, two)
      )
    case 'fruit':
      return (
        circle(x - 22, y - 42, 19, inRoom(s, '#d9604c')) +
        circle(x + 14, y - 44, 19, inRoom(s, '#e0b04c')) +
        circle(x - 2, y - 54, 17, inRoom(s, '#8aa860')) +
        path(
          `M${x - 54} ${y - 36}H${x + 54}Q${x + 46} ${y} ${x} ${y}Q${x - 46} ${y} ${x - 54} ${y - 36}z`,
          one,
        )
      )
    case 'toaster':
      return (
        rect(x - 28, y - 76, 18, 30, inRoom(s, '#e0b884'), 4) +
        rect(x + 6, y - 76, 18, 30, inRoom(s, '#e0b884'), 4) +
        rect(x - 50, y - 58, 100, 58, inRoom(s, '#c8ccd4'), 16) +
        line(`M${x + 50} ${y - 36}h10`, wood, 7)
      )
    case 'radio':
      return (
        line(`M${x + 34} ${y - 60}L${x + 60} ${y - 108}`, inRoom(s, decor.metal), 4) +
        rect(x - 58, y - 64, 116, 64, two, 10) +
        circle(x - 24, y - 32, 22, mix(two, '#fff4e0', 0.5)) +
        rect(x + 8, y - 48, 40, 14, mix(two, '#fff4e0', 0.5), 3) +
        circle(x + 18, y - 18, 6, wood)
      )
    case 'board':
      return rect(x - 34, y - 108, 68, 108, wood, 12) + circle(x, y - 92, 8, mix(wood, s.palette.shade, 0.4))
    case 'teapot':
      return (
        path(`M${x - 44} ${y}Q${x - 56} ${y - 56} ${x} ${y - 60}Q${x + 56} ${y - 56} ${x + 44} ${y}z`, one) +
        path(
          `M${x + 42} ${y - 20}Q${x + 64} ${y - 24} ${x + 66} ${y - 46}`,
          'none',
          `stroke="${one}" stroke-width="10" stroke-linecap="round"`,
        ) +
        path(
          `M${x - 44} ${y - 44}Q${x - 74} ${y - 40} ${x - 50} ${y - 12}`,
          'none',
          `stroke="${one}" stroke-width="8"`,
        ) +
        circle(x, y - 66, 8, wood)
      )
  }
}
