import { mix } from '../../palette.ts'
import { ellipse, line, n, path, rect } from '../../paper.ts'
import type { OwnSpot, Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'
import { curtains, window } from './interior.ts'

export type Opening = 'square' | 'wide' | 'tall' | 'arched' | 'pair' | 'round'
export type Dressing = 'curtains' | 'half' | 'blind' | 'plants' | 'none'

/** How large a window is, in pixels of the stage. */
const sizes: Record<Opening, readonly [width: number, height: number, top: number]> = {
  square: [260, 270, 150],
  wide: [380, 230, 170],
  tall: [200, 340, 110],
  arched: [240, 340, 110],
  pair: [350, 270, 150],
  round: [250, 250, 140],
}

/** A window round a middle, with what hangs before it. */
export function windowIn(
  s: Stage,
  decor: Decor,
  middle: number,
  kind: Opening,
  dressing: Dressing,
  low = 0,
): string {
  const [w, h, top] = sizes[kind]
  const y = top + low
  const x = middle - w / 2
  const pane =
    kind === 'pair'
      ? window(s, x, y, 160, h) + window(s, x + w - 160, y, 160, h, false, false)
      : kind === 'round'
        ? roundWindow(s, middle, y + h / 2, w / 2)
        : window(s, x, y, w, h, kind === 'arched')
  if (kind === 'round') return pane
  return pane + dressed(s, decor, dressing, x, y, w, h)
}

const roundWindow = (s: Stage, x: number, y: number, r: number) => {
  const ring = (radius: number, colour: string, width: number) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`
  return (
    window(s, x - r, y - r, r * 2, r * 2, true) +
    ring(r * 1.22, s.palette.wall, r * 0.46) +
    ring(r, mix(s.palette.wood, '#f4ead8', s.palette.dark ? 0.3 : 0.5), 15)
  )
}

function dressed(s: Stage, decor: Decor, kind: Dressing, x: number, y: number, w: number, h: number): string {
  const { palette } = s
  const cloth = inRoom(s, decor.cloth)
  if (kind === 'curtains') return curtains(s, x, y, w, h, decor.cloth)
  if (kind === 'half') {
    const top = y + h * 0.5
    const waves = Array.from(
      { length: 8 },
      (_, index) =>
        `Q${n(x + w - (index + 0.5) * (w / 8))} ${n(y + h + 2)} ${n(x + w - (index + 1) * (w / 8))} ${n(y + h - 8)}`,
    ).join('')
    return (
      path(`M${x} ${n(top)}H${x + w}V${y + h - 8}${waves}z`, cloth) +
      line(
        Array.from(
          { length: 7 },
          (_, index) => `M${n(x + (index + 1) * (w / 8))} ${n(top + 8)}V${y + h - 14}`,
        ).join(''),
        mix(cloth, palette.shade, 0.24),
        3,
        'opacity=".5"',
      ) +
      rect(x - 12, top - 8, w + 24, 9, inRoom(s, decor.metal), 4)
    )
  }
  if (kind === 'blind') {
    const low = y + h * 0.34
    return (
      rect(x - 10, y - 14, w + 20, low - y + 14, cloth, 4) +
      [0.3, 0.6, 0.9]
        .map((part) =>
          rect(x - 10, y - 14 + (low - y) * part, w + 20, 9, mix(cloth, inRoom(s, decor.second), 0.6)),
        )
        .join('') +
      path(
        `M${x - 10} ${n(low)}H${x + w + 10}v10Q${n(x + w * 0.75)} ${n(low + 22)} ${n(x + w / 2)} ${n(low + 10)}Q${n(x + w * 0.25)} ${n(low + 22)} ${x - 10} ${n(low + 10)}z`,
        mix(cloth, palette.shade, 0.1),
      ) +
      line(`M${n(x + w / 2)} ${n(low + 10)}v24`, mix(cloth, palette.shade, 0.3), 4)
    )
  }
  if (kind === 'plants')
    return [0.18, 0.5, 0.82]
      .map((part, index) => {
        const px = x + w * part
        const leaf = inRoom(s, index === 1 ? '#8fa86a' : '#6f9a6b')
        return (
          [-40, -12, 16, 42]
            .map((turn) =>
              ellipse(px, y + h - 54, 9, 25, leaf, `transform="rotate(${turn} ${n(px)} ${n(y + h - 30)})"`),
            )
            .join('') +
          path(
            `M${n(px - 19)} ${y + h - 34}h38l-6 34h-26z`,
            inRoom(s, index === 1 ? decor.second : '#c47a5c'),
          )
        )
      })
      .join('')
  return ''
}

/** Where the window is that the lines name. */
export const windowAt = (middle: number, kind: Opening, low = 0): OwnSpot => ({
  x: middle,
  y: sizes[kind][2] + low + sizes[kind][1],
  scale: sizes[kind][0] / 200,
})
