import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { castle, fountain, house, lampPost, pane } from './layers/buildings.ts'
import { frame } from './layers/frames.ts'
import { flowers, ground, hills, mountains, pathway, slope } from './layers/land.ts'
import { cloudBank, earth, ringed, sky, space } from './layers/sky.ts'
import { bush, grove, roundTree, treeline } from './layers/trees.ts'
import { high, inTheSky, outside, type Place, type Stage, wide } from './stage.ts'

/** Towns and castles, and places above them. */
export const towns: Partial<Record<Setting, (stage: Stage) => Place>> = {
  village: (s) =>
    outside(
      sky(s) +
        hills(s, 450, 50, s.palette.far) +
        [60, 240, 420, 770, 950, 1120]
          .map((x, index) =>
            house(s, x, 570 + (index % 2) * 10, 0.72 + (index % 3) * 0.06, 1 + (index % 2) * 0.4),
          )
          .join('') +
        hills(s, 600, 20, s.palette.middle) +
        [110, 330, 880, 1090]
          .map((x, index) =>
            house(s, x, 670 + (index % 2) * 14, 1.22 + (index % 2) * 0.14, 1 + ((index + 1) % 2) * 0.45),
          )
          .join('') +
        ground(s, 662, mix(s.palette.ground, s.palette.stone, 0.45), false) +
        pathway(s, 662, 560, 590) +
        cobbles(s) +
        lampPost(s, 986, 712, 0.9) +
        roundTree(560, 650, 0.7, s.palette.leaf, s),
      frame(s, 'boughs', 'leaves'),
      800,
      500,
      { near: 1.14, boxes: ['leaves', 'none'] },
    ),
  rooftops: (s) =>
    outside(
      sky(s, { clouds: 4 }) +
        skyline(s, 520, mix(s.palette.far, s.palette.sky[2], 0.3)) +
        skyline(s, 580, s.palette.middle) +
        [60, 260, 470, 720, 930, 1130]
          .map((x, index) => house(s, x, 740 + (index % 2) * 30, 1.2, 1.3))
          .join('') +
        ridge(s),
      '',
      794,
      560,
      { boxes: inTheSky },
    ),
  castle: (s) =>
    outside(
      sky(s) +
        mountains(s, 500, mix(s.palette.far, s.palette.sky[2], 0.3), false) +
        treeline(s, 'pine', 560, 70, s.palette.far) +
        slope(s, `M-20 ${high}V640Q360 600 560 570H900Q1060 610 1220 650V${high}z`, s.palette.middle) +
        castle(s, 730, 590, 1.06) +
        hills(s, 640, 26, s.palette.near) +
        grove(s, 'both', 680, 5, 0.7, mix(s.palette.near, s.palette.leaf, 0.5), [360, 960]) +
        ground(s, 676, s.palette.ground) +
        pathway(s, 676, 430, 700),
      frame(s, 'leaves'),
      800,
      460,
      { near: 1.12 },
    ),
  'palace-garden': (s) =>
    outside(
      sky(s) +
        treeline(s, 'round', 520, 70, s.palette.far) +
        castle(s, 820, 580, 0.82) +
        hills(s, 590, 18, s.palette.middle) +
        hedge(s) +
        ground(s, 650, s.palette.ground) +
        pathway(s, 650, 560, 800) +
        fountain(s, 960, 760) +
        topiary(s, 110, 740, 1.2) +
        topiary(s, 640, 690, 0.8) +
        flowers(s, 660, 44),
      frame(s, 'leaves'),
      800,
      460,
      { near: 1.14, boxes: ['leaves', 'slopes', 'none'] },
    ),
  sky: (s) => {
    const near = mix(s.palette.sky[2], '#ffffff', s.palette.dark ? 0.12 : 0.5)
    return outside(
      sky(s, { clouds: 5 }) +
        hills(s, 850, 24, mix(s.palette.far, s.palette.sky[2], 0.4), 6) +
        cloudBank(s, -60, 640, 480, 0.6) +
        cloudBank(s, 700, 600, 560, 0.7) +
        cloudBank(s, 160, 790, 860, 1, near) +
        cloudBank(s, -80, 830, 420, 1, near) +
        cloudBank(s, 880, 840, 420, 1, near),
      cloudBank(s, -120, 905, 520, 1, mix(near, s.palette.sky[1], 0.3)) +
        cloudBank(s, 760, 910, 560, 1, mix(near, s.palette.sky[1], 0.3)),
      770,
      590,
      { boxes: inTheSky },
    )
  },
  moon: (s) =>
    outside(
      space(s) +
        earth(s, 930, 220, 1.15) +
        moonland(s, 620, '#8f8ab8', 8) +
        moonland(s, 700, '#b9b4d4', 10) +
        flag(s, 1010, 740),
      path(`M-10 ${high}V830Q120 790 240 860T700 880T1210 840V${high}z`, '#6f6a98'),
      800,
      480,
      { near: 1.16, indoors: true },
    ),
  planet: (s) =>
    outside(
      space(s) +
        ringed(s, 230, 200) +
        earth(s, 1000, 150, 0.4) +
        moonland(s, 610, '#8a4f86', 5) +
        moonland(s, 700, '#c47a94', 8) +
        [
          [180, 720, 1.1],
          [300, 700, 0.7],
          [960, 730, 1.2],
          [1080, 770, 0.8],
        ]
          .map(([x = 0, y = 0, k = 1], index) =>
            sprout(s, x, y, k, ['#86c9ae', '#f0b06a', '#9a8ce0'][index % 3] ?? '#86c9ae'),
          )
          .join(''),
      path(`M-10 ${high}V840Q160 800 300 866T800 880T1210 830V${high}z`, '#4f2f5c'),
      806,
      540,
      { near: 1.16, indoors: true },
    ),
}

const cobbles = ({ palette, chance }: Stage) =>
  Array.from({ length: 34 }, () => {
    const y = chance.between(700, 880)
    const k = 0.5 + (y - 700) / 200
    return ellipse(
      chance.between(20, 1180),
      y,
      26 * k,
      9 * k,
      mix(palette.stone, palette.moon, 0.2),
      'opacity=".28"',
    )
  }).join('')

/** Roofs against the sky, with lit windows. */
const skyline = (s: Stage, y: number, colour: string) => {
  const { chance, palette } = s
  let d = `M-20 ${high}V${y}`
  let lights = ''
  for (let x = -20; x < wide + 20; ) {
    const w = chance.between(80, 150)
    const top = y - chance.between(0, 70)
    const peak = chance.between(40, 80)
    d += `V${n(top)}L${n(x + w / 2)} ${n(top - peak)}L${n(x + w * 0.72)} ${n(top - peak * 0.5)}v-34h18V${n(top - peak * 0.28)}L${n(x + w)} ${n(top)}`
    lights +=
      rect(x + w * 0.28, top + 16, 14, 20, pane(s), 2, 'opacity=".8"') +
      (chance.next() > 0.5 ? rect(x + w * 0.6, top + 16, 14, 20, pane(s), 2, 'opacity=".8"') : '')
    x += w
  }
  return sheet(`${d}V${high}z`, colour, palette.shade, 6) + lights
}

/** The roof that the figures stand on: tiles, a chimney, and a window in it. */
const ridge = (s: Stage) => {
  const { palette, lights } = s
  const tile = mix('#96566a', palette.near, palette.dark ? 0.4 : 0.1)
  const rows = [800, 850].map((y, row) =>
    path(
      Array.from({ length: 21 }, (_, index) => `M${index * 60 - (row % 2) * 30 - 10} ${y}q30 34 60 0`).join(
        '',
      ),
      'none',
      `stroke="${mix(tile, palette.shade, 0.4)}" stroke-width="4" opacity=".6"`,
    ),
  )
  return (
    sheet(
      'M950 790V600H1050V790z',
      mix('#a8685c', palette.near, palette.dark ? 0.4 : 0.1),
      palette.shade,
      7,
    ) +
    sheet('M936 606V578H1064V606z', mix(palette.stone, palette.moon, 0.1), palette.shade, 4) +
    path(
      'M1000 570Q960 530 1000 490Q1040 450 1010 400Q1060 450 1030 500Q1000 540 1010 570z',
      mix('#ffffff', palette.sky[1], 0.5),
      'opacity=".35"',
    ) +
    sheet(
      `M-20 ${high + 10}V770Q600 730 1220 770V${high + 10}z`,
      lights.fade([mix(tile, palette.moon, 0.2), tile, mix(tile, palette.shade, 0.4)]),
      palette.shade,
      9,
      mix(tile, palette.moon, 0.5),
    ) +
    rows.join('')
  )
}

const hedge = (s: Stage) =>
  [0, 130, 260, 390, 520, 1060, 1180]
    .map((x) => bush(x, 670, 0.95, mix(s.palette.leaf, s.palette.near, 0.3), s))
    .join('')

const topiary = ({ palette }: Stage, x: number, y: number, k: number) =>
  at(
    x,
    y,
    ellipse(0, 4, 60, 9, '#0a0820', 'opacity=".25"') +
      line('M0 -40V-220', palette.wood, 10) +
      [
        [-92, 56],
        [-172, 42],
        [-234, 28],
      ]
        .map(
          ([cy = 0, r = 0]) =>
            sheet(
              `M${-r} ${cy}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`,
              palette.leaf,
              palette.shade,
              4,
            ) +
            path(
              `M${-r * 0.6} ${cy - r * 0.3}Q${-r * 0.3} ${cy - r * 0.9} ${r * 0.3} ${cy - r * 0.7}Q${-r * 0.2} ${cy - r * 0.6} ${-r * 0.6} ${cy - r * 0.3}z`,
              mix(palette.leaf, palette.moon, 0.3),
            ),
        )
        .join('') +
      sheet(
        'M-36 4L-44 -46H44L36 4z',
        mix('#b5684c', palette.ground, palette.dark ? 0.35 : 0),
        palette.shade,
        4,
      ),
    k,
  )

const moonland = (s: Stage, y: number, colour: string, craters: number) =>
  sheet(
    `M-20 ${y + 30}Q220 ${y - 50} 520 ${y}T900 ${y - 16}T${wide + 20} ${y + 10}V${high + 20}H-20z`,
    s.lights.fade([mix(colour, '#ffffff', 0.3), colour, mix(colour, '#1a1838', 0.4)]),
    '#100e30',
    9,
    mix(colour, '#ffffff', 0.5),
  ) +
  Array.from({ length: craters }, () => {
    const cx = s.chance.between(20, 1180)
    const cy = s.chance.between(y + 50, high - 20)
    const r = s.chance.between(20, 50) * (0.5 + (cy - y) / 260)
    return (
      ellipse(cx, cy, r, r * 0.28, mix(colour, '#1a1838', 0.36), 'opacity=".7"') +
      ellipse(cx, cy + r * 0.07, r * 0.9, r * 0.2, mix(colour, '#ffffff', 0.16), 'opacity=".6"')
    )
  }).join('')

const flag = (_: Stage, x: number, y: number) =>
  line(`M${x} ${y}v-180`, '#e6e0f2', 7) +
  sheet(
    `M${x + 3} ${y - 178}q44 -18 88 4q26 8 36 2v66q-40 14 -80 -4q-26 -10 -44 -2z`,
    '#e0805f',
    '#100e30',
    4,
  ) +
  circle(x + 62, y - 140, 16, '#ffe9a8')

const sprout = ({ lights }: Stage, x: number, y: number, k: number, colour: string) =>
  lights.glow(x, y - 120 * k, 90 * k, colour, 0.5) +
  at(
    x,
    y,
    path('M-9 4Q-4 -60 -16 -110H8Q0 -60 11 4z', mix(colour, '#2a1a4a', 0.5)) +
      circle(-4, -124, 38, mix(colour, '#ffffff', 0.2)) +
      circle(-2, -121, 36, colour) +
      circle(-14, -134, 9, mix(colour, '#ffffff', 0.5)) +
      circle(10, -112, 6, mix(colour, '#ffffff', 0.4)) +
      path('M-2 -30Q-50 -40 -54 -76Q-16 -74 -2 -30z', mix(colour, '#2a1a4a', 0.3)),
    k,
  )
