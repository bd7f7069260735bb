import { mix } from '../../palette.ts'
import { circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'

export const forms = [
  'board',
  'rails',
  'house',
  'boat',
  'canopy',
  'round',
  'bunk',
  'padded',
  'slats',
  'car',
  'cabin',
  'tent',
] as const
export type Form = (typeof forms)[number]
export const quilts = ['squares', 'stripes', 'dots', 'plain', 'waves', 'band', 'stars'] as const

/** What the bed is behind its pillow and above it; it stands at 130, 640 and is 800 long. */
export function head(s: Stage, style: Form, wood: string, decor: Decor): string {
  const { palette, lights } = s
  const edge = mix(wood, palette.moon, 0.3)
  const dark = mix(wood, palette.shade, 0.3)
  const cloth = inRoom(s, decor.cloth)
  const paint = inRoom(s, decor.paint)
  switch (style) {
    case 'board':
      return ''
    case 'rails':
      return (
        line('M96 700V440Q96 410 126 410H250Q280 410 280 440V640', edge, 13) +
        line('M140 640V420M188 640V414M236 640V420', wood, 8) +
        circle(96, 418, 13, edge) +
        circle(280, 418, 13, edge)
      )
    case 'house':
      return (
        line('M92 700V430L510 250L920 430V640M92 430H920', wood, 15) +
        line('M92 424L510 244L920 424', edge, 5)
      )
    case 'boat':
      return (
        sheet('M60 720Q40 520 20 420Q130 470 250 610V720z', wood, palette.shade, 7, edge) +
        line('M34 440Q130 490 240 620', edge, 8)
      )
    case 'canopy': {
      const veil = mix(inRoom(s, decor.second), '#fff4ec', palette.dark ? 0.1 : 0.4)
      return (
        line('M104 700V250M930 640V250M90 250H944', dark, 13) +
        sheet('M92 240H330Q250 420 170 560Q140 600 96 640z', veil, palette.shade, 6) +
        path(
          `M90 240H944V276${Array.from({ length: 8 }, (_, index) => `Q${n(944 - (index + 0.5) * 106.75)} 306 ${n(944 - (index + 1) * 106.75)} 276`).join('')}z`,
          mix(veil, cloth, 0.24),
        )
      )
    }
    case 'round':
      return (
        sheet(
          'M70 700V520Q70 400 190 400Q310 400 310 520V640H70z',
          lights.fade([edge, wood]),
          palette.shade,
          7,
          edge,
        ) +
        `<path d="M188 450l12 26l28 3l-21 19l6 28l-25 -14l-25 14l6 -28l-21 -19l28 -3z" fill="${mix('#ffe9a8', wood, 0.3)}"/>`
      )
    case 'bunk':
      return (
        sheet('M84 330H944V372H84z', wood, palette.shade, 6, edge) +
        rect(110, 284, 810, 48, mix(inRoom(s, decor.second), palette.wall, 0.2), 12) +
        line('M84 262H944', edge, 12) +
        line('M250 262V330M420 262V330M590 262V330M760 262V330', wood, 8) +
        line('M92 716V220M936 716V220', wood, 22) +
        line('M846 700V250M846 420H936M846 500H936M846 580H936M846 340H936', edge, 11)
      )
    case 'padded':
      return (
        sheet(
          'M84 640V440Q84 412 112 412H918Q946 412 946 440V640z',
          lights.fade([
            mix(inRoom(s, decor.second), '#fff2dc', palette.dark ? 0.08 : 0.2),
            inRoom(s, decor.second),
          ]),
          palette.shade,
          7,
        ) +
        line(
          'M256 424V620M428 424V620M600 424V620M772 424V620',
          mix(inRoom(s, decor.second), palette.shade, 0.22),
          5,
          'opacity=".5"',
        )
      )
    case 'slats':
      return (
        line('M88 470H944M88 530H944', wood, 14) +
        line('M88 700V440M944 700V440M302 640V470M516 640V470M730 640V470', dark, 13)
      )
    case 'car':
      return (
        sheet('M40 716Q24 600 60 560Q110 500 220 500H330L380 560V716z', paint, palette.shade, 7) +
        path('M120 560Q150 524 220 522H300L330 560z', inRoom(s, '#bcdbe6')) +
        circle(140, 716, 46, inRoom(s, '#3a3440')) +
        circle(140, 716, 22, inRoom(s, '#c8ccd4')) +
        circle(64, 630, 18, '#ffe9a8')
      )
    case 'cabin':
      return (
        sheet('M70 716V300H330V716z', paint, palette.shade, 6) +
        [340, 450].map((y) => rect(96, y, 208, 90, mix(paint, palette.shade, 0.34), 4)).join('') +
        rect(116, 372, 30, 58, cloth, 3) +
        rect(150, 362, 24, 68, inRoom(s, decor.second), 3) +
        rect(180, 380, 40, 50, inRoom(s, '#e8dcc4'), 3) +
        circle(200, 508, 30, inRoom(s, '#e0a84c')) +
        sheet('M330 300H950V326H330z', wood, palette.shade, 5) +
        line('M940 326V700', wood, 16)
      )
    case 'tent':
      return (
        sheet(
          'M60 700L300 190L560 640H440L300 330L150 700z',
          mix(cloth, '#fff4e8', palette.dark ? 0.06 : 0.3),
          palette.shade,
          6,
        ) +
        path('M60 700L300 190L316 224L120 700z', mix(cloth, palette.shade, 0.1)) +
        line('M300 190L280 150M300 190L322 152', dark, 8) +
        path('M322 152l44 14l-40 14z', inRoom(s, decor.second))
      )
  }
}

/** The quilt of an empty bed, with a quiet pattern; sleepers have a blanket of their own. */
export function cover(
  s: Stage,
  x: number,
  y: number,
  length: number,
  cloth: string,
  second: string,
  kind: (typeof quilts)[number],
): string {
  const { palette } = s
  const main = inRoom(s, cloth)
  const other = mix(main, mix(inRoom(s, second), '#fff2dc', 0.3), 0.5)
  const from = x + 150
  const w = length - 160
  const drawn = {
    plain: '',
    squares: Array.from({ length: 6 }, (_, index) =>
      rect(from + index * (w / 6), y - 34 + (index % 2) * 50, w / 6, 50, other, 4),
    ).join(''),
    stripes: Array.from({ length: 5 }, (_, index) =>
      rect(from + 30 + index * (w / 5), y - 36, 34, 102, other),
    ).join(''),
    dots: Array.from({ length: 14 }, (_, index) =>
      circle(from + 30 + index * (w / 14.5), y - 12 + (index % 2) * 44, 13, other),
    ).join(''),
    waves: [y - 6, y + 36]
      .map((top) =>
        line(
          `M${from + 10} ${top}${Array.from({ length: 6 }, () => `q${n(w / 25)} -16 ${n(w / 12.5)} 0t${n(w / 12.5)} 0`).join('')}`,
          other,
          9,
        ),
      )
      .join(''),
    band: rect(from, y + 4, w, 30, other) + rect(from, y + 44, w, 8, other),
    stars: Array.from({ length: 11 }, (_, index) => {
      const [sx, sy] = [from + 36 + index * (w / 11.4), y - 12 + (index % 2) * 44]
      return path(`M${n(sx)} ${n(sy - 14)}l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4z`, other)
    }).join(''),
  }[kind]
  return (
    path(
      `M${x + 30} ${y - 26}Q${x + 20} ${y - 84} ${x + 76} ${y - 82}Q${x + 138} ${y - 84} ${x + 132} ${y - 26}z`,
      '#f6ecdc',
    ) +
    rect(from, y - 36, w, 102, main, 6) +
    drawn +
    rect(x + 140, y - 38, length - 150, 12, mix('#f4ead8', palette.wall, 0.2), 6) +
    ellipse(x + 80, y - 54, 20, 6, '#ffffff', 'opacity=".3"')
  )
}
