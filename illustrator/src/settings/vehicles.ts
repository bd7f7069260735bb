import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { house } from './layers/buildings.ts'
import { dimEdges, window } from './layers/interior.ts'
import { hills } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { treeline } from './layers/trees.ts'
import { water } from './layers/water.ts'
import { high, type Place, type Stage, wide } from './stage.ts'

/** Places that go somewhere. */
export const vehicles: Partial<Record<Setting, (stage: Stage) => Place>> = {
  train: (s) => ({
    back:
      carriage(s, '#6a4a5c', '#8a5a4c') +
      [70, 430, 790].map((x, index) => window(s, x, 150, 300, 300, false, index === 1)).join('') +
      [70, 430, 790].map((x) => blind(s, x, 150, 300)).join('') +
      rack(s) +
      [400, 760, 1120].map((x) => wallLamp(s, x, 300)).join('') +
      [40, 400, 900].map((x) => seat(s, x, 700, '#4f7a7a')).join('') +
      floor(s, 704),
    front: dimEdges(s),
    floor: 822,
    focus: 600,
    indoors: true,
    near: 1.18,
    hasSeats: true,
  }),
  bus: (s) => ({
    back:
      carriage(s, '#5a6a94', '#c98a4c') +
      [30, 330, 630, 930].map((x, index) => window(s, x, 170, 250, 280, false, index === 2)).join('') +
      rect(-10, 120, wide + 20, 16, mix('#e8b64c', s.palette.wall, 0.2)) +
      s.lights.glow(600, 60, 620, s.palette.lamp, s.palette.dark ? 0.6 : 0.35) +
      [180, 600, 1020].map((x) => rect(x - 70, 26, 140, 20, '#fff2c4', 10)).join('') +
      [60, 330, 860].map((x) => seat(s, x, 710, '#b5566c')).join('') +
      floor(s, 704) +
      [300, 620, 900].map((x) => pole(s, x)).join(''),
    front: dimEdges(s),
    floor: 822,
    focus: 600,
    indoors: true,
    near: 1.18,
    hasSeats: true,
  }),
  'canal-boat': (s) => ({
    back:
      sky(s) +
      hills(s, 450, 40, s.palette.far) +
      treeline(s, 'round', 520, 60, mix(s.palette.far, s.palette.middle, 0.6)) +
      [90, 260, 470].map((x, index) => house(s, x, 590, 0.8 + (index % 2) * 0.14, 1.2)).join('') +
      treeline(s, 'round', 600, 30, s.palette.near) +
      water(s, 600) +
      cabin(s),
    front: bow(s),
    floor: 800,
    focus: 430,
    near: 1.08,
    span: [110, 690],
    boxes: ['leaves', 'none', 'cloud'],
  }),
}

const carriage = ({ palette, lights }: Stage, upper: string, panel: string) => {
  const wall = mix(upper, palette.wall, 0.5)
  const wood = mix(panel, palette.wall, palette.dark ? 0.35 : 0.15)
  lights.source = [600, 60]
  return (
    rect(
      0,
      0,
      wide,
      high,
      lights.fade([mix(wall, palette.shade, 0.35), wall, mix(wall, palette.lamp, 0.16)]),
    ) +
    lights.glow(600, 300, 700, palette.lamp, palette.dark ? 0.5 : 0.35) +
    sheet(`M-20 -20H1220V70Q600 120 -20 70z`, mix(wall, palette.shade, 0.3), palette.shade, 8) +
    sheet(
      'M-20 520H1220V720H-20z',
      lights.fade([mix(wood, palette.moon, 0.12), wood]),
      palette.shade,
      6,
      mix(wood, palette.moon, 0.3),
    ) +
    [100, 380, 660, 940]
      .map(
        (x) =>
          `<rect x="${x}" y="552" width="220" height="120" rx="8" fill="none" stroke="${mix(wood, palette.shade, 0.3)}" stroke-width="5"/>`,
      )
      .join('')
  )
}

const floor = ({ palette, lights }: Stage, y: number) =>
  sheet(
    `M-20 ${y}H1220V${high + 20}H-20z`,
    lights.fade([
      mix(palette.floor, palette.lamp, 0.2),
      palette.floor,
      mix(palette.floor, palette.shade, 0.45),
    ]),
    palette.shade,
    6,
    mix(palette.floor, palette.moon, 0.3),
  ) +
  [60, 240, 420, 780, 960, 1140]
    .map((x) =>
      line(
        `M${x} ${y + 4}L${600 + (x - 600) * 1.6} ${high}`,
        mix(palette.floor, palette.shade, 0.35),
        3,
        'opacity=".5"',
      ),
    )
    .join('')

const blind = ({ palette }: Stage, x: number, y: number, w: number) =>
  sheet(
    `M${x - 4} ${y - 6}h${w + 8}v44q${-(w + 8) / 2} 16 ${-w - 8} 0z`,
    mix('#c98a6a', palette.wall, palette.dark ? 0.35 : 0.15),
    palette.shade,
    4,
  )

const rack = ({ palette }: Stage) => {
  const brass = mix('#d9a84c', palette.wall, 0.25)
  const bag = (x: number, w: number, h: number, colour: string) =>
    sheet(
      `M${x} 106V${106 - h}h${w}v${h}z`,
      mix(colour, palette.wall, palette.dark ? 0.36 : 0.12),
      palette.shade,
      4,
    ) + rect(x + w * 0.36, 106 - h - 8, w * 0.28, 8, mix(colour, palette.shade, 0.4), 3)
  return (
    bag(120, 120, 58, '#a8684c') +
    bag(260, 80, 44, '#4f7a8a') +
    bag(700, 140, 52, '#8a5a7c') +
    bag(980, 96, 64, '#c9a04c') +
    rect(-10, 104, wide + 20, 10, brass, 4)
  )
}

const wallLamp = ({ palette, lights }: Stage, x: number, y: number) =>
  lights.glow(x, y, 190, palette.lamp, palette.dark ? 0.75 : 0.3) +
  path(`M${x - 22} ${y + 20}L${x - 14} ${y - 20}h28L${x + 22} ${y + 20}z`, '#ffe9a8') +
  rect(x - 6, y + 20, 12, 20, mix('#d9a84c', palette.wall, 0.2), 3)

/** A padded bench with a high back. */
const seat = ({ palette }: Stage, x: number, y: number, colour: string) => {
  const cloth = mix(colour, palette.wall, palette.dark ? 0.3 : 0.08)
  return at(
    x,
    y,
    sheet(
      'M0 0V-210Q0 -236 26 -236H224Q250 -236 250 -210V0z',
      mix(cloth, palette.shade, 0.12),
      palette.shade,
      7,
    ) +
      line('M62 -220V-90M125 -224V-90M188 -220V-90', mix(cloth, palette.shade, 0.32), 4, 'opacity=".6"') +
      rect(14, -250, 222, 40, mix('#f4ead8', palette.wall, palette.dark ? 0.4 : 0.1), 16) +
      sheet(
        'M-12 -20V-78Q-12 -96 6 -96H244Q262 -96 262 -78V-20z',
        mix(cloth, palette.moon, 0.14),
        palette.shade,
        5,
      ) +
      rect(6, -22, 26, 30, palette.shade, 4, 'opacity=".5"') +
      rect(218, -22, 26, 30, palette.shade, 4, 'opacity=".5"'),
  )
}

const pole = ({ palette }: Stage, x: number) =>
  line(`M${x} 110V790`, mix('#e8b64c', palette.wall, 0.12), 13) +
  line(`M${x - 3} 110V790`, '#fff2c4', 3, 'opacity=".5"') +
  rect(x - 13, 470, 26, 40, mix('#c9546a', palette.wall, 0.1), 8) +
  circle(x, 490, 7, '#ffd98a')

/** The cabin of a narrow boat, painted with roses, and its roof with pots of flowers. */
const cabin = (s: Stage) => {
  const { palette, lights } = s
  const green = mix('#3f6a5c', palette.near, palette.dark ? 0.35 : 0.05)
  const red = mix('#b5483c', palette.near, palette.dark ? 0.35 : 0.05)
  const gold = mix('#e8b64c', palette.near, palette.dark ? 0.15 : 0)
  const porthole = (x: number) =>
    (palette.dark ? lights.glow(x, 650, 110, palette.lamp, 0.6) : '') +
    circle(x, 650, 42, gold) +
    circle(x, 650, 33, palette.dark ? '#ffd27a' : mix(palette.sky[0], '#ffffff', 0.4)) +
    line(`M${x - 33} 650h66M${x} 617v66`, gold, 4)
  const rose = (x: number, y: number) =>
    circle(x, y, 15, mix('#d9647a', green, 0.1)) +
    circle(x - 3, y - 3, 8, '#f0a0a8') +
    ellipse(x + 20, y + 6, 12, 6, mix(palette.leaf, '#8ac07a', 0.4)) +
    ellipse(x - 20, y + 6, 12, 6, mix(palette.leaf, '#8ac07a', 0.4))
  const pot = (x: number, colour: string) =>
    at(
      x,
      536,
      path('M-18 0l-5 -30h46l-5 30z', mix('#b5684c', palette.near, palette.dark ? 0.3 : 0)) +
        [-16, 0, 16]
          .map((dx) =>
            circle(dx, -42 - (dx === 0 ? 10 : 0), 12, mix(colour, palette.near, palette.dark ? 0.25 : 0)),
          )
          .join(''),
    )
  return (
    pot(860, '#f0c2cf') +
    pot(940, '#f6e2a8') +
    pot(1090, '#c9b4e8') +
    sheet(
      'M740 780V548Q740 536 752 536H1230V780z',
      lights.fade([mix(green, palette.moon, 0.1), green]),
      palette.shade,
      8,
      mix(green, palette.moon, 0.4),
    ) +
    sheet('M716 552V530H1230V552z', red, palette.shade, 4) +
    line('M764 576H1230M764 740H1230M764 576V740', gold, 5) +
    porthole(850) +
    porthole(1090) +
    rose(940, 640) +
    rose(990, 668) +
    rose(970, 612) +
    sheet(
      `M-20 726Q40 758 160 762H1230V${high}H60Q-10 820 -20 726z`,
      lights.fade([mix(palette.wood, '#d29a6a', 0.3), mix(palette.wood, palette.shade, 0.2)]),
      palette.shade,
      7,
      mix(palette.wood, palette.moon, 0.4),
    ) +
    line('M180 786H720M140 816H720M120 846H720', mix(palette.wood, palette.shade, 0.4), 3, 'opacity=".5"')
  )
}

/** The near side of the hull, with a rope over it and the water below. */
const bow = (s: Stage) => {
  const { palette, lights } = s
  const red = mix('#b5483c', palette.front, palette.dark ? 0.42 : 0.1)
  const gold = mix('#e8b64c', palette.front, palette.dark ? 0.3 : 0.1)
  return (
    sheet(
      `M-30 800Q40 832 160 836H1230V${high + 20}H-30z`,
      lights.fade([red, mix(red, palette.shade, 0.4)]),
      palette.shade,
      8,
      mix(red, palette.moon, 0.3),
    ) +
    line('M-20 828Q60 856 170 858H1220', gold, 6) +
    line(`M300 836q40 ${n(50)} 90 0t90 0`, mix('#e0c89c', palette.front, 0.2), 7)
  )
}
