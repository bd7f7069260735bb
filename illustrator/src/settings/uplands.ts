import { mix } from '../palette.ts'
import { at, circle, line, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { barn, bunting, fence, house } from './layers/buildings.ts'
import { frame } from './layers/frames.ts'
import { ground, hills, mountains, pathway, rock } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { grove, mushrooms, pine, treeline } from './layers/trees.ts'
import { high, outside, type Place, type Stage } from './stage.ts'

/** Places farther out: fields, heights, snow, and what lies inside a hill. */
export const uplands: Partial<Record<Setting, (stage: Stage) => Place>> = {
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
      { near: 1.16 },
    ),
  'playing-field': (s) =>
    outside(
      sky(s) +
        hills(s, 480, 36, s.palette.far) +
        treeline(s, 'round', 570, 66, s.palette.middle) +
        bunting(s, 300) +
        line('M-4 640V290M600 640V300M1204 640V290', mix(s.palette.wood, s.palette.middle, 0.4), 8) +
        ground(s, 606, s.palette.ground) +
        [650, 704, 780]
          .map((y, index) =>
            line(`M-10 ${y}Q600 ${y - 20 - index * 4} 1210 ${y}`, '#f4ead8', 4 + index, 'opacity=".4"'),
          )
          .join('') +
        goal(s),
      frame(s, 'grass'),
      800,
      560,
      { near: 1.14 },
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
      560,
      { boxes: ['slopes', 'paper', 'none'] },
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
