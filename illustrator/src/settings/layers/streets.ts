import { mix } from '../../palette.ts'
import { circle, line, path, rect, sheet } from '../../paper.ts'
import { type Stage, wide } from '../stage.ts'
import { house, lampPost, pane } from './buildings.ts'

const walls = [
  '#e0ac74',
  '#d29482',
  '#c4ab92',
  '#b4aecb',
  '#c8a0a8',
  '#a8bca4',
  '#e6d4b0',
  '#9cb0c4',
  '#c98a6c',
] as const
const roofs = ['#b05a44', '#8a5266', '#75604f', '#5d6a8a', '#6a7a5c'] as const

/** The houses of a street: gables, a terrace of bricks, tall fronts, shops, or blocks of flats. */
export function houses(s: Stage): string {
  return s.fixed.pick([gables, terrace, tallFronts, shops, flats])(s)
}

const dimmed = ({ palette }: Stage, colour: string) => mix(colour, palette.middle, palette.dark ? 0.48 : 0.06)

function windowOf(s: Stage, x: number, y: number, w: number, h: number, frame: string): string {
  return (
    rect(x - 5, y - 5, w + 10, h + 10, frame, 4) +
    rect(x, y, w, h, pane(s), 2) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, frame, 4)
  )
}

const gables = (s: Stage): string =>
  [90, 330, 570, 810, 1050]
    .map((x, index) => house(s, x, 660, 1.5 + (index % 2) * 0.12, 1.2 + ((index + 1) % 3) * 0.22))
    .join('') + lampPost(s, 690, 730, 0.9)

/** All of one brick, each with a door of its own colour. */
function terrace(s: Stage): string {
  const { palette, fixed } = s
  const brick = dimmed(s, fixed.pick(['#b5684c', '#c9a07c', '#a87868', '#d8c4a0']))
  const roof = dimmed(s, fixed.pick(roofs))
  const white = mix(brick, '#fff4e0', 0.6)
  return (
    sheet('M-20 680V300H1220V680z', brick, palette.shade, 6) +
    sheet('M-20 310V230L1220 230V310z', roof, palette.shade, 5) +
    [0, 1, 2, 3, 4]
      .map((index) => {
        const x = index * 250 - 20
        const door = dimmed(s, fixed.pick(['#3f6f8a', '#c9546a', '#5a8a5c', '#e0a84c', '#6a4a7a']))
        return (
          sheet(`M${x + 200} 240V150h46v90z`, mix(brick, palette.shade, 0.14), palette.shade, 4) +
          windowOf(s, x + 34, 350, 62, 86, white) +
          windowOf(s, x + 148, 350, 62, 86, white) +
          windowOf(s, x + 120, 510, 92, 92, white) +
          rect(x + 24, 492, 74, 184, white, 4) +
          rect(x + 32, 530, 58, 146, door, 3) +
          rect(x + 32, 500, 58, 24, pane(s), 2) +
          circle(x + 80, 606, 4, '#e8b64c') +
          line(`M${x + 238} 310V680`, mix(brick, palette.shade, 0.3), 4, 'opacity=".5"')
        )
      })
      .join('') +
    lampPost(s, 640, 740, 0.9)
  )
}

/** Narrow and tall, with stepped or round gables. */
function tallFronts(s: Stage): string {
  const { palette, fixed } = s
  let x = -30
  let drawn = ''
  for (let index = 0; x < wide; index++) {
    const w = 150 + (index % 3) * 26
    const top = 190 + ((index * 53) % 90)
    const wall = dimmed(s, fixed.pick(walls))
    const white = mix(wall, '#fff4e0', 0.5)
    const gable =
      index % 3 === 0
        ? `M${x} 680V${top + 60}h${w * 0.16}v-30h${w * 0.16}v-30h${w * 0.36}v30h${w * 0.16}v30h${w * 0.16}V680z`
        : index % 3 === 1
          ? `M${x} 680V${top + 50}Q${x + w / 2} ${top - 60} ${x + w} ${top + 50}V680z`
          : `M${x} 680V${top + 70}L${x + w / 2} ${top - 20}L${x + w} ${top + 70}V680z`
    const floors = [top + 110, top + 210, top + 310].filter((y) => y < 520)
    drawn +=
      sheet(gable, wall, palette.shade, 5) +
      floors
        .map((y) => windowOf(s, x + 22, y, 40, 60, white) + windowOf(s, x + w - 62, y, 40, 60, white))
        .join('') +
      rect(x + w / 2 - 30, 572, 60, 106, mix(wall, palette.shade, 0.4), 4) +
      windowOf(s, x + w / 2 - 18, top + 50, 36, 36, white)
    x += w + 3
  }
  return drawn + lampPost(s, 300, 736, 0.9) + lampPost(s, 980, 736, 0.9)
}

/** Shop windows under awnings, flats above. */
function shops(s: Stage): string {
  const { palette, fixed } = s
  return (
    [0, 1, 2, 3]
      .map((index) => {
        const x = index * 306 - 10
        const wall = dimmed(s, fixed.pick(walls))
        const awning = dimmed(s, fixed.pick(['#c9546a', '#5a8a5c', '#5a7fb5', '#e0a84c', '#8a6ab0']))
        const white = mix(wall, '#fff4e0', 0.5)
        const front = mix(awning, palette.shade, 0.3)
        const stripes = Array.from(
          { length: 7 },
          (_, stripe) =>
            path(
              `M${x + 14 + stripe * 40} 470h20l-4 54q-10 14 -20 0z`,
              stripe % 2 ? mix(awning, '#fff4e0', 0.7) : awning,
            ) +
            path(
              `M${x + 34 + stripe * 40} 470h20l-4 54q-10 14 -20 0z`,
              stripe % 2 ? awning : mix(awning, '#fff4e0', 0.7),
            ),
        ).join('')
        return (
          sheet(`M${x} 680V${220 + (index % 2) * 40}h302V680z`, wall, palette.shade, 6) +
          rect(x - 4, 210 + (index % 2) * 40, 310, 18, mix(wall, '#fff4e0', 0.36), 3) +
          [40, 128, 216].map((dx) => windowOf(s, x + dx, 300, 50, 78, white)).join('') +
          rect(x + 12, 416, 278, 44, front, 3) +
          rect(x + 70, 430, 160, 16, mix(awning, '#fff4e0', 0.7), 8) +
          rect(x + 18, 520, 170, 130, pane(s), 4) +
          rect(x + 206, 500, 78, 176, front, 3) +
          rect(x + 218, 520, 54, 90, pane(s), 2) +
          [50, 96, 142]
            .map((dx, at) =>
              circle(
                x + dx,
                632,
                14,
                dimmed(s, ['#d9604c', '#e0b04c', '#8aa860'][(at + index) % 3] ?? '#d9604c'),
              ),
            )
            .join('') +
          stripes
        )
      })
      .join('') + lampPost(s, 612, 740, 0.9)
  )
}

/** Blocks with balconies, and trees between them. */
function flats(s: Stage): string {
  const { palette, fixed } = s
  return (
    [
      [-30, 330, 120],
      [350, 250, 210],
      [650, 340, 90],
      [1040, 220, 170],
    ]
      .map(([x = 0, w = 0, top = 0], block) => {
        const wall = dimmed(s, fixed.pick(walls))
        const rail = dimmed(s, fixed.pick(['#c9694c', '#5a8fa0', '#e0a84c', '#8a9a6c']))
        const white = mix(wall, '#fff4e0', 0.5)
        const columns = Math.floor((w - 20) / 100)
        const step = (w - 20) / columns
        const rows = [top + 40, top + 146, top + 252, top + 358].filter((y) => y < 560)
        return (
          sheet(`M${x} 684V${top}h${w}V684z`, wall, palette.shade, 6) +
          rows
            .map((y) =>
              Array.from({ length: columns }, (_, column) => {
                const wx = x + 10 + column * step + step / 2
                return (
                  windowOf(s, wx - 26, y, 52, 62, white) +
                  ((column + block) % 2
                    ? rect(wx - 40, y + 50, 80, 26, rail, 3) +
                      line(
                        `M${wx - 24} ${y + 54}v18M${wx - 8} ${y + 54}v18M${wx + 8} ${y + 54}v18M${wx + 24} ${y + 54}v18`,
                        mix(rail, palette.shade, 0.24),
                        3,
                      )
                    : '')
                )
              }).join(''),
            )
            .join('') +
          rect(x + w / 2 - 32, 600, 64, 80, mix(wall, palette.shade, 0.4), 4)
        )
      })
      .join('') + lampPost(s, 610, 738, 0.9)
  )
}
