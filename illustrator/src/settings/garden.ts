import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import type { Thing } from '../words.ts'
import { furnish } from './furnished.ts'
import { fence, house } from './layers/buildings.ts'
import { frame } from './layers/frames.ts'
import { flowers, ground, hills, pathway } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { bush, roundTree, treeline } from './layers/trees.ts'
import { outside, type Place, type Stage, wide } from './stage.ts'

type Border = (s: Stage) => string

/** A family's garden: where the house, the tree and the beds are, and what is round it. */
export function garden(s: Stage): Place {
  const { fixed, palette } = s
  const border = fixed.pick(borders)
  const layout = fixed.pick(layouts)
  const beyond = fixed.pick(['hills', 'trees', 'roofs'] as const)
  const blooms = fixed.pick([18, 34, 50])
  const edge = fixed.pick(['leaves', 'grass', 'ferns'] as const)
  const far =
    beyond === 'roofs'
      ? [80, 330, 560, 800, 1080]
          .map((x, index) => house(s, x, 612, 0.9 + (index % 2) * 0.14, 1.1 + (index % 3) * 0.16))
          .join('')
      : treeline(s, 'round', 560, beyond === 'trees' ? 120 : 56, palette.middle)
  return outside(
    sky(s) + hills(s, 480, 36, palette.far) + far + layout(s, border) + flowers(s, 668, blooms),
    frame(s, edge),
    794,
    fixed.pick([480, 540, 620]),
    { near: 1.18 },
  )
}

const stood = (s: Stage, thing: Thing, x: number, y = 704, scale = 1) =>
  s.named.has(thing) ? '' : furnish(s, thing, x, y, scale)

const layouts: readonly ((s: Stage, border: Border) => string)[] = [
  // The house at the right, a tree at the left.
  (s, border) =>
    house(s, 930, 640, 1.9, 1.25) +
    border(s) +
    bush(720, 640, 0.9, s.palette.leaf, s) +
    roundTree(220, 660, 1.45, s.palette.leaf, s) +
    ground(s, 640, s.palette.ground) +
    pathway(s, 640, 620, 920) +
    stood(s, 'bench', 420, 690, 0.9),
  // The house at the left, vegetables in rows, a shed.
  (s, border) =>
    border(s) +
    house(s, 190, 644, 2, 1.3) +
    bush(470, 644, 1, s.palette.leaf, s) +
    ground(s, 640, s.palette.ground) +
    vegetables(s, 560, 1160) +
    stood(s, 'shed', 1040, 668, 1) +
    stood(s, 'barrow', 640, 700, 0.9) +
    pathway(s, 640, 420, 230),
  // A pond under an old tree, an arch of roses.
  (s, border) =>
    border(s) +
    roundTree(980, 668, 1.8, s.palette.leaf, s) +
    bush(90, 650, 1.3, s.palette.leaf, s) +
    ground(s, 640, s.palette.ground) +
    roses(s, 330) +
    pond(s, 800, 716) +
    pathway(s, 650, 330, 330),
  // A greenhouse, a washing line, sunflowers along the border.
  (s, border) =>
    border(s) +
    ground(s, 640, s.palette.ground) +
    stood(s, 'greenhouse', 190, 690, 1.1) +
    stood(s, 'washing-line', 620, 690, 1.1) +
    [900, 980, 1060, 1140]
      .map((x, index) => stood(s, 'sunflower', x, 676 + (index % 2) * 10, 1.3 + (index % 2) * 0.2))
      .join(''),
  // A terrace before glass doors, pots and a table.
  (s, border) =>
    border(s) +
    backOfHouse(s, 1010) +
    roundTree(420, 662, 1.2, s.palette.leaf, s) +
    bush(160, 652, 1.2, s.palette.leaf, s) +
    ground(s, 640, s.palette.ground) +
    terrace(s) +
    stood(s, 'flowerpot', 800, 716, 1.2) +
    stood(s, 'flowerpot', 1170, 726, 1.4),
  // Old apple trees and a beehive.
  (s, border) =>
    border(s) +
    [120, 600, 1080]
      .map(
        (x, index) =>
          roundTree(x, 664, 1.1 + (index % 2) * 0.3, s.palette.leaf, s) +
          apples(s, x, 664, 1.1 + (index % 2) * 0.3),
      )
      .join('') +
    ground(s, 640, s.palette.ground) +
    stood(s, 'beehive', 330, 690, 1.1) +
    stood(s, 'ladder', 880, 700, 0.8) +
    stood(s, 'basket', 790, 716, 0.9),
]

const borders: readonly Border[] = [
  (s) => fence(s, 610),
  // A hedge, cut straight.
  (s) => {
    const leaf = mix(s.palette.leaf, s.palette.near, 0.3)
    const bumps = 'q31 -22 62 0'.repeat(20)
    return (
      sheet(`M-20 660V540${bumps}V660z`, leaf, s.palette.shade, 6) +
      line(
        Array.from(
          { length: 18 },
          (_, index) => `M${20 + index * 68} ${570 + (index % 3) * 16}q10 -10 22 0`,
        ).join(''),
        mix(leaf, s.palette.moon, 0.24),
        4,
        'opacity=".6"',
      )
    )
  },
  // A wall of bricks.
  (s) => {
    const brick = mix('#b5684c', s.palette.middle, s.palette.dark ? 0.5 : 0.14)
    const rows = [548, 576, 604, 632]
    return (
      sheet('M-20 660V522H1220V660z', brick, s.palette.shade, 5) +
      line(
        rows
          .map(
            (y, row) =>
              `M0 ${y}H${wide}${Array.from({ length: 15 }, (_, index) => `M${index * 84 + (row % 2) * 42} ${y}v-28`).join('')}`,
          )
          .join(''),
        mix(brick, '#f4e2cc', 0.3),
        3,
        'opacity=".45"',
      ) +
      rect(-10, 512, wide + 20, 16, mix(brick, '#f4e2cc', 0.3), 4)
    )
  },
  // High planks.
  (s) => {
    const wood = mix('#a9805c', s.palette.middle, s.palette.dark ? 0.5 : 0.12)
    return (
      sheet(`M-20 660V488H1220V660z`, wood, s.palette.shade, 5) +
      line(
        Array.from({ length: 30 }, (_, index) => `M${index * 42} 492V660`).join(''),
        mix(wood, s.palette.shade, 0.3),
        4,
        'opacity=".6"',
      ) +
      rect(-10, 480, wide + 20, 14, mix(wood, '#f4e2cc', 0.24), 4)
    )
  },
  // A lattice that something climbs.
  (s) => {
    const wood = mix('#e8dcc8', s.palette.middle, s.palette.dark ? 0.5 : 0.1)
    const cross = Array.from(
      { length: 26 },
      (_, index) =>
        `M${index * 50 - 30} 650L${index * 50 + 50} 540M${index * 50 + 50} 650L${index * 50 - 30} 540`,
    ).join('')
    return (
      line(cross, wood, 5) +
      rect(-10, 530, wide + 20, 12, wood, 4) +
      Array.from({ length: 16 }, (_, index) =>
        circle(
          40 + index * 76,
          560 + ((index * 37) % 60),
          20 + (index % 3) * 5,
          mix(s.palette.leaf, s.palette.middle, 0.1),
        ),
      ).join('')
    )
  },
]

function vegetables(s: Stage, from: number, to: number): string {
  const { palette } = s
  const soil = mix('#7a5844', palette.ground, palette.dark ? 0.5 : 0.2)
  return [676, 706]
    .map((y, row) => {
      const leaf = mix(row ? '#8fb86a' : '#6f9a5c', palette.ground, palette.dark ? 0.45 : 0.1)
      return (
        path(
          `M${from} ${y}Q${(from + to) / 2} ${y - 16} ${to} ${y}Q${(from + to) / 2} ${y + 18} ${from} ${y}z`,
          soil,
        ) +
        Array.from({ length: 9 }, (_, index) => {
          const x = from + 40 + index * ((to - from - 80) / 8)
          return row
            ? circle(x, y - 16, 20, leaf) + circle(x, y - 18, 11, mix(leaf, '#f4f8d8', 0.3))
            : [-24, 0, 24]
                .map((turn) => ellipse(x, y - 20, 6, 20, leaf, `transform="rotate(${turn} ${n(x)} ${y})"`))
                .join('')
        }).join('')
      )
    })
    .join('')
}

/** Roses over an arch. */
function roses(s: Stage, x: number): string {
  const { palette } = s
  const leaf = mix(palette.leaf, palette.shade, 0.1)
  const rose = mix('#e08a9a', palette.near, palette.dark ? 0.4 : 0)
  const spots = Array.from({ length: 15 }, (_, index) => {
    const turn = Math.PI * (index / 14)
    return [x - Math.cos(turn) * 112, 560 - Math.sin(turn) * 130] as const
  })
  return (
    line(`M${x - 112} 700V560A112 130 0 0 1 ${x + 112} 560V700`, mix(palette.wood, '#f0e2cc', 0.4), 12) +
    line(
      `M${x - 112} 700V560A112 130 0 0 1 ${x + 112} 560V700`,
      leaf,
      36,
      'opacity=".85" stroke-dasharray="30 12"',
    ) +
    spots
      .map(
        ([sx, sy], index) =>
          circle(sx + (index % 2 ? 9 : -9), sy, 12, rose) +
          circle(sx + (index % 2 ? 9 : -9), sy, 6, mix(rose, '#fff0f0', 0.4)),
      )
      .join('')
  )
}

const pond = ({ palette }: Stage, x: number, y: number) =>
  ellipse(x, y, 190, 32, mix(palette.stone, palette.ground, 0.3)) +
  ellipse(x, y - 2, 174, 26, mix(palette.water, palette.sky[2], 0.24)) +
  line(
    `M${x - 90} ${y - 6}q30 -8 60 0M${x + 20} ${y + 4}q30 -8 60 0`,
    mix(palette.water, '#ffffff', 0.4),
    4,
  ) +
  [-130, 60, 120].map((dx) => ellipse(x + dx, y + 6, 26, 8, mix(palette.leaf, palette.moon, 0.1))).join('') +
  circle(x + 60, y - 2, 10, mix('#f0c2cf', palette.near, palette.dark ? 0.3 : 0))

/** The back of the house: glass doors, and a window above. */
function backOfHouse(s: Stage, x: number): string {
  const { palette, fixed, lights } = s
  const wall = mix(
    fixed.pick(['#e0c4a0', '#d29482', '#c4cbb8', '#b4aecb', '#e6d8c0']),
    palette.middle,
    palette.dark ? 0.48 : 0.06,
  )
  const glass = palette.dark ? '#ffd27a' : mix(palette.sky[0], '#ffffff', 0.4)
  return (
    (palette.dark ? lights.glow(x, 560, 260, palette.lamp, 0.5) : '') +
    sheet(`M${x - 210} 690V180H1260V690z`, wall, palette.shade, 6) +
    sheet(
      `M${x - 240} 200L${x - 180} 90H1260V200z`,
      mix('#8a5a4c', palette.near, palette.dark ? 0.48 : 0.06),
      palette.shade,
      5,
    ) +
    [x - 130, x + 60]
      .map(
        (wx) =>
          rect(wx - 6, 254, 112, 122, mix(wall, '#fff4e0', 0.4), 4) +
          rect(wx, 260, 100, 110, glass) +
          line(`M${wx + 50} 260v110M${wx} 312h100`, mix(wall, '#fff4e0', 0.4), 5),
      )
      .join('') +
    rect(x - 140, 446, 250, 240, mix(wall, '#fff4e0', 0.4), 4) +
    rect(x - 130, 456, 112, 226, glass) +
    rect(x - 10, 456, 112, 226, glass)
  )
}

const terrace = ({ palette }: Stage) => {
  const stone = mix(palette.stone, palette.ground, 0.2)
  return (
    path(`M640 676H1220V760H560z`, stone) +
    line(
      'M610 704H1220M580 736H1220M760 676L700 760M900 676L860 760M1040 676L1020 760M1160 676V760',
      mix(stone, palette.shade, 0.24),
      4,
      'opacity=".6"',
    )
  )
}

const apples = ({ palette }: Stage, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    [
      [-60, -150],
      [-20, -200],
      [30, -160],
      [60, -190],
      [0, -128],
      [-84, -180],
    ]
      .map(([ax = 0, ay = 0]) => circle(ax, ay, 10, mix('#d9604c', palette.near, palette.dark ? 0.35 : 0)))
      .join(''),
    scale,
  )
