import { mix } from '../palette.ts'
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import {
  cloud,
  flowers,
  ground,
  grove,
  hills,
  house,
  leafyFrame,
  mountains,
  pine,
  reeds,
  rock,
  roundTree,
  sky,
  water,
} from './outdoors.ts'
import { high, type Place, type Stage, wide } from './stage.ts'

type Build = (stage: Stage) => Place

const open = (back: string, front: string, floor: number, focus = 560): Place => ({
  back,
  front,
  floor,
  focus,
})

export const nature: Partial<Record<Setting, Build>> = {
  meadow: (s) =>
    open(
      sky(s) +
        hills(s, 470, 60, s.palette.far) +
        hills(s, 560, 50, s.palette.middle) +
        grove(s, 'round', 600, 7, 0.42, s.palette.near, [330, 860]) +
        ground(s, 620, s.palette.ground) +
        flowers(s, 640, 26),
      leafyFrame(s),
      770,
    ),
  forest: (s) =>
    open(
      sky(s, { clouds: 0 }) +
        grove(s, 'pine', 540, 13, 0.72, s.palette.far) +
        grove(s, 'both', 600, 9, 1, s.palette.middle) +
        grove(s, 'both', 680, 7, 1.35, s.palette.near, [300, 880]) +
        ground(s, 650, s.palette.ground) +
        rock(1010, 760, 0.8, s),
      leafyFrame(s) + trunk(s, 40) + trunk(s, 1168),
      790,
    ),
  garden: (s) =>
    open(
      sky(s) +
        hills(s, 480, 36, s.palette.far) +
        house(960, 610, 1.7, s) +
        fence(s, 590) +
        roundTree(190, 640, 1.35, s.palette.leaf, s.palette.wood, s.palette.shade) +
        ground(s, 620, s.palette.ground) +
        flowers(s, 640, 46),
      leafyFrame(s),
      780,
      520,
    ),
  park: (s) =>
    open(
      sky(s) +
        hills(s, 480, 40, s.palette.far) +
        grove(s, 'round', 590, 8, 0.66, s.palette.middle) +
        ground(s, 610, s.palette.ground) +
        pathway(s) +
        bench(s, 860, 716) +
        lampPost(s, 1010, 730) +
        roundTree(120, 690, 1.5, s.palette.leaf, s.palette.wood, s.palette.shade),
      leafyFrame(s),
      784,
      480,
    ),
  treehouse: (s) =>
    open(
      sky(s, { moonAt: [930, 170] }) +
        hills(s, 560, 60, s.palette.far) +
        grove(s, 'round', 660, 9, 0.6, s.palette.middle) +
        ground(s, 690, s.palette.ground) +
        bigTree(s),
      leafyFrame(s),
      640,
      560,
    ),
  river: (s) =>
    open(
      sky(s) +
        hills(s, 450, 60, s.palette.far) +
        grove(s, 'both', 540, 11, 0.5, s.palette.middle) +
        water(s, 540, 720) +
        ground(s, 690, s.palette.ground) +
        reeds(150, 720, s) +
        reeds(1000, 706, s) +
        rock(880, 716, 0.7, s),
      leafyFrame(s),
      806,
    ),
  lake: (s) =>
    open(
      sky(s, { moonAt: [840, 170] }) +
        mountains(s, 500, s.palette.far, false) +
        hills(s, 510, 34, s.palette.middle) +
        water(s, 530, 730) +
        moonPath(s, 840, 540) +
        ground(s, 704, s.palette.ground) +
        reeds(1020, 724, s) +
        reeds(80, 730, s),
      leafyFrame(s),
      812,
      500,
    ),
  seaside: (s) =>
    open(
      sky(s, { moonAt: [860, 180] }) +
        water(s, 470, 700) +
        moonPath(s, 860, 480) +
        foam(s, 676) +
        ground(s, 690, mix('#d9b98a', s.palette.ground, s.palette.dark ? 0.62 : 0.15), false) +
        rock(1050, 740, 1.1, s) +
        shells(s),
      leafyFrame(s),
      806,
      500,
    ),
  island: (s) =>
    open(
      sky(s, { moonAt: [300, 170] }) +
        water(s, 470) +
        moonPath(s, 300, 480) +
        sheet(
          `M120 ${high}C180 690 420 640 660 650C900 650 1080 710 1150 ${high}z`,
          mix('#d9b98a', s.palette.ground, s.palette.dark ? 0.62 : 0.15),
          s.palette.shade,
        ) +
        palm(s, 930, 700, 1.2) +
        palm(s, 1030, 730, 0.9),
      '',
      800,
      540,
    ),
  mountain: (s) =>
    open(
      sky(s) +
        mountains(s, 560, s.palette.far, true) +
        mountains(s, 640, s.palette.middle, false) +
        hills(s, 620, 70, s.palette.near, 3) +
        pine(130, 720, 0.9, s.palette.near, s.palette.wood, s.palette.shade) +
        ground(s, 670, s.palette.ground) +
        rock(1000, 770, 1.2, s) +
        rock(240, 760, 0.7, s),
      leafyFrame(s),
      800,
    ),
  cave: (s) =>
    open(
      rect(0, 0, wide, high, mix(s.palette.stone, s.palette.shade, 0.72)) +
        caveMouth(s) +
        s.lights.glow(560, 640, 560, s.palette.lamp, 0.6) +
        sheet(
          `M-20 700Q300 660 620 690T${wide + 20} 690V${high + 20}H-20z`,
          mix(s.palette.stone, s.palette.shade, 0.35),
          s.palette.shade,
        ) +
        crystals(s),
      cavern(s),
      800,
    ),
  snowfield: (s) =>
    open(
      sky(s) +
        mountains(s, 560, s.palette.far, true) +
        hills(s, 580, 40, mix('#eef1fa', s.palette.middle, 0.5)) +
        grove(s, 'pine', 640, 8, 0.6, mix('#dfe8f2', s.palette.near, 0.6), [360, 840]) +
        ground(s, 650, mix('#eef1fa', s.palette.sky[1], s.palette.dark ? 0.45 : 0.2), false),
      '',
      790,
    ),
  farm: (s) =>
    open(
      sky(s) +
        hills(s, 480, 50, s.palette.far) +
        hills(s, 560, 36, s.palette.middle) +
        barn(s, 900, 650) +
        fence(s, 640) +
        ground(s, 660, s.palette.ground) +
        haystack(s, 190, 720),
      leafyFrame(s),
      796,
      520,
    ),
  sky: (s) =>
    open(
      sky(s, { clouds: 4 }) +
        hills(s, 820, 30, s.palette.far, 6) +
        hills(s, 860, 24, s.palette.middle, 7) +
        [
          [240, 640, 2.2],
          [980, 600, 2],
          [600, 740, 3],
        ]
          .map(([x = 0, y = 0, k = 1]) => cloud(x, y, k, mix(s.palette.sky[2], '#ffffff', 0.35), 0.9))
          .join(''),
      cloud(140, 850, 2.6, mix(s.palette.sky[1], '#ffffff', 0.28), 0.95) +
        cloud(1060, 860, 2.8, mix(s.palette.sky[1], '#ffffff', 0.28), 0.95),
      730,
    ),
  underwater: (s) => ({
    ...open(
      rect(0, 0, wide, high, s.lights.fade([mix('#4f9ab5', s.palette.sky[1], 0.4), '#2a5f8a', '#16325e'])) +
        [180, 420, 700, 960]
          .map((x) => path(`M${x} 0L${x - 90} ${high}H${x + 60}z`, '#bfe6ec', 'opacity=".09"'))
          .join('') +
        hills(s, 640, 60, '#1f4a70') +
        ground(s, 720, '#c9a878', false) +
        weeds(s),
      '',
      800,
    ),
    indoors: true,
  }),
}

const trunk = (s: Stage, x: number) =>
  sheet(
    `M${x - 60} ${high}C${x - 30} 700 ${x - 44} 300 ${x - 36} -10H${x + 36}C${x + 40} 320 ${x + 30} 690 ${x + 62} ${high}z`,
    s.palette.front,
    s.palette.shade,
  )

const fence = ({ palette }: Stage, y: number) => {
  const wood = mix(palette.wood, '#e6d3b4', palette.dark ? 0.12 : 0.45)
  return (
    line(`M-10 ${y - 46}H1210M-10 ${y - 14}H1210`, wood, 9) +
    Array.from({ length: 25 }, (_, index) =>
      path(`M${index * 50 - 6} ${y + 20}v-96l12 -16l12 16v96z`, wood),
    ).join('')
  )
}

const pathway = ({ palette }: Stage) =>
  path(
    `M420 ${high}C520 780 700 720 640 640C620 622 640 612 660 610C760 640 760 760 700 ${high}z`,
    mix(palette.ground, '#f0d9bd', palette.dark ? 0.16 : 0.5),
    'opacity=".8"',
  )

const bench = ({ palette }: Stage, x: number, y: number) =>
  line(`M${x - 70} ${y}v-40M${x + 70} ${y}v-40`, mix(palette.wood, palette.shade, 0.4), 10) +
  rect(x - 96, y - 52, 192, 14, palette.wood, 6) +
  rect(x - 96, y - 92, 192, 12, palette.wood, 6) +
  rect(x - 96, y - 114, 192, 12, palette.wood, 6)

const lampPost = ({ palette, lights }: Stage, x: number, y: number) =>
  (palette.dark ? lights.glow(x, y - 250, 230, palette.lamp, 0.8) : '') +
  line(`M${x} ${y}V${y - 226}`, palette.front, 9) +
  path(`M${x - 20} ${y - 226}l-7 -44h54l-7 44z`, palette.dark ? '#fff0c8' : palette.lamp) +
  path(`M${x - 32} ${y - 270}l32 -22l32 22z`, palette.front)

const bigTree = (s: Stage) => {
  const { palette } = s
  return (
    sheet(
      `M420 ${high + 10}C470 800 470 720 450 650H760C740 730 760 810 820 ${high + 10}z`,
      palette.wood,
      palette.shade,
    ) +
    sheet(
      'M140 420C90 200 360 60 600 110C840 30 1130 200 1060 430C980 520 240 520 140 420z',
      palette.leaf,
      palette.shade,
    ) +
    path('M220 380C200 230 380 140 560 170C420 200 300 280 220 380z', mix(palette.leaf, '#ffffff', 0.12)) +
    sheet('M250 640H950V676H250z', mix(palette.wood, '#e0b98a', 0.25), palette.shade) +
    line(
      'M280 640V560M420 640V560M780 640V560M920 640V560M280 566H420M780 566H920',
      mix(palette.wood, '#e0b98a', 0.2),
      10,
    ) +
    s.lights.glow(600, 470, 300, palette.lamp, 0.55)
  )
}

const moonPath = ({ palette }: Stage, x: number, y: number) =>
  Array.from({ length: 9 }, (_, index) =>
    ellipse(
      x + (index % 2 ? 9 : -9),
      y + index * 18,
      20 + index * 9,
      4,
      palette.moon,
      `opacity="${0.6 - index * 0.05}"`,
    ),
  ).join('')

const foam = ({ palette }: Stage, y: number) =>
  path(
    `M-10 ${y}Q200 ${y + 26} 400 ${y + 4}T800 ${y + 8}T1210 ${y}V${y + 30}H-10z`,
    mix('#ffffff', palette.water, 0.3),
    'opacity=".7"',
  )

const shells = ({ chance }: Stage) =>
  Array.from({ length: 9 }, () =>
    ellipse(
      chance.between(60, 1140),
      chance.between(780, 880),
      9,
      6,
      chance.pick(['#f6dfd0', '#f0bfa6', '#e9e2f2']),
    ),
  ).join('')

const palm = ({ palette }: Stage, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    line('M0 0Q-30 -150 20 -280', palette.wood, 22) +
      [-150, -100, -40, 20, 70]
        .map((turn) =>
          path(
            'M0 0C50 -50 120 -50 170 0C120 -20 60 -10 0 14z',
            palette.leaf,
            `transform="translate(20 -280) rotate(${turn})"`,
          ),
        )
        .join('') +
      circle(14, -268, 14, '#7a4e36') +
      circle(34, -262, 12, '#8f5f40'),
    scale,
  )

const caveMouth = (s: Stage) =>
  path('M690 640C640 380 760 190 930 200C1100 210 1180 420 1130 650z', s.lights.fade(s.palette.sky)) +
  circle(960, 330, 40, s.palette.moon) +
  Array.from({ length: 12 }, () =>
    circle(s.chance.between(760, 1080), s.chance.between(250, 520), 2.4, '#fff6dc'),
  ).join('')

const cavern = ({ palette }: Stage) =>
  path(
    `M-10 -10H1210V210C1100 120 1060 240 980 150C930 90 860 200 800 120C720 60 660 180 560 110C460 60 420 220 320 140C220 90 180 260 90 240C60 420 40 640 -10 ${high}z`,
    mix(palette.stone, palette.shade, 0.86),
  )

const crystals = ({ palette }: Stage) =>
  [
    [150, 740, 1],
    [240, 780, 0.7],
    [1040, 770, 0.9],
  ]
    .map(([x = 0, y = 0, k = 1]) =>
      at(
        x,
        y,
        path('M-26 0L-34 -70L-6 -120L14 -60L10 0z', mix('#a9c6f2', palette.moon, 0.2)) +
          path('M10 0L14 -60L34 -86L44 -20L34 0z', '#8a9ee0') +
          path('M-26 0L-34 -70L-6 -120L-10 0z', '#ffffff', 'opacity=".25"'),
        k,
      ),
    )
    .join('')

const barn = ({ palette }: Stage, x: number, y: number) => {
  const red = mix('#b5543c', palette.middle, palette.dark ? 0.5 : 0.05)
  return at(
    x,
    y,
    sheet('M-150 0V-150L-110 -230L0 -280L110 -230L150 -150V0z', red, palette.shade) +
      path(
        'M-170 -140L-122 -238L0 -296L122 -238L170 -140L150 -146L110 -222L0 -272L-110 -222L-150 -146z',
        mix(red, palette.shade, 0.35),
      ) +
      rect(-46, -110, 92, 110, palette.dark ? palette.lamp : mix(red, palette.shade, 0.3), 6) +
      line('M-46 0L46 -110M46 0L-46 -110', '#f0e2cc', 7) +
      circle(0, -190, 22, palette.dark ? palette.lamp : '#f0e2cc'),
    1,
  )
}

const haystack = ({ palette }: Stage, x: number, y: number) =>
  at(
    x,
    y,
    sheet(
      'M-110 0C-120 -90 -60 -150 0 -156C60 -150 120 -90 110 0z',
      mix('#e0b25c', palette.ground, palette.dark ? 0.5 : 0.05),
      palette.shade,
    ) + line('M-60 -40l30 -20M10 -90l28 18M-20 -30l40 6M40 -40l30 -24', '#b98a3a', 5, 'opacity=".5"'),
    1,
  )

const weeds = ({ chance }: Stage) =>
  Array.from({ length: 14 }, (_, index) => {
    const x = index < 7 ? chance.between(10, 280) : chance.between(900, 1190)
    const tall = chance.between(110, 260)
    return line(
      `M${Math.round(x)} 860q-26 ${Math.round(-tall / 3)} 0 ${Math.round(-tall / 2)}t0 ${Math.round(-tall / 2)}`,
      chance.pick(['#3f8a6a', '#c9708a', '#5fa08a', '#e0914c']),
      13,
    )
  }).join('') +
  Array.from({ length: 16 }, () =>
    circle(
      chance.between(60, 1140),
      chance.between(60, 640),
      chance.between(4, 12),
      '#ffffff',
      'opacity=".16"',
    ),
  ).join('')
