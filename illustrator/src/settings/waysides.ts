import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import type { Setting, Thing } from '../words.ts'
import { furnish } from './furnished.ts'
import { bunting, house, lampPost } from './layers/buildings.ts'
import { fire, stall, tentLit } from './layers/camp.ts'
import { frame } from './layers/frames.ts'
import { flowers, ground, hills, pathway, rock } from './layers/land.ts'
import { lighthouse } from './layers/lighthouse.ts'
import { sky } from './layers/sky.ts'
import { bush, grove, pine, treeline } from './layers/trees.ts'
import { moonPath, water } from './layers/water.ts'
import { high, onWater, outside, type Place, type Stage } from './stage.ts'

/** Places where a walk leads: a playground, a market, a bridge, a pond. */
export const waysides: Partial<Record<Setting, (stage: Stage) => Place>> = {
  lighthouse: (s) =>
    outside(
      sky(s, { moonAt: [260, 170] }) +
        water(s, 470, 800) +
        moonPath(s, 260, 478, 690) +
        rock(90, 690, 1.5, s) +
        headland(s) +
        lighthouse(s, 850, 730, 1.9) +
        cottage(s) +
        ground(s, 716, s.palette.ground) +
        pathway(s, 716, 460, 800) +
        rock(1120, 800, 0.9, s) +
        flowers(s, 730, 22),
      frame(s, 'grass'),
      806,
      470,
      { near: 1.12, boxes: onWater },
    ),
  playground: (s) =>
    outside(
      sky(s) +
        hills(s, 490, 36, s.palette.far) +
        treeline(s, 'round', 570, 70, mix(s.palette.far, s.palette.middle, 0.6)) +
        s.fixed.pick([
          () => [120, 330, 1080].map((x, index) => house(s, x, 620, 0.66 + (index % 2) * 0.1, 1.2)).join(''),
          () => grove(s, 'round', 630, 6, 0.8, s.palette.middle),
          () => blocks(s, 630, s.palette.middle, 0.8),
        ])() +
        ground(s, 620, s.palette.ground) +
        s.fixed.pick(playgrounds)(s),
      frame(s, 'leaves'),
      806,
      560,
      { near: 1.14, boxes: ['leaves', 'none', 'slopes'] },
    ),
  campsite: (s) =>
    outside(
      sky(s, { clouds: 1 }) +
        hills(s, 470, 80, s.palette.far) +
        treeline(s, 'pine', 590, 150, mix(s.palette.far, s.palette.middle, 0.6)) +
        grove(s, 'pine', 650, 8, 0.9, s.palette.middle, [330, 840]) +
        ground(s, 656, s.palette.ground) +
        tentLit(s, 200, 720, 1.35, '#c9705a') +
        tentLit(s, 990, 740, 1.2, '#5f8a92') +
        lanternString(s) +
        fire(s, 350, 800, 1.05) +
        pine(1150, 800, 1.1, mix(s.palette.near, s.palette.leaf, 0.4), s),
      frame(s, 'ferns'),
      800,
      660,
      { near: 1.14, boxes: ['leaves', 'none'] },
    ),
  market: (s) =>
    outside(
      sky(s, { clouds: 2 }) +
        hills(s, 440, 40, s.palette.far) +
        [80, 260, 450, 640, 830, 1020, 1160]
          .map((x, index) => house(s, x, 600, 0.94 + (index % 3) * 0.1, 1.2 + (index % 2) * 0.3))
          .join('') +
        ground(s, 640, mix(s.palette.ground, s.palette.stone, 0.5), false) +
        stall(s, 210, 716, '#c9546a', 'fruit') +
        stall(s, 600, 690, '#e0a03c', 'bread') +
        stall(s, 1000, 716, '#5a8fa8', 'flowers') +
        bunting(s, 230),
      '',
      818,
      580,
      { near: 1.12, boxes: ['none'] },
    ),
  bridge: (s) =>
    outside(
      sky(s, { moonAt: [880, 180] }) +
        hills(s, 450, 60, s.palette.far) +
        [90, 230, 960, 1110].map((x, index) => house(s, x, 610, 0.8 + (index % 2) * 0.14, 1.2)).join('') +
        treeline(s, 'round', 620, 50, s.palette.middle) +
        water(s, 610) +
        moonPath(s, 880, 616, 860) +
        stoneBridge(s),
      bridgeFront(s),
      792,
      580,
      { near: 1.1, boxes: ['leaves', 'none', 'cloud'] },
    ),
  pond: (s) =>
    outside(
      sky(s, { clouds: 2 }) +
        hills(s, 480, 40, s.palette.far) +
        treeline(s, 'round', 560, 90, mix(s.palette.far, s.palette.middle, 0.6)) +
        hills(s, 590, 20, s.palette.near) +
        water(s, 610, 780) +
        willow(s) +
        lilies(s) +
        bulrushes(s) +
        ground(s, 752, s.palette.ground) +
        bush(1120, 770, 0.9, s.palette.leaf, s) +
        rock(60, 800, 0.7, s) +
        flowers(s, 760, 14),
      frame(s, 'reeds'),
      824,
      500,
      { near: 1.2, boxes: ['leaves', 'none', 'slopes'] },
    ),
  'rooftop-garden': (s) =>
    outside(
      sky(s, { clouds: 3 }) +
        blocks(s, 500, mix(s.palette.far, s.palette.sky[2], 0.3), 0.8) +
        blocks(s, 590, s.palette.middle, 1.1) +
        roofTerrace(s) +
        planters(s),
      frame(s, 'leaves'),
      816,
      560,
      { near: 1.16, boxes: ['none', 'leaves'] },
    ),
}

const headland = (s: Stage) =>
  sheet(
    `M420 ${high}V760Q560 640 760 660T1220 650V${high}z`,
    s.lights.fade([mix(s.palette.stone, s.palette.near, 0.4), s.palette.near]),
    s.palette.shade,
    8,
    mix(s.palette.stone, s.palette.moon, 0.4),
  )

const cottage = (s: Stage) => house(s, 1060, 730, 1.25)

const stands = (s: Stage, thing: Thing, x: number, y: number, scale = 1) =>
  s.named.has(thing) ? '' : furnish(s, thing, x, y, scale)
const swingsAt = (s: Stage, x: number) => (s.named.has('swing') ? '' : at(x, 0, swings(s)))
const slideAt = (s: Stage, x: number) => (s.named.has('slide') ? '' : at(x, 0, slide(s)))

/** What one plays on, and where it stands; what the lines name is left to them. */
const playgrounds: readonly ((s: Stage) => string)[] = [
  (s) => swingsAt(s, 0) + slideAt(s, 0) + sandpit(s),
  (s) => stands(s, 'climbing-frame', 250, 730, 1.1) + stands(s, 'roundabout', 620, 700) + swingsAt(s, 600),
  (s) => slideAt(s, -740) + stands(s, 'see-saw', 600, 690, 0.7) + stands(s, 'monkey-bars', 1000, 720, 1.1),
  (s) => stands(s, 'trampoline', 240, 720, 1.1) + sandpit(s) + stands(s, 'climbing-frame', 1010, 730, 1.1),
  (s) => swingsAt(s, 640) + stands(s, 'roundabout', 300, 710, 1.1) + stands(s, 'bench', 620, 690, 0.9),
]

const swings = ({ palette }: Stage) => {
  const frameColour = mix('#d9805f', palette.middle, palette.dark ? 0.4 : 0.05)
  const seat = (x: number, sway: number) =>
    line(
      `M${x} 440L${x + sway - 18} 640M${x + 44} 440L${x + sway + 26} 640`,
      mix(palette.wood, palette.moon, 0.2),
      4,
    ) + rect(x + sway - 26, 636, 60, 12, mix(palette.wood, '#d29a6a', 0.3), 5)
  return (
    line('M90 730L150 432L210 730M430 730L490 432L550 730', mix(frameColour, palette.shade, 0.2), 13) +
    line('M140 432H500', frameColour, 15) +
    seat(210, -26) +
    seat(350, 34)
  )
}

const slide = ({ palette, lights }: Stage) => {
  const red = mix('#d9604c', palette.middle, palette.dark ? 0.38 : 0.05)
  const blue = mix('#5a7fb5', palette.middle, palette.dark ? 0.38 : 0.05)
  return (
    line('M1010 740V470M1100 740V470M1010 520H1100M1010 580H1100M1010 640H1100M1010 700H1100', blue, 12) +
    sheet('M980 470L1055 390L1130 470z', red, palette.shade, 5) +
    rect(1000, 540, 112, 14, mix(blue, palette.moon, 0.2), 4) +
    sheet(
      'M1010 540C950 560 900 640 850 690Q820 718 770 716V740H840Q890 732 930 680C960 640 980 610 1012 600z',
      lights.fade([
        mix('#f0c26a', palette.middle, palette.dark ? 0.35 : 0),
        mix('#e0a03c', palette.middle, palette.dark ? 0.4 : 0),
      ]),
      palette.shade,
      6,
      mix('#f6dfa0', palette.middle, palette.dark ? 0.25 : 0),
    ) +
    line('M1006 532C940 556 890 632 842 680', mix('#fff0c8', palette.middle, palette.dark ? 0.3 : 0), 5)
  )
}

const sandpit = ({ palette }: Stage) => {
  const sand = mix('#e6c88a', palette.ground, palette.dark ? 0.45 : 0.05)
  return (
    ellipse(640, 730, 150, 26, mix(palette.wood, palette.shade, 0.1)) +
    ellipse(640, 726, 140, 21, sand) +
    path('M590 722Q604 688 626 690Q650 690 660 722z', mix(sand, palette.moon, 0.2)) +
    path('M690 716l8 -28h26l8 28z', mix('#c9546a', palette.middle, palette.dark ? 0.35 : 0))
  )
}

const lanternString = ({ palette, lights }: Stage) =>
  line('M-10 330Q300 470 640 360T1210 340', mix(palette.front, palette.wood, 0.4), 4) +
  [110, 270, 430, 600, 770, 940, 1100]
    .map((x, index) => {
      const y = 392 + Math.sin(index * 1.1) * 20 + (index === 3 ? -16 : 0)
      return (
        (palette.dark ? lights.glow(x, y + 16, 80, palette.lamp, 0.7) : '') +
        ellipse(x, y + 18, 15, 19, index % 2 ? '#ffd98a' : '#ffe08a') +
        rect(x - 8, y - 3, 16, 6, palette.front, 2)
      )
    })
    .join('')

/** The wall on the far side, with its lamps, and another bridge farther up the water. */
const stoneBridge = (s: Stage) => {
  const { palette, lights } = s
  const stone = mix(palette.stone, palette.ground, 0.25)
  const far = mix(stone, palette.sky[2], 0.3)
  const arches = [400, 540, 680].map((x) => `M${x - 46} 664V650A46 46 0 0 1 ${x + 46} 650V664z`).join('')
  const joints = Array.from({ length: 17 }, (_, index) => {
    const x = index * 74 + 10
    const y = 668 - Math.sin((index / 16) * Math.PI) * 46
    return `M${x} ${n(y)}v30M${x + 37} ${n(y + 34)}v26`
  }).join('')
  return (
    `<g transform="translate(40 -58)">${
      sheet('M290 664V604Q540 540 790 604V664z', far, palette.shade, 5) +
      path(arches, mix(palette.water, palette.sky[2], 0.4)) +
      path('M330 668h420l-40 20h-340z', far, 'opacity=".3"')
    }</g>` +
    sheet(
      'M-30 790Q600 640 1230 790V670Q600 560 -30 670z',
      lights.fade([mix(stone, palette.moon, 0.16), mix(stone, palette.shade, 0.24)]),
      palette.shade,
      7,
      mix(stone, palette.moon, 0.4),
    ) +
    line(joints, mix(stone, palette.shade, 0.35), 3, 'opacity=".5"') +
    sheet(
      'M-30 676Q600 566 1230 676V650Q600 540 -30 650z',
      mix(stone, palette.moon, 0.26),
      palette.shade,
      4,
    ) +
    [110, 1090].map((x) => lampPost(s, x, 664, 1)).join('') +
    sheet(
      `M-30 770Q600 660 1230 770V${high + 20}H-30z`,
      lights.fade([mix(stone, palette.moon, 0.2), mix(stone, palette.shade, 0.2)]),
      palette.shade,
      5,
    )
  )
}

/** The nearer wall, low enough to stand before a child's feet and no higher. */
const bridgeFront = (s: Stage) => {
  const { palette, lights } = s
  const stone = mix(mix(palette.stone, palette.ground, 0.3), palette.front, palette.dark ? 0.3 : 0.15)
  const joints = Array.from(
    { length: 14 },
    (_, index) => `M${index * 92 + 20} ${n(856 - Math.sin((index / 13) * Math.PI) * 26)}v30`,
  ).join('')
  return (
    sheet(
      `M-30 858Q600 800 1230 858V${high + 20}H-30z`,
      lights.fade([mix(stone, palette.moon, 0.14), mix(stone, palette.shade, 0.3)]),
      palette.shade,
      8,
      mix(stone, palette.moon, 0.4),
    ) + line(joints, mix(stone, palette.shade, 0.4), 3, 'opacity=".6"')
  )
}

/** Its twigs hang in curtains, each a chain of leaves. */
const willow = ({ palette, chance }: Stage) => {
  const leaf = mix(palette.leaf, palette.near, 0.2)
  const curtain = (x: number, tall: number, colour: string) => {
    const half = chance.between(20, 30)
    const sway = chance.between(-16, 16)
    const side = (way: 1 | -1, from: number, to: number) =>
      Array.from(
        { length: 5 },
        () =>
          `q${n(way * half * 0.5)} ${n((to - from) * 0.1)} ${n((sway - way * half * 0.5) / 5)} ${n((to - from) / 5)}`,
      ).join('')
    const d = `M${n(x - half)} 260${side(-1, 260, 260 + tall)}L${n(x + sway + 4)} ${n(280 + tall)}L${n(x + half)} 260z`
    return path(d, colour)
  }
  return (
    path('M-40 240H440L400 420H-40z', mix(leaf, palette.shade, 0.4), 'opacity=".5"') +
    sheet(
      'M130 790C180 640 160 460 190 300L256 300C240 470 250 640 300 790z',
      mix(palette.wood, palette.shade, 0.1),
      palette.shade,
      7,
    ) +
    [-10, 60, 110, 300, 350, 400, 450]
      .map((x) => curtain(x, chance.between(220, 380), mix(leaf, palette.shade, 0.24)))
      .join('') +
    [20, 84, 330, 376, 426]
      .map((x) => curtain(x, chance.between(160, 300), mix(leaf, palette.moon, 0.08)))
      .join('') +
    sheet(
      'M-60 320C-60 160 90 90 230 100C390 90 500 180 490 300C460 330 440 300 420 320C390 340 370 300 340 316C300 336 280 300 240 312C200 330 180 296 140 314C110 334 90 304 60 320C30 336 0 310 -60 320z',
      leaf,
      palette.shade,
      7,
      mix(leaf, palette.moon, 0.3),
    ) +
    path(
      'M60 220C110 150 260 130 360 190C260 170 150 180 60 220z',
      mix(leaf, palette.moon, 0.26),
      'opacity=".7"',
    )
  )
}

const lilies = ({ palette, chance }: Stage) =>
  [
    [560, 690],
    [700, 730],
    [860, 680],
    [980, 736],
    [640, 650],
  ]
    .map(([x = 0, y = 0], index) =>
      at(
        x + chance.between(-16, 16),
        y,
        ellipse(0, 4, 50, 12, palette.shade, 'opacity=".25"') +
          path('M-48 0A48 12 0 1 1 30 9L2 0z', mix(palette.leaf, palette.water, 0.25)) +
          (index % 2 === 0
            ? path(
                'M-20 -4Q-34 -20 -28 -28Q-12 -22 -8 -8Q-12 -30 0 -36Q12 -30 8 -8Q12 -22 28 -28Q34 -20 20 -4Q0 6 -20 -4z',
                mix('#f6cbd8', palette.water, palette.dark ? 0.25 : 0),
              ) + circle(0, -10, 6, '#ffd98a')
            : ''),
        0.7 + (y - 640) / 260,
      ),
    )
    .join('')

const bulrushes = ({ palette, chance }: Stage) =>
  Array.from({ length: 9 }, (_, index) => {
    const x = index < 4 ? 440 + index * 26 : 1030 + (index - 4) * 34
    const tall = chance.between(120, 210)
    return (
      line(
        `M${x} 780Q${x + 4} ${n(780 - tall * 0.5)} ${x + 8} ${n(780 - tall)}`,
        mix(palette.leaf, palette.shade, 0.2),
        5,
      ) + ellipse(x + 8, 780 - tall, 8, 24, mix(palette.wood, palette.shade, 0.1))
    )
  }).join('')

/** Houses of a city, with windows in rows, some of them lit. */
const blocks = ({ chance, palette }: Stage, y: number, colour: string, k: number) => {
  let drawn = ''
  for (let x = -30; x < 1220; ) {
    const w = chance.between(110, 180) * k
    const top = y - chance.between(20, 170) * k
    const tone = mix(colour, palette.sky[1], chance.between(0, 0.2))
    drawn += sheet(`M${n(x)} ${high}V${n(top)}h${n(w)}V${high}z`, tone, palette.shade, 5)
    let lit = ''
    let unlit = ''
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++) {
        const d = `M${n(x + w * (0.16 + column * 0.27))} ${n(top + 26 * k + row * 44 * k)}h${n(w * 0.14)}v${n(22 * k)}h${n(-w * 0.14)}z`
        if (chance.next() > 0.55) lit += d
        else unlit += d
      }
    drawn +=
      path(lit, palette.dark ? '#ffd27a' : mix(palette.sky[0], '#ffffff', 0.3), 'opacity=".85"') +
      path(unlit, mix(tone, palette.shade, 0.3), 'opacity=".7"')
    x += w + chance.between(-4, 14)
  }
  return drawn
}

const roofTerrace = (s: Stage) => {
  const { palette, lights } = s
  const brick = mix('#a8685c', palette.near, palette.dark ? 0.45 : 0.12)
  const wood = mix(palette.wood, '#d29a6a', 0.3)
  return (
    sheet(
      'M-20 620H1220V700H-20z',
      lights.fade([mix(brick, palette.moon, 0.14), brick]),
      palette.shade,
      7,
      mix(brick, palette.moon, 0.4),
    ) +
    line(
      'M-20 648H1220M-20 676H1220',
      mix(brick, palette.shade, 0.3),
      3,
      'opacity=".5" stroke-dasharray="60 8"',
    ) +
    sheet(
      `M-20 696H1220V${high + 20}H-20z`,
      lights.fade([mix(wood, palette.moon, 0.1), wood, mix(wood, palette.shade, 0.4)]),
      palette.shade,
      6,
      mix(wood, palette.moon, 0.3),
    ) +
    [730, 772, 822, 880]
      .map((y) => line(`M0 ${y}H1200`, mix(wood, palette.shade, 0.4), 3, 'opacity=".5"'))
      .join('') +
    line('M60 700V330M1140 700V330', mix(palette.wood, palette.shade, 0.1), 14) +
    lanternString(s)
  )
}

const planters = ({ palette, chance }: Stage) =>
  [120, 360, 850, 1080]
    .map((x, index) => {
      const wood = mix(palette.wood, '#d29a6a', 0.15)
      const leaf = mix(palette.leaf, palette.moon, index % 2 ? 0.12 : 0)
      const fruit = ['#d9604c', '#e8b64c', '#c9608a', '#d98a4c'][index] ?? '#d9604c'
      const plants = Array.from({ length: 7 }, (_, plant) => {
        const px = -80 + plant * 26
        const tall = chance.between(50, 120)
        return (
          path(
            `M${px} -58Q${n(px - 30)} ${n(-58 - tall * 0.7)} ${px} ${n(-58 - tall)}Q${n(px + 30)} ${n(-58 - tall * 0.7)} ${px} -58z`,
            plant % 2 ? leaf : mix(leaf, palette.shade, 0.2),
          ) + circle(px + 4, -58 - tall * 0.5, 8, mix(fruit, palette.near, palette.dark ? 0.3 : 0))
        )
      })
      return at(
        x,
        718,
        plants.join('') +
          sheet('M-106 0L-98 -64H98L106 0z', wood, palette.shade, 5) +
          line('M-100 -42H100M-103 -20H103', mix(wood, palette.shade, 0.3), 3, 'opacity=".6"'),
        0.9,
      )
    })
    .join('')
