import { mix } from '../palette.ts'
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { bed, curtains, dimEdges, lamp, porthole, room, rug, shelf, table, window } from './indoors.ts'
import {
  cloud,
  flowers,
  ground,
  grove,
  hills,
  house,
  leafyFrame,
  roundTree,
  sky,
  stars,
  water,
} from './outdoors.ts'
import { high, type Place, type Stage, wide } from './stage.ts'

type Build = (stage: Stage) => Place

const inside = (back: string, front: string, floor: number, focus = 560, bedAt?: number): Place => ({
  back,
  front,
  floor,
  focus,
  indoors: true,
  ...(bedAt !== undefined && { bed: bedAt }),
})
const outside = (back: string, front: string, floor: number, focus = 560): Place => ({
  back,
  front,
  floor,
  focus,
})

export const places: Partial<Record<Setting, Build>> = {
  bedroom: (s) =>
    inside(
      room(s, { floorAt: 690, lampAt: [1010, 420] }) +
        window(s, 120, 130, 300, 330) +
        curtains(s, 120, 130, 300, 330) +
        pictures(s, 560, 190) +
        table(1010, 590, 170, s) +
        lamp(s, 1010, 576) +
        bed(s, 190, 640, 660) +
        rug(s, 600, 800, 330),
      dimEdges(s),
      812,
      620,
      632,
    ),
  kitchen: (s) =>
    inside(
      room(s, { floorAt: 690, lampAt: [600, 220] }) +
        window(s, 120, 150, 260, 280) +
        curtains(s, 120, 150, 260, 280) +
        stove(s) +
        pans(s) +
        table(560, 640, 430, s) +
        hangingLamp(s, 560),
      dimEdges(s),
      812,
    ),
  attic: (s) =>
    inside(
      room(s, { floorAt: 680, lampAt: [560, 420] }) +
        beams(s) +
        window(s, 500, 170, 200, 240, true) +
        boxes(s) +
        lamp(s, 960, 676),
      dimEdges(s),
      806,
    ),
  library: (s) =>
    inside(
      room(s, { floorAt: 700, lampAt: [600, 330] }) +
        shelf(s, 30, 640, 330, 5) +
        shelf(s, 840, 640, 330, 5) +
        window(s, 470, 140, 260, 400, true) +
        rug(s, 600, 800, 380) +
        lamp(s, 790, 702),
      dimEdges(s),
      812,
    ),
  museum: (s) =>
    inside(
      room(s, { floorAt: 690, lampAt: [600, 260] }) +
        columns(s) +
        bones(s) +
        [250, 950]
          .map((x) =>
            sheet(
              `M${x - 60} 700V600H${x + 60}V700z`,
              mix(s.palette.stone, '#ffffff', 0.15),
              s.palette.shade,
            ),
          )
          .join('') +
        at(250, 600, path('M-20 0Q-40 -60 0 -90Q40 -60 20 0z', '#c98a5c')) +
        at(950, 600, circle(0, -36, 36, '#8fb5c4')),
      dimEdges(s),
      810,
    ),
  ballroom: (s) =>
    inside(
      room(s, { floorAt: 660, lampAt: [600, 190] }) +
        [80, 360, 640, 920].map((x) => window(s, x, 150, 190, 380, true)).join('') +
        chandelier(s) +
        floorTiles(s),
      dimEdges(s),
      800,
    ),
  school: (s) =>
    inside(
      room(s, { floorAt: 690, lampAt: [850, 250] }) +
        sheet('M380 150H900V430H380z', mix('#3f5f52', s.palette.wall, 0.15), s.palette.shade) +
        line('M430 230q60 -50 110 0t110 0M700 320l40 -60l40 60z', '#f0ead8', 5, 'opacity=".7"') +
        window(s, 90, 150, 220, 280) +
        shelf(s, 960, 640, 200, 3) +
        table(250, 640, 210, s) +
        table(950, 660, 200, s),
      dimEdges(s),
      812,
    ),
  rocket: (s) =>
    inside(
      rect(0, 0, wide, high, s.lights.fade(['#39406c', '#56608f'])) +
        [0, 1, 2, 3]
          .map((index) =>
            line(`M${index * 400 - 40} 0Q${index * 400 + 40} 450 ${index * 400 - 40} ${high}`, '#2c335a', 8),
          )
          .join('') +
        porthole(s, 330, 300, 120) +
        porthole(s, 850, 300, 120) +
        s.lights.glow(600, 560, 520, s.palette.lamp, 0.5) +
        sheet(`M-10 690H${wide + 10}V${high + 10}H-10z`, '#444c7c', s.palette.shade) +
        controls(s),
      '',
      812,
    ),
  village: (s) =>
    outside(
      sky(s) +
        hills(s, 470, 50, s.palette.far) +
        [120, 330, 560, 800, 1040]
          .map((x, index) => house(x, 620 - (index % 2) * 26, 1.1 + (index % 3) * 0.16, s))
          .join('') +
        ground(s, 640, mix(s.palette.ground, s.palette.stone, 0.4), false) +
        cobbles(s) +
        [70, 1130].map((x) => lantern(s, x, 720)).join(''),
      leafyFrame(s),
      790,
    ),
  rooftops: (s) =>
    outside(
      sky(s, { clouds: 3 }) +
        [0, 1, 2, 3, 4, 5, 6]
          .map((index) => house(index * 190 + 20, 560 + (index % 2) * 40, 0.9, s))
          .join('') +
        [0, 1, 2, 3].map((index) => roof(s, index * 360 - 80, 720 + (index % 2) * 40)).join('') +
        sheet(
          `M-20 ${high}V780L600 690L${wide + 20} 790V${high}z`,
          mix('#7a4a5c', s.palette.near, 0.45),
          s.palette.shade,
        ),
      '',
      770,
    ),
  castle: (s) =>
    outside(
      sky(s) +
        hills(s, 500, 60, s.palette.far) +
        castle(s, 640, 600) +
        hills(s, 620, 36, s.palette.near) +
        ground(s, 650, s.palette.ground),
      leafyFrame(s),
      790,
      500,
    ),
  'palace-garden': (s) =>
    outside(
      sky(s) +
        castle(s, 850, 560) +
        hills(s, 560, 24, s.palette.middle) +
        hedge(s) +
        ground(s, 640, s.palette.ground) +
        fountain(s, 960, 760) +
        flowers(s, 650, 50) +
        roundTree(150, 700, 1.4, s.palette.leaf, s.palette.wood, s.palette.shade),
      leafyFrame(s),
      790,
      480,
    ),
  harbour: (s) =>
    outside(
      sky(s, { moonAt: [900, 160] }) +
        hills(s, 430, 44, s.palette.far) +
        [90, 260, 430].map((x) => house(x, 520, 0.8, s)).join('') +
        water(s, 510, 760) +
        [720, 980].map((x, index) => boat(s, x, 600 + index * 50, 0.8 + index * 0.3)).join('') +
        quay(s),
      leafyFrame(s),
      806,
      460,
    ),
  ship: (s) => outside(sky(s, { moonAt: [240, 160] }) + water(s, 470, 760) + mast(s) + deck(s), '', 790),
  'playing-field': (s) =>
    outside(
      sky(s) +
        hills(s, 480, 36, s.palette.far) +
        grove(s, 'round', 570, 9, 0.5, s.palette.middle) +
        bunting(s) +
        ground(s, 590, s.palette.ground) +
        [640, 690, 760, 850]
          .map((y, index) =>
            line(
              `M-10 ${y}Q600 ${y - 16 - index * 3} 1210 ${y}`,
              mix('#ffffff', s.palette.ground, 0.35),
              5,
              'opacity=".5"',
            ),
          )
          .join('') +
        goal(s),
      leafyFrame(s),
      790,
    ),
  moon: (s) =>
    outside(
      space(s) +
        earth(s, 930, 220) +
        sheet(`M-20 680Q300 620 620 650T${wide + 20} 660V${high + 20}H-20z`, '#b9b4cc', '#1a1838') +
        craters(s),
      '',
      780,
    ),
  planet: (s) =>
    outside(
      space(s) +
        ringed(s, 220, 200) +
        earth(s, 980, 150, 0.4) +
        sheet(`M-60 ${high}C100 640 420 590 640 592C880 592 1120 650 1260 ${high}z`, '#b5708a', '#1a1030') +
        [
          [240, 730],
          [940, 720],
          [1050, 800],
        ]
          .map(([x = 0, y = 0]) => line(`M${x} ${y}v-70`, '#5f9a8a', 12) + circle(x, y - 90, 28, '#86c9ae'))
          .join('') +
        craters(s, '#94567a'),
      '',
      790,
    ),
}

const pictures = ({ palette }: Stage, x: number, y: number) =>
  rect(x, y, 120, 150, mix(palette.wood, '#e0b98a', 0.3), 6) +
  rect(x + 12, y + 12, 96, 126, mix(palette.wall, '#f4ead8', 0.5), 3) +
  circle(x + 60, y + 64, 24, '#e0a85a') +
  path(`M${x + 12} ${y + 138}q48 -56 96 0z`, '#6f9a6b') +
  rect(x + 170, y + 30, 100, 100, mix(palette.wood, '#e0b98a', 0.3), 6) +
  rect(x + 181, y + 41, 78, 78, mix('#5a7fb5', palette.wall, 0.3), 3) +
  path(`M${x + 220} ${y + 56}l7 16h17l-14 10l6 17l-16 -11l-16 11l6 -17l-14 -10h17z`, '#ffe9a8')

const stove = ({ palette, lights }: Stage) =>
  sheet('M850 700V470H1130V700z', mix(palette.stone, palette.shade, 0.3), palette.shade) +
  rect(900, 560, 180, 100, mix(palette.shade, '#e0703c', 0.4), 10) +
  lights.glow(990, 620, 170, '#ff9a4c', 0.8) +
  path('M950 650q-10 -50 36 -76q10 34 26 26q22 24 6 50z', '#ffc86a') +
  at(
    950,
    470,
    path('M-40 0Q-50 -50 0 -54Q50 -50 40 0z', '#8a94b0') + line('M40 -30q30 -8 24 -34', '#8a94b0', 8),
  )
const pans = ({ palette }: Stage) =>
  line('M560 170H800', palette.wood, 8) +
  [590, 660, 730]
    .map(
      (x, index) =>
        line(`M${x} 172v34`, palette.wood, 5) +
        circle(x, 232, 26 - index * 3, mix('#c98a5c', palette.wall, 0.3)),
    )
    .join('')
const hangingLamp = ({ palette, lights }: Stage, x: number) =>
  line(`M${x} 0V120`, palette.wood, 6) +
  lights.glow(x, 190, 330, palette.lamp, 0.6) +
  path(`M${x - 70} 190Q${x} 90 ${x + 70} 190z`, mix(palette.lamp, '#fff6dc', 0.3))
const beams = ({ palette }: Stage) =>
  path('M-10 -10H600L-10 430zM1210 -10H600L1210 430z', mix(palette.wood, palette.shade, 0.45)) +
  line('M-10 440L600 0L1210 440', mix(palette.wood, '#e0b98a', 0.15), 26) +
  line('M250 690V300M950 690V300', mix(palette.wood, '#e0b98a', 0.1), 20)
const boxes = ({ palette }: Stage) =>
  [
    [90, 680, 150, 110],
    [180, 570, 120, 90],
    [1010, 680, 170, 140],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        sheet(
          `M${x} ${y}v${-h}h${w}v${h}z`,
          mix('#b98a5c', palette.wall, palette.dark ? 0.45 : 0.15),
          palette.shade,
        ) + line(`M${x} ${y - h * 0.7}h${w}`, palette.wood, 5),
    )
    .join('')
const columns = ({ palette }: Stage) =>
  [60, 330, 790, 1060]
    .map(
      (x) =>
        sheet(`M${x} 700V120H${x + 80}V700z`, mix(palette.stone, '#ffffff', 0.12), palette.shade) +
        rect(x - 14, 96, 108, 30, mix(palette.stone, '#ffffff', 0.25), 4) +
        rect(x - 14, 680, 108, 26, mix(palette.stone, '#ffffff', 0.25), 4),
    )
    .join('')
const bones = (_: Stage) =>
  at(
    600,
    690,
    line('M-150 -170Q-40 -250 80 -210Q140 -190 150 -250', '#efe6d6', 13) +
      [-110, -70, -30, 10, 50].map((x) => line(`M${x} -206q14 60 -6 96`, '#efe6d6', 8)).join('') +
      line('M-110 -190L-120 0M40 -210L54 0M-60 -200L-50 0', '#e2d7c4', 11) +
      path('M130 -250C130 -300 210 -310 240 -270L236 -236L170 -228z', '#efe6d6') +
      circle(188, -266, 8, '#3a2c48') +
      line('M-150 -170Q-220 -150 -250 -90', '#efe6d6', 10),
  )
const chandelier = ({ palette, lights }: Stage) =>
  line('M600 -10V110', palette.lamp, 5) +
  lights.glow(600, 180, 420, palette.lamp, 0.7) +
  path('M470 150Q600 240 730 150', 'none', `stroke="${palette.lamp}" stroke-width="10"`) +
  [470, 535, 600, 665, 730]
    .map(
      (x, index) =>
        rect(x - 6, 120 + (index === 2 ? 40 : index % 2 ? 26 : 0), 12, 34, '#fff6e4', 4) +
        circle(x, 112 + (index === 2 ? 40 : index % 2 ? 26 : 0), 9, '#ffe08a'),
    )
    .join('')
const floorTiles = ({ palette }: Stage) =>
  Array.from({ length: 9 }, (_, index) =>
    line(
      `M${600 + (index - 4) * 60} 660L${600 + (index - 4) * 260} ${high}`,
      mix(palette.floor, '#ffffff', 0.2),
      4,
      'opacity=".35"',
    ),
  ).join('')
const controls = ({ chance }: Stage) =>
  sheet('M380 640H820L870 720H330z', '#5d6796', '#1a1838') +
  Array.from({ length: 12 }, (_, index) =>
    circle(420 + index * 34, 676, 9, chance.pick(['#ffd27a', '#e0805f', '#86c9ae', '#8ab4e8'])),
  ).join('')
const cobbles = ({ palette, chance }: Stage) =>
  Array.from({ length: 34 }, () =>
    ellipse(
      chance.between(20, 1180),
      chance.between(690, 880),
      26,
      9,
      mix(palette.stone, palette.ground, 0.55),
      'opacity=".5"',
    ),
  ).join('')
const lantern = ({ palette, lights }: Stage, x: number, y: number) =>
  (palette.dark ? lights.glow(x, y - 220, 200, palette.lamp, 0.8) : '') +
  line(`M${x} ${y}V${y - 200}`, palette.front, 9) +
  rect(x - 18, y - 244, 36, 46, palette.dark ? '#fff0c8' : palette.lamp, 6) +
  path(`M${x - 28} ${y - 244}l28 -20l28 20z`, palette.front)
const roof = ({ palette }: Stage, x: number, y: number) =>
  sheet(
    `M${x} ${y}L${x + 190} ${y - 110}L${x + 380} ${y}V${high}H${x}z`,
    mix('#8a4a52', palette.middle, palette.dark ? 0.55 : 0.2),
    palette.shade,
  ) + rect(x + 250, y - 120, 40, 80, mix('#6a5140', palette.middle, 0.4))
const hedge = ({ palette }: Stage) =>
  Array.from({ length: 13 }, (_, index) =>
    circle(index * 100, 620, 66, mix(palette.leaf, palette.near, 0.3)),
  ).join('')
const fountain = ({ palette }: Stage, x: number, y: number) =>
  at(
    x,
    y,
    sheet('M-120 0Q-120 -50 0 -50Q120 -50 120 0z', palette.stone, palette.shade) +
      rect(-12, -130, 24, 84, palette.stone) +
      ellipse(0, -130, 56, 16, palette.stone) +
      line('M0 -136Q-10 -200 -50 -150M0 -136Q10 -200 50 -150M0 -136V-196', '#dcecf6', 5, 'opacity=".8"'),
    0.9,
  )
const castle = ({ palette, lights }: Stage, x: number, y: number) => {
  const stone = mix(palette.stone, palette.far, 0.35)
  const lit = palette.dark ? palette.lamp : mix(palette.sky[0], '#ffffff', 0.3)
  const tower = (tx: number, w: number, h: number) =>
    sheet(`M${tx} 0V${-h}H${tx + w}V0z`, stone, palette.shade) +
    Array.from({ length: 3 }, (_, index) => rect(tx + (index * w) / 2.6, -h - 16, w / 5, 18, stone)).join(
      '',
    ) +
    sheet(
      `M${tx - 14} ${-h - 12}L${tx + w / 2} ${-h - 110}L${tx + w + 14} ${-h - 12}z`,
      mix('#8a5a8c', palette.middle, 0.35),
      palette.shade,
    ) +
    rect(tx + w / 2 - 11, -h + 40, 22, 40, lit, 11)
  return (
    (palette.dark ? lights.glow(x, y - 150, 330, palette.lamp, 0.3) : '') +
    at(
      x,
      y,
      tower(-230, 90, 250) +
        tower(140, 90, 230) +
        tower(-60, 120, 360) +
        sheet('M-160 0V-170H170V0z', stone, palette.shade) +
        path('M-40 0V-70A40 40 0 0 1 40 -70V0z', lit) +
        [-120, 110].map((wx) => rect(wx - 11, -130, 22, 40, lit, 11)).join('') +
        line('M0 -470V-520', palette.front, 5) +
        path('M0 -520q34 -6 56 10q-26 4 -56 14z', '#c9546a'),
      1,
    )
  )
}
const boat = ({ palette }: Stage, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    path('M-90 -20H90Q70 20 30 20H-40Q-76 16 -90 -20z', mix('#7a4e36', palette.water, 0.2)) +
      line('M0 -20V-150', '#4a3030', 6) +
      path('M8 -146Q80 -90 72 -34H8z', mix('#f6e7c6', palette.sky[1], 0.2)) +
      ellipse(0, 24, 96, 7, palette.shade, 'opacity=".2"'),
    scale,
  )
const quay = ({ palette }: Stage) =>
  sheet(`M-20 740H820V${high + 20}H-20z`, mix(palette.stone, palette.ground, 0.4), palette.shade) +
  [120, 400, 690].map((x) => rect(x, 700, 30, 56, palette.wood, 8)).join('') +
  line('M135 716Q270 760 415 716Q550 760 705 716', mix(palette.wood, '#e0b98a', 0.3), 6)
const mast = ({ palette, lights }: Stage) =>
  line('M820 760V-10', palette.wood, 24) +
  sheet(
    'M560 80H1080Q1020 260 1070 430H570Q620 260 560 80z',
    mix('#f6e7c6', palette.sky[1], palette.dark ? 0.3 : 0.1),
    palette.shade,
  ) +
  line('M540 80H1100M550 430H1090', palette.wood, 13) +
  path('M690 250a60 60 0 1 0 120 10a48 48 0 0 1 -120 -10z', palette.lamp, 'opacity=".6"') +
  lights.glow(820, 560, 260, palette.lamp, 0.4)
const deck = ({ palette }: Stage) =>
  sheet(`M-20 690H${wide + 20}V${high + 20}H-20z`, mix(palette.wood, '#e0b98a', 0.12), palette.shade) +
  [730, 780, 840]
    .map((y) => line(`M-10 ${y}H1210`, mix(palette.wood, palette.shade, 0.4), 4, 'opacity=".5"'))
    .join('') +
  line('M-10 600H1210', mix(palette.wood, '#e0b98a', 0.3), 13) +
  Array.from({ length: 13 }, (_, index) =>
    line(`M${index * 100} 604V692`, mix(palette.wood, '#e0b98a', 0.2), 10),
  ).join('')
const bunting = (_: Stage) =>
  line('M-10 210Q300 310 600 230T1210 220', '#f4ead8', 3) +
  Array.from({ length: 16 }, (_, index) =>
    path(
      `M${index * 78} ${250 + Math.sin(index * 0.9) * 22}h40l-20 44z`,
      ['#c9546a', '#e0a85a', '#5a7fb5', '#6f9a6b'][index % 4] ?? '#c9546a',
      'opacity=".9"',
    ),
  ).join('')
const goal = (_: Stage) => line('M1000 640V520H1150V640', '#f4ead8', 8, 'opacity=".85"')
const space = (s: Stage) =>
  rect(0, 0, wide, high, s.lights.fade(['#070a26', '#1a1c4c', '#3c3270'])) +
  stars(s.chance, 120, 0, 760) +
  cloud(300, 300, 3.4, '#6a4a9a', 0.2) +
  cloud(820, 420, 3.8, '#3f6a9a', 0.18)
const earth = (s: Stage, x: number, y: number, k = 1) =>
  s.lights.glow(x, y, 230 * k, '#8ab4e8', 0.5) +
  at(
    x,
    y,
    circle(0, 0, 96, '#4f83b5') +
      path(
        'M-70 -40q30 -40 70 -20q-6 40 -44 34q-4 30 -30 20zM20 10q40 -20 60 10q-10 40 -44 46q-30 -20 -16 -56z',
        '#7aa86a',
      ) +
      path(
        'M-96 0a96 96 0 0 0 96 96a110 110 0 0 1 -60 -96a110 110 0 0 1 60 -96a96 96 0 0 0 -96 96z',
        '#0d1033',
        'opacity=".25"',
      ),
    k,
  )
const ringed = (_: Stage, x: number, y: number) =>
  circle(x, y, 64, '#e0a85a') +
  path(`M${x - 62} ${y - 14}q62 26 124 0v22q-62 26 -124 0z`, '#c9824c') +
  ellipse(
    x,
    y + 6,
    118,
    22,
    'none',
    `stroke="#f0d9bd" stroke-width="10" opacity=".8" transform="rotate(-14 ${x} ${y})"`,
  )
const craters = ({ chance }: Stage, colour = '#98929f') =>
  Array.from({ length: 12 }, () =>
    ellipse(
      chance.between(20, 1180),
      chance.between(720, 890),
      chance.between(20, 54),
      chance.between(7, 14),
      colour,
      'opacity=".5"',
    ),
  ).join('')
