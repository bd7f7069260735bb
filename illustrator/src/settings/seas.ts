import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { frame } from './layers/frames.ts'
import { sky } from './layers/sky.ts'
import { bush, palm } from './layers/trees.ts'
import { moonPath, water } from './layers/water.ts'
import { high, onWater, outside, type Place, type Stage, wide } from './stage.ts'

/** Places on the sea and in it. */
export const seas: Partial<Record<Setting, (stage: Stage) => Place>> = {
  island: (s) =>
    outside(
      sky(s, { moonAt: [300, 170] }) +
        water(s, 480) +
        moonPath(s, 300, 486, 700) +
        far(s) +
        dune(s) +
        bush(1090, 760, 0.9, s.palette.leaf, s) +
        palm(s, 900, 740, 1.25) +
        palm(s, 1030, 770, 0.95),
      frame(s, 'leaves'),
      806,
      520,
      { boxes: onWater },
    ),
  ship: (s) =>
    outside(
      sky(s, { moonAt: [250, 170] }) + water(s, 500, 800) + moonPath(s, 250, 506, 640) + rigging(s) + deck(s),
      deckFront(s),
      806,
      500,
      { near: 1.1, boxes: onWater },
    ),
  underwater: (s) => ({
    ...outside(
      rect(
        0,
        0,
        wide,
        high,
        s.lights.fade([mix('#6fc0cc', s.palette.sky[1], s.palette.dark ? 0.45 : 0.1), '#2a6a98', '#16325e']),
      ) +
        s.lights.glow(640, 60, 620, '#d8f4ec', s.palette.dark ? 0.32 : 0.6) +
        [140, 380, 640, 900]
          .map((x) => path(`M${x} 0H${x + 80}L${x - 10} ${high}H${x - 240}z`, '#d8f4f0', 'opacity=".07"'))
          .join('') +
        reef(s, 560, 120, '#2c6a90', 0.5) +
        reef(s, 640, 90, '#25547e', 0.9) +
        sheet(
          `M-20 760Q260 690 620 730T1220 720V${high + 20}H-20z`,
          s.lights.fade(['#e6cf9c', '#b89468', '#6a5a68']),
          '#0a1838',
          9,
          '#f4e4bc',
        ) +
        corals(s) +
        shoal(s),
      weeds(s),
      810,
    ),
    indoors: true,
  }),
}

const far = (s: Stage) =>
  sheet(
    'M760 500Q840 430 930 450Q1000 400 1090 470Q1150 470 1190 500z',
    mix(s.palette.far, s.palette.sky[2], 0.3),
    s.palette.shade,
    4,
  )

const dune = (s: Stage) => {
  const sand = mix('#e2c393', s.palette.ground, s.palette.dark ? 0.5 : 0.1)
  const shape = `M60 ${high + 10}C140 740 340 700 560 716C760 680 1000 690 1100 760Q1180 800 1210 ${high + 10}z`
  return (
    sheet(
      shape.replace('M60', 'M20').replace('700 560 716', '676 560 694'),
      mix('#ffffff', s.palette.water, 0.35),
      s.palette.shade,
      4,
    ) +
    sheet(
      shape,
      s.lights.fade([mix(sand, s.palette.moon, 0.2), sand, mix(sand, s.palette.shade, 0.36)]),
      s.palette.shade,
      7,
      mix(sand, s.palette.moon, 0.5),
    )
  )
}

const rigging = ({ palette, lights }: Stage) => {
  const canvas = mix('#f6e7c6', palette.sky[2], palette.dark ? 0.3 : 0.1)
  const sail = (d: string) =>
    sheet(
      d,
      lights.fade([mix(canvas, palette.moon, 0.3), canvas, mix(canvas, palette.sky[1], 0.4)]),
      palette.shade,
      7,
      mix(canvas, '#ffffff', 0.4),
    )
  return (
    line(
      'M830 720L500 -20M830 720L1190 40M830 300L1210 560',
      mix(palette.wood, palette.moon, 0.2),
      3,
      'opacity=".6"',
    ) +
    line('M830 780V-20', mix(palette.wood, palette.shade, 0.1), 26) +
    sail('M640 -20H1030Q1000 60 1020 130Q830 160 642 130Q664 60 640 -20z') +
    sail('M570 170H1100Q1050 310 1086 450Q830 500 580 450Q620 310 570 170z') +
    path(
      'M760 310a72 72 0 1 0 140 10a58 58 0 0 1 -140 -10z',
      mix(palette.lamp, canvas, 0.3),
      'opacity=".8"',
    ) +
    line('M556 166H1114M620 140H1040', palette.wood, 14) +
    line('M580 452L620 700M1080 452L1110 700', mix(palette.wood, palette.moon, 0.2), 4)
  )
}

const deck = (s: Stage) => {
  const { palette, lights } = s
  const wood = mix(palette.wood, '#d29a6a', 0.24)
  const rail = mix(wood, palette.moon, 0.16)
  return (
    sheet(
      `M-20 720Q600 690 1220 720V${high + 20}H-20z`,
      lights.fade([mix(wood, palette.moon, 0.12), wood, mix(wood, palette.shade, 0.4)]),
      palette.shade,
      8,
      mix(wood, palette.moon, 0.4),
    ) +
    Array.from({ length: 11 }, (_, index) =>
      line(
        `M${600 + (index - 5) * 100} 710L${600 + (index - 5) * 210} ${high}`,
        mix(wood, palette.shade, 0.45),
        3,
        'opacity=".5"',
      ),
    ).join('') +
    Array.from({ length: 12 }, (_, index) =>
      sheet(
        `M${index * 108 - 4} 720Q${index * 108 - 14} 680 ${index * 108 + 2} 640H${index * 108 + 12}Q${index * 108 + 28} 680 ${index * 108 + 18} 720z`,
        rail,
        palette.shade,
        3,
      ),
    ).join('') +
    sheet('M-20 622Q600 600 1220 622V642Q600 620 -20 642z', rail, palette.shade, 4) +
    lights.glow(840, 560, 260, palette.lamp, palette.dark ? 0.7 : 0.3) +
    at(
      848,
      520,
      line('M-18 0H8', palette.front, 6) +
        path('M-2 4h20l6 40h-32z', '#ffd98a') +
        rect(-8, 42, 32, 7, palette.front, 3) +
        rect(-6, 0, 28, 7, palette.front, 3),
    ) +
    barrel(s, 1080, 800)
  )
}

const barrel = ({ palette }: Stage, x: number, y: number) => {
  const wood = mix(palette.wood, '#d29a6a', 0.3)
  return at(
    x,
    y,
    ellipse(0, 2, 60, 9, '#0a0820', 'opacity=".3"') +
      sheet('M-44 0Q-66 -60 -44 -118H44Q66 -60 44 0Q0 12 -44 0z', wood, palette.shade, 5) +
      line('M-54 -88H54M-54 -32H54', mix(palette.stone, palette.shade, 0.3), 8) +
      ellipse(0, -118, 44, 10, mix(wood, palette.shade, 0.3)),
  )
}

const deckFront = ({ palette }: Stage) =>
  path(`M-10 ${high}V846Q60 800 130 836Q180 800 230 ${high}z`, palette.front) +
  `<g fill="none" stroke="${mix(palette.front, palette.wood, 0.5)}" stroke-width="11">${[0, 1, 2].map((index) => `<ellipse cx="110" cy="${872 - index * 16}" rx="${84 - index * 8}" ry="20"/>`).join('')}</g>`

/** Rocks and tall weed, far off in the blue. */
const reef = ({ chance }: Stage, y: number, swell: number, colour: string, nearness: number) => {
  let d = `M-20 ${high}V${y + 60}`
  for (let x = 0; x <= wide; x += 150)
    d += `Q${x + 20} ${n(y - swell * chance.between(0.2, 1.3) * (Math.abs(x - 600) / 600 + 0.15))} ${x + 150} ${n(y + chance.between(20, 70))}`
  return sheet(`${d}V${high}z`, colour, '#0a1838', 5 + nearness * 3, mix(colour, '#bfe6ec', 0.25))
}

const corals = ({ chance }: Stage) =>
  [110, 230, 980, 1100]
    .map((x, index) => {
      const colour = ['#d9708a', '#e0a05c', '#b07fd0', '#e0806a'][index] ?? '#d9708a'
      const y = 780 + chance.between(-14, 30)
      if (index % 2 === 0)
        return at(
          x,
          y,
          line(
            'M0 6V-70M0 -30L-34 -80M-18 -54L-44 -60M0 -40L34 -96M18 -66L46 -70M0 -70L-8 -112',
            colour,
            15,
          ) + line('M0 6V-70', mix(colour, '#ffffff', 0.25), 4),
        )
      return at(
        x,
        y,
        sheet(
          'M-64 4C-90 -40 -60 -90 -20 -76C-6 -110 50 -100 54 -66C92 -60 84 -10 66 4z',
          colour,
          '#0a1838',
          4,
        ) +
          line(
            'M-30 -20q10 -24 -4 -40M6 -16q10 -30 0 -56M36 -20q10 -20 4 -34',
            mix(colour, '#ffffff', 0.3),
            5,
          ),
      )
    })
    .join('') +
  at(
    760,
    800,
    path(
      'M0 -34l9 22l24 2l-18 15l6 23l-21 -13l-21 13l6 -23l-18 -15l24 -2z',
      '#f0b06a',
      'transform="rotate(14)"',
    ),
  )

const shoal = ({ chance }: Stage) =>
  Array.from({ length: 9 }, (_, index) =>
    at(
      250 + (index % 3) * 46 + chance.between(-12, 12) + (index > 5 ? 540 : 0),
      250 + Math.floor(index / 3) * 44 + chance.between(-12, 12),
      path('M-22 0C-8 -16 16 -14 26 0C16 14 -8 16 -22 0zM-18 0L-36 -12V12z', mix('#f0c27a', '#2a6a98', 0.3)) +
        circle(14, -3, 2.6, '#16325e'),
      chance.between(0.6, 1),
    ),
  ).join('') +
  Array.from({ length: 18 }, () =>
    circle(
      chance.between(60, 1140),
      chance.between(60, 680),
      chance.between(4, 12),
      '#ffffff',
      'opacity=".18"',
    ),
  ).join('')

const weeds = ({ chance }: Stage) =>
  Array.from({ length: 12 }, (_, index) => {
    const x = index < 6 ? chance.between(-10, 150) : chance.between(1050, 1210)
    const tall = chance.between(160, 420)
    const colour = chance.pick(['#1f5a64', '#1a4a5e', '#2a6a64', '#14406a'])
    const s = (part: number) => n(high + 10 - tall * part)
    return path(
      `M${n(x - 12)} ${s(0)}C${n(x - 50)} ${s(0.3)} ${n(x + 34)} ${s(0.6)} ${n(x)} ${s(1)}C${n(x + 60)} ${s(0.66)} ${n(x - 16)} ${s(0.3)} ${n(x + 16)} ${s(0)}z`,
      colour,
    )
  }).join('')
