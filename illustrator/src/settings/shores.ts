import { mix } from '../palette.ts'
import { line, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { house, lampPost } from './layers/buildings.ts'
import { frame } from './layers/frames.ts'
import { flowers, ground, hills, mountains, rock } from './layers/land.ts'
import { lighthouse } from './layers/lighthouse.ts'
import { sky } from './layers/sky.ts'
import { bush, grove, treeline } from './layers/trees.ts'
import { beach, boat, moonPath, water } from './layers/water.ts'
import { high, onWater, outside, type Place, type Stage } from './stage.ts'

/** Places by the water, on it and in it. */
export const shores: Partial<Record<Setting, (stage: Stage) => Place>> = {
  river: (s) =>
    outside(
      sky(s) +
        hills(s, 450, 60, s.palette.far) +
        treeline(s, 'pine', 530, 80, mix(s.palette.far, s.palette.middle, 0.5)) +
        hills(s, 550, 40, s.palette.middle) +
        grove(s, 'both', 590, 6, 0.66, s.palette.near, [380, 800]) +
        stream(s) +
        rock(900, 770, 0.6, s) +
        rock(760, 700, 0.4, s) +
        ground(s, 740, s.palette.ground) +
        flowers(s, 740, 16),
      frame(s, 'reeds'),
      820,
      480,
      { boxes: ['leaves', 'none', 'slopes'] },
    ),
  lake: (s) =>
    outside(
      sky(s, { moonAt: [840, 170], clouds: 2 }) +
        mountains(s, 500, mix(s.palette.far, s.palette.sky[2], 0.25), s.chance.next() > 0.4) +
        treeline(s, 'pine', 520, 70, s.palette.middle) +
        water(s, 520, 760) +
        moonPath(s, 840, 524, 740) +
        boat(s, 260, 610, 0.42) +
        jetty(s) +
        ground(s, 730, s.palette.ground) +
        bush(70, 760, 1, s.palette.leaf, s),
      frame(s, 'reeds'),
      822,
      500,
      { boxes: onWater },
    ),
  seaside: (s) =>
    outside(
      sky(s, { moonAt: [860, 180] }) +
        headland(s) +
        water(s, 480, 740) +
        moonPath(s, 860, 486, 690) +
        boat(s, 420, 560, 0.36) +
        beach(s, 700) +
        rock(1070, 770, 1.2, s) +
        rock(960, 790, 0.5, s),
      frame(s, 'grass'),
      812,
      500,
      { boxes: onWater },
    ),
  harbour: (s) =>
    outside(
      sky(s, { moonAt: [900, 160] }) +
        hills(s, 430, 44, s.palette.far) +
        [70, 210, 340, 470]
          .map((x, index) => house(s, x, 530, 0.86 + (index % 2) * 0.12, 1 + (index % 3) * 0.4))
          .join('') +
        lighthouse(s, 1090, 560) +
        water(s, 520, 790) +
        moonPath(s, 900, 526, 720) +
        [760, 990].map((x, index) => boat(s, x, 620 + index * 70, 0.7 + index * 0.35)).join('') +
        quay(s),
      '',
      816,
      460,
      { near: 1.14, boxes: onWater },
    ),
}

const stream = (s: Stage) =>
  water(s, 610, 800) +
  ['M-20 600Q300 590 420 626T700 650Q400 680 -20 690z', 'M1220 600Q900 600 800 630T640 660Q900 690 1220 700z']
    .map((d) => sheet(d, mix(s.palette.ground, s.palette.near, 0.4), s.palette.shade, 6))
    .join('')

const jetty = ({ palette }: Stage) => {
  const wood = mix(palette.wood, '#d29a6a', 0.2)
  return (
    line('M920 640V700M1010 660V720M850 690V760M980 720V790', mix(wood, palette.shade, 0.4), 14) +
    sheet('M900 630H1010L1060 780H800z', wood, palette.shade, 5) +
    line('M890 660H1018M872 700H1034M846 744H1050', mix(wood, palette.shade, 0.4), 4, 'opacity=".6"')
  )
}

const headland = (s: Stage) =>
  sheet(
    'M-20 500V360Q80 330 150 380Q260 420 330 500z',
    s.lights.fade([s.palette.far, s.palette.middle]),
    s.palette.shade,
    6,
    mix(s.palette.far, s.palette.moon, 0.4),
  ) + lighthouse(s, 96, 372, 0.6)

const quay = (s: Stage) => {
  const { palette, lights } = s
  const stone = mix(palette.stone, palette.ground, 0.4)
  return (
    sheet(
      `M-20 750H900L960 ${high + 20}H-20z`,
      lights.fade([mix(stone, palette.moon, 0.16), mix(stone, palette.shade, 0.3)]),
      palette.shade,
      8,
      mix(stone, palette.moon, 0.4),
    ) +
    [0, 1, 2]
      .map((row) =>
        line(
          `M${row % 2 ? 0 : 60} ${800 + row * 34}H${900 + row * 16}`,
          mix(stone, palette.shade, 0.3),
          3,
          'opacity=".5" stroke-dasharray="120 14"',
        ),
      )
      .join('') +
    [150, 820]
      .map((x) =>
        sheet(
          `M${x - 16} 770V712Q${x} 700 ${x + 16} 712V770z`,
          mix(palette.wood, palette.moon, 0.1),
          palette.shade,
          4,
        ),
      )
      .join('') +
    line('M166 730Q480 800 806 730', mix(palette.wood, '#e0b98a', 0.5), 6) +
    lampPost(s, 60, 770)
  )
}
