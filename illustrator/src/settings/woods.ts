import { mix } from '../palette.ts'
import { at, circle, line, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { barn, bunting, fence, house, lampPost } from './layers/buildings.ts'
import { frame } from './layers/frames.ts'
import { flowers, ground, hills, mountains, pathway, rock } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { bush, grove, pine, roundTree, treeline, trunk } from './layers/trees.ts'
import { high, outside, type Place, type Stage } from './stage.ts'

/** Places under the open sky, with grass. */
export const woods: Partial<Record<Setting, (stage: Stage) => Place>> = {
  meadow: (s) =>
    outside(
      sky(s) +
        hills(s, 470, 60, s.palette.far) +
        treeline(s, 'round', 552, 52, mix(s.palette.far, s.palette.middle, 0.7)) +
        hills(s, 570, 44, s.palette.middle) +
        roundTree(s.chance.pick([170, 1010]), 640, 1.15, mix(s.palette.leaf, s.palette.near, 0.4), s) +
        hills(s, 630, 26, s.palette.near, 3) +
        ground(s, 660, s.palette.ground) +
        flowers(s, 670, 40),
      frame(s, 'grass'),
      790,
    ),
  forest: (s) =>
    outside(
      sky(s, { clouds: 0 }) +
        treeline(s, 'pine', 560, 250, mix(s.palette.far, s.palette.sky[2], 0.3)) +
        treeline(s, 'pine', 620, 210, s.palette.far) +
        s.lights.glow(560, 560, 420, s.palette.dark ? s.palette.sky[2] : s.palette.lamp, 0.5) +
        grove(s, 'pine', 650, 7, 1.0, s.palette.middle) +
        hills(s, 640, 20, mix(s.palette.middle, s.palette.near, 0.4)) +
        grove(s, 'both', 690, 6, 1.4, s.palette.near, [300, 850]) +
        ground(s, 676, s.palette.ground) +
        pathway(s, 676, 540, 600) +
        mushrooms(s, 960, 760) +
        rock(1060, 790, 0.7, s),
      trunk(s, 34, 50, mix(s.palette.front, s.palette.wood, 0.3)) +
        trunk(s, 1172, 44, mix(s.palette.front, s.palette.wood, 0.2)) +
        frame(s, 'boughs', 'ferns'),
      800,
    ),
  garden: (s) =>
    outside(
      sky(s) +
        hills(s, 480, 36, s.palette.far) +
        treeline(s, 'round', 560, 60, s.palette.middle) +
        house(s, 930, 640, 1.9, 1.25) +
        fence(s, 610) +
        bush(90, 650, 1.2, s.palette.leaf, s) +
        bush(720, 640, 0.9, s.palette.leaf, s) +
        bush(1150, 650, 1.1, s.palette.leaf, s) +
        roundTree(220, 660, 1.45, s.palette.leaf, s) +
        ground(s, 640, s.palette.ground) +
        pathway(s, 640, 620, 920) +
        flowers(s, 640, 46),
      frame(s, 'leaves'),
      794,
      500,
    ),
  park: (s) =>
    outside(
      sky(s) +
        hills(s, 490, 40, s.palette.far) +
        treeline(s, 'round', 560, 84, mix(s.palette.far, s.palette.middle, 0.6)) +
        grove(s, 'round', 620, 6, 0.8, s.palette.middle, [420, 760]) +
        ground(s, 620, s.palette.ground) +
        pathway(s, 622, 520, 640) +
        bench(s, 900, 728) +
        lampPost(s, 1030, 740) +
        roundTree(120, 710, 1.7, s.palette.leaf, s) +
        flowers(s, 680, 16),
      frame(s, 'boughs', 'grass'),
      796,
      480,
    ),
  treehouse: (s) =>
    outside(
      sky(s, { moonAt: [s.chance.pick([150, 1050]), 160], clouds: 2 }) +
        hills(s, 600, 60, s.palette.far) +
        treeline(s, 'round', 700, 90, s.palette.middle) +
        ground(s, 800, s.palette.ground) +
        bigTree(s),
      frame(s, 'leaves'),
      700,
      590,
    ),
  farm: (s) =>
    outside(
      sky(s) +
        hills(s, 480, 50, s.palette.far) +
        furrows(s) +
        treeline(s, 'round', 600, 40, s.palette.near) +
        barn(s, 910, 670) +
        fence(s, 664) +
        ground(s, 680, s.palette.ground) +
        haystack(s, 170, 740),
      frame(s, 'grass'),
      806,
      500,
    ),
  'playing-field': (s) =>
    outside(
      sky(s) +
        hills(s, 480, 36, s.palette.far) +
        treeline(s, 'round', 570, 66, s.palette.middle) +
        bunting(s, 250) +
        line('M-4 640V240M600 640V250M1204 640V240', mix(s.palette.wood, s.palette.middle, 0.4), 8) +
        ground(s, 606, s.palette.ground) +
        [650, 704, 780]
          .map((y, index) =>
            line(`M-10 ${y}Q600 ${y - 20 - index * 4} 1210 ${y}`, '#f4ead8', 4 + index, 'opacity=".4"'),
          )
          .join('') +
        goal(s),
      frame(s, 'grass'),
      800,
    ),
  mountain: (s) =>
    outside(
      sky(s) +
        mountains(s, 540, mix(s.palette.far, s.palette.sky[1], 0.35), true) +
        mountains(s, 620, s.palette.far, true) +
        treeline(s, 'pine', 640, 90, s.palette.middle) +
        hills(s, 640, 50, s.palette.near, 3) +
        pine(130, 740, 1.0, mix(s.palette.near, s.palette.leaf, 0.4), s) +
        pine(1090, 730, 0.8, mix(s.palette.near, s.palette.leaf, 0.4), s) +
        ground(s, 690, s.palette.ground) +
        pathway(s, 692, 480, 760) +
        rock(990, 790, 1.2, s) +
        rock(230, 780, 0.7, s),
      frame(s, 'ferns'),
      806,
    ),
  cave: (s) => {
    const stone = mix(s.palette.stone, s.palette.shade, 0.5)
    return {
      ...outside(
        rect(0, 0, 1200, high, s.lights.fade([mix(stone, s.palette.shade, 0.6), stone])) +
          caveMouth(s) +
          s.lights.glow(520, 640, 620, s.palette.lamp, s.palette.dark ? 0.62 : 0.5) +
          sheet(
            `M-20 720Q300 670 620 700T1220 700V${high + 20}H-20z`,
            mix(stone, s.palette.lamp, 0.14),
            s.palette.shade,
            9,
          ) +
          crystals(s) +
          mushrooms(s, 330, 744),
        cavern(s),
        806,
        530,
      ),
      indoors: true,
    }
  },
  snowfield: (s) => {
    const snow = mix('#f4f5fd', s.palette.sky[1], s.palette.dark ? 0.4 : 0.14)
    return outside(
      sky(s) +
        mountains(s, 560, mix(s.palette.far, '#ffffff', 0.1), true) +
        treeline(s, 'pine', 600, 100, mix(s.palette.middle, '#dfe8f8', 0.25)) +
        hills(s, 610, 40, mix(snow, s.palette.middle, 0.35)) +
        grove(s, 'pine', 660, 7, 0.7, mix('#dfe8f6', s.palette.near, 0.55), [340, 860]) +
        house(s, 980, 680, 0.8) +
        ground(s, 670, snow, false) +
        line(
          'M120 880Q330 800 480 812',
          mix(snow, s.palette.sky[1], 0.4),
          9,
          'stroke-dasharray="1 26" opacity=".6"',
        ),
      path(
        `M-10 ${high}V840Q200 800 420 872T900 870Q1080 820 1210 850V${high}z`,
        mix(snow, '#ffffff', 0.2),
        'opacity=".9"',
      ),
      800,
    )
  },
}

const bench = ({ palette }: Stage, x: number, y: number) =>
  line(
    `M${x - 76} ${y}v-44M${x + 76} ${y}v-44M${x - 76} ${y - 50}l-8 -66M${x + 76} ${y - 50}l8 -66`,
    mix(palette.front, palette.wood, 0.3),
    9,
  ) +
  [-58, -92, -116]
    .map((dy, index) =>
      sheet(
        `M${x - 104} ${y + dy}h208v${index ? 14 : 16}h-208z`,
        mix(palette.wood, '#d29a6a', 0.3),
        palette.shade,
        3,
      ),
    )
    .join('')

const goal = ({ palette }: Stage) =>
  line(
    'M960 690V540H1150V690M960 540L990 500H1130L1150 540M990 500V640M1130 500V640',
    mix('#f4ead8', palette.sky[1], 0.15),
    7,
  ) +
  line(
    'M975 560L1140 660M1000 545L1145 620M975 610L1080 680M1140 560L975 660M1110 545L970 620M1145 610L1030 680',
    '#f4ead8',
    2,
    'opacity=".4"',
  )

const furrows = (s: Stage) =>
  hills(s, 580, 30, s.palette.middle) +
  [0, 1, 2, 3, 4, 5]
    .map((index) =>
      line(
        `M${560 + index * 14} 560Q${300 + index * 90} 620 ${-40 + index * 190} 720`,
        mix(s.palette.middle, s.palette.moon, 0.25),
        5,
        'opacity=".5"',
      ),
    )
    .join('')

const haystack = ({ palette }: Stage, x: number, y: number) =>
  at(
    x,
    y,
    sheet(
      'M-116 4C-126 -90 -66 -156 0 -164C66 -156 126 -90 116 4z',
      mix('#e6bc68', palette.ground, palette.dark ? 0.42 : 0.05),
      palette.shade,
      6,
    ) +
      line(
        'M-60 -40l30 -20M10 -90l28 18M-20 -30l40 6M40 -40l30 -24M-40 -100l24 -14M-80 -10l30 -6M0 -130l20 8',
        '#b98a3a',
        5,
        'opacity=".5"',
      ),
  )

/** Small caps that glow a little in the dark. */
const mushrooms = ({ palette, lights }: Stage, x: number, y: number) =>
  (palette.dark ? lights.glow(x, y - 30, 90, '#ffb48a', 0.5) : '') +
  [
    [0, 0, 1],
    [38, 10, 0.7],
    [-30, 8, 0.6],
  ]
    .map(([dx = 0, dy = 0, k = 1]) =>
      at(
        x + dx,
        y + dy,
        path('M-9 2Q-6 -20 -8 -36H8Q6 -20 9 2z', '#f4e2cc') +
          sheet(
            'M-34 -32Q-32 -70 0 -72Q32 -70 34 -32Q0 -22 -34 -32z',
            mix('#d9604c', palette.ground, palette.dark ? 0.16 : 0),
            palette.shade,
            3,
          ) +
          circle(-12, -50, 5, '#fff2e0') +
          circle(8, -58, 4, '#fff2e0') +
          circle(16, -42, 4, '#fff2e0'),
        k,
      ),
    )
    .join('')

const crystals = ({ palette, lights }: Stage) =>
  [
    [130, 760, 1.2],
    [1040, 770, 1],
    [960, 740, 0.6],
  ]
    .map(
      ([x = 0, y = 0, k = 1]) =>
        lights.glow(x, y - 50 * k, 150 * k, '#9ac0ff', 0.5) +
        at(
          x,
          y,
          path('M-26 4L-38 -70L-8 -126L14 -60L10 4z', mix('#a9c6f2', palette.moon, 0.2)) +
            path('M8 4L14 -66L36 -96L50 -20L38 4z', '#8a9ee0') +
            path('M-8 -126L-16 -50L-10 4H-26L-38 -70z', '#ffffff', 'opacity=".3"') +
            path('M-30 4L-58 -40L-62 4z', '#7f8fd6'),
          k,
        ),
    )
    .join('')

const caveMouth = (s: Stage) => {
  const mouth = 'M690 700C610 560 640 260 800 190C960 130 1130 260 1140 470C1150 580 1120 660 1090 700z'
  return (
    sheet(
      'M640 720C540 540 600 220 790 140C980 80 1180 220 1190 470C1200 600 1160 680 1130 720z',
      mix(s.palette.stone, s.palette.shade, 0.32),
      s.palette.shade,
      8,
    ) +
    path(mouth, s.lights.fade(s.palette.sky)) +
    s.lights.glow(930, 360, 190, s.palette.moon, 0.6) +
    circle(930, 350, 44, s.palette.moon) +
    path('M646 600Q760 540 860 590T1130 570Q1130 660 1090 700H690Q660 660 646 600z', s.palette.far) +
    path('M660 650Q800 600 930 640T1120 640L1090 700H690z', s.palette.near)
  )
}

const cavern = ({ palette }: Stage) => {
  const rock = mix(palette.stone, palette.shade, 0.8)
  return (
    sheet(
      `M-30 -30H1230V190Q1180 150 1150 210Q1120 300 1092 200Q1060 120 1020 130Q990 230 966 140Q900 80 820 90Q780 190 752 96Q660 60 560 80Q520 180 490 90Q430 60 360 100Q330 240 296 120Q240 100 190 150Q170 300 140 190Q90 200 80 330Q70 600 -30 ${high + 30}z`,
      rock,
      palette.shade,
      12,
    ) + path(`M-10 ${high}V800Q80 860 220 874T700 884T1100 860Q1180 830 1210 780V${high}z`, rock)
  )
}

/** A tree with a platform, a hut with a lit window, and a ladder. */
const bigTree = (s: Stage) => {
  const { palette, lights } = s
  const wood = mix(palette.wood, '#d29a6a', 0.24)
  const leaf = palette.leaf
  const planks = [0, 1, 2, 3]
    .map((index) => line(`M${716 + index * 62} 520V690`, mix(wood, palette.shade, 0.3), 3, 'opacity=".6"'))
    .join('')
  return (
    sheet(
      'M60 420C10 300 90 190 200 210C230 80 440 40 560 110C660 30 880 40 930 150C1080 120 1190 250 1140 380C1180 480 1060 540 960 500C800 560 400 560 300 500C200 550 90 510 60 420z',
      mix(leaf, palette.shade, 0.3),
      palette.shade,
      10,
    ) +
    sheet(
      `M430 ${high + 10}C500 820 500 720 470 600L380 440L430 420L520 540L570 380H640L650 540L740 430L780 450L720 600C690 740 720 820 800 ${high + 10}z`,
      mix(palette.wood, palette.shade, 0.1),
      palette.shade,
      9,
    ) +
    sheet(
      'M140 340C120 240 230 190 300 230C340 130 520 120 580 190C680 110 840 140 870 230C990 200 1070 280 1030 370C960 430 860 400 820 360C720 420 560 400 520 350C440 410 200 420 140 340z',
      leaf,
      palette.shade,
      8,
    ) +
    path(
      'M330 220C380 160 500 160 550 210C470 190 400 196 330 220z',
      mix(leaf, palette.moon, 0.3),
      'opacity=".8"',
    ) +
    lights.glow(800, 590, 300, palette.lamp, palette.dark ? 0.7 : 0.4) +
    sheet('M700 692V510H950V692z', wood, palette.shade, 6) +
    planks +
    sheet(
      'M668 520L825 400L982 520z',
      mix('#a8584c', palette.near, palette.dark ? 0.35 : 0.05),
      palette.shade,
      6,
    ) +
    rect(800, 556, 78, 78, mix(wood, '#f4ead8', 0.4), 8) +
    rect(807, 563, 64, 64, palette.dark ? '#ffd27a' : mix(palette.sky[0], '#ffffff', 0.4), 4) +
    line('M839 563v64M807 595h64', mix(wood, '#f4ead8', 0.4), 5) +
    sheet('M250 690H1010V724H250z', mix(wood, palette.moon, 0.08), palette.shade, 6) +
    line('M300 724L450 800M960 724L730 800', mix(palette.wood, palette.shade, 0.2), 16) +
    line('M270 690V620M390 690V620M510 690V628M258 624H520', mix(wood, palette.shade, 0.1), 11) +
    line(
      'M930 730L960 900M990 730L1020 900M936 770H998M944 812H1004M950 856H1012',
      mix(wood, palette.moon, 0.14),
      9,
    )
  )
}
